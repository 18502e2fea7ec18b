import Conversation
import Store

/// The feed as JSON Feed 1.1 (jsonfeed.org).
struct JSONFeed {
    private struct Feed: Encodable {
        let version = "https://jsonfeed.org/version/1.1"
        let title: String
        let items: [Item]
    }

    private struct Item: Encodable {
        let id: String
        let url: String?
        let title: String
        let contentText: String
        let datePublished: String
        let language: String
        let tags: [String]
        let _turnout: Extra
    }

    /// What only Turnout has; readers that do not know it pass over it.
    private struct Extra: Encodable {
        let about = "Reports of voters, each checked by a person before it was published. Places are coarse."
        let report: Int64
        let place: String
        let kind: String
        let sent: String
        let likes: Int
        let comments: Int
        let verified: Bool
        let takenBack: Bool
    }

    private let files: PublicFiles

    init(_ files: PublicFiles) { self.files = files }

    var text: String {
        get throws {
            try PublicFiles.encoded(Feed(title: PublicFiles.title, items: files.records.map(item)))
        }
    }

    private func item(_ record: PublicRecord) -> Item {
        Item(
            id: "urn:uuid:\(record.name)", url: files.address(record.report),
            title: PublicFiles.title(of: record), contentText: PublicFiles.text(of: record),
            datePublished: PublicFiles.time(record.publicAt), language: record.language.rawValue,
            tags: [PublicFiles.kind(of: record)],
            _turnout: Extra(
                report: record.report.rawValue, place: record.place, kind: record.kind.rawValue,
                sent: PublicFiles.time(record.sentAt), likes: record.likes, comments: record.comments,
                verified: record.isVerified, takenBack: record.isTakenBack))
    }
}
