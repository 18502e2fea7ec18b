/// A page of facts about voting, elections and those in office. Pages of lists count from 0.
public enum CivicPage: Codable, Equatable, Sendable {
    case elections(page: Int)
    /// One election, by the id its source gives it.
    case election(id: String)
    case representatives(page: Int)
    /// One person in office, by the id of the source.
    case representative(id: String)
    /// Bills that a member of Congress sponsored or cosponsored.
    case billsOf(id: String, page: Int)
    case registration
    case bills(BillList, page: Int)
    case billFilters
    case bill(BillID)
    /// Bills whose changes are told.
    case follows(page: Int)
    /// Who put a bill forward and who joined.
    case sponsors(BillID, page: Int)
    /// A bill of a state's legislature, by its number there.
    case stateBill(state: String, number: String)
    /// Asks for a street address, for one look-up.
    case address(AddressPurpose)
    /// Where to vote, as far as it is known.
    case polling(page: Int)
    /// In line when the polls close.
    case line
    /// Races that the voter's place votes in, as far as they are known.
    case races(page: Int)
    /// The same at the general election of a later year.
    case racesIn(year: Int, page: Int)
    /// Measures (propositions) of the ballot at hand.
    case measures(page: Int)
    /// One race with everybody who runs, or one measure.
    case race(RaceID, page: Int)
    /// Somebody in a race, by a key of that race.
    case runner(RaceID, key: String)
    /// A candidate's file at the Federal Election Commission, money by cycle.
    case filing(id: String, page: Int)
    /// Candidates whose filed name has these words.
    case filings(named: String, page: Int)
    /// Races of the City of Winnipeg.
    case cityRaces(page: Int)
    /// Who sits on the council of the City of Winnipeg.
    case cityCouncil(page: Int)
    /// What can be asked about how to vote.
    case howTopics(page: Int)
    case how(HowTopic)
    /// Asks for a second ZIP code, such as that of a school.
    case secondZIP
    /// Coming dates, the next first.
    case calendar(page: Int)
    /// Coming dates of one month.
    case month(CivilMonth)
    /// Own reminders, and dates to be reminded of.
    case reminders(page: Int)
    /// How long before an election to be reminded.
    case remind(election: String)
    /// How long before an election to be reminded to register for it.
    case remindToRegister(election: String)
    /// At what hour.
    case remindTime(election: String, daysBefore: Int)
}

/// Which bills a list shows, the latest update first.
public enum BillList: Codable, Hashable, Sendable {
    case latest
    /// By at least one chamber.
    case passed
    /// Put forward in the last two months; the status comes first.
    case new
    /// With these words in their title or topic.
    case about(String)
    /// Those of Congress in another order.
    case sorted(BillOrder)

    /// A state's list tells neither how new a bill is nor whether it passed.
    var mixesStates: Bool {
        switch self {
        case .latest, .about: true
        case .passed, .new, .sorted: false
        }
    }

    /// The order, where it is not that of the latest update.
    var order: BillOrder? {
        if case .sorted(let order) = self { order } else { nil }
    }
}

/// Whose bills: a choice that sticks.
public enum BillLevel: String, Codable, Sendable, CaseIterable {
    case federal, state
    /// The state of the second ZIP code.
    case secondState = "second"
}

/// What a street address is wanted for.
public enum AddressPurpose: String, Codable, Sendable, CaseIterable {
    case representatives, polling, ballot, measures
    /// The ward of an address in Winnipeg.
    case ward
}

