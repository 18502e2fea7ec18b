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
        let question = asked.page.page
        guard question is any FactsPage, !question.isRead, visit.session.factsPage?.isRead == true,
            visit.session.pagesBelow.isEmpty
        else { return }
        visit.session.overlay?.below = asked.below + [asked.page]
        visit.askAgain()
    }

    private static func perform(_ intent: Intent, _ visit: inout Visit) {
        if intent.kind != .refuse { visit.session.lost = nil }
        switch intent {
        case .startReport: ReportDialog.start(&visit)
        case .myReports: read(MinePage(), &visit)
        case .feed: FeedDialog.open(&visit)
        case .privacy: read(PrivacyPage(), &visit)
        case .deleteData: visit.open(DeletePage(asked: visit.now))
        case .language: visit.open(LanguagePage())
        case .english: LanguageDialog.choose(.english, &visit)
        case .spanish: LanguageDialog.choose(.spanish, &visit)
        case .changeZIP: visit.open(ZIPPage())
        case .help: HelpDialog.help(&visit)
        case .human: aside(HelpWords.human, &visit)
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
        case .results, .charities: aside(HelpWords.notYet, &visit)
        case .thanks: aside(HomeWords.thanks, &visit)
        case .stop: SettingsDialog.stop(&visit)
        case .profile: read(ProfilePage(), &visit)
        case .saved: read(SavedPage(), &visit)
        case .settings, .charts: read(intent == .charts ? ChartPage() : SettingsPage(), &visit)
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
        case .opinion: decline(HelpWords.noSide, &visit)
        case .abuse: decline(HelpWords.againstLaw, &visit)
        case .offTopic: decline(HelpWords.onlyVoting, &visit)
        // The safety rules come before any intent, and nothing goes on that is not open.
        case .emergency, .crisis, .more: visit.askAgain()
        }
    }

    /// Opens something to read; nobody has to give a ZIP code for what needs none.
    static func read(_ page: any Page, _ visit: inout Visit) {
        if visit.session.draft != nil { visit.say(ReportWords.stillOpen) }
        visit.open(page)
    }

    private static func decline(_ wording: HelpWords, _ visit: inout Visit) {
        visit.say(wording)
        visit.askBriefly()
    }

    /// One sentence, and then the question that was open before.
    private static func aside(_ wording: any Wording, _ visit: inout Visit) {
        visit.say(wording, [.official: "vote.gov"])
        if visit.session.draft != nil, visit.session.overlay == nil { visit.say(ReportWords.stillOpen) }
        visit.askBriefly()
    }
}
