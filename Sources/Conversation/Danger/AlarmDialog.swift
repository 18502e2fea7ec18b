internal import CivicFacts
internal import Understanding

/// What a draft carries of danger: it begins with it where none is open, and its writer says what becomes of it.
enum AlarmDialog {
    /// The words join the open report, or begin one, and nothing else moves; without words that tell something, or where
    /// none may be written, nothing is kept.
    static func keep(_ event: Event, in language: Language?, _ visit: inout Visit) {
        guard let words = told(event), tells(Plain(words)), mayKeep(visit) else { return }
        let now = visit.now
        if visit.session.draft == nil { visit.session.draft = Draft(startedAt: now) }
        guard let draft = visit.session.draft else { return }
        let piece = Piece(text: words, message: visit.inbound.message)
        let isPlace = draft.step == .place && draft.place == nil && visit.session.overlay == nil
        if draft.text.count + words.count < Limits.reportCharacters {
            if isPlace {
                visit.session.draft?.pieces.append(piece)
            } else {
                ReportAnswers.append(words, visit.inbound.message, &visit)
            }
            visit.say(DangerWords.emergencyKept, in: language)
        }
        visit.session.draft?.alarm = Alarm(
            cause: .danger, at: draft.standingAlarm?.at ?? now, kind: kind(of: words),
            nudgeAt: now + Limits.nudge, turn: draft.standingAlarm?.turn ?? visit.session.turn + 1,
            place: isPlace ? piece : nil)
        visit.touchDraft()
        ask(in: language, &visit)
    }

    /// "Shooter" and "socorro" are enough; "emergency" and "911" tell nothing.
    private static func tells(_ words: Plain) -> Bool {
        words.words.count > 1 || words.words.contains { !bare.contains($0) }
    }

    private static let bare: Set<String> = ["911", "emergency", "emergencia", "danger", "peligro"]

    /// Who faints in a long line tells of no long line.
    private static func kind(of words: String) -> ReportKind {
        let guess = KindGuess.kind(of: words)
        return guess.isUrgent ? guess : .other
    }

    private static func told(_ event: Event) -> String? {
        switch event {
        case .said(let text): text.trimmingSpaces
        case .commanded("report", let rest), .commanded("reportar", let rest): rest.trimmingSpaces
        case .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted, .reacted,
            .sentUnsupported, .becameReachable, .woke, .photoKept, .photoRefused, .looked, .payment, .vouched:
            nil
        }
    }

    private static func mayKeep(_ visit: Visit) -> Bool {
        guard !visit.isBanned, visit.session.draft == nil else { return !visit.isBanned }
        let today = visit.facts.records.countOfReports(by: visit.facts.account, since: visit.now - .days(1))
        return today < Limits.reportsADay
    }

    /// In danger nobody should have to read another language than their own.
    static func ask(in language: Language? = nil, _ visit: inout Visit) {
        let words = Catalogue(language ?? visit.session.language)
        let rows: [[Choice]] = [[.sendNow], [.amSafe, .noDanger]]
        let labels = Dictionary(uniqueKeysWithValues: rows.flatMap(\.self).map { ($0, $0.label(words)) })
        visit.ask(Prompt(words.text(DangerWords.sendAsk), rows, labels: labels))
    }

    /// What was heard of danger without being answered alone, such as being turned away, marks the report that it went
    /// into; and whoever is heard is not silent.
    static func settle(since earlier: Session, _ visit: inout Visit) {
        guard let draft = visit.session.draft else { return }
        let now = visit.now
        if let danger = visit.danger, draft != earlier.draft, let words = visit.inbound.event.words,
            draft.text.contains(words.trimmingSpaces.prefix(40))
        {
            let asksLook = visit.asksLook
            mark(draft, danger, words, &visit)
            // The look names the kind that they made of it.
            if asksLook, visit.session.draft?.kind != draft.kind { visit.askAgain() }
        } else if visit.danger == .crisis, draft.alarm == nil {
            visit.session.draft?.alarm = Alarm(cause: .crisis, at: now, kind: .other)
        }
        guard !visit.inbound.event.isOfHouse, draft.alarm == earlier.draft?.alarm, draft.alarm?.nudgeAt != nil
        else { return }
        visit.session.draft?.alarm?.nudgeAt = now + Limits.nudge
    }

    private static func mark(_ draft: Draft, _ danger: Safety, _ words: String, _ visit: inout Visit) {
        let now = visit.now
        switch danger {
        case .crisis: return
        case .emergency where draft.standingAlarm?.cause != .danger:
            visit.session.draft?.alarm = Alarm(
                cause: .danger, at: now, kind: kind(of: words), nudgeAt: now + Limits.nudge)
        case .cannotVote where draft.standingAlarm == nil:
            let guess = KindGuess.kind(of: words)
            guard guess == .other || guess.loses else { return }
            visit.session.draft?.alarm = Alarm(
                cause: .stopped, at: now, kind: guess == .other ? .turnedAway : guess)
        case .emergency, .cannotVote: return
        }
    }

