extension Intent {
    /// What may happen because of a guess; fixed by what is asked for, never by how sure the guess is.
    public enum Kind: Sendable {
        /// Opens something to read.
        case answer
        /// Changes a setting of the person's own.
        case set
        /// Begins a report or an appeal.
        case startWork
        /// Ends something for good, after asking.
        case end
        /// Steers the dialog that is open.
        case control
        /// Is declined in one line.
        case refuse
        /// Is answered by the safety rules before anything else.
        case safety
    }

    /// What may happen because of a guess at it.
    public var kind: Kind {
        switch self {
        case .elections, .polling, .candidates, .representatives, .bills, .registration, .mail, .rules,
            .results,
            .feed, .saved, .calendar, .calendarFile, .myReports, .profile, .charities, .privacy, .help,
            .measures,
            .guide, .info,
            .human:
            .answer
        case .reminders, .remindersOff, .settings, .language, .english, .spanish, .changeZIP, .charts: .set
        case .startReport, .appeal: .startWork
        case .deleteData, .stop: .end
        case .menu, .cancel, .back, .undo, .more, .skip, .done, .yes, .no, .greet, .thanks: .control
        case .opinion, .abuse, .offTopic: .refuse
        case .emergency, .crisis: .safety
        }
    }

    /// Asks for something to read, and may stand in the middle of a description.
    package var isQuestion: Bool {
        kind == .answer && self != .help || [.reminders, .settings, .charts].contains(self)
    }
}
