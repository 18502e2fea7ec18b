/// A moderator's deed on a report: a button, a sign and a command at once.
///
/// To add one: a type in this folder, and its line in `Actions.all`.
protocol Action: ReportCommand, Hashable, Sendable {
    /// As buttons sent long ago spell it, for ever: `m1.<report>.<version>.<code>[.<argument>]`.
    static var code: String { get }
    /// On the button that does it, or that leads to its choices.
    static var label: Text { get }
    /// To react with instead of that button.
    static var sign: String { get }
    /// What that button would be on this report, whether or not its card offers it now.
    static func forms(on report: Report) -> [any Action]

    init?(argument: String?)
    var argument: String? { get }
    var role: Role { get }
    /// It settles what becomes of the report.
    var isDecision: Bool { get }
    var label: String { get }
    var sign: String { get }
    /// The row of buttons in which a card offers it; nil if it does not.
    func row(on card: Card) -> Int?
    /// Why it cannot be done to the report as it is now.
    func refusal(on report: Report, _ visit: Visit) -> Outcome?
    func act(on report: Report, _ visit: inout Visit) -> Outcome
}

/// Who of the moderators may do something.
enum Role {
    case anybody
    /// Not whoever decided before an appeal.
    case somebodyElse
}

extension Action {
    static var command: String? { code }

    var role: Role { .anybody }
    var isDecision: Bool { false }
    var label: String { Desk.words.text(DeskLabels(text: Self.label)) }
    var sign: String { Self.sign }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? { report.settled(visit) }
}

/// A deed without anything to choose.
protocol PlainAction: Action {
    init()
}

extension PlainAction {
    init?(argument: String?) {
        guard argument == nil else { return nil }
        self.init()
    }

    var argument: String? { nil }

    static func forms(on report: Report) -> [any Action] { [Self()] }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        if !words.isEmpty { return .surplus(words, "/\(command ?? code) \(id)") }
        return Decisions.decide(Self(), on: id, &visit)
    }
}
