/// What a voter's words ask for, by the name that weights, files of words and sessions have for it for ever. Whoever
/// answers it names it; here are those that the understanding itself speaks of.
public struct Intent: RawRepresentable, ExpressibleByStringLiteral, Hashable, Codable, Sendable {
    public let rawValue: String

    /// Also a name that nobody answers any more: it does no harm, and opens nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral name: String) { rawValue = name }
}

extension Intent {
    package static let startReport: Intent = "report.start"
    package static let human: Intent = "human.talk"
    package static let emergency: Intent = "emergency"
    package static let crisis: Intent = "crisis.self"
    package static let offTopic: Intent = "oos.other"

    /// Those that the understanding tells apart, in the order of its scores, as the learned weights name them.
    package static let learned = LinearModel.intents.classes.map(Intent.init(rawValue:))

    /// Those that are learned: what `make weights` writes down by name, in this order.
    package static let toLearn: [Intent] = [
        "election.next", "polling.find", "candidates.list", "reps.list", "bills.browse", "register.guide",
        "vote.mail", "vote.rules", "results.show",
        "report.start", "report.mine", "feed.open", "saved.open", "calendar.open", "reminders.set",
        "settings.open", "settings.language", "settings.zip", "settings.chart",
        "charities.browse", "privacy.show", "privacy.delete",
        "help.show", "nav.cancel", "nav.back", "nav.more", "confirm.yes", "confirm.no",
        "smalltalk.greet", "smalltalk.thanks", "human.talk", "emergency", "crisis.self", "appeal.start",
        "stop.all", "oos.opinion", "oos.abuse", "oos.other",
    ]
}
