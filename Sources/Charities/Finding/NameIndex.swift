/// Which names of a directory have a word, also with one slip of the finger: the names that somebody may mean are looked
/// up instead of all being read.
struct NameIndex: Equatable {
    /// By each word, and where a slip is forgiven by what is left of it without each of its letters.
    private let places: [String: [Int]]
    private let initials: [String: [Int]]
    /// Those of one word are meant by it alone.
    private let single: Set<Int>

    init(_ names: [[String]]) {
        var places: [String: [Int]] = [:]
        var initials: [String: [Int]] = [:]
        for (index, name) in names.enumerated() {
            for key in Set(name.flatMap(Self.keys)) { places[key, default: []].append(index) }
            if name.count >= 3 { initials[String(name.compactMap(\.first)), default: []].append(index) }
        }
        (self.places, self.initials) = (places, initials)
        single = Set(names.indices.filter { names[$0].count == 1 })
    }

    /// Names that may have this word.
    func places(of word: String) -> Set<Int> {
        Set(Self.keys(of: word).flatMap { places[$0] ?? [] })
    }

    /// Names that these words may mean: two of them beside each other, one alone, or their first letters.
    func candidates(for told: [String]) -> [Int] {
        var found: Set<Int> = []
        let hits = told.map(places)
        for at in told.indices {
            found.formUnion(initials[told[at]] ?? [])
            found.formUnion(hits[at].intersection(single))
            if at + 1 < told.count {
                found.formUnion(hits[at].intersection(hits[at + 1]))
                found.formUnion(places[told[at] + told[at + 1]] ?? [])
            }
        }
        return found.sorted()
    }

    /// Names that may have all of these words.
    func holding(_ told: [String]) -> [Int] {
        guard let first = told.first else { return [] }
        return told.dropFirst().reduce(places(of: first)) { $0.intersection(places(of: $1)) }.sorted()
    }

    /// One slip is one letter too few in one of two words, or one too few in both.
    private static func keys(of word: String) -> [String] {
        guard word.utf8.count >= 4 else { return [word] }
        return [word]
            + word.indices.map { index in
                var left = word
                left.remove(at: index)
                return left
            }
    }
}
