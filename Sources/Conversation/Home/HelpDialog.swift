internal import Understanding

/// Help that fits the question that is open, and the menu.
enum HelpDialog {
    /// What is waited for, and the words that answer it; where nothing is, what can be asked for.
    static func help(_ visit: inout Visit) {
        if let waiting = waitingFor(visit) { visit.say(waiting) }
        let waits = visit.session.draft != nil || visit.session.overlay.map { !$0.page.isRead } ?? false
        if waits || visit.session.overlay != nil { sayWords(&visit) }
        if !waits { visit.say(HelpWords.help) }
        // Never beside a report, nor after words of danger.
        let isCalm = visit.session.draft == nil && !visit.session.isAfterDanger(at: visit.now)
        if !waits, isCalm, visit.facts.rules.giving != .off { visit.say(GivingWords.inHelp) }
        visit.say(HelpWords.human)
        visit.askBriefly()
    }

    /// "I cannot see the buttons", "no veo los botones": the words that stand on them are typed as well.
    static func hearButtons(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = plain.words
        guard (1...12).contains(words.count), words.contains(where: buttons.contains),
            words.contains(where: troubles.contains), words.allSatisfy(buttonWords.contains)
        else { return false }
        if let waiting = waitingFor(visit) { visit.say(waiting) }
        sayWords(&visit)
        visit.askBriefly()
        return true
    }

    /// What stands on the buttons of the open question, as words to type.
    private static func sayWords(_ visit: inout Visit) {
        let pending = Prompt.pending(visit.view)
        let labels = pending.choices.prefix(8).map { choice in
            let label = pending.labels[choice] ?? choice.label(visit.words)
            let bare = label.drop { !$0.isLetter && !$0.isNumber }
            return "\"\(bare)\""
        }
        guard let last = labels.last else { return }
        let list =
            labels.count == 1
            ? last
            : labels.dropLast().joined(separator: ", ") + " \(visit.session.language.tongue.or) " + last
        visit.say(HelpWords.typed, [.text: list])
    }

    private static let buttons = Phrases.helpButtonMarks.words
    private static let troubles = Phrases.helpButtonTroubles.words
    private static let buttonWords = buttons.union(troubles).union(Phrases.helpButtonVocabulary.words)

    static func menu(_ visit: inout Visit) {
        guard visit.session.isOnboarded || visit.session.draft != nil else {
            // What was begun comes before what is asked of everybody.
            return visit.session.idleDraft == nil ? ZIPDialog.open(&visit) : visit.open(ReturningPage())
        }
        visit.session.overlay = nil
        visit.answer(visit.session.draft == nil ? HomeWords.menu : ReportWords.stillOpen)
    }

    /// The topics that facts are given about; an open report's question is not taken away for them.
    static func info(_ visit: inout Visit) {
        guard visit.session.draft == nil else { return help(&visit) }
        visit.session.overlay = nil
        visit.say(HomeWords.infoMenu)
        visit.ask(.info(in: visit.session.language))
    }

    private static func waitingFor(_ visit: Visit) -> HelpWords? {
        if visit.session.page is ZIPPage { return visit.session.opensDoors ? HelpWords.doors : HelpWords.zip }
        guard visit.session.page.map({ $0 is AddedPage }) ?? true else { return nil }
        switch visit.session.draft?.step {
        case .what?: return .what
        case .place?: return .place
        case .time?: return .time
        case .look?, .edit?, .kind?: return .confirm
        case nil: return nil
        }
    }
}
