/// Turns a card to other buttons: to the choices that a deed has, or back.
struct TurnCard: Action {
    static let (code, sign) = ("face", "🔙")
    static let command: String? = nil
    static let label = Text(en: "Back", es: "Volver")

    let face: CardFace

    static func forms(on report: Report) -> [any Action] { [TurnCard(face: .actions)] }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? { nil }

    var argument: String? { face.rawValue }
    var label: String {
        face.banDays.map(Desk.words.days) ?? Desk.words.text(DeskLabels(text: face.menu.opener.label))
    }
    var sign: String {
        let length = face.banDays.flatMap(BanAuthor.lengths.firstIndex)
        return length.map { CardReaction.keycap($0 + 1) } ?? face.menu.opener.sign
    }

    /// A step towards a deed is offered and judged like the deed.
    private var deed: (any Action)? { face.menu.choices.first }
    var role: Role { deed?.role ?? .anybody }
    func row(on card: Card) -> Int? { deed?.row(on: card) }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        report.withdrawal ?? deed?.refusal(on: report, visit)
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        var turned = report
        turned.face = face
        turned.teamSide.offered = face == .questions ? ReadyOffer.questions(about: report, visit) : nil
        turned.turner = face == .actions ? nil : visit.moderator
        visit.change(.turn(turned))
        ReportKeeping.showCard(of: turned, &visit)
        return .done(face.menu.question)
    }
}

extension TurnCard {
    init?(argument: String?) {
        guard let face = argument.flatMap(CardFace.init(rawValue:)), face != .photos else { return nil }
        self.init(face: face)
    }
}

/// The choices that a card was turned to.
struct CardMenu {
    /// The deed whose choices they are.
    let opener: any Action.Type
    let question: any Wording
    var choices: [any Action] = []

    /// Two in a row; three fit into one.
    var rows: [[any Action]] { choices.rows(of: choices.count == 3 ? 3 : 2) }
}

extension CardFace {
    var menu: CardMenu {
        switch self {
        case .actions: CardMenu(opener: TurnCard.self, question: DoneWords.done)
        case .photos: CardMenu(opener: OpenPhoto.self, question: PhotoChoiceWords.how)
        case .reasons:
            CardMenu(opener: RejectReport.self, question: CardWords.reasons, choices: RejectReport.all)
        case .retractions:
            CardMenu(opener: RetractReport.self, question: CardWords.retractions, choices: RetractReport.all)
        case .questions:
            CardMenu(opener: AskReporter.self, question: ReadyWords.which, choices: [AskReporter()])
        case .bans:
            CardMenu(
                opener: BanAuthor.self, question: CardWords.bans,
                choices: [CardFace.whyBan1, .whyBan7, .whyBan30].map { TurnCard(face: $0) })
        case .whyBan1, .whyBan7, .whyBan30:
            CardMenu(
                opener: BanAuthor.self, question: CardWords.whyBan,
                choices: BanReason.allCases.map { BanAuthor(days: banDays ?? 1, reason: $0) })
        }
    }
}

extension CardMenu {
    /// The choice with this number, from 1.
    func choice(_ number: Int) -> (any Action)? {
        choices.indices.contains(number - 1) ? choices[number - 1] : nil
    }
}

extension Report {
    /// What its card is turned to.
    var menu: CardMenu {
        switch face {
        case .photos: photoMenu
        case .questions: questionMenu
        case .actions, .reasons, .retractions, .bans, .whyBan1, .whyBan7, .whyBan30: face.menu
        }
    }

    /// Ready questions as they were when somebody asked for them.
    private var questionMenu: CardMenu {
        var menu = face.menu
        let offered = (team?.offered ?? []).enumerated().map { AskReady(number: $0.offset + 1, $0.element) }
        menu.choices = offered + [AskReporter(number: offered.count + 1)]
        return menu
    }
}
