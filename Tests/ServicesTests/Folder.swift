import CivicFacts
import Conversation
import Foundation

@testable import Store

/// A data directory of a test's own; it goes when the value goes.
final class Folder: Sendable {
    let directory = FileManager.default.temporaryDirectory.appending(path: "services-\(UUID().uuidString)")

    private let scratch: ScratchDatabase?
    var database: DatabaseAddress? { scratch?.address }

    init() {
        do { scratch = try ScratchDatabase(for: directory.path) } catch { fatalError("\(error)") }
    }

    deinit {
        try? FileManager.default.removeItem(at: directory)
        scratch?.drop()
    }

    func store(disk: FullDisk? = nil) throws -> Store {
        try Store(
            directory: directory.path,
            options: StoreOptions(
                reviewRooms: [RoomID(platform: .telegram, id: "desk")], database: database,
                atCommit: disk?.meet))
    }
}

extension Store {
    /// Puts words for a room into the outbox, as a turn would.
    func say(_ words: String, in room: RoomID, at now: Moment) throws(StoreError) {
        try transaction { () throws(StoreError) in
            let order = Order.say(message: Message(text: words), to: AccountID(rawValue: 1))
            try outbox.add(Delivery(order), to: room, account: nil, at: now)
        }
    }

    func number(_ sql: String) throws(StoreError) -> Int { Int(try database.first(sql) { $0.int(0) } ?? -1) }
}
