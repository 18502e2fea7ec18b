/// What the bot says in Spanish: short terms, short sentences, no side taken.
enum Spanish {
    /// One group a dialog.
    static let groups: [[Phrase: String]] = [
        meeting, report, account, feed, facts, help, moderators, queue, appeals, terms, buttons,
    ]
}
