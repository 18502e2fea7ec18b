internal import CivicFacts
internal import Understanding

/// What an answer to the ZIP question is.
enum ZIPReading: Equatable {
    case zip(ZIP)
    /// Five places with a letter where a digit was meant (`3O31O`).
    case probably(ZIP)
    /// A code in use by its first three digits, but not one that is kept.
    case unlisted(ZIP)
    /// Five digits that no place has.
    case unknown(String)
    /// Nothing but a number of so many digits.
    case miscounted(Int)
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
        let tokens = SpelledDigits.joined(
            text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { Self.narrow(String($0)) })
        if let found = Self.newest(tokens) {
            self = Self.checked(found)
        } else if let area = Self.canadian(tokens) {
            self = .canadian(area)
        } else if let meant = tokens.compactMap(Self.repaired).first {
            self = .probably(meant)
        } else if let number = Self.onlyNumber(tokens) {
            let padded = number.count == 4 ? Self.repaired("0" + number) : nil
            self = padded.map { .probably($0) } ?? .miscounted(number.count)
        } else if tokens.count <= 2,
            tokens.contains(where: Self.looksForeign) || Self.looksForeign(tokens.joined())
        {
            self = .foreign
        } else {
            self = .none
        }
    }

    /// The codes that are kept, each once, in the order in which the words name them.
    static func codes(in text: String) -> [ZIP] {
        guard mayHoldCode(text) else { return [] }
        let tokens = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { narrow(String($0)) }
        var codes: [ZIP] = []
        for case .zip(let zip) in tokens.compactMap(digits).map(checked) where !codes.contains(zip) {
            codes.append(zip)
        }
        return codes
    }

    /// Whether the words say which of two codes they mean.
    static func choosesCode(_ text: String) -> Bool {
        let words = Set(Plain(text).words)
        return !words.isDisjoint(with: moves) || !words.isDisjoint(with: ["not", "no"])
    }

    private static func checked(_ digits: String) -> ZIPReading {
        guard let zip = ZIP(digits), let region = Region(zip) else { return .unknown(digits) }
        return region.isKnown ? .zip(zip) : .unlisted(zip)
    }

    /// A number that is no code, with hardly a word beside it.
    private static func onlyNumber(_ tokens: [String]) -> String? {
        let numbers = tokens.filter { $0.contains(where: \.isNumber) }.map { $0.filter { $0 != "-" } }
        guard numbers.count == 1, tokens.count <= 4, numbers[0].allSatisfy(\.isNumber),
            [4, 6, 7, 8, 10, 11].contains(numbers[0].count)
        else { return nil }
        return numbers[0]
    }

    /// False for most of what people say, numbers and all, without looking closely: a code is five signs or more with a
    /// digit, two neighbours with a digit each, or hardly anything else is said. Digits in words are looked for in short
    /// texts.
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
        return isAnyDigit && tokens <= 2 || tokens >= 3 && SpelledDigits.mayStand(in: text)
    }

    /// Of two codes the first; but "I moved from 85004 to 60614" and "it was 85004, oops 60614" name the right one last, and
    /// "not 85004, 60614" takes one back.
    private static func newest(_ tokens: [String]) -> String? {
        let places = tokens.indices.filter { digits(tokens[$0]) != nil }
        let words = tokens.map { Plain($0).text }
        guard places.count == 2 else { return places.first.flatMap { digits(tokens[$0]) } }
        let denied = places.map { words[..<$0].last { !Self.verbs.contains($0) } ?? "" }
        if ["not", "no"].contains(denied[0]) || denied[1] == "no" { return digits(tokens[places[1]]) }
        let isLast = denied[1] != "not" && words.contains(where: moves.contains)
        return digits(tokens[places[isLast ? 1 : 0]])
    }

    private static let verbs: Set<String> = ["is", "its", "it", "the", "was", "es", "era", "fue", "el"]

    private static let moves: Set<String> = [
        "moved", "move", "from", "now", "anymore", "used", "oops", "ups", "typo", "sorry", "wait", "mean",
        "meant", "actually", "mude", "mudamos", "cambie", "ahora", "antes", "perdon", "espera", "quise",
        "digo",
        "mas", "sino",
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
        return if case .zip(let zip) = checked(digits) { zip } else { nil }
    }

    /// "R3C 4A5" or "R3C4A5": Canada Post uses some letters only, and begins with fewer.
    private static func canadian(_ tokens: [String]) -> String? {
        if tokens.count == 1, let half = canadianHalf(tokens[0]) { return half }
        let pairs = tokens.indices.dropLast().map { tokens[$0] + tokens[$0 + 1] }
        let codes = (tokens + pairs).map { $0.uppercased().filter { $0 != "-" } }
        return codes.first(where: isCanadian).map { String($0.prefix(3)) }
    }

    /// "R3C": the first half of a code, which tells the place. Some kinds of visas are called like one.
    static func canadianHalf(_ token: String) -> String? {
        let code = token.uppercased()
        let isVisa = ["H1B", "H1C", "H2A", "H2B", "H3A", "L1A", "L1B"].contains(code)
        return code.count == 3 && !isVisa && isCanadian(code + "1A1") ? code : nil
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
        return hasDigit && hasLetter && (5...8).contains(token.count)
    }
}
