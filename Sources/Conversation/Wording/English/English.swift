/// What the bot says in English: short terms, short sentences, no side taken.
enum English {
    /// One group a dialog.
    static let groups: [[Phrase: String]] = [
        meeting, report, account, feed, facts, help, moderators, queue, appeals, terms, buttons,
    ]
}
