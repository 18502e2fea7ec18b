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
    /// Coming dates, the next first.
    case calendar(page: Int)
    /// Coming dates of one month.
    case month(CivilMonth)
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

    /// A state's list tells neither how new a bill is nor whether it passed.
    var mixesStates: Bool {
        switch self {
        case .latest, .about: true
        case .passed, .new: false
        }
    }
}

/// Whose bills: a choice that sticks.
public enum BillLevel: String, Codable, Sendable, CaseIterable {
    case federal, state
}

/// What a street address is wanted for.
public enum AddressPurpose: String, Codable, Sendable, CaseIterable {
    case representatives, polling, ballot
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
        case .sponsors: .billSponsors
        case .stateBill: .stateBillDetail
        case .address: .pollingAddress
        case .polling: .pollingShow
        case .line: .pollingLine
        case .calendar: .calendarList
        case .month: .calendarMonth
        }
    }

    /// Words that the page has no use for go to the draft below; those where an address is wanted never do.
    public var isRead: Bool {
        if case .address = self { false } else { true }
    }

    /// The number of a list's page, from 0; nil for what is no list.
    public var number: Int? {
        switch self {
        case .elections(let page), .representatives(let page), .billsOf(_, let page), .bills(_, let page),
            .sponsors(_, let page), .polling(let page), .calendar(let page):
            page
        case .election, .representative, .registration, .billFilters, .bill, .stateBill, .address, .line,
            .month:
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
        case .sponsors(let id, _): .sponsors(id, page: next)
        case .polling: .polling(page: next)
        case .calendar: .calendar(page: next)
        case .election, .representative, .registration, .billFilters, .bill, .stateBill, .address, .line,
            .month:
            nil
        }
    }
}
