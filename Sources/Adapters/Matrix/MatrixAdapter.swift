import CivicFacts
public import Conversation
public import Encryption
public import HTTP
import PlainJSON

/// Matrix by the client-server API: one account, and encrypted rooms where that is set up.
public struct MatrixAdapter: Adapter {
    public let platform = Platform.matrix

    private let syncing: MatrixTools
    let sending: MatrixTools
    private let media: MatrixTools
    private let translator: MatrixTranslator
    /// The rows of encryption and what they are sealed with; nil where it is not set up.
    private let keyring: Keyring?

    /// An adapter over three ways to the homeserver, so that neither a held sync nor a slow photo stands before a send
    /// (M121).
    init(
        _ settings: MatrixSettings, vault: any MatrixVault, syncing: any MatrixTransport,
        sending: any MatrixTransport, media: any MatrixTransport, timing: AdapterTiming = .real,
        keys: (shelf: any AdapterShelf, key: AtRestKey)? = nil,
        note: @escaping @Sendable (MatrixNote) -> Void = { _ in }
    ) {
        let memory = MatrixMemory(settings)
        let access = MatrixAccess(settings, transport: sending, vault: vault, timing: timing, note: note)
        func desk(_ transport: any MatrixTransport) -> MatrixTools {
            MatrixTools(
                client: MatrixClient(transport: transport, access: access), memory: memory,
                timing: timing, note: note)
        }
        keyring = keys.map { Keyring(shelf: $0.shelf, key: $0.key) }
        self.syncing = desk(syncing)
        self.sending = desk(sending)
        self.media = desk(media)
        translator = MatrixTranslator(me: settings.user, note: note)
    }

    /// An adapter over HTTP clients: one for the sync, one for sending, one for photos.
    public init(
        _ settings: MatrixSettings, vault: any MatrixVault,
        clients: (sync: HTTPClient, send: HTTPClient, media: HTTPClient),
        keys: (shelf: any AdapterShelf, key: AtRestKey)? = nil,
        note: @escaping @Sendable (MatrixNote) -> Void = { _ in }
    ) {
        func transport(_ client: HTTPClient) -> MatrixHTTPTransport {
            MatrixHTTPTransport(server: settings.homeserver, client: client)
        }
        self.init(
            settings, vault: vault, syncing: transport(clients.sync), sending: transport(clients.send),
            media: transport(clients.media), keys: keys, note: note)
    }

    /// The homeserver itself says when it is too much, and by how much (M73).
    public var pace: SendingPace { .unlimited }

    public func recall(_ notes: [AdapterNote]) async {
        var facts = sending.memory.current
        for note in notes { facts.recall(note) }
        sending.memory.current = facts
    }

    /// Signs in, checks the homeserver and the review room; waits for the homeserver as long as it cannot be reached.
    public func prepare() async throws(AdapterFault) {
        let preparation = MatrixPreparation(desk: sending)
        try await preparation.signInOnly()
        await keyring?.open(sending)
        await sending.memory.encryption?.countIfDue()
        try await preparation.check()
    }

    /// Signs in and looks the account over, for `turnout doctor`; it sends a few events into a room of its own.
    public func examine() async throws(AdapterFault) -> MatrixExamination {
        try await MatrixPreparation(desk: sending).signInOnly()
        await keyring?.open(sending)
        return try await MatrixExaminer(desk: sending).run()
    }

    /// Syncs until cancelled and then throws `CancellationError`; throws what `keep` throws, and an `AdapterFault` when
    /// no patience will help.
    public func receive(
        from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void
    ) async throws {
        try await MatrixReceiver(desk: syncing, keyring: keyring).run(from: cursor, keep)
    }

    public func translate(_ update: RawUpdate) throws -> [Inbound] { try translator.translate(update) }

    /// The bot's own page: Matrix links carry no words, which are to be typed then.
    public func addresses(of link: DeepLink) -> [String] {
        ["https://matrix.to/#/\(translator.me)"]
    }

    /// The bot types until the picture is there (T28).
    public func announcePicture(in room: RoomID) async {
        let place = sending.memory.destination(of: room.id)
        let typing = sending.memory.typing
        guard typing.start(in: place, after: typing.answers(in: place)) else { return }
        _ = await sending.client.call(
            MatrixRequest(
                .put, ["rooms", place, "typing", sending.me], json: ["typing": true, "timeout": 10_000]
            ).with(deadline: .seconds(5)))
    }

    public func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        try await MatrixPerformer(desk: sending).perform(entry)
    }

    public func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        try await MatrixDownload(desk: media).fetch(source, limit: limit)
    }
}
