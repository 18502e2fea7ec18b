import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// A data directory of a test's own, opened and reopened as the test wants; it goes when the bench goes.
final class Bench: Sendable {
    let directory = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString)")

    /// Its schema on the server for tests, nil where the rows are in a file of the directory.
    private let scratch: ScratchDatabase?
    var database: DatabaseAddress? { scratch?.address }

    init() {
        do { scratch = try ScratchDatabase(for: directory.path) } catch { fatalError("\(error)") }
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
        scratch?.drop()
    }

    func open(
        rooms: [RoomID] = [.desk], rules: Rules = Rules(), photos: PhotoPlace = .directory,
        atCommit: (@Sendable (CommitPoint, [String]) throws(StoreError) -> Void)? = nil
    ) throws -> Store {
        try Store(
            directory: directory.path,
            options: StoreOptions(
                reviewRooms: rooms, rules: rules, database: database, photos: photos, atCommit: atCommit))
    }

    /// The names of all photo files, whole or not.
    var photoFiles: [String] {
        let photos = directory.appending(path: "photos")
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: photos.path)) ?? []
        return names.filter { $0.contains(".jpg") }.sorted()
    }

    /// The files under the directory that contain these words, as bytes.
    func files(containing words: String) throws -> [String] { try files(containing: Array(words.utf8)) }

    func files(containing bytes: [UInt8]) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: directory.path).filter { name in
            let data = FileManager.default.contents(atPath: directory.appending(path: name).path)
            return data?.range(of: Data(bytes)) != nil
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// About SQLite's own file, its log or its pages.
    static var inAFile: Self { .enabled(if: ScratchDatabase.server == nil, "rows are on a server") }
}

extension RoomID {
    static let desk = RoomID(platform: .telegram, id: "desk")
    static let dana = RoomID(platform: .telegram, id: "dana-room")
    static let eve = RoomID(platform: .telegram, id: "eve-room")
}

extension SenderID {
    static let dana = SenderID(platform: .telegram, id: "dana-sender")
    static let eve = SenderID(platform: .telegram, id: "eve-sender")
}

extension Moment {
    static let noon = Moment(milliseconds: 1_800_000_000_000)
}

extension Inbound {
    static func dana(
        _ key: String, _ event: Event, room: RoomID = .dana, at: Moment = .noon
    ) -> Inbound {
        Inbound(key: key, room: room, sender: .dana, standing: .voter, at: at, event: event)
    }

    static func eve(_ key: String, _ event: Event) -> Inbound {
        Inbound(key: key, room: .eve, sender: .eve, standing: .voter, at: .noon, event: event)
    }

    var raw: RawUpdate {
        get throws { RawUpdate(key: key, body: [UInt8](try JSONEncoder().encode(self))) }
    }
}

extension Store {
    /// Takes an inbound in as its platform would hand it over, and lets the engine think until nothing waits.
    @discardableResult
    func hear(_ inbounds: Inbound..., at now: Moment = .noon) throws -> Int {
        for inbound in inbounds {
            try receive(Batch(updates: [try inbound.raw], cursor: nil), from: .telegram, at: now)
        }
        return try think(at: now)
    }

    /// Turns for all that waits in the inbox.
    @discardableResult
    func think(at now: Moment = .noon) throws -> Int {
        var turns = 0
        while true {
            let kept = try pending(limit: 100)
            guard !kept.isEmpty else { return turns }
            turns += try advance(try kept.map(arrival), through: Engine(), at: now).turns
        }
    }

    func arrival(_ kept: KeptUpdate) throws -> Arrival {
        Arrival(id: kept.id, inbounds: [try inbound(in: kept)])
    }

    /// What is taken for the world, without saying how it went.
    func take(busy: Set<String> = [], at now: Moment = .noon) throws -> [OutboxEntry] {
        try take(Wish(kinds: OrderKind.messages, busy: busy, limit: 100), at: now).compactMap {
            if case .perform(let entry, _, _) = $0 { entry } else { nil }
        }
    }

    @discardableResult
    func settle(_ entry: OutboxEntry, _ outcome: Settlement, at now: Moment = .noon) throws
        -> [SettlementNote]
    {
        try settle([(entry.id, outcome)], at: now)
    }

    /// Performs whatever is due, each with a receipt, until nothing is; the tasks in order.
    @discardableResult
    func deliverAll(at now: Moment = .noon) throws -> [OutboxTask] {
        var tasks: [OutboxTask] = []
        while true {
            let entries = try take(at: now)
            guard !entries.isEmpty else { return tasks }
            for entry in entries {
                tasks.append(entry.task)
                try settle(entry, .receipt(entry.receipt), at: now)
            }
        }
    }

    /// Puts something into the outbox as a turn would.
    func order(
        _ delivery: Delivery, in room: RoomID, account: AccountID? = nil, isNews: Bool = false,
        at now: Moment = .noon
    ) throws {
        try transaction { () throws(StoreError) in
            try outbox.add(delivery, to: room, account: account, isAlerting: isNews, at: now)
        }
    }

    func number(_ sql: String) throws -> Int { Int(try database.first(sql) { $0.int(0) } ?? -1) }

    /// Changes the database behind the store's back, as another release would have left it.
    func execute(_ sql: String) throws {
        outbox.orders.forget()
        try database.execute(sql)
    }

    /// A sender's account, made if there is none.
    func account(_ sender: SenderID, room: RoomID) throws -> AccountID {
        try people.account(of: sender, privateRoom: room)
    }
}

extension OutboxEntry {
    /// What a platform would answer: message ids are the entry's own number.
    var receipt: Receipt {
        switch task {
        case .post, .postFile, .bill: .posted([MessageID(rawValue: "m\(id.rawValue)")])
        case .postPhotos(let files, _, _):
            .posted(files.indices.map { MessageID(rawValue: "m\(id.rawValue).\($0)") })
        case .change, .remove, .acknowledge, .vouch, .answerCheckout: .done
        }
    }

    /// The words of a post or a change.
    var words: String? {
        switch task {
        case .post(let message, _), .change(_, let message): message.text
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch, .bill, .answerCheckout: nil
        }
    }
}

extension Delivery {
    static func say(_ words: String, after: Span = .zero, tag: String? = nil, urgent: Bool = false)
        -> Delivery
    {
        Delivery(
            .say(message: Message(text: words), to: AccountID(rawValue: 1)), after: after, tag: tag,
            urgent: urgent)
    }

    static func card(_ report: Int64, _ words: String, urgent: Bool = false) -> Delivery {
        Delivery(.showCard(report: ReportID(rawValue: report), message: Message(text: words)), urgent: urgent)
    }
}
