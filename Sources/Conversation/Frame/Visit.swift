internal import CivicFacts
internal import Understanding

/// One step in the making: the session as it changes, and what has been said, written and sent so far.
struct Visit {
    var session: Session
    let inbound: Inbound
    let facts: Facts
    private(set) var lines: [String] = []
    private(set) var prompt: Prompt?
    private(set) var changes: [Change] = []
    private var deliveries: [Delivery] = []
    private var notices: [Notice] = []
    private var served: Served?
    private(set) var isUrgent = false
    /// The review rooms' memory, where this step changes it.
    private var changedDesk: DeskState?
    /// What the message's last line is to lead to.
    var link: DeepLink?
    /// What is seen beside the message, where the question has nothing to show.
    var picture: Picture?
    /// Pictures above the message.
    var album: [Picture] = []
    /// A street address on its way to the one look-up of this turn.
    var address: StreetAddress?
    /// What was written may be a street address: no copy of it may stay behind.
    var isConfidential = false
    /// How many characters were kept of words that were too long; whoever wrote them hears so.
    var cutAt: Int?
    /// What is said is a counter: nobody has to be alerted to it.
    var isCounter = false
    /// What the words were in danger of.
    var danger: Safety?
    /// The language of those words, where it is another.
    var dangerLanguage: Language?
    /// The earlier message in which the answer stands, where it is the same page turned over.
    var turned: MessageID?
    /// Where words are that were taken in one breath with others.
    var breath: Breath.Stage?
    /// The answer stands where "One moment" stood: nothing was asked since.
    var endsWait = false
    /// What is said in place of the answer where it was just given, or of the question where it was just asked.
    var again: String?
    /// The place that the words name.
    var named: NamedPlace?
    /// Whoever acts in the review room may appoint administrators there, or is listed as a lead.
    var isLead = false
    /// They want to see again what they were just shown.
    var rereads = false

    init(session: Session, inbound: Inbound, facts: Facts) {
        (self.session, self.inbound, self.facts) = (session, inbound, facts)
    }

    /// What a page may know, as things stand now.
    var view: View { View(session: session, facts: facts, changes: changes) }
    var now: Moment { facts.now }
    var words: Catalogue { Catalogue(session.language) }
    var zone: Zone { Zone(of: session.zipOfReport) }
    var times: TimeWords { TimeWords(language: session.language, at: session.civicPlace) }
    /// What this person sends reaches no moderator unasked.
    var isBanned: Bool { bannedUntil != nil }
    /// When the ban that holds ends.
    var bannedUntil: Moment? { facts.records.ban(of: facts.account).flatMap { $0 > now ? $0 : nil } }
    var hotline: String { Hotline.line(for: session.language).spoken }

    /// Adds a sentence to the reply, in the session's language if no other is given; `hotline` is always known to it.
    mutating func say(_ wording: any Wording, _ values: [Slot: String] = [:], in other: Language? = nil) {
        if let notice = Notice(said: wording) {
            notices.append(notice)
            if notice == .cut { cutAt = nil }
        }
        let language = other ?? session.language
        let hotline = [Slot.hotline: Hotline.line(for: language).spoken]
        lines.append(Catalogue(language).text(wording, values.merging(hotline) { given, _ in given }))
    }

    /// The words as far as they are kept.
    mutating func cut(_ words: String, to limit: Int) -> String {
        let kept = String(words.prefix(limit))
        if kept.utf8.count < words.utf8.count { cutAt = limit }
        return kept
    }

    /// All that was said so far, which is said later; the question is asked then.
    mutating func takeReply() -> [String] {
        defer { (lines, prompt, served) = ([], nil, nil) }
        return lines
    }

    /// Adds lines before all others.
    mutating func sayFirst(_ more: [String]) { lines = more + lines }

    /// The reply ends with the look at the open report.
    var asksLook: Bool {
        guard session.draft?.step == .look, session.page.map({ $0 is AddedPage }) ?? true else {
            return false
        }
        return prompt == Prompt.pending(view)
    }

