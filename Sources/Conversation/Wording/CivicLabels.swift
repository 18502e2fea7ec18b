extension Catalogue {
    /// What a button on a page of facts reads where the page itself does not say it.
    func label(of choice: CivicChoice) -> String {
        switch choice {
        case .topic(let topic): text(Self.phrase(of: topic))
        case .election: text(.labelElections)
        case .representative: text(.labelRepresentatives)
        case .billsOf: text(.labelBills)
        case .bill(let id): id.label
        case .stateBill(let state, let number): "\(state) \(number)"
        case .sponsors: text(.labelSponsors)
        case .bills(let list): text(Self.phrase(of: list))
        case .level(let level):
            text(level == .federal ? .labelFederal : level == nil ? .labelAll : .labelState)
        case .filters: text(.labelFilters)
        case .follow: text(.labelFollow)
        case .unfollow: text(.labelUnfollow)
        case .follows: text(.labelFollows)
        case .unfollowAll: text(.labelUnfollowAll)
        case .refresh: text(.labelRefresh)
        case .address: text(.labelAddress)
        case .line: text(.labelLine)
        case .secondZIP: text(.labelSecondZIP)
        case .dropSecondZIP: text(.labelDropSecondZIP)
        case .race, .runner, .filing: text(.labelCandidates)
        case .files: text(.labelFiles)
        case .cityRaces: text(.labelWinnipeg)
        case .cityCouncil: text(.labelCouncil)
        case .how(let topic): text(topic.label)
        case .howTopics: text(.labelHow)
        case .month: text(.labelMonth)
        case .calendarFile: text(.labelCalendarFile)
        case .remind, .remindToRegister: text(.labelRemind)
        case .remindBefore(let days): offset(days)
        case .remindAt(let hour): "\(hour):00"
        case .remindOff: text(.labelRemindOff)
        case .remindersOff: text(.labelRemindersOff)
        case .more: text(.labelMore)
        case .less: text(.labelLess)
        }
    }

    /// "1 day before"
    func offset(_ days: Int) -> String {
        switch days {
        case 0: text(.reminderSameDay)
        case 1: text(.reminderDayBefore)
        case 7: text(.reminderWeekBefore)
        case _: text(.reminderDaysBefore, [.n: "\(days)"])
        }
    }

    private static func phrase(of topic: Topic) -> Phrase {
        switch topic {
        case .elections: .labelElections
        case .representatives: .labelRepresentatives
        case .registration: .labelRegistration
        case .bills: .labelBills
        case .polling: .labelPolling
        case .candidates: .labelCandidates
        case .rules: .labelHow
        case .calendar: .labelCalendar
        case .reminders: .labelReminders
        case .measures: .labelMeasures
        case .guide: .labelGuide
        }
    }

    private static func phrase(of list: BillList) -> Phrase {
        switch list {
        case .latest, .about, .sorted: .labelLatest
        case .passed: .labelPassed
        case .new: .labelNew
        }
    }
}