extension CivicPage {
    var state: StateName {
        switch self {
        case .elections: .electionList
        case .election: .electionDetail
        case .representatives: .representativeList
        case .representative: .representativeDetail
        case .billsOf: .representativeBills
        case .registration: .registrationSteps
        case .bills: .billList
        case .billFilters: .billFilters
        case .bill: .billDetail
        case .follows: .billFollows
        case .sponsors: .billSponsors
        case .stateBill: .stateBillDetail
        case .address: .pollingAddress
        case .polling: .pollingShow
        case .line: .pollingLine
        case .races, .racesIn: .candidateRaces
        case .cityCouncil: .candidateCouncil
        case .measures: .candidateMeasures
        case .secondZIP: .settingsSecondZIP
        case .race: .candidatePeople
        case .runner, .filing: .candidatePerson
        case .filings: .candidateSearch
        case .cityRaces: .candidateCity
        case .howTopics: .howTopics
        case .how: .howAnswer
        case .calendar: .calendarList
        case .month: .calendarMonth
        case .reminders: .reminderList
        case .remind: .reminderPick
        case .remindToRegister: .reminderToRegister
        case .remindTime: .reminderTime
        }
    }

    /// Words that the page has no use for go to the draft below; those where an answer is wanted never do.
    public var isRead: Bool {
        switch self {
        case .address, .remind, .remindToRegister, .remindTime, .secondZIP: false
        case .elections, .election, .representatives, .representative, .billsOf, .registration, .bills,
            .billFilters, .bill, .follows, .sponsors, .stateBill, .polling, .line, .races, .race, .runner,
            .filing, .filings, .cityRaces, .howTopics, .how, .calendar, .month, .reminders, .measures,
            .racesIn, .cityCouncil:
            true
        }
    }

    /// The list of dates, or a month of it.
    var isOfCalendar: Bool {
        switch self {
        case .calendar, .month: true
        case .elections, .election, .representatives, .representative, .billsOf, .registration, .bills,
            .billFilters, .bill, .follows, .sponsors, .stateBill, .address, .polling, .line, .races, .race,
            .runner, .filing, .filings, .cityRaces, .howTopics, .how, .reminders, .remind, .remindToRegister,
            .remindTime, .measures, .secondZIP, .racesIn, .cityCouncil:
            false
        }
    }

    /// The number of a list's page, from 0; nil for what is no list.
    public var number: Int? {
        switch self {
        case .elections(let page), .representatives(let page), .billsOf(_, let page), .bills(_, let page),
            .sponsors(_, let page), .polling(let page), .races(let page), .race(_, let page),
            .filing(_, let page), .filings(_, let page), .cityRaces(let page), .howTopics(let page),
            .calendar(let page), .reminders(let page), .measures(let page),
            .racesIn(_, let page), .cityCouncil(let page), .follows(let page):
            page
        case .election, .representative, .registration, .billFilters, .bill, .stateBill, .address, .line,
            .runner, .how, .month, .remind, .remindToRegister, .remindTime, .secondZIP:
            nil
        }
    }

    /// The same list at another place; nil for what is no list.
    func turned(by pages: Int) -> CivicPage? {
        let next = max(0, (number ?? 0) + pages)
        return switch self {
        case .elections: .elections(page: next)
        case .representatives: .representatives(page: next)
        case .billsOf(let id, _): .billsOf(id: id, page: next)
        case .bills(let list, _): .bills(list, page: next)
        case .follows: .follows(page: next)
        case .sponsors(let id, _): .sponsors(id, page: next)
        case .polling: .polling(page: next)
        case .races: .races(page: next)
        case .racesIn(let year, _): .racesIn(year: year, page: next)
        case .cityCouncil: .cityCouncil(page: next)
        case .measures: .measures(page: next)
        case .race(let race, _): .race(race, page: next)
        case .filing(let id, _): .filing(id: id, page: next)
        case .filings(let words, _): .filings(named: words, page: next)
        case .cityRaces: .cityRaces(page: next)
        case .howTopics: .howTopics(page: next)
        case .calendar: .calendar(page: next)
        case .reminders: .reminders(page: next)
        case .election, .representative, .registration, .billFilters, .bill, .stateBill, .address, .line,
            .runner, .how, .month, .remind, .remindToRegister, .remindTime, .secondZIP:
            nil
        }
    }
}
