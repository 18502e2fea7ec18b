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
}

/// What the bot gives facts about: the doors into its pages.
public enum Topic: String, Codable, Sendable, CaseIterable {
    case elections, representatives, registration

    /// The page behind the door.
    var page: CivicPage {
        switch self {
        case .elections: .elections(page: 0)
        case .representatives: .representatives(page: 0)
        case .registration: .registration
        }
    }

    /// Nothing can be said before the ZIP code is known.
    var needsZIP: Bool {
        switch self {
        case .elections, .representatives, .registration: true
        }
    }
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
        }
    }

    /// Not the first page of its list.
    public var isTurned: Bool {
        switch self {
        case .elections(let page), .representatives(let page), .billsOf(_, let page): page > 0
        case .election, .representative, .registration: false
        }
    }

    /// The same list at another place; nil for what is no list.
    func turned(by pages: Int) -> CivicPage? {
        switch self {
        case .elections(let page): .elections(page: max(0, page + pages))
        case .representatives(let page): .representatives(page: max(0, page + pages))
        case .billsOf(let id, let page): .billsOf(id: id, page: max(0, page + pages))
        case .election, .representative, .registration: nil
        }
    }
}
