import CivicFacts
import Conversation
import Foundation
import Locks
import PlainJSON
import Testing

@testable import Adapters

/// An adapter over a scripted homeserver, with a clock that moves only when somebody sleeps.
struct MatrixRig {
    static let me = "@bot:turnout.test"
    static let voter = "@voter:turnout.test"
    static let direct = "!9s3VIqwliCslqCLdd5AvBAAqi4mqahkheMBpgCU1nLI"
    static let review = "!mkGlb34gwwe77kkt22YP8-BoGG0e7FOPKIrK1aID8gQ"
    static let token = "syt_example_secret"

    let matrix: FakeMatrix
    let vault: FakeVault
    let adapter: MatrixAdapter
    let desk: MatrixTools
    private let clock: Locked<Moment>
    private let slept: Locked<[Span]>
    private let noted: Locked<[MatrixNote]>

    /// What a homeserver answers to a good start.
    static let start: [String: [FakeMatrix.Answer]] = [
        "GET versions": [.ok(#"{"versions":["r0.6.1","v1.11"]}"#)],
        "GET login": [.ok(#"{"flows":[{"type":"m.login.password"}]}"#)],
        "POST login": [.ok(#"{"access_token":"\#(token)","device_id":"DEV","user_id":"\#(me)"}"#)],
        "GET whoami": [.ok(#"{"user_id":"\#(me)","device_id":"DEV"}"#)],
    ]

    init(
        _ script: [String: [FakeMatrix.Answer]] = [:], credential: MatrixSettings.Credential = .token(token),
        device: String? = nil, vault: FakeVault = FakeVault(), invites: MatrixSettings.Invites = .all,
        reviewRoom: String = MatrixRig.review, others: [String] = [], ringsForUrgent: Bool = false,
        seedsChoices: Bool = false,
        name: String? = nil, picture: String? = nil
    ) {
        matrix = FakeMatrix(Self.start.merging(script) { _, given in given })
        self.vault = vault
        let clock = Locked(Moment(milliseconds: 1_795_264_425_000))
        let slept = Locked<[Span]>([])
        let noted = Locked<[MatrixNote]>([])
        (self.clock, self.slept, self.noted) = (clock, slept, noted)
        let settings = MatrixSettings(
            homeserver: "https://matrix.turnout.test/", user: Self.me, credential: credential, device: device,
            reviewRooms: [reviewRoom] + others, invites: invites, ringsForUrgent: ringsForUrgent,
            seedsChoices: seedsChoices, name: name, picture: picture)
        let timing = AdapterTiming(
            now: { clock.withLock { $0 } },
            sleep: { span in
                slept.withLock { $0.append(span) }
                clock.withLock { $0 = $0 + span }
                await Task.yield()
                try Task.checkCancellation()
            },
            chance: { 0.5 })
        let note: @Sendable (MatrixNote) -> Void = { one in noted.withLock { $0.append(one) } }
        adapter = MatrixAdapter(
            settings, vault: vault, syncing: matrix, sending: matrix, media: matrix, timing: timing,
            note: note)
        desk = adapter.sending
    }

    var sleeps: [Span] { slept.withLock { $0 } }
    var notes: [MatrixNote] { noted.withLock { $0 } }
    var now: Moment { clock.withLock { $0 } }

    func moveClock(_ span: Span) { clock.withLock { $0 = $0 + span } }

    /// Opens the session without asking the homeserver anything.
    func open() async throws {
        try await desk.client.access.open()
        desk.memory.keeper = MatrixKeeper(memory: desk.memory) { _ in }
    }

    /// Knows a room as a sync would have told it.
    func know(_ room: String, _ facts: MatrixRoom) {
        var all = desk.memory.current
        all.rooms[room] = facts
        _ = all.takeNotes()
        desk.memory.current = all
    }

    /// Takes a sync answer in, as one commit would.
    func take(_ answer: MatrixSyncAnswer, since: String? = "s0") -> MatrixCommit<MatrixDigest.Result> {
        let digest = MatrixDigest(memory: desk.memory, now: now)
        var facts = desk.memory.current
        defer { desk.memory.current = facts }
        return digest.take(answer, since: since, &facts)
    }

    /// The happenings in a recorded sync.
    func happenings(in sample: String) throws -> [Inbound] {
        try take(try MatrixSample(sample).sync).updates.flatMap { try adapter.translate($0) }
    }

    /// The happening in one event of a private room.
    func happening(
        _ content: JSON, type: String = "m.room.message", in place: MatrixEnvelope.Place = .direct,
        more: [String: JSON] = [:]
    ) throws -> Inbound? {
        let event: [String: JSON] = [
            "type": .text(type), "sender": .text(Self.voter), "event_id": "$e", "content": content,
            "origin_server_ts": .number(now.milliseconds - 1_000),
        ]
        let item = MatrixSyncAnswer.item(JSON.object(event.merging(more) { _, given in given }).bytes)
        let room = place == .review ? Self.review : Self.direct
        return try adapter.translate(MatrixEnvelope.update(item, in: room, place, at: now)).first
    }

    /// Performs a task in a room; the error, if there was one, as a value.
    func perform(
        _ task: OutboxTask, in room: String = MatrixRig.direct, id: Int64 = 1, attempts: Int = 0,
        alerts: String? = nil, isUrgent: Bool = false
    ) async -> Result<Receipt, DeliveryError> {
        let entry = OutboxEntry(
            id: EntryID(rawValue: id), room: RoomID(platform: .matrix, id: room), task: task,
            attempts: attempts,
            made: Moment(milliseconds: 1_000), alerts: alerts.map { SenderID(platform: .matrix, id: $0) },
            isUrgent: isUrgent)
        do {
            return .success(try await adapter.perform(entry))
        } catch {
            return .failure(error)
        }
    }
}
