internal import CivicFacts
internal import Understanding

/// What comes in parts is answered once: the photos of an album, and lines that are sent in one breath.
enum Breath {
    /// Where the words are that were taken and not shown yet.
    enum Stage {
        /// This turn holds back what it would have said.
        case held
        /// They are among what is said now.
        case shown
    }

    /// What was said in this turn waits, with the look, for what may follow; danger waits for nothing, nor does what may
    /// be a question.
    static func hold(_ visit: inout Visit) {
        guard visit.danger == nil, !isNewAlarm(visit), visit.session.draft?.mayAsk != true else {
            return visit.askAgain()
        }
        hold(for: Limits.breath, startsReport: false, &visit)
        let newest = max(0, (visit.session.draft?.pieces.count ?? 0) - 1)
        if visit.session.photoReply?.firstPiece == nil { visit.session.photoReply?.firstPiece = newest }
        wait(&visit)
    }

    /// The room hears of it in this turn, and so does its writer.
    private static func isNewAlarm(_ visit: Visit) -> Bool {
        visit.session.draft.map { $0.isAlarming && $0.headsUp == nil } ?? false
    }

    /// The buttons of the question before answer nothing any more.
    private static func wait(_ visit: inout Visit) {
        let lines = (visit.session.photoReply?.lines ?? []) + visit.takeReply()
        visit.session.photoReply?.lines = lines
        visit.session.offered = []
        visit.breath = .held
    }

    /// The answer waits so long for what may follow, and no longer than for an album.
    static func hold(for pause: Span, startsReport: Bool, _ visit: inout Visit) {
        let earlier = visit.session.photoReply
        let first = earlier?.first ?? visit.now
        let due = max(visit.now + pause, earlier?.due ?? visit.now)
        visit.session.photoReply = HeldReply(
            first: first, due: min(due, first + Limits.albumPatience),
            startedReport: earlier?.startedReport ?? startsReport, lines: earlier?.lines,
            firstPiece: earlier?.firstPiece)
    }

    /// Words were taken, or a photo began the report, and its writer was shown nothing of that yet.
    static func isHeld(_ session: Session) -> Bool {
        session.photoReply.map { $0.lines != nil || $0.startedReport } ?? false
    }

    /// What was heard in the middle of a breath: what the look answers waits with it; with anything else comes what was
    /// held, and what was taken is quoted.
    static func settle(since earlier: Session, _ visit: inout Visit) {
        if visit.breath == .held, !visit.isSilent, visit.danger == nil { return wait(&visit) }
        guard let held = earlier.photoReply, let lines = held.lines, !visit.inbound.event.isOfHouse,
            visit.breath != .held, !visit.isSilent
        else { return }
        if case .said(let text) = visit.inbound.event, !isCommand(Plain(text)), visit.asksLook,
            visit.danger == nil, !isNewAlarm(visit), visit.now < held.first + Limits.albumPatience
        {
            visit.session.photoReply = held
            visit.session.photoReply?.lines = []
            hold(for: Limits.breath, startsReport: false, &visit)
            return wait(&visit)
        }
        guard visit.breath == nil else { return }
        let quoted = quoted(held, visit)
        if visit.session.photoReply != nil {
            // Photos that came in between are still answered together.
            let arePhotosHeld = visit.session.draft?.photos.isEmpty == false
            visit.session.photoReply = arePhotosHeld ? held.withoutWords : nil
        }
        visit.danger == nil ? visit.sayFirst(lines + quoted) : visit.say(lines: lines + quoted)
    }

    /// "Cancel", "read it back": whoever says so has ended their breath.
    private static func isCommand(_ plain: Plain) -> Bool { Intent(plain) != nil || ReportWish(plain) != nil }

    private static func quoted(_ held: HeldReply, _ visit: Visit) -> [String] {
        guard let draft = visit.session.draft, let first = held.firstPiece else { return [] }
        let text = draft.pieces.dropFirst(first).map(\.text).joined(separator: "\n").upTo(300)
        guard !text.isEmpty else { return [] }
        return [visit.view.text(LastLookWords.added, [.text: Masking.masked(text).text])]
    }
}
