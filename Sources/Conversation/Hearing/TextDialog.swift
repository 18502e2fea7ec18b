internal import CivicFacts
internal import Understanding

/// A voter's words: the open question hears them first, then the global words and intents, then free text.
enum TextDialog {
    static func hear(_ original: String, _ visit: inout Visit) {
        let whole = original.trimmingSpaces
        // Beside a report every word may belong to it.
        let isFree =
            visit.session.draft == nil && (visit.session.page.map { $0.isRead || $0.asksZIP } ?? true)
        let text = isFree ? LeadIn.rest(of: whole) ?? whole : whole
        let plain = Plain(text)
        if DangerDialog.hearNext(plain, &visit) || DangerDialog.staysWith(text, plain, &visit) { return }
        if AmountDialog.hear(Said(text: text, plain: plain), &visit) { return }
        if let choice = ModeratorAnswers.numbered(text, visit) ?? offered(text, plain, visit) {
            return choice.act(&visit)
        }
        if Control.isClose(plain) { return Control.close(&visit) }
        if SecondThoughts.hear(text, plain, &visit) || ReturningDialog.wantsBack(text, plain, &visit)
            || LanguageDialog.hearWish(plain, &visit) || WithdrawDialog.hearWish(plain, &visit)
        {
            return
        }
        if LateDialog.hearAnother(plain, &visit) { return }
        if AskedAddressDialog.hear(text, plain, &visit) { return }
        if NamedPlaceDialog.hear(text, plain, &visit) { return }
        if HelpDialog.hearButtons(plain, &visit) || OverlayAnswers.take(text, plain, &visit)
            || SecondZIPDialog.hearWish(text, plain, &visit) || ZIPDialog.hearAnywhere(text, plain, &visit)
        {
            return
        }
        if ReliefDialog.hear(text, plain, &visit) || ThanksDialog.hear(plain, &visit)
            || ThanksDialog.hearNod(plain, &visit)
        {
            return
        }
        // A place or an hour that a question names is none of the report's.
        if visit.session.draft != nil, AdditionReading(plain) != .told || text.hasSuffix("?"),
            HowDialog.answer(Said(text: text, plain: plain), surely: true, &visit)
        {
            return
        }
        if TakeOutDialog.hear(plain, &visit) || ReportAnswers.takeOrder(text, plain, &visit) { return }
        if TownDialog.hear(text, &visit) || CorrectionDialog.take(text, plain, &visit)
            || LateDialog.hearCorrection(text, plain, &visit) || LateDialog.hearOutcome(text, plain, &visit)
        {
            return
        }
        if visit.session.page.map({ $0 is AddedPage }) ?? true, ReportAnswers.takeParsed(text, plain, &visit)
        {
            return
        }
        if ReportAnswers.sendsFromAside(text, plain, &visit) { return }
        if Features.hear(Said(text: text, plain: plain), &visit) || NarrowDialog.hear(plain, &visit)
            || LateOrders.hear(plain, &visit)
        {
            return
        }
        if UnheardDialog.hearOrder(plain, &visit) || LateDialog.hearSend(plain, &visit) { return }
        if Intent(plain) == nil, let language = Language(named: plain) {
            return LanguageDialog.choose(language, &visit)
        }
        if let intent = Intent(plain) ?? Intent(emoji: text) {
            if ModeratorAnswers.mayBe(intent, visit), ModeratorAnswers.take(text, &visit) { return }
            // "They won't let me vote" is known word for word, and is the report itself.
            if intent == .startReport, visit.session.draft == nil, KindGuess.kind(of: text) != .other {
                return TellingDialog.start(text, &visit)
            }
            return IntentDialog.follow(intent, &visit)
        }
        if visit.session.draft == nil, visit.session.isFree, FearReading.isMeant(text, plain) {
            if FearReading.isHere(plain) {
                UnheardDialog.keepAll(text, behind: visit.session.unheard, &visit)
            }
            return IntentDialog.follow(.human, &visit)
        }
        if TellingDialog.hearWish(text, &visit) { return }
        if let choices = yesOrNo(plain, visit) {
            let isRefused = choices == Choice.meantByYes && Control.mayBeRefused(visit)
            return isRefused ? ReportAnswers.missed(&visit) : Control.choose(choices, &visit)
        }
        if ModeratorAnswers.take(text, &visit) || AdditionDialog.take(text, plain, &visit)
            || CommentDialog.offer(text, plain, &visit)
            || UnderstoodDialog.take(text, plain, &visit)
        {
            return
        }
        if visit.session.page?.isRead ?? true, visit.session.draft != nil {
            guard visit.session.page.map({ !($0 is AddedPage) }) ?? false else {
                return ReportAnswers.takeFree(text, plain, &visit)
            }
            visit.session.overlay = nil
            return ReportAnswers.takeParsed(text, plain, &visit)
                ? () : ReportAnswers.takeFree(text, plain, &visit)
        }
        if LateDialog.hear(text, &visit) || ReturningDialog.hear(text, plain, &visit)
            || ModeratorAnswers.goOn(text, plain, &visit) || TellingDialog.hearAtZIP(text, plain, &visit)
            || OverlayAnswers.missed(&visit)
        {
            return
        }
        outOfTheBlue(text, plain, &visit)
    }

