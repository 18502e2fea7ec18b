internal import CivicFacts

/// A deed for a reason that everybody concerned is told, to which a moderator can add words.
protocol ReasonedAction: Action {
    /// The card with the reasons.
    static var choices: CardFace { get }
    var reason: RejectReason { get }
    init(reason: RejectReason, note: String?)
}

extension ReasonedAction {
    static var all: [any Action] { RejectReason.allCases.map { Self(reason: $0, note: nil) } }

    static func forms(on report: Report) -> [any Action] { [TurnCard(face: choices)] }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let (reason, note) = RejectReason.read(words) else {
            return .refused(
                DeskWords.reasons, [.reasons: RejectReason.list, .command: "/\(command ?? code) \(id)"])
        }
        return Decisions.decide(Self(reason: reason, note: note), on: id, &visit)
    }

    init?(argument: String?) {
        guard let reason = argument.flatMap(RejectReason.init(rawValue:)) else { return nil }
        self.init(reason: reason, note: nil)
    }

    var argument: String? { reason.rawValue }
    var role: Role { .somebodyElse }
    var label: String { reason.label }
    var sign: String { reason.sign }

    /// Tells the reporter, with the way to somebody else's decision where there is one.
    func tell(
        _ report: Report, _ wording: OutcomeWords, adding note: String?, isFinal: Bool, after span: Span,
        _ visit: inout Visit
    ) {
        let words = Catalogue(visit.facts.records.language(of: report.author))
        let why = words.text(Catalogue.phrases(of: reason).told)
        let added = note.map { "\n" + words.text(OutcomeWords.rejectNote, [.text: $0]) } ?? ""
        Decisions.tell(
            report, wording, [.reason: why], more: added, choices: isFinal ? [] : [.appeal(report.id)],
            after: span, &visit)
    }
}
