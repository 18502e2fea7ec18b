/// The signs that a file of words is written with.
extension UInt8 {
    static let space = UInt8(ascii: " ")
    static let lineFeed = UInt8(ascii: "\n")
    static let comma = UInt8(ascii: ",")
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let equals = UInt8(ascii: "=")
    static let comment = UInt8(ascii: "#")
    static let star = UInt8(ascii: "*")
    static let at = UInt8(ascii: "@")
    static let anyWord = UInt8(ascii: "_")
    static let fewWords = UInt8(ascii: "~")

    /// Stands between two words.
    var isBorder: Bool {
        self == .space || self == .lineFeed || self == .comma || self == .slash || self == .equals
    }
}

/// Bytes of a file of words are looked at where they lie: nothing is copied for each of many thousand words.
extension Span<UInt8> {
    /// Calls `body` with everything between two such signs that is not empty.
    func parts(between sign: UInt8, _ body: (Span<UInt8>) -> Void) { parts({ $0 == sign }, body) }

    /// Calls `body` with each word.
    func words(_ body: (Span<UInt8>) -> Void) { parts(\.isBorder, body) }

    @inline(__always)
    private func parts(_ isBorder: (UInt8) -> Bool, _ body: (Span<UInt8>) -> Void) {
        var start = 0
        for index in 0...count where index == count || isBorder(self[index]) {
            if start < index { body(extracting(start..<index)) }
            start = index + 1
        }
    }

    /// The beginning of words: `stem*`.
    var isStem: Bool { count > 0 && self[count - 1] == .star }
}

extension String {
    init(_ letters: Span<UInt8>) { self.init(decoding: letters.indices.map { letters[$0] }, as: UTF8.self) }
}