    /// True if the words answer the 911 message, or what is asked after five silent minutes.
    static func answers(_ event: Event, _ visit: Visit) -> Bool {
        guard case .said(let text) = event, visit.session.draft?.alarm != nil else { return false }
        return answer(Plain(text), visit) != nil
    }

    private static func answer(_ plain: Plain, _ visit: Visit) -> AlarmAnswer? {
        guard visit.session.draft?.standingAlarm != nil, visit.facts.subject == nil,
            let answer = AlarmAnswer(plain)
        else { return nil }
        // One more line may stand between: that somebody is safe now is heard all the same.
        if [.safe, .calm, .helped].contains(answer) {
            return visit.session.overlay?.page.takesAnyWords == true ? nil : answer
        }
        guard visit.session.offered.contains(.sendNow) else { return nil }
        // A bare yes is about what was asked last.
        let isBare = answer == .send || answer == .keep
        return isBare && QuestionDialog.newestChoices(visit) != nil ? nil : answer
    }

    /// The buttons of the 911 message hold as long as what it was about.
    static func holds(_ tap: ChoiceToken, _ visit: Visit) -> Bool {
        guard [.sendNow, .amSafe, .noDanger].contains(tap.choice),
            let shown = visit.session.draft?.standingAlarm?.turn
        else { return false }
        return tap.turn >= shown
    }

    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let answer = answer(plain, visit) else { return false }
        switch answer {
        case .send: send(&visit)
        case .keep: keep(&visit)
        case .safe: amSafe(&visit)
        case .calm: deny(&visit)
        case .helped: keepHelped(&visit)
        }
        return true
    }

    /// That help came is part of what is told.
    private static func keepHelped(_ visit: inout Visit) {
        if let words = visit.inbound.event.words?.trimmingSpaces {
            ReportAnswers.append(words, visit.inbound.message, &visit)
            visit.touchDraft()
        }
        visit.say(DangerWords.helped)
        ask(&visit)
    }

    /// As it is: what is missing can be added later.
    static func send(_ visit: inout Visit) {
        guard visit.session.draft?.isEmpty == false else { return visit.askAgain() }
        visit.session.overlay = nil
        visit.session.draft?.step = .look
        visit.session.draft?.isRevising = false
        ReportKeeping.send(&visit)
    }

    static func keep(_ visit: inout Visit) {
        visit.session.draft?.alarm?.nudgeAt = nil
        visit.say(DangerWords.kept)
        goOn(&visit)
    }

    static func amSafe(_ visit: inout Visit) {
        visit.session.draft?.alarm?.isSafe = true
        visit.session.draft?.alarm?.nudgeAt = nil
        visit.say(DangerWords.safe)
        goOn(&visit)
    }

    /// The alarm ends, and the report stays: the words are kept as what they were.
    static func deny(_ visit: inout Visit) {
        guard let alarm = visit.session.draft?.alarm else { return visit.askAgain() }
        visit.session.draft?.alarm?.isDenied = true
        visit.session.draft?.alarm?.nudgeAt = nil
        visit.say(DangerWords.calm)
        guard let piece = alarm.place, visit.session.draft?.step == .place, visit.session.overlay == nil
        else { return goOn(&visit) }
        visit.session.draft?.pieces.removeAll { $0 == piece }
        PlaceDialog.named(piece.text, &visit)
    }

    /// What happened is told already.
    private static func goOn(_ visit: inout Visit) {
        guard visit.session.overlay == nil, let draft = visit.session.draft, draft.step == .what,
            !draft.isEmpty, !draft.isRevising
        else { return visit.askAgain() }
        ReportDialog.go(to: .look, &visit)
    }

    /// After five silent minutes, once.
    static func nudge(_ visit: inout Visit) {
        guard let due = visit.session.draft?.alarm?.nudgeAt, due <= visit.now else { return }
        visit.session.draft?.alarm?.nudgeAt = nil
        visit.say(DangerWords.nudge)
        visit.ask(
            Prompt(
                "", [[.sendNow, .keepUnsent]],
                labels: [.sendNow: visit.words.text(ReportLabels.send)]))
    }
}

extension ReportKind {
    /// Whoever tells of it, and that they cannot vote right now, has to be heard at once. Machines that fail and lines that
    /// are long are waited out.
    fileprivate var loses: Bool {
        switch self {
        case .turnedAway, .threats, .moved: true
        case .longLine, .machine, .wrongInformation, .access, .other: false
        }
    }
}
