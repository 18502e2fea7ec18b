extension Catalogue {
    /// What a button on a page of facts reads where the page itself does not say it.
    func label(of choice: CivicChoice) -> String {
        switch choice {
        case .topic(let topic): text(Self.phrase(of: topic))
        case .election: text(ElectionWords.labelElections)
        case .representative: text(RepresentativeWords.labelRepresentatives)
        case .billsOf: text(BillListWords.labelBills)
        case .bill(let id): id.label
        case .stateBill(let state, let number): "\(state) \(number)"
        case .sponsors: text(BillWords.labelSponsors)
        case .bills(let list): text(Self.phrase(of: list))
        case .level(let level):
            text(
                level == .federal
                    ? BillListWords.labelFederal
                    : level == nil ? BillListWords.labelAll : BillListWords.labelState)
        case .filters: text(BillListWords.labelFilters)
        case .follow: text(FollowWords.labelFollow)
        case .unfollow: text(FollowWords.labelUnfollow)
        case .follows: text(FollowWords.labelFollows)
        case .unfollowAll: text(FollowWords.labelUnfollowAll)
        case .refresh: text(FactsWords.labelRefresh)
        case .address: text(AddressWords.labelAddress)
        case .line: text(PollingWords.labelLine)
        case .secondZIP: text(ZIPWords.labelSecondZIP)
        case .dropSecondZIP: text(ZIPWords.labelDropSecondZIP)
        case .race, .runner, .filing: text(RaceWords.labelCandidates)
        case .files: text(FilingWords.labelFiles)
        case .cityRaces: text(WinnipegWords.labelWinnipeg)
        case .cityCouncil: text(RepresentativeWords.labelCouncil)
        case .how(let topic): text(topic.label)
        case .howTopics: text(HowWords.labelHow)
        case .month: text(DateWords.labelMonth)
        case .calendarFile: text(DateWords.labelCalendarFile)
        case .remind, .remindToRegister: text(ReminderWords.labelRemind)
        case .remindBefore(let days): offset(days)
        case .remindAt(let hour): "\(hour):00"
        case .remindOff: text(ReminderWords.labelOff)
        case .remindersOff: text(ReminderWords.labelAllOff)
        case .more: text(CommonLabels.more)
        case .less: text(CommonLabels.less)
        }
    }

    /// "1 day before"
    func offset(_ days: Int) -> String {
        switch days {
        case 0: text(ReminderWords.sameDay)
        case 1: text(ReminderWords.dayBefore)
        case 7: text(ReminderWords.weekBefore)
        case _: text(ReminderWords.daysBefore, [.n: "\(days)"])
        }
    }

    private static func phrase(of topic: Topic) -> any Wording {
        switch topic {
        case .elections: ElectionWords.labelElections
        case .representatives: RepresentativeWords.labelRepresentatives
        case .registration: RegistrationWords.labelRegistration
        case .bills: BillListWords.labelBills
        case .polling: PollingWords.labelPolling
        case .candidates: RaceWords.labelCandidates
        case .rules: HowWords.labelHow
        case .calendar: DateWords.labelCalendar
        case .reminders: ReminderWords.labelReminders
        case .measures: MeasureWords.labelMeasures
        case .guide: RaceWords.labelGuide
        }
    }

    private static func phrase(of list: BillList) -> BillListWords {
        switch list {
        case .latest, .about, .sorted: .labelLatest
        case .passed: .labelPassed
        case .new: .labelNew
        }
    }
}
