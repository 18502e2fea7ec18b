internal import Understanding

/// What happens when a whole message, or a command, asks for something.
enum IntentDialog {
    static func follow(_ intent: Intent, _ visit: inout Visit) {
        let asked = visit.session.overlay
        perform(intent, &visit)
        if let asked { keep(asked, &visit) }
    }

    /// A page of facts was asked for in the middle of a question about facts: it lies above that question, and "back"
    /// leads there.
    private static func keep(_ asked: Overlay, _ visit: inout Visit) {
        guard case .facts(let question) = asked.page, !question.isRead,
            case .facts(let page)? = visit.session.overlay?.page, page.isRead,
            visit.session.overlay?.trail == nil
        else { return }
        visit.session.overlay?.trail = (asked.trail ?? []) + [question]
        visit.askAgain()
    }

    private static func perform(_ intent: Intent, _ visit: inout Visit) {
        if intent.kind != .refuse { visit.session.lost = nil }
        switch intent {
        case .startReport: ReportDialog.start(&visit)
        case .myReports: read(.mine(page: 0), &visit)
        case .feed: FeedDialog.open(&visit)
        case .privacy: read(.privacy, &visit)
        case .deleteData: visit.open(.delete(asked: visit.now))
        case .language: visit.open(.language)
        case .english: LanguageDialog.choose(.english, &visit)
        case .spanish: LanguageDialog.choose(.spanish, &visit)
        case .changeZIP: visit.open(.zip)
        case .help: HelpDialog.help(&visit)
        case .human: aside(.helpHuman, &visit)
        case .mail, .rules: HowDialog.open(intent, &visit)
        case .registration where HowDialog.asksWhetherRegistered(visit): HowDialog.open(intent, &visit)
        case .info: HelpDialog.info(&visit)
        case .representatives, .candidates: OfficesDialog.open(intent, &visit)
        case .elections, .registration, .bills, .polling, .calendar,
            .reminders, .measures, .guide:
            if let topic = intent.topic { FactsDialog.open(topic, &visit) }
        case .remindersOff: ReminderDialog.endAll(&visit)
        case .calendarFile: CalendarDialog.sendOpen(&visit)
        case .appeal: AppealDialog.start(&visit)
        case .results, .charities: aside(.notYet, &visit)
        case .thanks: aside(.thanks, &visit)
        case .stop: SettingsDialog.stop(&visit)
        case .profile: read(.own(.profile), &visit)
        case .saved: read(.own(.saved(page: 0)), &visit)
        case .settings, .charts: read(.own(intent == .charts ? .chart : .settings), &visit)
        case .greet where ReturningDialog.isAsked(visit): visit.askAgain()
        case .menu, .greet: HelpDialog.menu(&visit)
        case .cancel: Control.cancel(&visit)
        case .back: Control.back(&visit)
        case .undo: Control.undo(&visit)
        case .skip: Control.choose([.skip, .done], &visit)
        case .done: Control.goOn(&visit)
        case .yes where Control.mayBeRefused(visit): ReportAnswers.missed(&visit)
        case .yes: Control.choose(Choice.meantByYes, &visit)
        case .no: Control.choose(Choice.meantByNo, &visit)
        case .opinion: decline(.noSide, &visit)
        case .abuse: decline(.againstLaw, &visit)
        case .offTopic: decline(.onlyVoting, &visit)
        // The safety rules come before any intent, and nothing goes on that is not open.
        case .emergency, .crisis, .more: visit.askAgain()
        }
    }

    /// Opens something to read; nobody has to give a ZIP code for what needs none.
    static func read(_ page: Overlay.Page, _ visit: inout Visit) {
        if visit.session.draft != nil { visit.say(.stillOpen) }
        visit.open(page)
    }

    private static func decline(_ phrase: Phrase, _ visit: inout Visit) {
        visit.say(phrase)
        visit.askBriefly()
    }

    /// One sentence, and then the question that was open before.
    private static func aside(_ phrase: Phrase, _ visit: inout Visit) {
        visit.say(phrase, [.official: "vote.gov"])
        if visit.session.draft != nil, visit.session.overlay == nil { visit.say(.stillOpen) }
        visit.askBriefly()
    }
}
