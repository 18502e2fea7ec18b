internal import CivicFacts

/// One of the questions that are ready, by its button on the card: `rdy.<place on the card>-<name>`.
struct AskReady: Action {
    static let (code, sign) = ("rdy", "📋")
    static let command: String? = nil
    static let label = ReadyWords.buttonReady.text

    /// Its place among the choices, from 1: where there are no buttons it is chosen by that.
    let number: Int
    let name: String
    /// What its button reads; a token knows only the name.
    var title = ""

    static func forms(on report: Report) -> [any Action] { [] }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? { nil }

    init(number: Int, _ question: ReadyQuestion) {
        (self.number, name) = (number, question.name)
        title = Desk.words.text(question.words)
    }

    init?(argument: String?) {
        let parts = argument?.split(separator: "-", maxSplits: 1).map(String.init) ?? []
        guard parts.count == 2, let number = Int(parts[0]), (1...9).contains(number) else { return nil }
        (self.number, name) = (number, parts[1])
    }

    var argument: String? { "\(number)-\(name)" }
    var label: String { title.count <= 24 ? title : title.upTo(23) }
    var sign: String { CardReaction.keycap(number) }

    func row(on card: Card) -> Int? { nil }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        AskReporter().refusal(on: report, visit)
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        let offered = report.team?.offered?.first { $0.name == name }
        guard let question = offered ?? visit.facts.rules.questions.named(name) else {
            return .refused(RefusalWords.stale)
        }
        return Outgoings.hold(Wanted(question), about: report.id, &visit)
            ?? .done(ReadyWords.held, report.id.slot)
    }
}

/// What [Ask] shows: the questions that are asked most, and the way to one's own words.
enum ReadyOffer {
    static let most = 6

    /// Those that fit the report, the most asked first; then in the order of the list.
    static func questions(about report: Report, _ visit: Visit) -> [ReadyQuestion] {
        let asked = Set(report.questions.compactMap(\.ready?.name))
        let fitting = visit.facts.rules.questions.all.filter { question in
            !asked.contains(question.name)
                && (question.name != ReadyQuestions.photo || !report.photos.isEmpty)
        }
        let uses = visit.desk.askedReady ?? [:]
        let order = fitting.enumerated().sorted {
            (-(uses[$0.element.name] ?? 0), $0.offset) < (-(uses[$1.element.name] ?? 0), $1.offset)
        }
        return order.prefix(most).map(\.element)
    }

    /// Which there are, by name.
    static func list(about id: ReportID, _ visit: Visit) -> Outcome {
        let names = visit.facts.rules.questions.all.map(\.name)
        let values: [Slot: String] = [
            .codes: names.joined(separator: ", "), .code: id.description, .command: names.first ?? "",
        ]
        let lines = [
            Desk.words.text(ReadyWords.list, values), Desk.words.text(DeskWords.askWords),
        ]
        return Outcome(note: lines.joined(separator: "\n"), isRefusal: true)
    }
}
