import Conversation
import Foundation

/// Kept civic data as the store's turns read it. The archive is opened at the first question, if there is one by then;
/// all questions of a turn see the same state of it, whatever a sync swaps meanwhile.
final class CivicReader: CivicRecords {
    private let directory: String
    private var archive: CivicArchive?
    private var isReading = false

    init(directory: String) {
        self.directory = directory
    }

    /// Lets go of the state that the turn saw.
    func endTurn() {
        guard isReading else { return }
        try? archive?.database.execute("COMMIT")
        isReading = false
    }

    func rows(on shelf: CivicShelf, skipping: Int, limit: Int) -> [CivicRecord.Value] {
        reading?.rows(on: shelf, skipping: skipping, limit: limit) ?? []
    }

    func count(on shelf: CivicShelf) -> Int {
        reading?.count(on: shelf) ?? 0
    }

    func looked(_ question: LookQuestion) -> Answer<LookedValue>? {
        reading?.looked(question)
    }

    func edition(of feed: CivicFeed) -> CivicEdition? {
        reading?.edition(of: feed)
    }

    private var reading: CivicArchive? {
        let file = URL(filePath: directory, directoryHint: .isDirectory).appending(path: "civic.sqlite").path
        if archive == nil, FileManager.default.fileExists(atPath: file) {
            archive = try? CivicArchive(directory: directory)
        }
        if let archive, !isReading { isReading = (try? archive.database.execute("BEGIN")) != nil }
        return archive
    }
}
