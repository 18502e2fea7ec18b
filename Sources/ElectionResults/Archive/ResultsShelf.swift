internal import CivicFacts

/// One packed file with those of its places that are offered: everything is read where it is asked for.
struct ResultsShelf {
    let file: PackedFile
    private(set) var places: [PackedPlace]
    /// When figures that come from the office itself were last found to be the same there.
    var lastChecked: CivilDate?
    /// What every search and every look-up would read anew.
    let index: ShelfIndex

    init(_ bytes: PackedBytes, offering parts: Set<ResultsPart>) throws(DamagedResults) {
        let file = try PackedFile(bytes)
        self.file = file
        places = file.places.indices.map { PackedPlace(file.places[$0], number: $0) }.filter { packed in
            parts.contains { $0.holds(packed.place) }
        }
        index = ShelfIndex(file)
    }

    /// The same without what another shelf holds.
    func without(_ other: ResultsShelf) -> ResultsShelf {
        var rest = self
        rest.places.removeAll { place in other.places.contains { $0.place == place.place } }
        return rest
    }

    /// Contests of a place: by office, area and time, the oldest first; each round is one.
    func contests(
        in place: ResultPlace, office: Office? = nil, kind: ElectionKind? = nil, year: Int? = nil
    ) -> [ContestHeader] {
        numbers(in: place).compactMap { number in
            let record = file.record(number)
            guard office == nil || record.office == office, kind == nil || record.kind == kind,
                year == nil || record.year == year
            else { return nil }
            return header(record)
        }
    }

    /// Contests of one area, the oldest first.
    func contests(in area: ResultArea, office: Office? = nil) -> [ContestHeader] {
        var seen: (number: Int, isIt: Bool)?
        return numbers(in: area.place).compactMap { number in
            let record = file.record(number)
            guard office == nil || record.office == office else { return nil }
            if seen?.number != record.area { seen = (record.area, self.area(record.area) == area) }
            return seen?.isIt == true ? header(record) : nil
        }
    }

    /// The years of which results of an office are held, the oldest first.
    func years(of office: Office, in place: ResultPlace) -> [Int] {
        let records = numbers(in: place).lazy.map { file.record($0) }
        return Set(records.filter { $0.office == office }.map(\.year)).sorted()
    }

    /// Nil if no contest that is offered has the id.
    func contest(_ id: ContestID) -> PastContest? { number(of: id).map(contest(numbered:)) }

    func numbers(in place: ResultPlace) -> Range<Int> {
        (packed(place)?.contests ?? 0..<0).clamped(to: 0..<file.contestCount)
    }

    /// Nil for a place that is not offered.
    func packed(_ place: ResultPlace) -> PackedPlace? { places.first { $0.place == place } }

    /// Halves the contests by their ids.
    func number(of id: ContestID) -> Int? {
        var (low, high, node) = (0, file.contestCount, 1)
        while low < high {
            let middle = (low + high) / 2
            let number = file.contest(ranked: middle)
            let found = index.pivot(node) ?? header(file.record(number)).id
            if found == id { return isOffered(number) ? number : nil }
            if found < id { low = middle + 1 } else { high = middle }
            node = 2 * node + (found < id ? 1 : 0)
        }
        return nil
    }

    private func isOffered(_ number: Int) -> Bool {
        number < file.contestCount && places.contains { $0.contests.contains(number) }
    }
}
