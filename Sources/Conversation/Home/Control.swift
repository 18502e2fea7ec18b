internal import CivicFacts
internal import Understanding

/// Cancel, back, undo: the same in every state.
enum Control {
    static func cancel(_ visit: inout Visit) {
        // What was just quoted is the report itself.
        if visit.session.page is AddedPage { visit.session.overlay = nil }
        if visit.session.overlay != nil {
            guard
                visit.session.isOnboarded || visit.session.draft != nil
                    || visit.session.page is ReturningPage
            else { return ZIPDialog.skip(&visit) }
            if visit.session.draft != nil { visit.say(HomeWords.closed) }
            visit.close()
        } else if let draft = visit.session.draft {
            (visit.session.draft, visit.session.photoReply) = (nil, nil)
            discard(draft, &visit)
        } else if takesBack(visit) {
            IntentDialog.read(MinePage(), &visit)
        } else {
            visit.answer(HomeWords.nothingToCancel)
        }
    }

    /// Said in words beside an answer, it is the report that is meant, and no answer.
    static func cancelReport(_ visit: inout Visit) {
        let isRead = visit.session.page is any FactsPage && visit.session.page?.isRead == true
        // What the room knows of is not thrown away by a word that may mean the answer.
        if isRead, let draft = visit.session.draft, draft.headsUp == nil { visit.session.overlay = nil }
        cancel(&visit)
    }

    /// Nothing is being written, and the words are about a report that was sent.
    private static func takesBack(_ visit: Visit) -> Bool {
        guard case .said(let text) = visit.inbound.event else { return false }
        let stems = ["report", "denunci", "quej", "complain", "withdraw", "retir", "quit", "borr"]
        return Plain(text).hasWord(beginning: stems)
            && !visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 1).isEmpty
    }

    /// The word on the button [Close], where no such button is offered.
    static func isClose(_ plain: Plain) -> Bool {
        Language.allCases.contains { Plain(Choice.close.label(Catalogue($0))).text == plain.text }
    }

    /// Closes what lies over a report; the report itself stays.
    static func close(_ visit: inout Visit) {
        guard visit.session.overlay == nil else { return cancel(&visit) }
        visit.answer(visit.session.draft == nil ? HomeWords.top : ReportWords.stillOpen)
    }

    static func back(_ visit: inout Visit) {
        if let page = visit.session.page { return page.back(&visit) }
        guard visit.session.draft != nil else { return visit.answer(HomeWords.top) }
        ReportDialog.back(&visit)
    }

    /// Takes back the last small thing, or brings back the draft that was thrown away last: whichever was later.
    static func undo(_ visit: inout Visit) {
        let index = visit.session.parked.lastIndex { $0.reason == .discarded }
        let isActNewer =
            index.map { visit.session.parked[$0].at < visit.session.lastAct?.at ?? .distantPast } ?? true
        if isActNewer, SettingsDialog.undo(&visit) { return }
        guard let index, visit.session.draft == nil else { return visit.answer(HomeWords.nothingToUndo) }
        visit.say(DraftWords.undone)
        restore(at: index, &visit)
    }

    /// Puts a parked draft back to work.
    static func restore(at index: Int, _ visit: inout Visit) {
        var draft = visit.session.parked.remove(at: index).draft
        draft.touchedAt = visit.now
        if draft.step == .what, !draft.isEmpty, !draft.isRevising { draft.step = .look }
        visit.session.draft = draft
        visit.session.overlay = nil
        visit.askAgain()
    }

    /// Throws a draft away that is not open any more; it can be had back for 72 hours. An empty one just closes.
    static func discard(_ draft: Draft, _ visit: inout Visit) {
        visit.session.misses = 0
        guard !draft.isEmpty else {
            // Nothing of it can come back, and "undo" right after it does not mean what was done before.
            visit.session.lastAct = nil
            return visit.answer(HomeWords.closed)
        }
        visit.session.parked.append(ParkedDraft(draft: draft, at: visit.now, reason: .discarded))
        visit.say(DraftWords.discarded, [.hours: "\(Limits.draftLife.milliseconds / 3_600_000)"])
        visit.again = visit.words.text(DraftWords.discardedToo)
        visit.askWithUndo()
    }

    /// "Next", "done": what was answered already stays.
    static func goOn(_ visit: inout Visit) {
        choose([.done, .skip], &visit)
    }

    /// At the last look something was said that could not be read: a bare yes may be about that, and sends nothing.
    static func mayBeRefused(_ visit: Visit) -> Bool {
        visit.session.overlay == nil && visit.session.draft?.step == .look && visit.session.misses == 1
    }

    /// Acts on the first of these choices that the open question offers; else the word is an answer that it
    /// cannot use, and counts as one.
    static func choose(_ choices: [Choice], _ visit: inout Visit) {
        if let choice = choices.first(where: visit.session.offered.contains) { return choice.act(&visit) }
        if choices.contains(.skip), visit.session.page?.isRead == true, visit.session.draft != nil {
            // What is read of facts lies above the report: its step is skipped.
            visit.session.overlay = nil
            return ReportChoices.leave(&visit)
        }
        if visit.session.page.map({ $0 is AddedPage }) ?? true, visit.session.draft != nil {
            return choices.contains(.skip) ? ReportChoices.leave(&visit) : ReportAnswers.missed(&visit)
        }
        guard !OverlayAnswers.missed(&visit) else { return }
        TextDialog.lost(&visit)
    }
}

extension Visit {
    /// Lays a page over whatever is open, and shows it; "back" leads through the pages below, the last one first.
    mutating func open(_ page: any Page, over below: [any Page] = []) {
        session.overlay = Overlay(page, over: below, since: now)
        session.misses = 0
        askAgain()
    }

    /// Back to the page below; from the first one, out.
    mutating func back() {
        var below = session.pagesBelow
        guard let last = below.popLast() else { return close() }
        open(last, over: below)
    }

    /// On or back in the open list.
    mutating func turn(by pages: Int) {
        guard let page = session.page else { return askAgain() }
        page.turn(by: pages, &self)
    }

    /// Notes that the draft is being worked on.
    mutating func touchDraft() {
        let now = now
        session.draft?.touchedAt = now
    }

    /// The question that is open; where none is, a button takes back what was just done.
    mutating func askWithUndo() {
        guard session.overlay == nil, session.draft == nil else { return askAgain() }
        ask(Prompt("", [[.undo]] + Prompt.home.rows))
    }

    /// Closes what lies over the draft, and shows what was below.
    mutating func close() {
        session.overlay = nil
        session.misses = 0
        say(session.draft == nil ? HomeWords.closed : ReportWords.stillOpen)
        askAgain()
    }

    /// One more answer that could not be used: an example first, then other ways, then the way out.
    mutating func miss(
        _ first: any Wording, _ second: any Wording, _ values: [Slot: String] = [:],
        wayOut: (inout Visit) -> Void
    ) {
        session.misses += 1
        switch session.misses {
        case 1: say(first, values)
        case 2: say(second, values)
        default:
            session.misses = 0
            return wayOut(&self)
        }
        ask(Prompt.pending(view).wordless)
    }
}

extension Choice {
    /// The buttons that a yes, or a no, stands for: the first that is offered.
    static let meantByYes: [Choice] = [.yes, .zipHome, .send, .sendNow, .resume, .addLate, .stopAll]
    static let meantByNo: [Choice] = [.no, .keepUnsent, .typeAgain, .skip, .discard, .change]
}