    /// Adds lines that are already in the reader's words.
    mutating func say(lines more: [String]) { lines += more }

    /// Ends the reply with this question; the last one wins, so there is never more than one.
    mutating func ask(_ question: Prompt) {
        prompt = question
        served = nil
    }

    /// Ends the reply with the question that is open now.
    mutating func askAgain() {
        // The look shows all that was taken: nothing more is held back. What shows something else leaves it to be quoted.
        if session.page.map({ $0 is AddedPage }) ?? true, session.draft?.step == .look,
            let held = session.photoReply?.lines
        {
            lines = held + lines
            session.photoReply = nil
            breath = .shown
        }
        prompt = Prompt.pending(view)
        served = Served(of: session)
    }

    /// Says something, and asks again what is open.
    mutating func answer(_ wording: any Wording, _ values: [Slot: String] = [:]) {
        say(wording, values)
        askAgain()
    }

    /// Asks it again, but what is only read is not said a second time: its buttons are enough.
    mutating func askBriefly() {
        let pending = Prompt.pending(view)
        let isRead = session.overlay?.page.isRead ?? false
        prompt = isRead ? pending.wordless : pending
        served = nil
    }

    /// Nothing has been said or asked so far.
    var isSilent: Bool { lines.allSatisfy(\.isEmpty) && prompt?.text.isEmpty ?? true }

    /// This turn writes the report.
    func hasKept(_ id: ReportID) -> Bool { kept(id) != nil }

    /// The report as this turn writes it; nil where it does not.
    func kept(_ id: ReportID) -> Report? {
        changes.lazy.compactMap { if case .keep(let report, _) = $0, report.id == id { report } else { nil } }
            .last
    }

    /// Everything held on somebody goes with this turn.
    var isForgetting: Bool { changes.contains { if case .forget = $0 { true } else { false } } }

    /// The number that the next report gets. One that the rooms were told of has its number before it is kept.
    var nextReport: ReportID {
        let kept = changes.compactMap {
            if case .keep(let report, _) = $0 { report.id.rawValue } else { nil }
        }
        let newest = max(kept.max() ?? 0, desk.lastNumber?.rawValue ?? 0)
        return ReportID(rawValue: max(facts.records.nextReport.rawValue, newest + 1))
    }

    /// This turn writes where the photo goes, or that it goes.
    func hasSettled(_ photo: PhotoID) -> Bool {
        changes.contains { change in
            switch change {
            case .keep(let report, _), .turn(let report): report.photos.contains(photo)
            case .drop(photo), .forget: true
            case .drop, .log, .expect, .mask, .recall, .endBan, .impose, .repost, .reachable, .offerLink,
                .join,
                .part,
                .desk,
                .mark, .unmark, .invoice, .enter:
                false
            }
        }
    }

    /// True if a hint of this name was not given in the last ten minutes.
    func mayHint(_ name: String) -> Bool {
        session.reminded[name].map { now.since($0) >= Limits.hintPause } ?? true
    }

    /// Notes what was answered, so that "I meant …" is understood.
    mutating func note(_ slot: Answered.Slot) { session.answered = Answered(slot: slot, at: now) }

    mutating func change(_ wanted: Change) {
        let change = UntakenAlarms.settled(wanted, &self)
        changes.append(change)
        if change.concernsReports, desk.workers != nil {
            let now = now
            updateDesk { $0.wake(at: now) }
        }
        if change.concernsReports, let shown = desk.oldestBoard {
            let soon = max(now, shown + Limits.digestPause)
            updateDesk { $0.wake(at: soon) }
        }
        if change.opens {
            let hour = now + Limits.shiftPause
            updateDesk { $0.wake(at: hour) }
        }
    }

    /// What the review rooms remember, with what this step has changed of it.
    var desk: DeskState { changedDesk ?? facts.records.desk }

    mutating func updateDesk(_ body: (inout DeskState) -> Void) {
        var desk = desk
        body(&desk)
        changedDesk = desk
    }

    /// Nothing is said to the person in this turn.
    mutating func hush() {
        (lines, prompt) = ([], nil)
        let account = facts.account
        deliveries.removeAll { $0.order.isSaid(to: account) }
    }

