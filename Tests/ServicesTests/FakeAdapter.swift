import Adapters
import CivicFacts
import Conversation
import Foundation

/// A platform that does as it is told: updates are inbounds as JSON.
struct FakeAdapter: Adapter {
    let platform = Platform.telegram
    var pace = SendingPace.unlimited
    var fault: AdapterFault?
    var receivesAtOnce = false
    /// What is done until the platform is prepared.
    var preparation: @Sendable () async -> Void = {}
    /// What the long poll does; by default nothing ever comes.
    var poll: @Sendable (Cursor?, @Sendable (Batch) async throws -> Void) async throws -> Void = { _, _ in
        try await Task.sleep(for: .seconds(86_400))
    }
    var act: @Sendable (OutboxEntry) async throws(DeliveryError) -> Receipt = { _ in .done }
    var file: [UInt8] = []
    /// What is done when a file is asked for.
    var onFetch: @Sendable () -> Void = {}
    /// What the platform shows while a picture is drawn.
    var announce: @Sendable () -> Void = {}

    func announcePicture(in room: RoomID) async { announce() }

    func prepare() async throws(AdapterFault) {
        await preparation()
        if let fault { throw fault }
    }

    func receive(from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void) async throws
    {
        try await poll(cursor, keep)
    }

    func translate(_ update: RawUpdate) throws -> [Inbound] {
        [try JSONDecoder().decode(Inbound.self, from: Data(update.body))]
    }

    func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt { try await act(entry) }

    func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        onFetch()
        return file
    }
}

extension Inbound {
    /// Something that a voter of this name did.
    static func voter(_ name: String, _ key: String, _ event: Event) -> Inbound {
        Inbound(
            key: key, room: .private(name), sender: SenderID(platform: .telegram, id: name), standing: .voter,
            at: Moment(milliseconds: 1_800_000_000_000), event: event)
    }

    var raw: RawUpdate {
        get throws { RawUpdate(key: key, body: [UInt8](try JSONEncoder().encode(self))) }
    }
}

extension RoomID {
    static func `private`(_ name: String) -> RoomID { RoomID(platform: .telegram, id: name) }
}

extension OutboxEntry {
    var words: String {
        if case .post(let message, _) = task { message.text } else { "" }
    }
}
