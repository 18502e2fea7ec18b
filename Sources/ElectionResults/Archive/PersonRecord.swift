/// All contests of one person in one city or state, and those of somebody whose name is alike.
public struct PersonRecord: Hashable, Sendable {
    /// One contest of a person: the name as it stands there.
    public struct Appearance: Hashable, Sendable {
        public let contest: PastContest
        public let standing: ContestStanding
    }

    /// The oldest first.
    public let contests: [Appearance]
    /// First and last name are the same and the rest is not: "perhaps not the same person".
    public let perhaps: [Appearance]
}

extension ResultsShelf {
    /// What is held of a name in a place: of names that are the same when folded, or one person by the table.
    func person(_ name: String, in place: ResultPlace) -> PersonRecord {
        let wanted = FoldedWord.words(of: name)
        guard let packed = packed(place), !wanted.isEmpty else {
            return PersonRecord(contests: [], perhaps: [])
        }
        let folded = FoldedNames(file, wanted)
        var (sure, alike): (Set<Int>, Set<Int>) = ([], [])
        file.names.forEach(in: packed.names) { number, item in
            switch folded.likeness(of: item) {
            case .same: sure.insert(number)
            case .alike: alike.insert(number)
            case nil: break
            }
        }
        for pair in joinedPairs where !sure.isDisjoint(with: pair) { sure.formUnion(pair) }
        return appearances(sure: sure, alike: alike.subtracting(sure), in: packed)
    }

    private var joinedPairs: [Set<Int>] {
        file.joined.indices.map { number in
            var item = file.joined[number]
            return [item.number(bytes: 2), item.number(bytes: 2)]
        }
    }

    /// Pairs of names of a place that are one person.
    func joinedNames(in place: ResultPlace) -> [[String]] {
        guard let names = packed(place)?.names else { return [] }
        return joinedPairs.filter { $0.allSatisfy(names.contains) }.map { $0.sorted().map(name) }
    }

    /// Whether two names are the same when folded, or are one person by the table.
    func isOnePerson(_ one: String, _ other: String, in place: ResultPlace) -> Bool {
        let words = (FoldedWord.words(of: one), FoldedWord.words(of: other))
        guard words.0 != words.1 else { return true }
        return joinedNames(in: place).contains { pair in
            let joined = pair.map { FoldedWord.words(of: $0) }
            return joined.contains(words.0) && joined.contains(words.1)
        }
    }

    private func appearances(sure: Set<Int>, alike: Set<Int>, in place: PackedPlace) -> PersonRecord {
        var (own, others): ([PersonRecord.Appearance], [PersonRecord.Appearance]) = ([], [])
        guard !sure.isEmpty || !alike.isEmpty else { return PersonRecord(contests: [], perhaps: []) }
        for number in numbers(in: place.place) {
            var item = file.standings(of: file.record(number))
            let tally = PackedTally(&item)
            for _ in 0..<tally.names {
                guard let local = PackedStanding(&item).name else { continue }
                let name = place.names.lowerBound + local
                guard sure.contains(name) || alike.contains(name) else { continue }
                let found = appearance(of: name, in: contest(numbered: number))
                if sure.contains(name) { own += found } else { others += found }
            }
        }
        return PersonRecord(contests: byTime(own), perhaps: byTime(others))
    }

    private func appearance(of name: Int, in contest: PastContest) -> [PersonRecord.Appearance] {
        let shown = self.name(name).filter { $0 != "\u{FFFD}" }
        return contest.standings.filter { $0.name == shown }.map {
            PersonRecord.Appearance(contest: contest, standing: $0)
        }
    }

    private func byTime(_ list: [PersonRecord.Appearance]) -> [PersonRecord.Appearance] {
        list.enumerated().sorted { left, right in
            let days = (left.element.contest.header.day, right.element.contest.header.day)
            return days.0 != days.1 ? days.0 < days.1 : left.offset < right.offset
        }.map(\.element)
    }
}
