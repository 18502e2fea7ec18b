/// Something that is called what was asked for.
public enum ResultFinding: Hashable, Sendable {
    case area(ResultArea)
    /// Somebody's name as it is shown, and where.
    case person(String, ResultPlace)
}

extension ResultsShelf {
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

    /// The best of what is called so, each with its rank.
    func findings(
        _ wanted: [[UInt8]], _ limits: [Int], in place: ResultPlace?, _ most: Int
    ) -> [(rank: Int, finding: ResultFinding)] {
        let own = places.filter { place == nil || $0.place == place }
        let hits = areaHits(wanted, limits, own) + nameHits(wanted, limits, own)
        let best = hits.indices.sorted { (hits[$0].rank, $0) < (hits[$1].rank, $1) }.prefix(most)
        return best.map { index in
            let hit = hits[index]
            guard let place = hit.place else { return (hit.rank, .area(area(hit.number))) }
            return (hit.rank, .person(name(hit.number).filter { $0 != "\u{FFFD}" }, place.place))
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
