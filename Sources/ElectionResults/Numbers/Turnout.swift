extension PastContest {
    /// Ballots of those who could vote, in tenths of a percent; nil where the numbers cannot be this contest's.
    public var turnoutTenths: Int? {
        guard 0 < ballots, ballots <= registered, header.trouble == .none, !isAcclaimed,
            validVotes <= ballots * seats
        else { return nil }
        return (ballots * 2000 + registered) / (2 * registered)
    }
}
