/// Who the bot is, as `getMe` told.
struct TelegramIdentity: Equatable, Sendable {
    let id: Int64
    /// In lower case, without the `@`.
    let username: String
    /// Whether the bot hears everything in groups.
    let hearsEverything: Bool

    init(id: Int64, username: String, hearsEverything: Bool = false) {
        self.id = id
        self.username = username.lowercased()
        self.hearsEverything = hearsEverything
    }

    init(_ user: TelegramUser) {
        self.init(
            id: user.id, username: user.username ?? "", hearsEverything: user.canReadAllGroupMessages ?? false
        )
    }
}
