import Glibc

extension StringProtocol {
    /// Without spaces, tabs and ends of lines at both ends.
    public var trimmed: String { trimmed { $0.properties.isWhitespace } }

    /// Without the letters that go, at both ends.
    public func trimmed(where goes: (Unicode.Scalar) -> Bool) -> String {
        let letters = unicodeScalars
        guard let first = letters.firstIndex(where: { !goes($0) }),
            let last = letters.lastIndex(where: { !goes($0) })
        else { return "" }
        return String(self[first..<letters.index(after: last)])
    }
}

extension Double {
    /// With this many digits after the point, as C writes it.
    public func fixed(_ places: Int) -> String {
        String(unsafeUninitializedCapacity: 400) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { buffer in
                withVaList([Int32(places), self]) {
                    min(buffer.count, Int(vsnprintf(buffer.baseAddress, buffer.count, "%.*f", $0)))
                }
            }
        }
    }
}
