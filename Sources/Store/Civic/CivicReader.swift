import CivicFacts
import Conversation

/// Kept civic data as the store's turns read it. The archive is opened at the first question, if there is one by then;
/// all questions of a turn see the same state of it, whatever a sync swaps meanwhile.
final class CivicReader: CivicRecords {
    private let directory: String
    private var archive: CivicArchive?
    private var isReading = false
    /// Places and results as they were read: a page of the feed asks for a thousand places, and they change once a sync.
    private var places: [CivicKey: [CivicRecord.Value]] = [:]
    /// The archive's state that the places are of.
    private var version: Int64?
    /// Square degrees of the country that are kept at most: all of them.
    private static let mostPlaces = 4_000

    init(directory: String) { self.directory = directory }

    /// Lets go of the state that the turn saw.
    func endTurn() {
        guard isReading else { return }
        try? archive?.database.execute("COMMIT")
        isReading = false
    }

    func rows(on shelf: CivicKey, skipping: Int, limit: Int) -> [CivicRecord.Value] {
        guard let reading else { return [] }
        guard shelf.isReadOften else { return reading.rows(on: shelf, skipping: skipping, limit: limit) }
        let all = places[shelf] ?? reading.rows(on: shelf, skipping: 0, limit: 5_000)
        if places.count >= Self.mostPlaces { places = [:] }
        places[shelf] = all
        return Array(all.dropFirst(max(0, skipping)).prefix(max(0, limit)))
    }

    func count(on shelf: CivicKey) -> Int { reading?.count(on: shelf) ?? 0 }

    func looked(_ question: LookQuestion) -> Answer<LookedValue>? { reading?.looked(question) }

    func requests() -> [CivicSource: Int] { reading?.requests() ?? [:] }

    func editions() -> [CivicEdition] { reading?.editions() ?? [] }

    private var reading: CivicArchive? {
        if archive == nil { archive = CivicArchive.kept(in: directory) }
        if let archive, !isReading {
            isReading = (try? archive.database.execute("BEGIN")) != nil
            let found = try? archive.database.first("PRAGMA data_version") { $0.int(0) }
            if found != version { places = [:] }
            version = found
        }
        return archive
    }
}

extension CivicKey {
    /// Places, and the one row of results, which a page asks for again and again.
    fileprivate var isReadOften: Bool {
        switch self {
        case .point, .square, .results: true
        case .congress, .member, .legislature, .area, .elections, .bills, .passedBills, .billsOf, .billsAbout,
            .person,
            .bill, .council, .candidacies:
            false
        }
    }
}
