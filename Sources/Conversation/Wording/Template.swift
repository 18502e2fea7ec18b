/// A sentence with slots in braces: "Report {code} is sent."
struct Template {
    let text: String

    /// The sentence with its slots filled; one without a value is left out. What is filled in is never searched for
    /// slots again.
    func filled(_ value: (String) -> String?) -> String {
        var filled = ""
        var rest = text[...]
        while let slot = Self.first(in: rest) {
            filled += rest[..<slot.lowerBound]
            filled += value(Self.name(of: slot, in: rest)) ?? ""
            rest = rest[slot.upperBound...]
        }
        return filled + rest
    }

    /// The names of all slots.
    var slots: Set<String> {
        var names: Set<String> = []
        var rest = text[...]
        while let slot = Self.first(in: rest) {
            names.insert(Self.name(of: slot, in: rest))
            rest = rest[slot.upperBound...]
        }
        return names
    }

    /// A slot with its braces, which are found by their bytes.
    private static func first(in rest: Substring) -> Range<String.Index>? {
        guard let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        return open..<rest.utf8.index(after: close)
    }

    private static func name(of slot: Range<String.Index>, in rest: Substring) -> String {
        String(rest[slot].dropFirst().dropLast())
    }
}
