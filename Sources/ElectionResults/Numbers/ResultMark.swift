/// What may be said of a name in a contest; "won" only where the source says so.
public enum ResultMark: Hashable, Sendable {
    case won
    /// Elected without a vote.
    case acclaimed
    /// As many votes as the next, and the source names who was elected.
    case wonAfterTie
    /// No source says who was elected; the count says who had most.
    case mostVotes
    /// First in a count that was never final.
    case led
    /// The one name there was.
    case unopposed
}

extension PastContest {
    /// One for each standing, nil for those of whom nothing is said.
    public var marks: [ResultMark?] {
        guard canBeMarked else { return standings.map { _ in nil } }
        if standings.contains(where: \.isMarkedElected) {
            let tied = tie
            return standings.map { standing in
                guard standing.isMarkedElected else { return nil }
                return isAcclaimed ? .acclaimed : tied == standing.count ? .wonAfterTie : .won
            }
        }
        return standings.indices.map { $0 == 0 ? markOfFirst : nil }
    }

    private var canBeMarked: Bool {
        switch header.trouble {
        case .none, .notCounted: header.office != .question
        case .partial, .wrongCopy, .mixedRounds, .runoffNotHeld, .someCounties: false
        }
    }

    private var markOfFirst: ResultMark? {
        guard let first = standings.first, first.name != nil, tie == nil else { return nil }
        if isUnopposed { return .unopposed }
        // What write-ins got together may hide who had most.
        guard let last = standings.last, last.name != nil || last.count < first.count else { return nil }
        return header.status == .unofficial ? .led : .mostVotes
    }

    /// The votes that the last one elected and the first one not elected have both; nil without such a tie.
    public var tie: Int? {
        guard isWholeCount, seats > 0, named.count > seats else { return nil }
        let people = Array(named)
        return people[seats - 1].count == people[seats].count ? people[seats].count : nil
    }

    /// The source marks others as elected than those with most votes; its marks stand, and the answer says so.
    public var marksDifferFromVotes: Bool {
        guard canBeMarked, !isAcclaimed else { return false }
        let people = Array(named)
        guard let last = people.filter(\.isMarkedElected).map(\.count).min() else { return false }
        return people.contains { !$0.isMarkedElected && $0.count > last }
    }

    /// Of a question: more said Yes than No; nil if as many did.
    public var isMoreYes: Bool? {
        guard header.office == .question, standings.count == 2, standings[0].count != standings[1].count
        else {
            return nil
        }
        return standings[0].count > standings[1].count
    }
}
