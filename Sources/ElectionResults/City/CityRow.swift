internal import CivicFacts

/// A row of the City's own table: seven texts, of which votes may be missing, where nobody had to vote.
public struct CityRow: Hashable, Sendable {
    public let date: String
    public let type: String
    public let area: String
    public let candidate: String
    public let position: String
    public let votes: String?
    public let won: String

    public init(
        date: String, type: String, area: String, candidate: String, position: String, votes: String?,
        won: String
    ) {
        (self.date, self.type, self.area, self.candidate) = (date, type, area, candidate)
        (self.position, self.votes, self.won) = (position, votes, won)
    }

    /// What the rows of one contest have in common, as it is written.
    struct Key: Hashable {
        let date: Substring
        let type: String
        let area: String
        let position: String
    }

    /// Of a time of the day nothing is read: a day is that day in every zone.
    var key: Key { Key(date: date.prefix(10), type: type, area: area, position: position) }
}

extension CityRow {
    var office: Office? {
        switch position.lowercased() {
        case "mayor": .mayor
        case "councillor": .council
        case "school trustee": .trustee
        case let position where Self.questions.contains(where: position.contains): .question
        default: nil
        }
    }

    /// The table that is held has no question; what the City calls one of 2018 is not known, so any of these words will do.
    private static let questions = ["question", "plebiscite", "referendum"]

    var kind: ElectionKind? {
        switch type.lowercased() {
        case "general election": .general
        case "by-election": .byElection
        default: nil
        }
    }

    /// No election is held on the first of January: it stands for a year of which no more is known.
    var day: ElectionDay? {
        guard let day = CivilDate(date), 1901...2150 ~= day.year else { return nil }
        return day.month == 1 && day.day == 1 ? .year(Int(day.year)) : .day(day)
    }

    var isElected: Bool? { ["yes": true, "no": false][won.lowercased()] }

    /// Not the whole area was counted in the City.
    var isPartial: Bool { area.contains(Self.partial) }
    static let partial = "(Partial Results)"

    /// What one person got; nil where something of it cannot be read. Votes are digits alone: "1,234" may be cut.
    /// `name` is how its candidate's name is shown.
    func standing(of name: String) -> ContestStanding? {
        // Nobody is elected by an answer.
        guard let isElected = office == .question ? isElected ?? false : isElected, !name.isEmpty else {
            return nil
        }
        guard let votes else {
            return ContestStanding(name: name, lines: [.init(votes: nil)], isMarkedElected: isElected)
        }
        guard !votes.isEmpty, votes.utf8.count <= 9, votes.utf8.allSatisfy({ 48...57 ~= $0 }),
            let count = Int(votes)
        else { return nil }
        return ContestStanding(name: name, lines: [.init(votes: count)], isMarkedElected: isElected)
    }
}
