/// What the Telegram adapter has to be told; it never shows its token.
public struct TelegramSettings: Sendable, CustomStringConvertible, CustomReflectable {
    /// The bot's token as BotFather gave it (`TELEGRAM_TOKEN`).
    public let token: String
    /// Where the Bot API lives (`TELEGRAM_API`), without a trailing slash.
    public let apiBase: String
    /// Where files are downloaded from; the same as `apiBase` unless said otherwise.
    public let fileBase: String
    /// The moderators' groups, or topics of them (`TELEGRAM_REVIEW_ROOM`, `TURNOUT_DESKS`); without one, reports are kept
    /// and nobody reviews them here.
    public let reviewRooms: [TelegramPlace]
    /// Who may decide (`TELEGRAM_MODERATORS`); empty means the group's administrators.
    public let moderators: [Int64]
    /// The payment provider's token from BotFather (`TELEGRAM_PAYMENT_TOKEN`); nil where nothing is paid.
    public let paymentToken: String?
    /// New messages a minute into the moderators' group.
    public let postsPerMinute: Int
    /// Messages a second over all chats; Telegram allows about 30 without payment.
    public let perSecond: Int
    /// The command lists that Telegram shows beside the input field.
    public let menus: [TelegramMenu]
    /// What Telegram shows of the bot before anybody writes to it.
    public let profiles: [TelegramProfile]

    /// The Bot API that Telegram runs for everybody.
    public static let publicBase = "https://api.telegram.org"

    public init(
        token: String, apiBase: String = TelegramSettings.publicBase, fileBase: String? = nil,
        reviewRooms: [TelegramPlace] = [], moderators: [Int64] = [],
        paymentToken: String? = nil,
        postsPerMinute: Int = 20, perSecond: Int = 28,
        menus: [TelegramMenu] = TelegramMenu.standard,
        profiles: [TelegramProfile] = TelegramProfile.standard
    ) {
        self.token = token
        self.apiBase = TelegramSettings.withoutSlash(apiBase)
        self.fileBase = TelegramSettings.withoutSlash(fileBase ?? apiBase)
        self.reviewRooms = reviewRooms
        self.moderators = moderators
        self.paymentToken = paymentToken
        self.postsPerMinute = postsPerMinute
        self.perSecond = perSecond
        self.menus = menus
        self.profiles = profiles
    }

    /// The groups, each once.
    var reviewGroups: [Int64] {
        var groups: [Int64] = []
        for room in reviewRooms where !groups.contains(room.chat) { groups.append(room.chat) }
        return groups
    }

    public var description: String { "TelegramSettings" }
    public var customMirror: Mirror { Mirror(self, children: []) }

    private static func withoutSlash(_ base: String) -> String {
        base.hasSuffix("/") ? String(base.dropLast()) : base
    }
}
