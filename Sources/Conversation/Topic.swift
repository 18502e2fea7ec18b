/// What the bot gives facts about: the doors into its pages.
public enum Topic: String, Codable, Sendable, CaseIterable {
    case elections, representatives, registration, bills, polling, candidates, rules, calendar, reminders

    /// The page behind the door.
    var page: CivicPage {
        switch self {
        case .elections: .elections(page: 0)
        case .representatives: .representatives(page: 0)
        case .registration: .registration
        case .bills: .bills(.latest, page: 0)
        case .polling: .polling(page: 0)
        case .candidates: .races(page: 0)
        case .rules: .howTopics(page: 0)
        case .calendar: .calendar(page: 0)
        case .reminders: .reminders(page: 0)
        }
    }

    /// Nothing can be said before the ZIP code is known.
    var needsZIP: Bool {
        switch self {
        case .elections, .representatives, .registration, .polling, .candidates: true
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
        case .startReport, .myReports, .feed, .help, .privacy, .deleteData, .language, .english, .spanish,
            .changeZIP, .human, .menu, .cancel, .back, .undo, .more, .skip, .done, .yes, .no, .greet, .thanks,
            .stop, .profile, .saved, .settings, .charts, .results, .charities, .appeal, .calendarFile,
            .remindersOff, .emergency, .crisis, .opinion, .abuse, .offTopic:
            nil
        }
    }
}