    /// What a yes or a no in more than one word chooses, where the open question can be answered so.
    private static func yesOrNo(_ plain: Plain, _ visit: Visit) -> [Choice]? {
        let offered = visit.session.offered
        let isOpen = visit.session.overlay.map { !$0.page.isRead } ?? (visit.session.draft != nil)
        guard isOpen, visit.session.overlay != nil || visit.session.draft?.step != .what else { return nil }
        let reading =
            YesNoReading(plain)
            ?? ([.yes, .addLate].contains(where: offered.contains) ? YesNoReading(opening: plain) : nil)
        guard let reading else { return nil }
        let choices: [Choice] = reading == .yes ? Choice.meantByYes : Choice.meantByNo
        return choices.contains(where: offered.contains) ? choices : nil
    }

    /// Nothing could be made of the words: guesses first, then the menu and the hotline, then the menu.
    static func lost(guesses: [Intent]? = nil, _ visit: inout Visit) {
        let isMet = visit.session.lastSaid != nil && visit.session.page?.asksZIP != true
        guard visit.session.isOnboarded || visit.session.draft != nil || isMet || isSentence(visit) else {
            return ZIPDialog.open(&visit)
        }
        if visit.session.draft == nil, case .said(let text) = visit.inbound.event {
            if ReportWish(Plain(text)) == .chat { return visit.answer(AsideWords.hereAlone) }
            if UnheardDialog.goOn(text.trimmingSpaces, Plain(text), &visit)
                || HowDialog.takeNear(text.trimmingSpaces, &visit)
            {
                return
            }
            UnheardDialog.keep(text.trimmingSpaces, &visit)
        }
        let earlier =
            visit.session.lost.flatMap { visit.now.since($0.last) < Limits.hintPause ? $0.count : nil } ?? 0
        visit.session.lost = LostCount(count: earlier + 1, last: visit.now)
        let prompt = guesses.map(GuessDialog.prompt) ?? likely(visit)
        guard visit.session.draft == nil, earlier > 0 else {
            visit.say(HelpWords.lost)
            if visit.session.draft == nil { visit.session.overlay = nil }
            guard visit.session.draft == nil, let prompt else { return visit.askAgain() }
            return visit.ask(prompt)
        }
        visit.session.overlay = nil
        if guesses == nil { quote(&visit) }
        visit.say(HelpWords.lostCall)
        let choices = (prompt?.choices ?? []).filter { $0 != .showHelp }.prefix(2)
        visit.ask(Prompt("", choices.isEmpty ? [[.startReport], [.showInfo]] : choices.map { [$0] }))
    }

    /// What was asked is said again: it is not hidden behind a menu.
    private static func quote(_ visit: inout Visit) {
        guard case .said(let text) = visit.inbound.event else { return }
        visit.say(HelpWords.lostQuote, [.question: text.trimmingSpaces.upTo(120)])
    }

    /// Whoever begins with a sentence wants an answer to it before anything is asked.
    private static func isSentence(_ visit: Visit) -> Bool {
        guard case .said(let text) = visit.inbound.event else { return false }
        return Plain(text).words.count >= 3
    }

    /// "Poll worker is wearing a campaign button": told of voting, whatever it is.
    static func isOfVoting(_ text: String, _ plain: Plain) -> Bool {
        plain.words.count >= 4 && !QuestionReading.isAsked(text, plain) && isAboutVoting(plain)
            && Understanding.shared(text).top.contains(.startReport)
    }

    static func isAboutVoting(_ plain: Plain) -> Bool {
        plain.words.count >= 3 && !PlaceAsideReading.asks(plain)
            && plain.hasWord(beginning: [
                "ballot", "bolet", "vote", "voti", "votar", "poll", "casilla", "machin", "maquin", "pens",
                "licen",
                "identif", "door", "puerta", "worker", "regres",
            ])
    }

    private static func likely(_ visit: Visit) -> Prompt? {
        guard case .said(let text) = visit.inbound.event else { return nil }
        return GuessDialog.prompt(for: Understanding.shared(text))
    }

