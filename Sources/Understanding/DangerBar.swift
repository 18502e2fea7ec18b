/// How sure the model of dangers has to be, in thousandths; a missed danger weighs more than an alarm too many.
enum DangerBar {
    /// Where a rule says outright that there is danger.
    static let outright = 200
    /// Where a danger is only named.
    static let named = 300
    /// Where a rule says that somebody is stopped from voting.
    static let stopped = 200
    /// Where no rule was met.
    static let alone = 450
    /// Where no rule was met, but a word of the danger to oneself.
    static let dark = 350
    /// Where there is not even a word of harm.
    static let bare = 700
    /// Where the words are mostly of a language that the bot does not speak.
    static let foreign = 950
    /// So many points make a class e times likelier: sixteen for each unit of weight, four for each of a feature.
    static let points: Int32 = 64
}
