import CivicFacts
import Conversation
import FoundationEssentials

/// Everything that is held on one person, as they get it when they ask; of moderators it names none.
private struct PersonExport: Encodable {
    struct Photo: Encodable {
        let id: String
        let report: Int64?
        let width: Int64?
        let height: Int64?
        /// Of the file as it came.
        let originalSHA256: String?
        /// 64 bits in hex.
        let look: String?
        /// The clean picture as base64; nil where it is still on its way, or no room is left in the file.
        let jpeg: String?
        /// The video whose still it is.
        let video: Video?
    }

    struct Video: Encodable {
        /// Of the clean file.
        let sha256: String
        let width: Int
        let height: Int
        let milliseconds: Int
        let size: Int
        /// The clean video as base64; nil where no room is left in the file.
        let base64: String?
    }

    struct Deed: Encodable {
        let at: Moment
        let deed: String
        let report: Int64
    }

    /// A like or a save.
    struct Mark: Encodable {
        let kind: String
        let what: String
        let at: Moment
    }

    let about = "Times are milliseconds since 1970-01-01 UTC."
    let senders: [SenderID]
    let rooms: [RoomID]
    let reachable: Bool
    let bannedUntil: Moment?
    let session: Session?
    let reports: [Report]
    let photos: [Photo]
    let marks: [Mark]
    let deeds: [Deed]
    let payments: [GiftReceipt]
    let invoices: [Invoice]
    let waitingMessages: [Order]
}

extension Store {
    /// Pictures beyond this many bytes are named without their bytes: a platform takes no endless file.
    private static let mostPhotoBytes = 12 << 20

    /// One JSON file with everything held on a person.
    func dossier(of account: AccountID) throws(StoreError) -> OutboxFile {
        let id = Value.int(account.rawValue)
        let dossier = PersonExport(
            senders: try people.senders(of: account), rooms: try people.rooms(of: account),
            reachable: try database.first("SELECT reachable FROM accounts WHERE id = ?", id) { $0.flag(0) }
                ?? true,
            bannedUntil: try people.ban(of: account), session: try people.storedSession(of: account),
            reports: reports.reports(by: account, skipping: 0, limit: .max),
            photos: try pictures(of: account),
            marks: try database.rows(
                "SELECT kind, target, at FROM marks WHERE account = ? ORDER BY at, kind, target", id
            ) {
                PersonExport.Mark(
                    kind: $0.text(0), what: $0.text(1), at: Moment(milliseconds: $0.int(2)))
            },
            deeds: try database.rows("SELECT at, deed, report FROM audit WHERE actor = ? ORDER BY seq", id) {
                PersonExport.Deed(at: Moment(milliseconds: $0.int(0)), deed: $0.text(1), report: $0.int(2))
            },
            payments: try gifts.receipts(of: account), invoices: try gifts.openInvoices(of: account),
            waitingMessages: try outbox.orders(for: account))
        return OutboxFile(
            name: "my-data.json", mediaType: "application/json",
            bytes: try ExportJSON(hidesModerators: true).encode(dossier))
    }

    private func pictures(of account: AccountID) throws(StoreError) -> [PersonExport.Photo] {
        var left = Self.mostPhotoBytes
        var pictures: [PersonExport.Photo] = []
        for id in try photos.photos(of: account) {
            let row = try database.first(
                "SELECT report, width, height, original, look FROM photos WHERE id = ?", .text(id.rawValue)
            ) {
                (
                    $0.optionalInt(0), $0.optionalInt(1), $0.optionalInt(2), $0.optionalText(3),
                    $0.optionalInt(4)
                )
            }
            let bytes = try photos.file(of: id).flatMap { FileManager.default.contents(atPath: $0.path) }
            let fits = bytes.map { $0.count <= left } ?? false
            if fits { left -= bytes?.count ?? 0 }
            pictures.append(
                PersonExport.Photo(
                    id: id.rawValue, report: row?.0, width: row?.1, height: row?.2,
                    originalSHA256: row?.3, look: row?.4.map { String(UInt64(bitPattern: $0), radix: 16) },
                    jpeg: fits ? bytes?.base64EncodedString() : nil, video: try video(of: id, left: &left)))
        }
        return pictures
    }

    private func video(of id: PhotoID, left: inout Int) throws(StoreError) -> PersonExport.Video? {
        guard let name = try photos.video(of: id), let file = try photos.videoFile(of: id) else { return nil }
        let bytes = file.bytes <= left ? FileManager.default.contents(atPath: file.path) : nil
        left -= bytes?.count ?? 0
        return PersonExport.Video(
            sha256: PhotoFiles.digest(of: name), width: file.width, height: file.height,
            milliseconds: file.milliseconds, size: file.bytes, base64: bytes?.base64EncodedString())
    }
}
