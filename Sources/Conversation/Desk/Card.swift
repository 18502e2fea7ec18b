/// A report as moderators see it: everything that helps to decide, and nothing that tells who wrote it.
struct Card {
    private let report: Report
    private let facts: Facts
    /// The review room reads English in this version.
    private let words = Catalogue(.english)

    init(_ report: Report, facts: Facts) {
        self.report = report
        self.facts = facts
    }

    var message: Message {
        Message(heading: heading, text: report.isWithdrawn ? "" : body, rows: rows)
    }

    private var heading: String {
        let values: [Slot: String] = [
            .code: report.id.description, .state: state, .n: report.parent?.description ?? "",
        ]
        let head = words.text(report.parent == nil ? .cardHead : .cardCommentHead, values)
        return report.isUrgent && report.isOpen ? "\(words.text(.cardUrgent)) · \(head)" : head
    }

    private var state: String {
        switch report.state {
        case .waiting: words.text(.cardWaiting)
        case .taken(let moderator, _): words.text(.cardTaken, [.name: moderator.name])
        case .approved(let moderator, _, _): words.text(.cardApproved, [.name: moderator.name])
        case .rejected(let reason, let moderator, _, _):
            words.text(
                .cardRejected,
                [.name: moderator.name, .reason: words.text(Catalogue.phrases(of: reason).told)])
        case .withdrawn: words.text(.cardWithdrawn)
        }
    }

    private var body: String {
        ([report.text, ""] + circumstances + additions + exchange + warnings).joined(separator: "\n")
            .trimmingSpaces
    }

    /// What a comment is about.
    private func context(of parent: ReportID) -> [String] {
        let text = facts.records.report(parent).map { String($0.text.prefix(200)) } ?? ""
        let language = report.language.tongue.nameInEnglish
        return [words.text(.cardCommentOn, [.text: text, .language: language])]
    }

    private var circumstances: [String] {
        if let parent = report.parent { return context(of: parent) }
        let times = TimeWords(language: .english, at: report.place.zip, sayingZone: true)
        let told = report.time.map(times.told) ?? words.text(.timeNone)
        let zip = report.place.zip.map { " (\($0), \(Region($0)?.name(in: .english) ?? ""))" } ?? ""
        let isNamed = report.place.zip.map { report.place.words.contains($0.digits) } ?? true
        return [
            words.text(.cardPlace, [.place: report.place.words + (isNamed ? "" : zip)]),
            words.text(.cardTime, [.when: told, .date: times.dateAndHour(report.sentAt)]),
            words.text(
                .cardFacts,
                [
                    .kind: words.text(Catalogue.phrase(of: report.kind)),
                    .language: report.language.tongue.nameInEnglish,
                    .n: "\(report.photos.count)",
                ]),
        ]
    }

    private var additions: [String] {
        report.notes.map { words.text(.cardNote, [.text: $0]) }
    }

    private var exchange: [String] {
        report.questions.flatMap { question -> [String] in
            let asked = words.text(.cardQuestion, [.name: question.asker.name, .question: question.words])
            return switch question.answer {
            case .words(let text)?: [asked, words.text(.cardAnswer, [.text: text])]
            case .skipped?: [asked, words.text(.cardSkipped)]
            case nil: [asked, words.text(.cardPending)]
            }
        }
    }

    private var warnings: [String] {
        let earlier = facts.records.countOfReports(by: report.author, since: Moment(milliseconds: 0))
        // The report itself is counted once it is kept; before that it is not there yet.
        let isCounted = report.parent == nil && facts.records.report(report.id) != nil
        let others = isCounted ? earlier - 1 : earlier
        return (report.isHeldBack == true ? [words.text(.cardHeldBack)] : [])
            + (others > 0 ? [words.text(.cardEarlier, [.n: "\(others)"])] : [])
            + (report.lostPhotos > 0 ? [words.text(.cardLostPhotos, [.n: "\(report.lostPhotos)"])] : [])
            + (report.isAuthorReachable ? [] : [words.text(.cardUnreachable)])
    }

    private var rows: [[Button]] {
        switch report.state {
        case .withdrawn: []
        case .approved, .rejected: [[button(.labelUndo, .undo)] + next]
        case .waiting, .taken: openRows
        }
    }

    /// Whoever asked for this report can go on from here.
    private var next: [Button] {
        guard report.queuedAt != nil, facts.records.desk.digest != nil else { return [] }
        return [Button(label: words.text(.buttonNext), token: DeskChoice.next.text)]
    }

    private var openRows: [[Button]] {
        switch report.face {
        case .actions:
            [
                [button(.buttonTake, .take), button(.buttonApprove, .approve)],
                [
                    button(.buttonReject, .turn(.reasons)), button(.buttonAsk, .ask),
                    button(.buttonBan, .turn(.bans)),
                ],
            ]
        case .reasons:
            [
                [reason(.notVoting), reason(.noDetail)], [reason(.privatePerson), reason(.copied)],
                [reason(.unsafe), reason(.unchecked)], [button(.buttonBack, .turn(.actions))],
            ]
        case .bans: [Desk.banDays.map(ban), [button(.buttonBack, .turn(.actions))]]
        }
    }

    private func reason(_ reason: RejectReason) -> Button {
        button(Catalogue.phrases(of: reason).button, .reject(reason))
    }

    private func ban(_ days: Int) -> Button {
        let label = days == 1 ? words.text(.banDay) : words.text(.banDays, [.n: "\(days)"])
        return Button(label: label, token: token(.ban(days: days)))
    }

    private func button(_ phrase: Phrase, _ action: CardAction) -> Button {
        Button(label: words.text(phrase), token: token(action))
    }

    private func token(_ action: CardAction) -> String {
        CardToken(report: report.id, version: report.version, action: action).text
    }
}
