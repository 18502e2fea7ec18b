import CivicFacts
import Conversation

extension Store {
    /// What a platform takes as one file holds about so many reports; older ones are left to `turnout export`.
    private static let mostInChat = 20_000

    /// The team's record as a file for a moderator; made when it is sent, and never on the disk.
    func record(as format: RecordFormat, at now: Moment) throws(StoreError) -> OutboxFile {
        defer { civic.endTurn() }
        // They are counted, and not shown.
        var photos = photos
        photos.absences = nil
        let book = RecordBook(database: database, json: json, photos: photos, civic: civic, at: now)
        return OutboxFile(
            name: "reports.\(format.rawValue)", mediaType: format.mediaType,
            bytes: try book.file(as: format, limit: Self.mostInChat))
    }
}
