internal import CivicFacts

/// How well reports about the same thing are told from others, on reports of which that is known.
///
/// One report a line, `language | ZIP or - | place or - | time of day | words`; lines that stand together are about
/// the same thing, an empty line ends them, `#` begins a note.
public struct LikenessTrial: Sendable {
    /// Two reports, and what was made of them.
    public struct Pair: Sendable {
        public let one: String
        public let other: String
        public let isSame: Bool
        public let score: Double
        /// The index leads from one to the other.
        public let isMet: Bool

        /// They are suggested to moderators: the index led there, and the score says so.
        public var isFound: Bool { isMet && score >= Likeness.threshold }
    }

    public let reports: Int
    public let pairs: [Pair]
    /// The first line that cannot be read, counted from 1.
    public let unreadable: Int?

    public init(_ text: String) {
        var entries: [(group: Int, words: String, likeness: Likeness)] = []
        var group = 0
        var unreadable: Int?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.hasPrefix("#") else { continue }
            guard !line.allSatisfy(\.isWhitespace) else {
                group += 1
                continue
            }
            guard let (words, likeness) = Self.entry(line) else {
                unreadable = unreadable ?? index + 1
                continue
            }
            entries.append((group, words, likeness))
        }
        reports = entries.count
        self.unreadable = unreadable
        var pairs: [Pair] = []
        for (index, one) in entries.enumerated() {
            let traces = Set(one.likeness.bands)
            for other in entries.dropFirst(index + 1) {
                pairs.append(
                    Pair(
                        one: one.words, other: other.words, isSame: one.group == other.group,
                        score: other.likeness.score(with: one.likeness),
                        isMet: !traces.isDisjoint(with: other.likeness.bands)))
            }
        }
        self.pairs = pairs
    }

    public var same: Int { pairs.count(where: \.isSame) }
    public var found: Int { pairs.count { $0.isSame && $0.isFound } }
    public var wrong: Int { pairs.count { !$0.isSame && $0.isFound } }
    /// Pairs that belong together and that the index brings together.
    public var met: Int { pairs.count { $0.isSame && $0.isMet } }
    /// Of the suggestions, the share that is right.
    public var precision: Double { found + wrong == 0 ? 1 : Double(found) / Double(found + wrong) }
    /// Of the pairs that belong together, the share that is suggested.
    public var recall: Double { same == 0 ? 1 : Double(found) / Double(same) }

    private static func entry(_ line: Substring) -> (words: String, likeness: Likeness)? {
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            .map { String($0).trimmingSpaces }
        let hour = parts.count == 5 ? parts[3].split(separator: ":").compactMap { Int64($0) } : []
        guard hour.count == 2, let language = Language(code: parts[0]), !parts[4].isEmpty,
            parts[1] == "-" || ZIP(parts[1]) != nil
        else { return nil }
        let place = Place(words: parts[2] == "-" ? "" : parts[2], zip: ZIP(parts[1]))
        let likeness = Likeness(
            text: parts[4], place: place, kind: KindGuess.kind(of: parts[4]),
            language: language, sentAt: Moment(milliseconds: 0) + .minutes(hour[0] * 60 + hour[1]))
        return (parts[4], likeness)
    }
}
