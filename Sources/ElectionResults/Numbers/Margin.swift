/// By how much the last one elected was ahead of the first one who was not.
public struct Margin: Hashable, Sendable {
    public let votes: Int
    /// Tenths of a point of the valid votes, from the votes and not from rounded shares.
    public let tenths: Int
    /// There were several seats, so it is the margin for the last of them.
    public let isForLastSeat: Bool
}

extension PastContest {
    /// Nil where nobody else stood, where figures are not of one count, and where marks and votes say different things.
    public var margin: Margin? {
        guard isWholeCount, header.trouble == .none, let split = split, split.last >= split.first else {
            return nil
        }
        let votes = split.last - split.first
        let valid = validVotes
        return Margin(
            votes: votes, tenths: (votes * 2000 + valid) / (2 * valid), isForLastSeat: seats > 1)
    }

    /// Votes of the last one elected and the first one not elected.
    private var split: (last: Int, first: Int)? {
        if header.office == .question {
            let votes = standings.map(\.count).sorted(by: >)
            return votes.count == 2 ? (votes[0], votes[1]) : nil
        }
        let people = Array(named)
        let isElected = people.map(\.isMarkedElected)
        let elected = isElected.contains(true) ? isElected : people.indices.map { $0 < seats }
        guard let last = zip(people, elected).filter(\.1).map(\.0.count).min(),
            let first = zip(people, elected).filter({ !$0.1 }).map(\.0.count).max()
        else { return nil }
        return (last, first)
    }
}
