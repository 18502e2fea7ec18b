public import CivicFacts

/// A city's results as they are kept: what its office publishes, and of the copy in the program the contests that the office does not
/// have. Each contest is of one source.
public struct CityResults: Sendable {
    /// A packed file.
    public let bytes: [UInt8]
    /// Rows that were left out, with the contests they are of.
    public let unreadable: Int

    /// Why rows are not taken.
    public enum Refusal: Error, Hashable, Sendable {
        /// More than one row in two hundred cannot be read, or some stand there twice.
        case unreadable
        /// There are fewer rows than before, or a contest is gone: somebody should look at it.
        case less(rows: Int)
    }

    /// The results of rows that may take the place of those kept before.
    public init(_ rows: [CityRow], after before: CityResults?, on today: CivilDate) throws(Refusal) {
        let old = before?.live ?? []
        let asOf = old.first?.source.asOf ?? today
        let reading = CityReading(rows, asOf: asOf)
        guard !reading.hasDoubles, reading.unreadable * 200 <= rows.count, !reading.contests.isEmpty else {
            throw .unreadable
        }
        let ids = Set(reading.contests.map(\.header.id))
        guard reading.rows >= old.reduce(0, { $0 + $1.standings.count }),
            ids.isSuperset(of: old.map(\.header.id))
        else { throw .less(rows: rows.count) }
        unreadable = reading.unreadable
        let unchanged = Self.packed(reading.contests)
        let isNews = before.map { $0.bytes != unchanged } ?? false
        bytes = isNews ? Self.packed(CityReading(rows, asOf: today).contests) : unchanged
    }

    /// Results as they were kept.
    public init(kept bytes: [UInt8]) { (self.bytes, unreadable) = (bytes, 0) }

    /// Contests that come from the office itself.
    private var live: [PastContest] {
        guard let archive = try? ResultsArchive(bytes: bytes) else { return [] }
        return archive.contests(in: .winnipeg).compactMap { archive.contest($0.id) }
            .filter { $0.source.file == CityReading.file }
    }

    /// These with those of the copy that are not among them, and whoever is one person there is one here.
    private static func packed(_ live: [PastContest]) -> [UInt8] {
        guard let copy = try? ResultsArchive.bundled(offering: [.winnipeg]) else {
            return ContestPacker(live, in: .winnipeg, joining: []).bytes
        }
        let ids = Set(live.map(\.header.id))
        let others = copy.contests(in: .winnipeg).filter { !ids.contains($0.id) }
            .compactMap { copy.contest($0.id) }
        let pairs = copy.shelves.flatMap { $0.joinedNames(in: .winnipeg) }
        return ContestPacker(live + others, in: .winnipeg, joining: pairs).bytes
    }
}
