/// What happens with words that no parser and no exact phrase claimed: the understanding decides, within what its
/// thresholds and the open question allow.
enum UnderstoodDialog {
    /// True if the words were followed, declined, or answered in their own language; else they are still to be used.
    static func take(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        let understood = Understanding.shared(text)
        let expectation = expectation(visit)
        if expectation != .text, answerOtherLanguage(understood, &visit) { return true }
        switch understood.advice(expecting: expectation) {
        case .act(let purpose): return act(on: purpose, text, plain, expectation, &visit)
        case .askWhether(let purpose):
            guard purpose.intent?.isQuestion == true else { return false }
            visit.open(.question(text: text, message: visit.inbound.message))
            return true
        case .show(let purpose):
            return text.count <= Limits.longText && GuessDialog.show(purpose, of: understood, &visit)
        case .help, .ask, .keep:
            return false
        }
    }

    /// Whether long words out of the blue may be the telling of a problem, rather than an unclear wish.
    static func mayTell(_ text: String) -> Bool {
        let understood = Understanding.shared(text)
        let isVague = understood.purpose.kind == .refuse && understood.top.contains(.reportStart)
        return understood.purpose == .reportStart || isVague || text.count > Limits.longText
    }

    /// The language of first words, where the platform named none and they leave no doubt.
    static func language(of event: Event) -> Language? {
        guard let words = event.words else { return nil }
        let guess = Understanding.shared.language(of: words)
        return guess.isLikely && Plain(words).words.count > 1 ? guess.code.flatMap(Language.init(code:)) : nil
    }

    private static func expectation(_ visit: Visit) -> Understood.Expectation {
        if let page = visit.session.overlay?.page, !page.isRead { return .answer }
        guard let draft = visit.session.draft else { return .nothing }
        return draft.step.takesWords ? .text : .answer
    }

    private static func act(
        on purpose: Purpose, _ text: String, _ plain: Plain, _ expectation: Understood.Expectation,
        _ visit: inout Visit
    ) -> Bool {
        switch purpose.kind {
        case .refuse:
            guard expectation == .nothing, plain.words.count < Limits.reportWords || purpose != .oosOther
            else {
                return false
            }
            decline(purpose, &visit)
            return true
        case .startWork where purpose == .reportStart:
            // What was seen is the beginning of the report itself; a wish to report only opens it.
            guard expectation == .nothing else { return false }
            guard !asksToReport(plain) else { break }
            ReportDialog.start(&visit, quietly: true)
            guard visit.session.draft?.step == .what, visit.session.draft?.isEmpty == true else {
                return true
            }
            visit.say(.startedFromText)
            ReportAnswers.takeFree(text, plain, &visit)
            return true
        case .control where expectation != .nothing: return false
        case .set where purpose == .settingsZIP:
            if case .zip(let zip) = ZIPReading(text) {
                ZIPDialog.set(zip, &visit)
                return true
            }
        case .answer, .set, .startWork, .end, .control, .safety: break
        }
        guard let intent = purpose.intent else { return false }
        IntentDialog.follow(intent, &visit)
        return true
    }

    private static func asksToReport(_ plain: Plain) -> Bool {
        let stems = ["report", "denunci", "quej", "complain", "incident", "problem"]
        return plain.words.count <= Limits.reportWords
            && plain.words.contains { word in stems.contains { word.hasPrefix($0) } }
    }

    private static func decline(_ purpose: Purpose, _ visit: inout Visit) {
        visit.say(purpose == .oosOpinion ? .noSide : purpose == .oosAbuse ? .againstLaw : .onlyVoting)
        visit.askBriefly()
    }

    /// One line in a language that the bot knows by sight only.
    private static func answerOtherLanguage(_ understood: Understood, _ visit: inout Visit) -> Bool {
        guard let other = OtherLanguage(unspoken: understood.language.code) else {
            return false
        }
        visit.say(lines: [other.sentence.replacing("{hotline}", with: other.hotline.spoken)])
        visit.askBriefly()
        return true
    }
}

extension Purpose {
    /// What the dialogs do for it; nil where there is nothing to do.
    var intent: Intent? {
        switch self {
        case .electionNext: .elections
        case .repsList: .representatives
        case .registerGuide: .registration
        case .pollingFind: .polling
        case .billsBrowse: .bills
        case .candidatesList: .candidates
        case .voteMail: .mail
        case .voteRules: .rules
        case .resultsShow, .charitiesBrowse: .civic
        case .calendarOpen: .calendar
        case .remindersSet: .reminders
        case .appealStart: .appeal
        case .reportStart: .startReport
        case .reportMine: .myReports
        case .feedOpen: .feed
        case .settingsOpen: .settings
        case .settingsChart: .charts
        case .savedOpen: .saved
        case .settingsLanguage: .language
        case .settingsZIP: .changeZIP
        case .privacyShow: .privacy
        case .privacyDelete: .deleteData
        case .helpShow: .help
        case .navCancel: .cancel
        case .navBack: .back
        case .confirmYes: .yes
        case .confirmNo: .no
        case .smalltalkGreet: .greet
        case .smalltalkThanks: .thanks
        case .humanTalk: .human
        case .stopAll: .stop
        case .navMore, .emergency, .crisis, .oosOpinion, .oosAbuse, .oosOther: nil
        }
    }
}

extension Intent {
    /// Exact words first, then what the words are surely for.
    init?(meant text: String) {
        let understood = Understanding.shared(text)
        let guess = understood.isActedOn ? understood.purpose.intent : nil
        guard let intent = Intent(Plain(text)) ?? guess else { return nil }
        self = intent
    }
}
