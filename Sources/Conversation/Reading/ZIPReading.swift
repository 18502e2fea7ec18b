internal import CivicFacts
internal import Understanding

/// What an answer to the ZIP question is.
enum ZIPReading: Equatable {
    case zip(ZIP)
    /// Five places with a letter where a digit was meant (`3O31O`).
    case probably(ZIP)
    /// Five digits that no place has.
    case unknown(String)
    /// A postal code of Canada, by its first three signs.
    case canadian(String)
    /// A postal code of another country.
    case foreign
    case none

    init(_ text: String) {
        guard Self.mayHoldCode(text) else {
            self = .none
            return
        }
        let tokens = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { Self.narrow(String($0)) }
        if let found = Self.newest(tokens) {
            self = ZIP(found).flatMap { Region($0) == nil ? nil : $0 }.map { .zip($0) } ?? .unknown(found)
        } else if let area = Self.canadian(tokens) {
            self = .canadian(area)
        } else if let meant = tokens.compactMap(Self.repaired).first {
            self = .probably(meant)
        } else if tokens.count <= 2,
            tokens.contains(where: Self.looksForeign) || Self.looksForeign(tokens.joined())
        {
            self = .foreign
        } else {
            self = .none
        }
    }

    /// False for most of what people say, numbers and all, without looking closely: a code is five signs or more with a
    /// digit, two neighbours with a digit each, or hardly anything else is said.
    private static func mayHoldCode(_ text: String) -> Bool {
        var (tokens, length) = (0, 0)
        var hasDigit = false, hadDigit = false, isAnyDigit = false
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D:
                if length == 0 {
                    tokens += 1
                    (hadDigit, hasDigit) = (hasDigit, false)
                }
                length += 1
                if byte >= 0x30, byte <= 0x39 { (hasDigit, isAnyDigit) = (true, true) }
                if hasDigit, hadDigit || length >= 5 { return true }
            // Digits of whatever script.
            case 0x80...: return true
            default: length = 0
            }
        }
        return isAnyDigit && tokens <= 2
    }

    /// Of two codes the first; but "I moved from 85004 to 60614" and "it was 85004, now it's 60614" name the new one last.
    private static func newest(_ tokens: [String]) -> String? {
        let found = tokens.compactMap(digits)
        guard found.count == 2, tokens.contains(where: { moves.contains(Plain($0).text) }) else {
            return found.first
        }
        return found.last
    }

    private static let moves: Set<String> = [
        "moved", "move", "from", "now", "anymore", "used", "mude", "mudamos", "cambie", "ahora", "antes",
    ]

    /// Full-width digits become plain ones.
    private static func narrow(_ token: String) -> String {
        String(
            token.map {
                $0.wholeNumberValue.flatMap { (0...9).contains($0) ? Character("\($0)") : nil } ?? $0
            })
    }

    /// The first five digits of `12345`, `12345-6789` or `123456789`.
    private static func digits(_ token: String) -> String? {
        guard token.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }) else { return nil }
        let parts = token.split(separator: "-", omittingEmptySubsequences: false)
        let isPlain = parts.count == 1 && (token.count == 5 || token.count == 9)
        let isPlusFour = parts.count == 2 && parts[0].count == 5 && parts[1].count == 4
        guard isPlain || isPlusFour else { return nil }
        return String(token.prefix(5))
    }

    private static func repaired(_ token: String) -> ZIP? {
        guard token.count == 5, token.contains(where: \.isNumber) else { return nil }
        let digits = String(token.map { "oO".contains($0) ? "0" : "lI".contains($0) ? "1" : $0 })
        return ZIP(digits).flatMap { Region($0) == nil ? nil : $0 }
    }

    /// "R3C 4A5" or "R3C4A5": Canada Post uses some letters only, and begins with fewer.
    private static func canadian(_ tokens: [String]) -> String? {
        let pairs = tokens.indices.dropLast().map { tokens[$0] + tokens[$0 + 1] }
        let codes = (tokens + pairs).map { $0.uppercased().filter { $0 != "-" } }
        return codes.first(where: isCanadian).map { String($0.prefix(3)) }
    }

    private static func isCanadian(_ code: String) -> Bool {
        let letters = "ABCEGHJKLMNPRSTVWXYZ", digits = "0123456789"
        guard code.count == 6, let first = code.first, !"WZ".contains(first) else { return false }
        return code.enumerated().allSatisfy { index, sign in
            (index % 2 == 0 ? letters : digits).contains(sign)
        }
    }

    private static func looksForeign(_ token: String) -> Bool {
        let hasDigit = token.contains(where: \.isNumber)
        let hasLetter = token.contains(where: \.isLetter)
        return hasDigit && ((hasLetter && (5...8).contains(token.count)) || (!hasLetter && token.count == 6))
    }
}
