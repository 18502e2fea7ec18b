/// One round of a contest with all its figures, names by their votes.
public struct PastContest: Hashable, Sendable {
    public let header: ContestHeader
    public let source: ResultSource
    /// How many were elected, and how many names each voter could choose.
    public let seats: Int
    /// Most votes first, then by name; "write-ins and others" last. Of a question Yes is first.
    public let standings: [ContestStanding]
    public let registered: Int
    public let ballots: Int
    /// How many counties are held, where that is not all of them.
    public let counties: Int

    public init(
        header: ContestHeader, source: ResultSource, seats: Int = 1, standings: [ContestStanding],
        registered: Int = 0,
        ballots: Int = 0, counties: Int = 0
    ) {
        self.header = header
        self.source = source
        self.seats = seats
        self.standings = Self.ordered(standings, isQuestion: header.office == .question)
        self.registered = registered
        self.ballots = ballots
        self.counties = counties
    }

    private static func ordered(_ standings: [ContestStanding], isQuestion: Bool) -> [ContestStanding] {
        standings.sorted { left, right in
            guard let name = left.name, let other = right.name else {
                return left.name != nil && right.name == nil
            }
            if isQuestion, (name == "Yes") != (other == "Yes") { return name == "Yes" }
            return left.count != right.count ? left.count > right.count : name < other
        }
    }

    /// Blank and spoiled ballots are none.
    public var validVotes: Int { standings.reduce(0) { $0 + $1.count } }

    /// People, without "write-ins and others".
    public var named: ArraySlice<ContestStanding> { standings.prefix { $0.name != nil } }

    /// Elected because nobody else stood: there was no vote.
    public var isAcclaimed: Bool {
        header.trouble != .notCounted && !standings.isEmpty && standings.allSatisfy { $0.votes == nil }
    }

    /// There was one name only. Whether votes were counted is told by `trouble`.
    public var isUnopposed: Bool { !isAcclaimed && named.count == 1 && header.office != .question }

    /// Figures of different rounds, or of half a contest, make no shares and no margin.
    var isWholeCount: Bool {
        switch header.trouble {
        case .none, .partial: !isAcclaimed && validVotes > 0
        case .wrongCopy, .mixedRounds, .runoffNotHeld, .notCounted, .someCounties: false
        }
    }
}