    /// Has the operator's log count it.
    mutating func notice(_ notice: Notice) { notices.append(notice) }

    mutating func deliver(_ delivery: Delivery) { deliveries.append(delivery) }

    /// What this turn wanted a report's card to read is overtaken.
    mutating func dropCard(of report: ReportID) {
        deliveries.removeAll { if case .showCard(report, _) = $0.order { true } else { false } }
    }

    /// The turn that this visit comes to: all that was said makes one message.
    func finished() -> Turn {
        var visit = self
        if let cutAt, inbound.standing == .voter { visit.say(HelpWords.cut, [.max: "\(cutAt)"]) }
        if let changedDesk, changedDesk != facts.records.desk { visit.changes.append(.desk(changedDesk)) }
        let changes = visit.changes
        guard let message = visit.message() else {
            return Turn(
                session: session, changes: changes, deliveries: deliveries, address: address,
                isConfidential: isConfidential, notices: notices, served: served)
        }
        // The reply goes first: a person waits for it.
        return Turn(
            session: visit.session, changes: changes,
            deliveries: [
                Delivery(reply(message), tag: visit.tag, counter: isCounter)
            ] + deliveries,
            address: address, isConfidential: isConfidential, notices: notices, served: served)
    }

    private var tag: String? {
        if session.isLooking { return Delivery.waiting }
        return prompt != nil && lines.allSatisfy(\.isEmpty) ? Delivery.question : nil
    }

    /// What is said besides the page would be overlooked further up: it comes as a message of its own.
    private func reply(_ message: Message) -> Order {
        if endsWait { return .rephrase(earlier: nil, as: message, in: inbound.room) }
        guard let turned, lines.allSatisfy(\.isEmpty) else {
            return .say(message: message, to: facts.account)
        }
        return .rephrase(earlier: turned, as: message, in: inbound.room)
    }

    /// The message of the bot one of whose buttons was pressed, while no newer one has been sent; nil for words.
    var pressed: MessageID? {
        guard case .tapped(let token, _) = inbound.event, let tap = ChoiceToken(text: token),
            tap.turn == session.turn
        else { return nil }
        return inbound.message
    }

    private func text(asking question: String?) -> String {
        (lines + [question].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private mutating func message() -> Message? {
        var text = text(asking: prompt?.text.openingShort)
        // What is only read, and has been, gives way to what is new.
        if text.count > Limits.messageCharacters, !lines.isEmpty, session.overlay?.page.isRead == true {
            text = self.text(asking: prompt?.text.split(separator: "\n").first.map(String.init))
        }
        guard !text.isEmpty else { return nil }
        let fresh = fresh(text)
        let isShort = fresh != text
        session.lastSaid = LastSaid(
            text: traced(fresh, isShort: isShort), question: isShort ? nil : question, at: now)
        text = fresh
        guard let prompt else { return Message(text: text.openingShort, link: link) }
        session.turn += 1
        session.offered = prompt.choices
        session.promptedAt = prompt.choices.isEmpty ? session.promptedAt : now
        let rows = prompt.buttons(turn: session.turn, session: session)
        return Message(
            text: text.openingShort, figure: isShort ? nil : prompt.figure,
            picture: isShort ? nil : prompt.picture ?? picture,
            album: isShort || album.isEmpty ? nil : album, rows: rows, link: link)
    }
}

extension Order {
    /// Tells this person something, unasked.
    fileprivate func isSaid(to account: AccountID) -> Bool {
        switch self {
        case .say(_, account), .ask(_, account, _): true
        case .say, .ask, .rephrase, .announce, .showOutgoing, .unask, .brief, .point, .showCard, .showDigest,
            .showPhotos,
            .hidePhotos, .clear, .serve, .servePhotos, .grid, .unserve, .vacate,
            .publish, .unpublish, .sendPhotos, .export, .exportRecord, .hand, .acknowledge, .mask, .fetch,
            .look, .payment, .vouch:
            false
        }
    }
}
