/// Something that is called what was asked for.
public enum Finding: Hashable, Sendable {
    case area(ResultArea)
    /// Somebody's name as it is shown, and where.
    case person(String, ResultPlace)
}

extension ResultsArchive {
    /// Areas and people of whose names all words are part, in whatever order: areas first, exact ones before those with
    /// a slip, short names before long ones. Case, accents and one slip in a word of five letters or more do not matter.
    public func search(_ words: String, in place: ResultPlace? = nil, most: Int = 20) -> [Finding] {
        let wanted = FoldedWord.words(of: words)
        guard !wanted.isEmpty, wanted.count <= Self.longest else { return [] }
        for slips in [0, 1] {
            let hits = hits(wanted, in: place, slips: slips) { $0.count > Slip.shortest - 1 ? slips : 0 }
            if !hits.isEmpty { return best(hits, most) }
        }
        return []
    }

    /// The names that are nearest to words that nothing is called.
    public func nearest(to words: String, in place: ResultPlace? = nil, most: Int = 3) -> [Finding] {
        let wanted = FoldedWord.words(of: words)
        guard !wanted.isEmpty, wanted.count <= Self.longest else { return [] }
        return best(hits(wanted, in: place, slips: Self.far) { max(1, min(Self.far, $0.count / 2)) }, most)
    }

    private static var longest: Int { 8 }
    private static var far: Int { 3 }

    private struct Hit {
        let finding: Finding
        let rank: [Int]
    }

    private func best(_ hits: [Hit], _ most: Int) -> [Finding] {
        hits.enumerated().sorted { left, right in
            left.element.rank != right.element.rank
                ? left.element.rank.lexicographicallyPrecedes(right.element.rank) : left.offset < right.offset
        }.prefix(most).map(\.element.finding)
    }

    private func hits(
        _ wanted: [[UInt8]], in place: ResultPlace?, slips: Int, allowed: ([UInt8]) -> Int
    ) -> [Hit] {
        let most = wanted.map(allowed)
        let own = places.filter { place == nil || $0.place == place }
        return areaHits(wanted, most, own) + nameHits(wanted, most, own)
    }

    private func areaHits(_ wanted: [[UInt8]], _ most: [Int], _ own: [PackedPlace]) -> [Hit] {
        let numbers = Set(
            own.flatMap { $0.contests.clamped(to: 0..<file.contestCount) }.map { file.record($0).area })
        return numbers.sorted().compactMap { number in
            let area = area(number)
            let words = FoldedWord.words(of: area.name)
            guard
                let sum = Self.sum(
                    words.count, most, { Slip.distance(words[$1], wanted[$0], upTo: most[$0]) })
            else {
                return nil
            }
            return Hit(finding: .area(area), rank: [sum, 0, words.count])
        }
    }

    private func nameHits(_ wanted: [[UInt8]], _ most: [Int], _ own: [PackedPlace]) -> [Hit] {
        let tables = zip(wanted, most).map { WordSearch.distances(to: $0, in: file.words, upTo: $1) }
        var hits: [Hit] = []
        for place in own {
            file.names.forEach(in: place.names) { number, item in
                let words = Array(sequence(state: item) { $0.isAtEnd ? nil : $0.number(bytes: 2) })
                guard words.allSatisfy({ $0 < file.words.count }),
                    let sum = Self.sum(words.count, most, { Int(tables[$0][words[$1]]) })
                else { return }
                hits.append(Hit(finding: .person(name(number), place.place), rank: [sum, 1, words.count]))
            }
        }
        return hits
    }

    /// The slips of all words together, each held against the nearest word of a name; nil if one is too far.
    private static func sum(_ words: Int, _ most: [Int], _ distance: (Int, Int) -> Int) -> Int? {
        var sum = 0
        for (asked, limit) in most.enumerated() {
            guard let nearest = (0..<words).map({ distance(asked, $0) }).min(), nearest <= limit else {
                return nil
            }
            sum += nearest
        }
        return sum
    }
}
