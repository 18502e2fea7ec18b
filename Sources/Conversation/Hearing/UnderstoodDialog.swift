internal import Understanding

/// What happens with words that no parser and no exact phrase claimed: the understanding decides, within what its
/// thresholds and the open question allow.
enum UnderstoodDialog {
    /// True if the words were followed, declined, or answered in their own language; else they are still to be used.
    static func take(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        let understood = Understanding.shared(text)
        let expectation = expectation(visit)
        if expectation != .text, expectation != .name, answerOtherLanguage(understood, &visit) { return true }
        if expectation == .nothing, mayBeTold(understood, text, plain) {
            TellingDialog.start(text, &visit)
            return true
        }
        switch understood.advice(expecting: expectation) {
        case .act(let intent):
            guard text.count <= Limits.longText || intent == .startReport else { return false }
            return act(on: intent, text, plain, expectation, &visit)
        case .askWhether(.human):
            IntentDialog.follow(.human, &visit)
            return true
        case .askWhether(let intent):
            // The first words of a report may be one; then the look asks.
            guard intent.wish?.isQuestion == true, visit.session.draft?.isEmpty != true else { return false }
            IntentDialog.follow(intent, &visit)
            return true
        case .show(let intent):
            return text.count <= Limits.longText && GuessDialog.show(intent, of: understood, &visit)
        case .help, .ask, .keep:
            return false
        }
    }

    /// "My mother is 82 and may not use her wheelchair to get in" is about a rule, and asks nothing: it begins a report.
    private static func mayBeTold(_ understood: Understood, _ text: String, _ plain: Plain) -> Bool {
        understood.intent == .rules && understood.confidence < surely
            && plain.words.count >= Limits.reportWords
            && understood.top.dropFirst().first == .startReport && !QuestionReading.isAsked(text, plain)
            && HearsayReading(plain) == nil
    }

    private static let surely = 750

    /// Whether the words surely tell of a problem: "3 machines are broken here" is no street address.
    static func tells(_ text: String) -> Bool {
        let understood = Understanding.shared(text)
        return understood.safety != nil || understood.intent == .startReport && understood.isActedOn
    }

    /// Whether long words out of the blue may be the telling of a problem, rather than an unclear wish.
    static func mayTell(_ text: String) -> Bool {
        let understood = Understanding.shared(text)
        // Single letters and signs tell nothing.
        let isTold = Plain(text).words.count { $0.count >= 3 } >= 3
        let isVague = isTold && understood.kind == .refuse && understood.top.contains(.startReport)
        return understood.intent == .startReport || isVague || text.count > Limits.longText
    }

    /// The language of the first words, where the platform named none. Away from English a single word is enough if it means
    /// something here and is no town, like "Los Angeles"; later words take more to decide.
    static func language(of event: Event, isFirst: Bool) -> Language? {
        guard let words = event.words else { return nil }
        let plain = Plain(words)
        // One word over and over is one word.
        var heard: Set<Substring> = []
        let distinct = words.split(whereSeparator: \.isWhitespace).filter { heard.insert($0).inserted }
        let guess = Understanding.shared.language(of: distinct.joined(separator: " "))
        guard let language = guess.code.flatMap(Language.init(code:)) else { return nil }
        if guess.mayAskToSwitch || Intent(plain) == .greet { return language }
        guard isFirst else { return nil }
        let isTold = guess.isLikely && (plain.words.count > 1 || Intent(plain) != nil)
        // The table of towns comes last: it is the dearest to ask.
        guard isTold || language != .english && isMeant(words, plain) else { return nil }
        return TownReading(plain) == nil ? language : nil
    }

    /// Whether the words mean something here: what the bot does, or a thing of voting and its troubles. A name means
    /// nothing.
    private static func isMeant(_ words: String, _ plain: Plain) -> Bool {
        let understood = Understanding.shared(words)
        return Intent(plain) != nil || understood.safety != nil
            || understood.confidence >= Understood.guessFrom && understood.kind != .refuse
            || !Understanding.shared.concepts(in: words).isEmpty || KindGuess.kind(of: words) != .other
    }

    /// The language that a report is written in, whatever the bot speaks with its author.
    static func language(of report: String, spoken: Language) -> Language {
        let guess = Understanding.shared.language(of: report)
        return guess.mayAskToSwitch ? guess.code.flatMap(Language.init(code:)) ?? spoken : spoken
    }

    private static func expectation(_ visit: Visit) -> Understood.Expectation {
        // Whoever asks where a ZIP code is asked for, asks.
        if visit.session.page?.asksZIP == true, visit.session.draft == nil, isAsking(visit) {
            return .nothing
        }
        if let page = visit.session.page, !page.isRead { return .answer }
        guard let draft = visit.session.draft else { return .nothing }
        return draft.step == .place ? .name : draft.step == .what ? .text : .answer
    }

    private static func isAsking(_ visit: Visit) -> Bool {
        guard case .said(let text) = visit.inbound.event else { return false }
        return QuestionReading.isAsked(text, Plain(text))
    }

    private static func act(
        on intent: Intent, _ text: String, _ plain: Plain, _ expectation: Understood.Expectation,
        _ visit: inout Visit
    ) -> Bool {
        switch intent.kind {
        case .refuse:
            guard expectation == .nothing || visit.session.asksAside,
                intent != .offTopic
                    || plain.words.count < Limits.reportWords && !TextDialog.isOfVoting(text, plain)
            else { return false }
            break
        case .startWork where intent == .startReport:
            // What was seen is the beginning of the report itself; a wish to report only opens it.
            guard expectation == .nothing || visit.session.asksAside, !QuestionReading.isAnnounced(plain)
            else {
                return false
            }
            if AskingAround.isMeant(plain) {
                IntentDialog.follow(.feed, &visit)
                return true
            }
            let told = WishReading.told(in: text)
            guard told != nil || !asksToReport(plain) else { break }
            TellingDialog.start(told ?? text, &visit)
            return true
        // Thanks are no street.
        case .control where expectation != .nothing && !(intent == .thanks && visit.session.asksAside):
            return false
        case .set where intent == .changeZIP:
            if case .zip(let zip) = ZIPReading(text) {
                ZIPDialog.set(zip, &visit)
                return true
            }
        case .answer, .set, .startWork, .end, .control, .safety, nil: break
        }
        guard intent != .more else { return false }
        IntentDialog.follow(intent, &visit)
        return true
    }

    private static func asksToReport(_ plain: Plain) -> Bool {
        let stems = ["report", "denunci", "quej", "complain", "incident", "problem"]
        return plain.words.count <= Limits.reportWords
            && plain.hasWord(beginning: stems)
    }

    /// In a language that the bot knows by sight only: the line to call, and 911.
    private static func answerOtherLanguage(_ understood: Understood, _ visit: inout Visit) -> Bool {
        guard let other = OtherLanguage(unspoken: understood.language.code) else { return false }
        visit.say(lines: [other.sentence.replacing("{hotline}", with: other.hotline.spoken), other.danger])
        visit.askBriefly()
        return true
    }
}

extension Session {
    /// Nothing is being written, and what is asked for can wait: a ZIP code, an address, an hour.
    fileprivate var asksAside: Bool {
        guard draft == nil, let page else { return false }
        return page.asksZIP || page is any FactsPage && !page.isRead
    }
}

extension Intent {
    /// Exact words first, then what the words are surely for.
    init?(meant text: String) {
        let understood = Understanding.shared(text)
        let guess = understood.isActedOn ? understood.intent : nil
        guard let intent = Intent(Plain(text)) ?? guess else { return nil }
        self = intent
    }
}
