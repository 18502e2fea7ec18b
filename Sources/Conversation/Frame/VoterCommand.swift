/// A command of voters that takes words, or needs a private chat: `/bills passed`.
struct VoterCommand: Sendable {
    /// Without the slash.
    let names: [String]
    /// Belongs into a private chat, because an address may follow.
    var isPrivate = false
    /// What stands behind it is looked for, and not told: a cause, a contest, a bill, a name.
    var looksUp = false
    /// What it does with the words behind it, which may be none.
    let follow: @Sendable (_ rest: String, _ visit: inout Visit) -> Void
}
