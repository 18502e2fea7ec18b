internal import Understanding

/// What was told and not taken for a report. Whoever goes on telling, or wants it sent, means one.
enum UnheardDialog {
    /// True if the words want something of a report that was told, and of which none is open.
    static func hearOrder(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard waits(visit), Intent(plain) == nil, let wish = ReportWish(plain) else { return false }
        switch wish {
        case .send, .read, .done, .edit: begin(&visit)
        case .photo, .nophoto, .wait:
            begin(&visit)
            if visit.session.draft != nil { visit.say(LastLookWords.photoHere, [.max: "\(Limits.photos)"]) }
        case .cancel, .nameless, .status, .help, .removePhotos, .removeTime, .chat: return false
        }
        return true
    }

    /// True if the words go on telling what was told before.
    static func goOn(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let unheard = fresh(visit), waits(visit), visit.session.guess == nil, plain.words.count >= 2,
            !QuestionReading.isAsked(text, plain), !plain.hasWord(beginning: ["asked", "pregunt"]),
            isTelling(unheard), !unheard.hasSuffix(text)
        else { return false }
        TellingDialog.start(text, goingOn: true, &visit)
        return true
    }

    /// What stands before the first words of a report that begins now, where they go on telling or it was only passed on; nil
    /// for nothing.
    static func take(before text: String, goingOn: Bool, _ visit: inout Visit) -> String? {
        guard let unheard = fresh(visit), !unheard.hasSuffix(text) else { return nil }
        let isHearsay = HearsayReading(Plain(unheard)) != nil
        guard goingOn || isHearsay || isTelling(unheard) else { return nil }
        visit.session.unheard = nil
        if isHearsay, KindGuess.kind(of: unheard) == .other {
            visit.session.draft?.chosenKind = .wrongInformation
        }
        return unheard
    }

    /// It is about voting, or a trouble, as far as anybody can tell.
    private static func isTelling(_ text: String) -> Bool {
        let plain = Plain(text)
        return KindGuess.kind(of: text) != .other || HearsayReading(plain) != nil
            || TextDialog.isAboutVoting(plain) || UnderstoodDialog.tells(text)
    }

    /// A draft of what was told.
    private static func begin(_ visit: inout Visit) {
        guard let unheard = visit.session.unheard else { return }
        TellingDialog.start(unheard, &visit)
        visit.session.unheard = nil
    }

    private static func waits(_ visit: Visit) -> Bool {
        fresh(visit) != nil && visit.session.draft == nil && visit.session.isFree
    }

    /// Told a moment ago: whoever was answered longer ago has begun something else.
    private static func fresh(_ visit: Visit) -> String? {
        visit.session.lastSaid?.isFresh(at: visit.now) == true ? visit.session.unheard : nil
    }

    /// After a turn: what may tell of a problem and was only answered is kept for the next ones; a question between them
    /// changes nothing, and anything else ends it.
    static func settle(_ event: Event, earlier: String?, _ visit: inout Visit) {
        guard visit.session.unheard == earlier else { return }
        guard visit.session.draft == nil, case .said(let text) = event,
            let overlay = visit.session.overlay, overlay.page.isOfFacts
        else {
            visit.session.unheard = nil
            return
        }
        let plain = Plain(text)
        if QuestionReading.isAsked(text, plain) { return }
        visit.session.unheard = nil
        if overlay.since == visit.now, Intent(plain) == nil, plain.words.count >= 3 {
            keep(text, behind: earlier, &visit)
        }
    }

    /// What may tell of a problem begins the report, if one is begun next.
    static func keep(_ text: String, behind earlier: String? = nil, _ visit: inout Visit) {
        guard !text.hasSuffix("?"),
            UnderstoodDialog.mayTell(text) || TextDialog.isAboutVoting(Plain(text))
        else { return }
        keepAll(text, behind: earlier ?? visit.session.unheard, &visit)
    }

    /// The same, whatever the words are.
    static func keepAll(_ text: String, behind earlier: String?, _ visit: inout Visit) {
        let told = earlier.map { $0 + "\n" + text } ?? text
        visit.session.unheard = String(told.prefix(Limits.reportCharacters))
    }
}
