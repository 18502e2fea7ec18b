internal import CivicFacts

/// What has become of an election that a reminder is for.
enum ReminderCheck: Equatable {
    /// As it was; the source may have changed.
    case same(Election)
    case moved(Election)
    /// No source lists it any more.
    case missing
    /// Its day is over.
    case over

    /// How far an election is moved at most, to be taken for the same one where its source names it anew.
    private static let farthest: Int64 = 60

    init(_ election: Election, among coming: [Election], today: CivilDate) {
        if let same = coming.first(where: { $0.id == election.id }) {
            self = same.day == election.day ? .same(same) : .moved(same)
        } else if election.day < today {
            self = .over
        } else if let same = coming.first(where: { $0.day == election.day && Self.isSameArea($0, election) })
        {
            self = .same(same)
        } else if let moved = coming.first(where: { Self.isMoved($0, election) }) {
            self = .moved(moved)
        } else {
            self = .missing
        }
    }

    /// One source says "the country" where another says "the state".
    private static func isSameArea(_ one: Election, _ other: Election) -> Bool {
        one.division.isWithin(other.division) || other.division.isWithin(one.division)
    }

    private static func isMoved(_ one: Election, _ other: Election) -> Bool {
        one.source == other.source && one.division == other.division && one.kind == other.kind
            && abs(one.day.days - other.day.days) <= farthest
    }
}
