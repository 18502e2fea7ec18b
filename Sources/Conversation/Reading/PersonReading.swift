internal import Understanding

/// Whom of several people a name means: its words in any order, without accents and capitals. A name with a slip is no
/// name yet: it is only asked about.
struct PersonReading {
    /// Those who bear every word of it.
    let exact: [Int]
    /// Those who bear every word of it but for slips in long ones.
    let near: [Int]

    init(_ plain: Plain, among names: [String]) {
        let asked = plain.words
        let known = names.map { Plain($0).words }
        exact = known.indices.filter { Self.bears(known[$0], asked) { $0 == $1 } }
        near = exact.isEmpty ? known.indices.filter { Self.bears(known[$0], asked, by: Self.isLike) } : []
    }

    /// Each word of the name is another word of theirs.
    private static func bears(
        _ known: [String], _ asked: [String], by isSame: (String, String) -> Bool
    ) -> Bool {
        guard asked.contains(where: { $0.count >= 2 }) else { return false }
        var rest = known
        for word in asked {
            guard let index = rest.firstIndex(where: { isSame($0, word) }) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    /// The same, or with one slip in five letters, with two in nine.
    private static func isLike(_ known: String, _ asked: String) -> Bool {
        if known == asked { return true }
        guard min(known.count, asked.count) >= 5 else { return false }
        return Slip.count(between: known, and: asked, upTo: asked.count >= 9 ? 2 : 1) != nil
    }
}
