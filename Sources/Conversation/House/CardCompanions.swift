/// What is told beside a card's number and belongs to it: the month in which it ends, and its security code.
enum CardCompanions {
    /// Puts stars in their place, in a text out of which a card's number was taken.
    static func mask(_ bytes: inout [UInt8], in range: Range<Int>) {
        var index = range.lowerBound
        // Where the text before an escape of JSON ended.
        var edge: Int?
        while index < range.upperBound {
            if let length = SecretNumbers.escape(bytes, index..<range.upperBound) {
                edge = edge ?? index
                index += length
                continue
            }
            let before = range.lowerBound..<(edge ?? index)
            let isStart = index == range.lowerBound || edge != nil || !isJoined(bytes[index - 1])
            edge = nil
            guard isStart, isDigit(bytes[index]) else {
                index += 1
                continue
            }
            index = end(of: &bytes, from: index, upTo: range.upperBound, before)
        }
    }

    /// Where the digits end that begin here, with stars in their place where they belong to a card.
    private static func end(of bytes: inout [UInt8], from index: Int, upTo limit: Int, _ before: Range<Int>)
        -> Int
    {
        let end = bytes[index..<limit].firstIndex { !isDigit($0) } ?? limit
        let expiry = expiry(bytes, index..<end, upTo: limit)
        let isCode =
            (3...4).contains(end - index) && (end == limit || !isJoined(bytes[end]))
            && (isNamed(bytes, before) || followsNumber(bytes, before))
        for place in index..<(expiry ?? (isCode ? end : index)) where isDigit(bytes[place]) {
            bytes[place] = star
        }
        return expiry ?? end
    }

    /// The end of "12/28" or "12/2028", whose first part these digits are.
    private static func expiry(_ bytes: [UInt8], _ month: Range<Int>, upTo limit: Int) -> Int? {
        guard (1...2).contains(month.count), month.upperBound < limit, bytes[month.upperBound] == slash,
            let number = Int(String(decoding: bytes[month], as: UTF8.self)), (1...12).contains(number)
        else { return nil }
        let start = month.upperBound + 1
        let end = bytes[start..<limit].firstIndex { !isDigit($0) } ?? limit
        guard [2, 4].contains(end - start), end == limit || !isWordly(bytes[end]) && bytes[end] != slash
        else {
            return nil
        }
        return end
    }

    /// The word before says what it is, perhaps with "is" between.
    private static func isNamed(_ bytes: [UInt8], _ before: Range<Int>) -> Bool {
        var end = before.upperBound
        for _ in 0..<2 {
            while end > before.lowerBound, !isWordly(bytes[end - 1]) { end -= 1 }
            var start = end
            while start > before.lowerBound, isWordly(bytes[start - 1]) { start -= 1 }
            let word = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
            if names.contains(where: word.hasSuffix) { return true }
            guard between.contains(word) else { return false }
            end = start
        }
        return false
    }

    /// Only gaps lie between it and the stars of a number.
    private static func followsNumber(_ bytes: [UInt8], _ before: Range<Int>) -> Bool {
        let last = bytes[before].last { ![0x20, 0x2C, 0x3B, 0x2D, slash].contains($0) }
        return last == star
    }

    /// "código" ends so in any spelling of its accent.
    private static let names = [
        "cvv", "cvv2", "cvc", "cvc2", "csc", "code", "digo", "codigo", "pin", "seguridad", "exp",
    ]
    private static let between: Set<String> = ["is", "es", "number", "numero", "de"]
    private static let star = UInt8(ascii: "*")
    private static let slash = UInt8(ascii: "/")

    /// "11/3/2026" is a day.
    private static func isJoined(_ byte: UInt8) -> Bool { isWordly(byte) || byte == slash }
    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
    private static func isWordly(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte >= 128 || 65...90 ~= byte & 0xDF
    }
}
