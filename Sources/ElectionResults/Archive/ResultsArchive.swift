public import CivicFacts

/// Past results: lists, contests, neighbours, people and names, read where they are asked for. They lie in the program; a city's can
/// lie over those, as its office published them since.
public struct ResultsArchive: Sendable {
    /// No two of them hold the same place.
    let shelves: [ResultsShelf]

    private init(shelves: [ResultsShelf]) { self.shelves = shelves }

    /// The results that were built in. Throws only if the program was built from a broken file.
    public static func bundled(
        offering parts: Set<ResultsPart> = Set(ResultsPart.allCases)
    ) throws(DamagedResults) -> ResultsArchive {
        ResultsArchive(shelves: [try ResultsShelf(PackedBytes(), offering: parts)])
    }

    /// The same from bytes; a file that was cut or changed is refused.
    public init(
        bytes: [UInt8], offering parts: Set<ResultsPart> = Set(ResultsPart.allCases)
    ) throws(DamagedResults) {
        shelves = [try ResultsShelf(PackedBytes(bytes), offering: parts)]
    }

    /// These with the places of another archive taken from there, whose sources were asked last on this day.
    public func overlaid(by other: ResultsArchive, lastChecked: CivilDate) -> ResultsArchive {
        let upper = other.shelves.map { shelf in
            var shelf = shelf
            shelf.lastChecked = lastChecked
            return shelf
        }
        let lower = shelves.map { shelf in upper.reduce(shelf) { $0.without($1) } }
        return ResultsArchive(shelves: upper + lower)
    }

    /// Cities and states with results, Winnipeg first, states by their abbreviation.
    public var offered: [ResultPlace] { shelves.flatMap { $0.places.map(\.place) } }

    /// Contests of a place: by office, area and time, the oldest first; each round is one.
    public func contests(
        in place: ResultPlace, office: Office? = nil, kind: ElectionKind? = nil, year: Int? = nil
    ) -> [ContestHeader] {
        shelves.flatMap { $0.contests(in: place, office: office, kind: kind, year: year) }
    }

    /// Contests of one area, the oldest first.
    public func contests(in area: ResultArea, office: Office? = nil) -> [ContestHeader] {
        shelves.flatMap { $0.contests(in: area, office: office) }
    }

    /// The years of which results of an office are held, the oldest first.
    public func years(of office: Office, in place: ResultPlace) -> [Int] {
        shelves.flatMap { $0.years(of: office, in: place) }
    }

    /// Nil if no contest that is offered has the id.
    public func contest(_ id: ContestID) -> PastContest? {
        shelves.lazy.compactMap { $0.contest(id) }.first
    }

    /// The contests before and after one. Each contest counts once, by the round that decided it.
    public func neighbours(of header: ContestHeader) -> Neighbours {
        shelf(of: header.place)?.neighbours(of: header) ?? Neighbours(earlier: nil, later: nil)
    }

    /// All rounds of a contest, the first one first.
    public func rounds(of header: ContestHeader) -> [ContestHeader] {
        shelf(of: header.place)?.rounds(of: header) ?? []
    }

    /// What is held of a name in a place: of names that are the same when folded, or one person by the table.
    public func person(_ name: String, in place: ResultPlace) -> PersonRecord {
        shelf(of: place)?.person(name, in: place) ?? PersonRecord(contests: [], perhaps: [])
    }

    /// Whether two names of a place are the same when folded, or are one person by the table.
    public func isOnePerson(_ one: String, _ other: String, in place: ResultPlace) -> Bool {
        shelf(of: place)?.isOnePerson(one, other, in: place) ?? false
    }

    private func shelf(of place: ResultPlace) -> ResultsShelf? {
        shelves.first { $0.packed(place) != nil }
    }
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

    /// Words of a name as they are compared: small letters without accents, "Saint" as "St.".
    public static func folded(_ name: String) -> [String] {
        FoldedWord.words(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    private static var far: Int { 2 }
    private static var longest: Int { 8 }

    private func findings(
        _ wanted: [[UInt8]], _ limits: [Int], in place: ResultPlace?, _ most: Int
    ) -> [ResultFinding] {
        guard !wanted.isEmpty, wanted.count <= Self.longest, wanted.allSatisfy({ $0.count < 64 }) else {
            return []
        }
        let found = shelves.flatMap { $0.findings(wanted, limits, in: place, most) }
        guard shelves.count > 1 else { return found.map(\.finding) }
        let best = found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }.prefix(most)
        return best.map { found[$0].finding }
    }
}
