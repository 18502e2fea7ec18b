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
        // Nothing of a withdrawn report is left; an appeal against a ban is shown on its card all the same.
        let text = report.isWithdrawn ? banAppeal.joined(separator: "\n") : body
        return Message(heading: heading, text: text, rows: rows)
    }

    private var heading: String {
        let values: [Slot: String] = [
            .code: report.id.description, .state: state, .n: report.parent?.description ?? "",
        ]
        let head = words.text(report.parent == nil ? .cardHead : .cardCommentHead, values)
        let marked = report.appeal == nil ? head : "\(words.text(.cardAppealed)) · \(head)"
        return report.isUrgent && report.isOpen ? "\(words.text(.cardUrgent)) · \(marked)" : marked
    }

    private var state: String {
        switch report.state {
        case .waiting:
            report.firstApproval.map { words.text(.cardBacked, [.name: $0.name]) } ?? words.text(.cardWaiting)
        case .taken(let moderator, _): words.text(.cardTaken, [.name: moderator.name])
        case .approved(let moderator, _, _):
            words.text(
                .cardApproved,
                [
                    .name: [report.firstApproval?.name, moderator.name].compactMap(\.self).joined(
                        separator: ", ")
                ])
        case .rejected(let reason, let moderator, _, _):
            words.text(
                .cardRejected,
                [.name: moderator.name, .reason: words.text(Catalogue.phrases(of: reason).told)])
        case .withdrawn:
            report.clearedBy.map { words.text(.cardCleared, [.name: $0.name]) } ?? words.text(.cardWithdrawn)
        }
    }

    private var body: String {
        ([report.text, ""] + circumstances + additions + exchange + appeal + banAppeal + warnings).joined(
            separator: "\n"
        )
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

    private var appeal: [String] {
        guard let appeal = report.appeal else { return [] }
        let reason = words.text(Catalogue.phrases(of: appeal.reason).told)
        return [
            words.text(.cardBefore, [.name: appeal.against.name, .reason: reason]),
            words.text(.cardAppeal, [.text: appeal.words]),
        ]
    }

    private var banAppeal: [String] {
        guard let appeal = report.openBanAppeal else { return [] }
        let reason = words.text(Catalogue.phrases(of: appeal.ban.reason).button)
        let times = TimeWords(language: .english, at: report.place.zip)
        return [
            words.text(
                .cardBan,
                [.name: appeal.ban.by.name, .reason: reason, .date: times.dateAndHour(appeal.ban.until)]),
            words.text(.cardAppeal, [.text: appeal.words]),
        ]
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
        let about: [[Button]] =
            switch report.state {
            case .withdrawn: []
            case .approved, .rejected:
                report.face == .actions ? [[button(.labelUndo, .undo)] + next] : openRows
            case .waiting, .taken: openRows
            }
        return about + banRows
    }

    /// What can be decided about the person rather than the report.
    private var banRows: [[Button]] {
        guard report.face == .actions else { return [] }
        if report.openBanAppeal != nil {
            return [[button(.buttonLiftBan, .unban), button(.buttonKeepBan, .keepBan)]]
        }
        guard report.isOpen, let until = report.bannedUntil ?? facts.records.ban(of: report.author),
            until > facts.now
        else {
            return []
        }
        return [[button(.buttonClear, .clear)]]
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
        case .bans: [Desk.banDays.compactMap(ban), [button(.buttonBack, .turn(.actions))]]
        case .whyBan1, .whyBan7, .whyBan30:
            [
                [whyBan(.spam), whyBan(.abuse)], [whyBan(.privacy), whyBan(.other)],
                [button(.buttonBack, .turn(.actions))],
            ]
        }
    }

    private func reason(_ reason: RejectReason) -> Button {
        button(Catalogue.phrases(of: reason).button, .reject(reason))
    }

    private func whyBan(_ reason: BanReason) -> Button {
        button(Catalogue.phrases(of: reason).button, .ban(days: report.face.banDays ?? 1, because: reason))
    }

    private func ban(_ days: Int) -> Button? {
        guard let face = CardFace(banDays: days) else { return nil }
        return Button(label: words.days(days), token: token(.turn(face)))
    }

    private func button(_ phrase: Phrase, _ action: CardAction) -> Button {
        Button(label: words.text(phrase), token: token(action))
    }

    private func token(_ action: CardAction) -> String {
        CardToken(report: report.id, version: report.version, action: action).text
    }
}
