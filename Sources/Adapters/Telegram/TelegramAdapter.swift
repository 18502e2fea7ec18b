import CivicFacts
public import Conversation
public import HTTP

/// Telegram's Bot API by long polling.
public struct TelegramAdapter: Adapter {
    public let platform = Platform.telegram

    private let settings: TelegramSettings
    private let translator: TelegramTranslator
    private let polling: TelegramTools
    private let sending: TelegramTools

    /// An adapter over two ways to Telegram, so that a held poll never stands before a send (T119).
    init(
        _ settings: TelegramSettings, polling: any TelegramTransport, sending: any TelegramTransport,
        timing: AdapterTiming = .real, note: @escaping @Sendable (TelegramNote) -> Void = { _ in }
    ) {
        self.settings = settings
        let memory = TelegramMemory(reviewRooms: settings.reviewRooms)
        translator = TelegramTranslator(memory: memory, moderators: Set(settings.moderators), note: note)
        func desk(_ transport: any TelegramTransport) -> TelegramTools {
            TelegramTools(
                client: TelegramClient(transport: transport), memory: memory, timing: timing,
                paymentToken: settings.paymentToken, moderators: Set(settings.moderators), note: note)
        }
        self.polling = desk(polling)
        self.sending = desk(sending)
    }

    /// An adapter over two HTTP clients: one for the long poll, one for everything else.
    public init(
        _ settings: TelegramSettings, polling: HTTPClient, sending: HTTPClient,
        note: @escaping @Sendable (TelegramNote) -> Void = { _ in }
    ) {
        self.init(
            settings, polling: TelegramHTTPTransport(settings, client: polling),
            sending: TelegramHTTPTransport(settings, client: sending), note: note)
    }

    /// Telegram's published limits with a little room (T60).
    public var pace: SendingPace {
        SendingPace(
            perMinuteInReview: settings.postsPerMinute, perSecond: settings.perSecond, privateBurst: 10,
            window: 8)
    }

    /// The long poll tells of a dead token or a webhook as well, so nothing has to be asked before it.
    public var receivesAtOnce: Bool { true }

    /// Checks token, webhook and review room; waits for Telegram as long as it cannot be reached (T1–T6).
    public func prepare() async throws(AdapterFault) {
        try await TelegramPreparation(settings: settings, desk: sending).run()
    }

    /// Sets the command lists (T7).
    public func furnish() async { await TelegramPreparation(settings: settings, desk: sending).furnish() }

    /// Polls until cancelled and then throws `CancellationError`; throws what `keep` throws, and an
    /// `AdapterFault` when no patience will help.
    public func receive(
        from cursor: Cursor?, _ keep: @escaping @Sendable (Batch) async throws -> Void
    ) async throws {
        if let fault = TelegramToken.fault(in: settings) { throw fault }
        polling.memory.keep = keep
        try await TelegramPoller(desk: polling).run(from: cursor, keep)
    }

    public func recall(_ notes: [AdapterNote]) async { polling.memory.recall(notes) }

    /// "Sending a photo…" above the chat (T28).
    public func announcePicture(in room: RoomID) async {
        guard let chat = Int64(room.id) else { return }
        let call = TelegramCall("sendChatAction", deadline: .seconds(10)) { json in
            json.field("chat_id", chat)
            json.field("action", "upload_photo")
        }
        _ = await sending.client.call(call, as: TelegramAnything.self)
    }

    public func translate(_ update: RawUpdate) throws -> [Inbound] { try translator.translate(update) }

    /// The bot's own link, and Telegram's page that passes it on.
    public func addresses(of link: DeepLink) -> [String] {
        guard let name = sending.memory.bot?.username, !name.isEmpty else { return [] }
        let page = "t.me/\(name)?start=\(link.payload)"
        let url = page.replacing("/", with: "%2F").replacing("?", with: "%3F").replacing("=", with: "%3D")
        return ["https://\(page)", "https://t.me/share/url?url=https%3A%2F%2F\(url)"]
    }

    public func perform(_ entry: OutboxEntry) async throws(DeliveryError) -> Receipt {
        try await TelegramPerformer(desk: sending).perform(entry)
    }

    public func fetch(_ source: PhotoSource, limit: Int) async throws(DeliveryError) -> [UInt8] {
        try await TelegramDownload(desk: sending).fetch(source, limit: limit)
    }
}
