internal import Charities
internal import Understanding

/// Numbers of cards and bank accounts in what people write: nobody wants them here, and none is kept.
public enum SecretNumbers {
    static let star = UInt8(ascii: "*")

    /// Puts stars in the place of such numbers, in the texts of these members of a JSON text; its length stays, and
    /// whatever stands elsewhere, such as the ids of chats.
    public static func mask(_ json: inout [UInt8], members: [String]) {
        var index = 0
        var isWanted = false
        while index < json.count {
            guard json[index] == UInt8(ascii: "\"") else {
                if json[index] == UInt8(ascii: ",") || json[index] == UInt8(ascii: "{") { isWanted = false }
                index += 1
                continue
            }
            let start = index + 1
            var end = start
            while end < json.count, json[end] != UInt8(ascii: "\"") {
                end += json[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard end < json.count else { return }
            if isMember(json, endingAt: end) {
                isWanted = members.contains { $0.utf8.elementsEqual(json[start..<end]) }
            } else if isWanted {
                mask(&json, in: start..<end)
                isWanted = false
            }
            index = end + 1
        }
    }

    /// The same words with stars in the place of such numbers.
    public static func masked(_ text: String) -> String {
        // Wide digits begin with this byte.
        guard text.utf8.count(where: isDigit) >= 13 || text.utf8.contains(0xEF) else { return text }
        var bytes = Array(text.utf8)
        mask(&bytes, in: bytes.indices)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A number was taken out of these words.
    static func isMasked(_ text: String) -> Bool {
        var count = 0
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            let sign = WrittenSign(bytes, index..<bytes.count)
            if bytes[index] == star {
                count += 1
            } else if sign.kind != .gap {
                count = 0
            }
            if count >= 13 { return true }
            index += sign.length
        }
        return false
    }

    /// Nothing is said beside such a number: there is nothing to do with it.
    static func isNothingElse(_ text: String) -> Bool {
        isMasked(text) && Plain(text).words.allSatisfy { around.contains($0) || $0.allSatisfy(\.isNumber) }
    }

    private static let around: Set<String> = [
        "my", "card", "credit", "debit", "number", "no", "is", "the", "here", "heres", "its", "it", "exp",
        "expires",
        "expiry", "expiration", "cvv", "cvc", "code", "pin", "security", "visa", "mastercard", "amex",
        "discover", "iban",
        "account", "bank", "please", "charge", "use", "this", "and", "date", "mi", "tarjeta", "de", "credito",
        "debito",
        "numero", "es", "el", "la", "aqui", "esta", "vence", "codigo", "seguridad", "cuenta", "bancaria",
        "banco", "cobre",
        "use", "y", "con",
    ]

    private static func isMember(_ json: [UInt8], endingAt quote: Int) -> Bool {
        let next = json[(quote + 1)...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
        return next == UInt8(ascii: ":")
    }

    private static func mask(_ bytes: inout [UInt8], in range: Range<Int>) {
        var index = range.lowerBound
        var isFound = false
        var isAfterEscape = false
        while index < range.upperBound {
            if let card = SpacedCard(bytes, at: index, in: range) {
                card.mask(&bytes)
                (isFound, isAfterEscape) = (true, false)
                index = card.end
                continue
            }
            if let length = escape(bytes, index..<range.upperBound) {
                index += length
                isAfterEscape = true
                continue
            }
            let isStart = index == range.lowerBound || isAfterEscape || !isSign(bytes[index - 1])
            isAfterEscape = false
            guard isStart, isSign(bytes[index]),
                let end = account(bytes, index..<range.upperBound)
                    ?? card(bytes, index..<range.upperBound)
            else {
                index += 1
                continue
            }
            for place in index..<end where isSign(bytes[place]) { bytes[place] = star }
            isFound = true
            index = end
        }
        if isFound { CardCompanions.mask(&bytes, in: range) }
    }

    /// How long an escape of JSON is that begins here, such as the end of a line: its letter is none of the text's.
    static func escape(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.count > 1, bytes[range.lowerBound] == UInt8(ascii: "\\") else { return nil }
        let next = bytes[range.lowerBound + 1]
        if next == UInt8(ascii: "u") { return range.count >= 6 ? 6 : nil }
        return "nrtbf\"\\/".utf8.contains(next) ? 2 : nil
    }

    /// The end of 13 to 19 digits with a right sum that begin here, with a space or a dash between groups of four or more
    /// of which the last may be shorter; nil for others, such as two phone numbers.
    private static func card(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var digits: [Int] = []
        var found: Int?
        var index = range.lowerBound
        var group = 0
        while index < range.upperBound, digits.count < 19, isDigit(bytes[index]) {
            digits.append(Int(bytes[index]) - 48)
            (index, group) = (index + 1, group + 1)
            guard index == range.upperBound || !isSign(bytes[index]) else { continue }
            if digits.count >= 13, Luhn.isRight(digits) { found = index }
            guard group >= 4 else { break }
            if index + 1 < range.upperBound, isGap(bytes[index]), isDigit(bytes[index + 1]) { index += 1 }
            group = 0
        }
        return found
    }

    /// The end of an IBAN (ISO 13616) that begins here: a country, two check digits, 11 to 30 letters and digits.
    private static func account(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var signs: [UInt8] = []
        var found: Int?
        var index = range.lowerBound
        while index < range.upperBound, signs.count < 34, isSign(bytes[index]) {
            signs.append(isDigit(bytes[index]) ? bytes[index] : bytes[index] & 0xDF)
            index += 1
            let isWrong =
                signs.count <= 2
                ? isDigit(signs[signs.count - 1]) : signs.count <= 4 && !isDigit(signs[signs.count - 1])
            guard !isWrong else { return nil }
            guard index == range.upperBound || !isSign(bytes[index]) else { continue }
            if signs.count >= 15, isAccount(signs) { found = index }
            // Groups of four, or none.
            guard signs.count.isMultiple(of: 4) else { break }
            if index + 1 < range.upperBound, isGap(bytes[index]), isSign(bytes[index + 1]) { index += 1 }
        }
        return found
    }

    private static func isAccount(_ signs: [UInt8]) -> Bool {
        (signs[4...] + signs[..<4]).reduce(0) { rest, sign in
            isDigit(sign) ? (rest * 10 + Int(sign) - 48) % 97 : (rest * 100 + Int(sign) - 55) % 97
        } == 1
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
    private static func isSign(_ byte: UInt8) -> Bool {
        isDigit(byte) || 65...90 ~= byte & 0xDF && byte < 128
    }
    private static func isGap(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
    }
}