    /// A number, a label, or a label with one slip, of what the newest prompt offered.
    private static func offered(_ text: String, _ plain: Plain, _ visit: Visit) -> Choice? {
        let newest = QuestionDialog.newestChoices(visit)
        if let number = Int(plain.text), plain.text.count <= 2, text == plain.text {
            let choices = newest ?? visit.session.offered
            return choices.indices.contains(number - 1) ? choices[number - 1] : nil
        }
        if let entry = entry(plain, visit) { return entry }
        // No label is half as long: the open page, which may be read from the database, need not be made again.
        guard plain.text.count <= 48 else { return nil }
        // A label says by itself which message it stands under.
        let choices = (newest ?? []) + visit.session.offered
        guard !choices.isEmpty else { return nil }
        let shown = Prompt.pending(visit.view).labels
        let labels = choices.map { choice in
            Language.allCases.map {
                Plain(shown[choice] ?? label(of: choice, Catalogue($0), visit)).text
            }
        }
        if let meant = pointing(plain, visit), let index = labels.firstIndex(where: { $0.contains(meant) }) {
            return choices[index]
        }
        let byPart = !visit.session.describes
        guard let reading = LabelReading(plain, among: labels, byPart: byPart) else { return nil }
        let choice = choices[reading.index]
        // Nobody is taken for somebody else by a slip: that is asked.
        return reading.isSlip && choice.isPerson ? nil : choice
    }

    /// What a question of moderators offers is known by that question.
    private static func label(of choice: Choice, _ words: Catalogue, _ visit: Visit) -> String {
        guard let report = (choice.press as? PickAnswer)?.thing.question.report,
            let question = MineDialog.own(report, facts: visit.facts)?.questions.last
        else { return choice.label(words) }
        return choice.label(of: question, words)
    }

    /// "The first one" on a page that is only read, and not the way out of it.
    private static func entry(_ plain: Plain, _ visit: Visit) -> Choice? {
        let choices = visit.session.offered
        guard visit.session.overlay?.page.isRead == true, let place = OrdinalReading(plain)?.place,
            choices.indices.contains(place - 1), ![.close, .back].contains(choices[place - 1])
        else { return nil }
        return choices[place - 1]
    }

    /// "save it", "guardarlo": on a page that is only read, its button "Save".
    private static func pointing(_ plain: Plain, _ visit: Visit) -> String? {
        guard visit.session.overlay?.page.isRead == true else { return nil }
        let ends = [" it", " this", " this one", " this bill", " this report", " this election", " esto"]
        if let end = ends.first(where: plain.text.hasSuffix) { return String(plain.text.dropLast(end.count)) }
        return plain.words.count == 1 && plain.text.hasSuffix("lo") ? String(plain.text.dropLast(2)) : nil
    }

    private static func outOfTheBlue(_ text: String, _ plain: Plain, _ visit: inout Visit) {
        guard !plain.text.isEmpty else { return visit.answer(HelpWords.emojiOnly) }
        let isQuestion = text.hasSuffix("?") && text.count < Limits.placeCharacters
        let isLong =
            plain.words.count >= Limits.reportWords || text.count > Limits.longText || Safety(plain) != nil
        if LateDialog.hearPlace(text, plain, &visit) { return }
        guard !isQuestion, !QuestionReading.isAnnounced(plain),
            isLong && UnderstoodDialog.mayTell(text) || namesTrouble(text, plain) || tellsOfPlace(text, plain)
        else {
            return lost(&visit)
        }
        TellingDialog.start(text, &visit)
    }

    private static let lacking = Phrases.reliefNegations.words

    /// "Nobody here at the library on Main": something that is not as it should be, at a building or in a street.
    private static func tellsOfPlace(_ text: String, _ plain: Plain) -> Bool {
        guard plain.words.count >= 4, plain.words.contains(where: { lacking.contains($0) }),
            !QuestionReading.isAsked(text, plain), let place = PlaceMention.name(in: text),
            PlaceMention.isStreet(place) || PlaceMention.isBuilding(place)
                || place.contains(where: \.isNumber)
        else { return false }
        return Understanding.shared(text).top.contains(.startReport)
    }

    /// "Long line", "broken machines": short, and nothing but a trouble.
    private static func namesTrouble(_ text: String, _ plain: Plain) -> Bool {
        guard plain.words.count >= 2, KindGuess.kind(of: text) != .other else { return false }
        return Understanding.shared(text).top.contains(.startReport)
    }
}

extension String {
    var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

extension Session {
    /// A report waits for its first words, or for the name of a place.
    var describes: Bool { overlay == nil && [.what, .place].contains(draft?.step) }

    /// Nothing waits for words: no description, and no page that wants an answer. A question may be one.
    var isFree: Bool { !describes && overlay?.page.isRead ?? true }
}
