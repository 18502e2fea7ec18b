internal import Understanding

/// What is only guessed: opened to read under an honest header, or offered as buttons. Nothing else ever.
enum GuessDialog {
    /// How many guesses are offered at once.
    static let offered = 3

    /// Opens the likeliest answer and says that it is a guess; false where nothing may be opened unasked.
    static func show(_ intent: Intent, of understood: Understood, _ visit: inout Visit) -> Bool {
        guard visit.session.isOnboarded || visit.session.page?.asksZIP == true, visit.session.draft == nil,
            let wish = intent.wish,
            wish.kind == .answer, wish.isOffered
        else { return false }
        visit.session.overlay = nil
        visit.say(GuessWords.head, [.name: visit.words.text(wish.label)])
        IntentDialog.follow(intent, &visit)
        // What asks for something first, such as a ZIP code, is a question of its own.
        guard visit.session.overlay?.page.isRead ?? true else { return true }
        visit.session.guess = Guess(others: understood.answers.filter { $0 != intent })
        if visit.session.overlay == nil {
            visit.ask(Prompt("", Prompt.home.rows + [[.notAsked]]))
        } else {
            visit.askAgain()
        }
        return true
    }

    /// "Not what I asked": the other guesses.
    static func decline(_ visit: inout Visit) {
        let others = visit.session.guess?.others ?? []
        visit.session.overlay = nil
        visit.session.guess = nil
        TextDialog.lost(guesses: others, &visit)
    }

    /// Opens what was pressed.
    static func open(_ intent: Intent, _ visit: inout Visit) {
        guard intent.kind == .answer else { return visit.askAgain() }
        IntentDialog.follow(intent, &visit)
    }

    /// The guesses as buttons, and the ways that are always open; nil where there is nothing to offer.
    static func prompt(_ guesses: [Intent]) -> Prompt? {
        // Help stands below them anyway.
        let choices = guesses.filter { $0.kind == .answer && $0 != .help && $0.wish?.isOffered == true }
            .prefix(offered)
        guard !choices.isEmpty else { return nil }
        return Prompt("", choices.map { [.guess($0)] } + [[.startReport, .showHelp]])
    }

    /// What the words may be for. Where nothing to read comes near, or a problem comes nearer, that stands first.
    static func prompt(for understood: Understood) -> Prompt? {
        let near = understood.answers.filter {
            understood.top.contains($0) && $0 != .help && $0.wish?.isOffered == true
        }
        let likeliest = understood.top.first { $0.kind != .refuse }
        guard near.isEmpty || likeliest == .startReport else { return prompt(understood.answers) }
        let topics: [Choice] = near.isEmpty ? [.showInfo] : near.map { .guess($0) }
        return Prompt("", [[.startReport]] + topics.map { [$0] } + [[.showHelp]])
    }
}

extension Prompt {
    /// The same question below a guess: closing it says that it was none of that.
    var asGuess: Prompt {
        let closing =
            choices.contains(.close)
            ? rows.map { row in row.map { $0 == .close ? .notAsked : $0 } } : rows + [[.notAsked]]
        return Prompt(text, closing, labels: labels, figure: figure, picture: picture)
    }
}
