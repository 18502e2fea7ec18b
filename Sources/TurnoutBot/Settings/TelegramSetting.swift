/// Settings of the bot on Telegram.
enum TelegramSetting: String, CaseIterable {
    case token = "TELEGRAM_TOKEN"
    case api = "TELEGRAM_API"
    case files = "TELEGRAM_FILES"
    case reviewRoom = "TELEGRAM_REVIEW_ROOM"
    case publicChannel = "TELEGRAM_PUBLIC_CHANNEL"
    case moderators = "TELEGRAM_MODERATORS"
    case groupRate = "TELEGRAM_GROUP_RATE"
    case rate = "TELEGRAM_RATE"
    case paymentToken = "TELEGRAM_PAYMENT_TOKEN"

    /// What holds when it is missing, and one sentence, both as the README says them.
    var row: (fallback: String, meaning: String) {
        switch self {
        case .token: ("Telegram is off", "The bot's token from BotFather. A secret: it is never logged.")
        case .api: ("https://api.telegram.org", "Base URL of the Bot API; http only for this machine.")
        case .files: ("the same as TELEGRAM_API", "Base URL of the Bot API's files.")
        case .reviewRoom:
            (
                "none: needed with TELEGRAM_TOKEN",
                "Chat id of the moderators' group, such as -1001234567890; with a topic of it, -1001234567890#7."
            )
        case .publicChannel:
            (
                "none",
                "Chat id of a channel where public reports are posted; the bot must be its administrator."
            )
        case .moderators:
            (
                "the group's administrators",
                "User ids, divided by commas, of those who may decide while they are in the group."
            )
        case .groupRate: ("20", "Messages a minute into the moderators' group; Telegram allows 20.")
        case .rate: ("28", "Messages a second over all chats; Telegram allows about 30.")
        case .paymentToken:
            (
                "none: needed with TURNOUT_GIVING=on",
                "The payment provider's token from BotFather, of the charity's own account. A secret: it is never logged."
            )
        }
    }
}
