internal import CivicFacts

/// Puts a moderator's question to the reporter: `/ask 12 words`, `/ask 12 door`, or the button, behind which there are
/// questions that are ready, and the next reply of whoever wants their own words.
struct AskReporter: Action {
    static let (code, sign) = ("ask", "❓")
    static let label = Text(en: "Ask", es: "Preguntar")

    /// Its place behind the ready questions, from 1; nil for the button of earlier releases.
    var number: Int?

    static func forms(on report: Report) -> [any Action] { [TurnCard(face: .questions)] }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard !words.isEmpty else { return ReadyOffer.list(about: id, visit) }
        return Wanted.near(words, about: id, visit)
            ?? Outgoings.hold(Wanted(words, visit), about: id, &visit)
    }

    var argument: String? { number.map(String.init) }
    var label: String { Desk.words.text(ReadyWords.own) }
    var sign: String { number.map(CardReaction.keycap) ?? Self.sign }

    func row(on card: Card) -> Int? { card.report.isOpen ? 2 : nil }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        report.settled(visit) ?? Self.refusal(about: report)
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        let armed = Armed(report: report.id, until: visit.now + Limits.armed)
        let (me, now) = (visit.facts.account, visit.now)
        visit.updateDesk { desk in
            desk.armed = (desk.armed ?? [:]).filter { $0.value.until > now }.merging([me: armed]) { $1 }
        }
        if report.face == .questions { _ = TurnCard(face: .actions).act(on: report, &visit) }
        let minutes = "\(Limits.armed.milliseconds / Span.minutes(1).milliseconds)"
        let message = Message(
            heading: visit.moderator.name,
            text: Desk.words.text(ToVoterWords.askHere, [.code: report.id.description, .n: minutes]),
            wants: visit.inbound.sender)
        let card = visit.inbound.repliesTo ?? visit.inbound.message
        visit.deliver(
            Delivery(
                .announce(message: message, in: visit.inbound.room, replyTo: card, about: [report.id]),
                urgent: true))
        Posting.countAnswer(&visit)
        return .done(DoneWords.ask)
    }

    /// Whoever pressed the button has not written the question yet.
    static func isArmed(_ id: ReportID, _ visit: Visit) -> Bool {
        visit.desk.armed?[visit.facts.account].map { $0.report == id && $0.until > visit.now } ?? false
    }

    /// True once, in time, for whoever pressed the button: their reply is the question.
    static func disarm(_ id: ReportID, _ visit: inout Visit) -> Bool {
        let me = visit.facts.account
        guard isArmed(id, visit) else { return false }
        visit.updateDesk { desk in
            desk.armed?[me] = nil
            if desk.armed?.isEmpty == true { desk.armed = nil }
        }
        return true
    }

    /// The question in a message as it reads now; nil where that asks nothing about this report.
    static func words(in text: String, about id: ReportID) -> String? {
        let text = text.trimmingSpaces
        guard let mark = text.first, mark == "/" || mark == "!" else { return text.isEmpty ? nil : text }
        let parts = text.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, parts[0].split(separator: "@").first?.lowercased() == command else {
            return nil
        }
        let rest = parts[1].split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let number = rest.first.flatMap({ ReportID(number: $0) }) else {
            return String(parts[1]).trimmingSpaces
        }
        return number == id ? rest.dropFirst().first.map { String($0).trimmingSpaces } : nil
    }

    /// It leaves now.
    static func put(_ outgoing: Outgoing, to report: inout Report, _ visit: inout Visit) {
        let question = ModeratorQuestion(
            words: outgoing.words, askedAt: visit.now, asker: outgoing.asker, ready: outgoing.ready)
        report.questions.append(question)
        if let name = outgoing.ready?.name {
            visit.updateDesk { desk in
                desk.askedReady = (desk.askedReady ?? [:]).merging([name: 1]) { $0 + $1 }
            }
        }
        if visit.facts.records.session(of: report.author)?.wantsNotices ?? true {
            let language = visit.facts.records.language(of: report.author)
            let message = QuestionDialog.message(question, about: report.newestQuestion, in: language)
            visit.deliver(
                Delivery(
                    .ask(message: message, of: report.author, about: report.id),
                    tag: report.newestQuestion.tag))
        }
        ReportKeeping.keep(&report, because: .asked, &visit)
    }

    static func refusal(about report: Report) -> Outcome? {
        if report.isWithdrawn { return .refused(RefusalWords.withdrawn) }
        if !report.isAuthorReachable { return .refused(CardWords.unreachable) }
        if report.openQuestion != nil { return .refused(RefusalWords.askOpen, report.id.slot) }
        guard report.questions.count(where: { $0.isTakenBack != true }) >= Limits.questionsAReport else {
            return nil
        }
        let most = "\(Limits.questionsAReport)"
        return .refused(RefusalWords.askLimit, [.code: report.id.description, .max: most])
    }
}

extension AskReporter {
    init?(argument: String?) {
        guard let argument else {
            self.init()
            return
        }
        guard let number = Int(argument), (1...9).contains(number) else { return nil }
        self.init(number: number)
    }
}
