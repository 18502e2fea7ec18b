import Adapters
import Conversation
import HTTP
import Services

/// The Telegram adapter as the settings describe it.
struct TelegramSetup {
    private let settings: TelegramSettings
    private let proxy: HTTPProxy
    /// Where public reports are posted; nil: nowhere.
    let publicRoom: RoomID?

    /// Nil when there is no token, so that Telegram is off.
    init?(_ configuration: Configuration) throws(Configuration.Fault) {
        guard let token = configuration[.telegram(.token)] else { return nil }
        let desks = try configuration.desks.rooms.filter { $0.platform == .telegram }
        let rooms = desks.compactMap { TelegramPlace($0.id) }
        guard !rooms.isEmpty else {
            throw Configuration.Fault(
                "TELEGRAM_REVIEW_ROOM is missing: the chat id of the moderators' group.")
        }
        settings = TelegramSettings(
            token: token, apiBase: configuration[.telegram(.api)] ?? TelegramSettings.publicBase,
            fileBase: configuration[.telegram(.files)], reviewRooms: rooms,
            moderators: try Self.moderators(configuration[.telegram(.moderators)]),
            paymentToken: try configuration.giving == .on ? configuration[.telegram(.paymentToken)] : nil,
            postsPerMinute: try Self.rate(.telegram(.groupRate), configuration) ?? 20,
            perSecond: try Self.rate(.telegram(.rate), configuration) ?? 28,
            menus: try configuration.giving == .off ? TelegramMenu.withoutGiving : TelegramMenu.standard)
        if let fault = settings.fault { throw Configuration.Fault(fault.description) }
        proxy = try configuration.httpProxy
        publicRoom = try Self.channel(configuration[.telegram(.publicChannel)])
    }

    private static func channel(_ text: String?) throws(Configuration.Fault) -> RoomID? {
        guard let text else { return nil }
        guard let chat = Int64(text), chat < 0 else {
            throw Configuration.Fault("TELEGRAM_PUBLIC_CHANNEL must be a chat id, such as -1001234567890.")
        }
        return RoomID(platform: .telegram, id: "\(chat)")
    }

    /// How many messages a minute go into a review room.
    var messagesAMinute: Int { settings.postsPerMinute }

    /// Polling and sending each have a client, so that a long poll never holds a send up.
    func adapter(note: @escaping @Sendable (TelegramNote) -> Void) -> TelegramAdapter {
        var configuration = HTTPConfiguration()
        configuration.proxy = proxy
        return TelegramAdapter(
            settings, polling: HTTPClient(configuration), sending: HTTPClient(configuration), note: note)
    }

    private static func moderators(_ text: String?) throws(Configuration.Fault) -> [Int64] {
        let words = (text ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        let ids = words.compactMap { Int64($0) }
        guard ids.count == words.count else {
            throw Configuration.Fault("TELEGRAM_MODERATORS must be user ids, divided by commas.")
        }
        return ids
    }

    private static func rate(
        _ setting: Setting, _ configuration: Configuration
    ) throws(Configuration.Fault) -> Int? {
        guard let text = configuration[setting] else { return nil }
        guard let rate = Int(text), (1...100_000).contains(rate) else {
            throw Configuration.Fault("\(setting.name) must be a number from 1 to 100000.")
        }
        return rate
    }
}
