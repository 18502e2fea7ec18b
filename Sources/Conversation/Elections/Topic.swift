internal import Understanding

/// What the bot gives facts about: the doors into its pages.
public enum Topic: String, Codable, Sendable, CaseIterable {
    /// `guide` is the registration page by the name that the menu has for it.
    case elections, representatives, registration, bills, polling, candidates, rules, calendar, reminders,
        measures, guide

    /// The page behind the door.
    var page: any FactsPage {
        switch self {
        case .elections: ElectionsPage()
        case .representatives: RepresentativesPage()
        case .registration: RegistrationPage()
        case .bills: BillsPage(list: .latest)
        case .polling: PollingPage()
        case .candidates: RacesPage()
        case .rules: HowTopicsPage()
        case .calendar: CalendarPage()
        case .reminders: RemindersPage()
        case .measures: MeasuresPage()
        case .guide: RegistrationPage()
        }
    }

    /// Nothing can be said before the ZIP code is known.
    var needsZIP: Bool {
        switch self {
        case .elections, .representatives, .registration, .polling, .candidates, .measures, .guide: true
        case .bills, .rules, .calendar, .reminders: false
        }
    }
}

extension Intent {
    /// The facts that it asks for; nil if it asks for something else.
    var topic: Topic? {
        switch self {
        case .elections: .elections
        case .representatives: .representatives
        case .registration: .registration
        case .bills: .bills
        case .polling: .polling
        case .candidates: .candidates
        case .mail, .rules: .rules
        case .calendar: .calendar
        case .reminders: .reminders
        case .measures: .measures
        case .guide: .guide
        case .startReport, .myReports, .feed, .help, .privacy, .deleteData, .language, .english, .spanish,
            .changeZIP, .human, .menu, .cancel, .back, .undo, .more, .skip, .done, .yes, .no, .greet, .thanks,
            .stop, .profile, .saved, .settings, .charts, .results, .charities, .appeal, .calendarFile,
            .remindersOff, .info, .emergency, .crisis, .opinion, .abuse, .offTopic:
            nil
        }
    }
}
