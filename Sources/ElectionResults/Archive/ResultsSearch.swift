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
        return index.areas.compactMap { area in
            guard places.contains(area.place) else { return nil }
            var sum = 0
            for asked in slips.indices {
                let nearest = area.words.map { slips[asked].distance(to: $0) }.min() ?? limits[asked] + 1
                if nearest > limits[asked] { return nil }
                sum += nearest
            }
            return Hit(number: area.number, place: nil, slips: sum, words: area.words.count)
        }
    }

    private func nameHits(_ wanted: [[UInt8]], _ limits: [Int], _ own: [PackedPlace]) -> [Hit] {
        var tables: [[Int: Int]] = []
        for (word, limit) in zip(wanted, limits) {
            let distances = WordSearch.distances(to: word, in: file.words, index, upTo: limit)
            // A word that is part of no name: nobody is called so.
            guard !distances.isEmpty else { return [] }
            tables.append(distances)
        }
        // The rarest word first: most names do not have it.
        let order = tables.indices.sorted { tables[$0].count < tables[$1].count }
        let rare = WordMarks(tables[order[0]], of: file.words.count)
        var hits: [Hit] = []
        for place in own {
            file.names.forEach(in: place.names) { number, item in
                guard rare.stand(in: item), let found = slips(in: item, tables) else { return }
                hits.append(Hit(number: number, place: place, slips: found.slips, words: found.words))
            }
        }
        return hits
    }

    /// How many slips a name needs to have all words, and how many words it has; nil where one is not in it.
    private func slips(in item: PackedCursor, _ tables: [[Int: Int]]) -> (slips: Int, words: Int)? {
        var item = item
        var nearest = [Int?](repeating: nil, count: tables.count)
        var words = 0
        while !item.isAtEnd {
            let word = item.number(bytes: 2)
            words += 1
            for asked in tables.indices {
                guard let distance = tables[asked][word] else { continue }
                nearest[asked] = min(nearest[asked] ?? distance, distance)
            }
        }
        let found = nearest.compactMap(\.self)
        return found.count == tables.count ? (found.reduce(0, +), words) : nil
    }
}

/// Some words of a list by their numbers, a bit each.
private struct WordMarks {
    private var bits: [UInt64]

    init(_ words: [Int: Int], of count: Int) {
        bits = Array(repeating: 0, count: count / 64 + 1)
        for word in words.keys { bits[word / 64] |= 1 << UInt64(word % 64) }
    }

    /// One of them stands in a name.
    func stand(in item: PackedCursor) -> Bool {
        var item = item
        while !item.isAtEnd {
            let word = item.number(bytes: 2)
            if word / 64 < bits.count, bits[word / 64] >> UInt64(word % 64) & 1 == 1 { return true }
        }
        return false
    }
}
