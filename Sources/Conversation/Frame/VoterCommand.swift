internal import Understanding

/// A command of voters that takes words, or needs a private chat: `/bills passed`.
struct VoterCommand: Sendable {
    /// Without the slash.
    let names: [String]
    /// Belongs into a private chat, because an address may follow.
    let isPrivate: Bool
    /// What it does with the words behind it, which may be none.
    let follow: @Sendable (_ rest: String, _ visit: inout Visit) -> Void

    init(
        _ names: String..., isPrivate: Bool = false,
        follow: @escaping @Sendable (_ rest: String, _ visit: inout Visit) -> Void
    ) {
        self.names = names
        self.isPrivate = isPrivate
        self.follow = follow
    }

    /// The plain commands of a wish.
    init(for wish: Wish) {
        names = wish.commands
        isPrivate = false
        follow = { _, visit in IntentDialog.follow(wish.intent, &visit) }
    }
}

extension Features {
    /// What voters can command, by every name without the slash.
    static let commands: [String: VoterCommand] = {
        let commands = all.flatMap { feature in feature.commands + feature.wishes.map(VoterCommand.init(for:))
        }
        let named = commands.flatMap { command in command.names.map { ($0, command) } }
        return Dictionary(uniqueKeysWithValues: named)
    }()
}
