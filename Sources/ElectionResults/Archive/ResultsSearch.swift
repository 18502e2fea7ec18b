/// Something that is called what was asked for.
public enum ResultFinding: Hashable, Sendable {
    case area(ResultArea)
    /// Somebody's name as it is shown, and where.
    case person(String, ResultPlace)
}

extension ResultsArchive {
    /// Areas and people of whose names all words are part, in whatever order: areas first, exact ones before those with
    /// a slip, short names before long ones. Case, accents and one slip in a word of five letters or more do not matter.
    public func search(_ words: String, in place: ResultPlace? = nil, most: Int = 20) -> [ResultFinding] {
        let wanted = FoldedWord.words(of: words)
        for slips in [0, 1] {
            let limits = wanted.map { $0.count >= Slip.shortest ? slips : 0 }
            let found = findings(wanted, limits, in: place, most)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The names that are nearest to words that nothing is called: a slip for every four letters, two at the most. What is
    /// further away has another name, and none is better than that.
    public func nearest(to words: String, in place: ResultPlace? = nil, most: Int = 3) -> [ResultFinding] {
        let wanted = FoldedWord.words(of: words)
        return findings(wanted, wanted.map { min(Self.far, $0.count / 4) }, in: place, most)
    }

    private static var far: Int { 2 }
    private static var longest: Int { 8 }

    /// An area or a name by its number, with its rank among all: slips, then areas before people, then the number of words.
    private struct Hit {
        let number: Int
        let place: PackedPlace?
        let rank: Int

        init(number: Int, place: PackedPlace?, slips: Int, words: Int) {
            self.number = number
            self.place = place
            rank = (2 * slips + (place == nil ? 0 : 1)) << 16 + min(words, 1 << 15)
        }
    }

    private func findings(
        _ wanted: [[UInt8]], _ limits: [Int], in place: ResultPlace?, _ most: Int
    ) -> [ResultFinding] {
        guard !wanted.isEmpty, wanted.count <= Self.longest, wanted.allSatisfy({ $0.count < 64 }) else {
            return []
        }
        let own = places.filter { place == nil || $0.place == place }
        let hits = areaHits(wanted, limits, own) + nameHits(wanted, limits, own)
        let best = hits.indices.sorted { (hits[$0].rank, $0) < (hits[$1].rank, $1) }.prefix(most)
        return best.map { index in
            guard let place = hits[index].place else { return .area(area(hits[index].number)) }
            return .person(name(hits[index].number).filter { $0 != "\u{FFFD}" }, place.place)
        }
    }

    private func areaHits(_ wanted: [[UInt8]], _ limits: [Int], _ own: [PackedPlace]) -> [Hit] {
        var slips = zip(wanted, limits).map { Slip(from: $0, upTo: $1) }
        var hits: [Hit] = []
        for number in file.areas.indices {
            let area = area(number)
            guard !area.name.isEmpty, own.contains(where: { $0.place == area.place }) else { continue }
            let words = FoldedWord.words(of: area.name)
            let distances = slips.indices.map { asked in
                words.map { slips[asked].distance(to: $0) }.min() ?? limits[asked] + 1
            }
            guard zip(distances, limits).allSatisfy(<=) else { continue }
            hits.append(Hit(number: number, place: nil, slips: distances.reduce(0, +), words: words.count))
        }
        return hits
    }

    private func nameHits(_ wanted: [[UInt8]], _ limits: [Int], _ own: [PackedPlace]) -> [Hit] {
        let tables = zip(wanted, limits).map { WordSearch.distances(to: $0, in: file.words, upTo: $1) }
        var nearest = limits
        var hits: [Hit] = []
        for place in own {
            file.names.forEach(in: place.names) { number, item in
                for asked in limits.indices { nearest[asked] = limits[asked] + 1 }
                var (item, words) = (item, 0)
                while !item.isAtEnd {
                    let word = item.number(bytes: 2)
                    words += 1
                    guard word < file.words.count else { continue }
                    for asked in limits.indices {
                        nearest[asked] = min(nearest[asked], Int(tables[asked][word]))
                    }
                }
                var slips = 0
                for asked in limits.indices {
                    if nearest[asked] > limits[asked] { return }
                    slips += nearest[asked]
                }
                hits.append(Hit(number: number, place: place, slips: slips, words: words))
            }
        }
        return hits
    }
}
