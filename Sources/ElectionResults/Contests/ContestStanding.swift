/// What one name got in a contest.
public struct ContestStanding: Hashable, Sendable {
    /// Votes on one party's line.
    public struct Line: Hashable, Sendable {
        /// As the source has it, in small letters; nil where it names none.
        public let party: String?
        /// Nil where there was no vote: nobody stood against.
        public let votes: Int?

        public init(party: String? = nil, votes: Int?) {
            self.party = party
            self.votes = votes
        }
    }

    /// As it is shown; nil for "write-ins and others".
    public let name: String?
    /// The source's name has a letter that was broken on its way, which is left out.
    public let isDamaged: Bool
    /// One for each party that a person stood for.
    public let lines: [Line]
    /// The source says that this one was elected.
    public let isMarkedElected: Bool

    public init(name: String?, isDamaged: Bool = false, lines: [Line], isMarkedElected: Bool = false) {
        self.name = name
        self.isDamaged = isDamaged
        self.lines = lines
        self.isMarkedElected = isMarkedElected
    }

    /// Added over all lines; nil where there was no vote.
    public var votes: Int? {
        lines.contains { $0.votes != nil } ? lines.reduce(0) { $0 + ($1.votes ?? 0) } : nil
    }

    var count: Int { votes ?? 0 }
}
