import FoundationEssentials

/// The sentences for the operator; none shows more than a host name.
enum TelegramFault {
    static let missing = AdapterFault("TELEGRAM_TOKEN is missing: BotFather gives one.")
    static let shapeless = AdapterFault(
        "TELEGRAM_TOKEN does not look like a bot's token, which is a number, a colon and letters."
    )
    static let address = AdapterFault(
        "TELEGRAM_API must be an address that starts with https:// (http:// only for this very machine).")
    static let revoked = AdapterFault(
        "Telegram does not accept TELEGRAM_TOKEN: it is mistyped or revoked. BotFather shows the current one."
    )
    static let loggedOut = AdapterFault(
        "The bot of TELEGRAM_TOKEN was logged out (logOut) to move to another server: check TELEGRAM_API, or "
            + "wait 10 minutes to come back to this one.")
    static let unknownBot = AdapterFault(
        "There is no such bot: check TELEGRAM_TOKEN, and TELEGRAM_API if it is set.")
    static let notServed = AdapterFault(
        "The server at TELEGRAM_API is not allowed to serve the bot of TELEGRAM_TOKEN.")
    static let elsewhere = AdapterFault(
        "The server at TELEGRAM_API points to another address: set TELEGRAM_API to the final one.")
    static let twoPollers = AdapterFault(
        "Another program receives updates with the same TELEGRAM_TOKEN: stop it, then start again.")
    /// When it changes, what was posted there has new numbers that nobody tells.
    static let plainGroup = AdapterFault(
        "TELEGRAM_REVIEW_ROOM is a plain group: once it changes, old cards there could never be cleaned up. In the "
            + "group's settings make the chat history visible for new members, which turns it into a supergroup, and "
            + "set its new id, which begins with -100.")
    static let muchWaits = AdapterFault(
        "A hundred messages and more wait for this bot already, and the word may be behind them. Give the group's chat id instead: "
            + "turnout setup --group ID.")
    static let stopped = AdapterFault("Stopped before Telegram (TELEGRAM_API) could be reached.")

    /// Shows the webhook's host only: its path is often a secret (T5).
    static func webhook(at url: String) -> AdapterFault {
        let host = URLComponents(string: url)?.host ?? "an unknown host"
        return AdapterFault(
            "The bot of TELEGRAM_TOKEN delivers its updates to a webhook at \(host): remove it with "
                + "deleteWebhook, or use another bot. Turnout never removes it by itself.")
    }

    /// The fault behind a refusal that no patience will change; nil for everything that may pass.
    static func hopeless(_ verdict: TelegramVerdict) -> AdapterFault? {
        switch verdict {
        case .revoked: revoked
        case .loggedOut: loggedOut
        case .unknownBot: unknownBot
        case .tokenNotServed: notServed
        case .alreadySo, .messageGone, .replyGone, .cannotDelete, .tooLate, .chatGone, .noRights, .topicGone,
            .userUnknown,
            .moved, .badMarkup, .badPhoto, .defect, .fileTooBig, .fileUnavailable, .conflict, .webhook,
            .flood,
            .serverTrouble:
            nil
        }
    }
}
