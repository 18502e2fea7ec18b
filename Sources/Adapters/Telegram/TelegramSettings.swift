/// What the Telegram adapter has to be told; it never shows its token.
public struct TelegramSettings: Sendable, CustomStringConvertible, CustomReflectable {
    /// The bot's token as BotFather gave it (`TELEGRAM_TOKEN`).
    public let token: String
    /// Where the Bot API lives (`TELEGRAM_API`), without a trailing slash.
    public let apiBase: String
    /// Where files are downloaded from; the same as `apiBase` unless said otherwise.
    public let fileBase: String
    /// The moderators' group (`TELEGRAM_REVIEW_ROOM`); without one, reports are kept and nobody reviews them
    /// here.
    public let reviewRoom: Int64?
    /// The topic of that group in which cards stand; nil for none.
    public let reviewTopic: Int64?
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
        reviewRoom: Int64? = nil, reviewTopic: Int64? = nil, moderators: [Int64] = [],
        paymentToken: String? = nil,
        postsPerMinute: Int = 20, perSecond: Int = 28,
        menus: [TelegramMenu] = TelegramMenu.standard,
        profiles: [TelegramProfile] = TelegramProfile.standard
    ) {
        self.token = token
        self.apiBase = TelegramSettings.withoutSlash(apiBase)
        self.fileBase = TelegramSettings.withoutSlash(fileBase ?? apiBase)
        self.reviewRoom = reviewRoom
        self.reviewTopic = reviewTopic
        self.moderators = moderators
        self.paymentToken = paymentToken
        self.postsPerMinute = postsPerMinute
        self.perSecond = perSecond
        self.menus = menus
        self.profiles = profiles
    }

    public var description: String { "TelegramSettings" }
    public var customMirror: Mirror { Mirror(self, children: []) }

    private static func withoutSlash(_ base: String) -> String {
        base.hasSuffix("/") ? String(base.dropLast()) : base
    }
}
