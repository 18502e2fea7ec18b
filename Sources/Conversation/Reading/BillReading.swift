internal import CivicFacts
internal import Understanding

/// A bill's number in a voter's words: `HR 25`, `s.2140`, `H.J.Res. 7`, `house bill 12`.
public struct BillReading: Hashable, Sendable {
    /// The kinds of measures in Congress, by the names its own data uses.
    public enum Kind: String, Sendable, CaseIterable {
        case hr, s, hjres, sjres, hconres, sconres, hres, sres
    }

    public let kind: Kind
    public let number: Int
    /// The Congress that is named with it, by its number; nil for the one that sits.
    public let congress: Int?

    /// As Congress writes it: "H.R. 25".
    public var spoken: String {
        switch kind {
        case .hr: "H.R. \(number)"
        case .s: "S. \(number)"
        case .hjres: "H.J.Res. \(number)"
        case .sjres: "S.J.Res. \(number)"
        case .hconres: "H.Con.Res. \(number)"
        case .sconres: "S.Con.Res. \(number)"
        case .hres: "H.Res. \(number)"
        case .sres: "S.Res. \(number)"
        }
    }

    /// The first bill that a text names; nil if it names none. A bare number is none.
    public init?(_ text: String) {
        guard !Self.hasSign(text) else { return nil }
        let text = Self.ungrouped(text)
        let words = Utterance(text).words
        for start in words.indices {
            guard let (kind, behind) = Self.kind(words, from: start), behind < words.count else { continue }
            let next = words[behind]
            guard next.utf8.count <= 5, let number = Int(next), number > 0 else { continue }
            (self.kind, self.number) = (kind, number)
            congress = CongressReading(text, besides: behind)?.congress.rawValue
            return
        }
        return nil
    }

    /// "HR 0", "S. 123456": the marks of a bill with a number that no bill has.
    static func isImpossible(_ text: String) -> Bool {
        if hasSign(text) { return true }
        let words = Utterance(ungrouped(text)).words
        return words.indices.contains { start in
            guard let (_, behind) = kind(words, from: start), behind < words.count else { return false }
            let next = words[behind]
            return next.allSatisfy(\.isNumber) && (next.utf8.count > 5 || Int(next) == 0)
        }
    }

    /// "HR 1,234" is one number.
    static func ungrouped(_ text: String) -> String {
        guard text.contains(",") else { return text }
        let signs = Array(text)
        let isDigit = { (index: Int) in signs.indices.contains(index) && signs[index].isNumber }
        return String(
            signs.indices.filter { index in
                let isGrouping =
                    signs[index] == "," && isDigit(index - 1) && (1...3).allSatisfy { isDigit(index + $0) }
                    && !isDigit(index + 4)
                return !isGrouping
            }.map { signs[$0] })
    }

    /// "hr -3", "HR 2.5": a bill's mark before a number that counts nothing.
    private static func hasSign(_ text: String) -> Bool {
        let parts = text.split(whereSeparator: \.isWhitespace)
        return parts.indices.dropFirst().contains { index in
            let words = Utterance(String(parts[index - 1])).words
            guard let (_, behind) = kind(words, from: max(0, words.count - 1)), behind == words.count else {
                return false
            }
            let number = parts[index]
            let isBelow = number.first == "-" && number.dropFirst().first?.isNumber == true
            let pieces = number.split(separator: ".", omittingEmptySubsequences: false)
            let isPart = pieces.count == 2 && pieces.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
            return isBelow || isPart
        }
    }

    /// The kind whose marks begin at a word, and where the number must stand.
    private static func kind(_ words: [String], from start: Int) -> (kind: Kind, behind: Int)? {
        var mark = ""
        var found: (kind: Kind, behind: Int)?
        for index in start..<min(start + 4, words.count) {
            let word = words[index]
            if index > start, word == "no" || word == "number" || word == "numero" {
                if let reached = found { found = (reached.kind, index + 1) }
                continue
            }
            guard let piece = pieces[word] else { break }
            mark += piece
            if let kind = names[mark] { found = (kind, index + 1) }
        }
        return found
    }

    private static let pieces: [String: String] = [
        "h": "h", "r": "r", "s": "s", "j": "j", "con": "con", "res": "res", "hr": "hr", "hres": "hres",
        "sres": "sres", "hjres": "hjres", "sjres": "sjres", "hconres": "hconres", "sconres": "sconres",
        "hj": "hj", "sj": "sj", "hcon": "hcon", "scon": "scon", "jres": "jres", "conres": "conres",
        "house": "h", "senate": "s", "bill": "r", "resolution": "res", "joint": "j", "concurrent": "con",
    ]

    private static let names: [String: Kind] = {
        var names = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0.rawValue, $0) })
        names["sr"] = .s
        return names
    }()
}
