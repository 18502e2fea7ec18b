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
        let places = Set(own.map(\.number))
        var hits: [Hit] = []
        file.areas.forEach(in: file.areas.indices) { number, item in
            guard let name = areaName(item, in: places) else { return }
            let words = FoldedWord.words(of: name)
            var sum = 0
            for asked in slips.indices {
                let nearest = words.map { slips[asked].distance(to: $0) }.min() ?? limits[asked] + 1
                if nearest > limits[asked] { return }
                sum += nearest
            }
            hits.append(Hit(number: number, place: nil, slips: sum, words: words.count))
        }
        return hits
    }

    /// Nil for an area of another place, and for one that has only a number.
    private func areaName(_ item: PackedCursor, in places: Set<Int>) -> String? {
        var item = item
        guard places.contains(Int(item.byte())) else { return nil }
        item.skip(1)
        item.skip(item.count())
        let name = item.text()
        return name.isEmpty ? nil : name
    }

    private func nameHits(_ wanted: [[UInt8]], _ limits: [Int], _ own: [PackedPlace]) -> [Hit] {
        var tables: [[UInt8]] = []
        for (word, limit) in zip(wanted, limits) {
            let distances = WordSearch.distances(to: word, in: file.words, upTo: limit)
            // A word that is part of no name: nobody is called so.
            guard distances.contains(where: { $0 <= limit }) else { return [] }
            tables.append(distances)
        }
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
