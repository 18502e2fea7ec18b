internal import CivicFacts
internal import ElectionResults

/// One contest in words: the line of a list, the answer to a question, and everything that is held of it.
struct ContestLines {
    let view: any Speaking
    let contest: PastContest
    let marks: [ResultMark?]
    let shares: [VoteShare]?

    init(view: any Speaking, contest: PastContest) {
        (self.view, self.contest) = (view, contest)
        (marks, shares) = (contest.marks, contest.shares)
    }

    var header: ContestHeader { contest.header }
    var title: String { view.title(of: header) }

    func text(_ wording: any Wording, _ values: [Slot: String] = [:]) -> String {
        view.text(wording, values)
    }

    func votes(_ count: Int) -> String {
        count == 1
            ? text(CountWords.oneVote) : text(CountWords.votes, [.n: Votes.grouped(count)])
    }

    func share(_ index: Int) -> String? {
        guard let share = shares?[index] else { return nil }
        return share.isUnderOneTenth ? text(CountWords.underOneTenth) : "\(Votes.tenths(share.tenths))%"
    }

    /// Names of all those who are marked, as they are shown.
    var marked: [String] { zip(contest.standings, marks).filter { $0.1 != nil }.compactMap(\.0.name) }

    // MARK: Everything

    /// The answer to a question first, then all that is held. At most so many people, with how many there are besides; words that
    /// stand alone speak of no button.
    func all(
        answering asked: ResultQuestion, about name: String? = nil, atMost most: Int = .max,
        isAlone: Bool = false
    ) -> [String] {
        let facts = [
            view.day(of: header), view.kindSaid(of: header), view.status(of: header), seats,
        ].compactMap(\.self).joined(separator: ". ")
        let told = answer(to: asked, about: name)
        // A first line that is too long would be cut where a name has a period.
        let isShort = title.count + told.count < 110
        var lines = (isShort ? ["\(title): \(told)"] : ["\(title):", told]) + [facts + "."]
        lines += contest.standings.indices.prefix(most).map(line)
        let rest = contest.standings.count - most
        if rest > 0 {
            lines.append(text(isAlone ? CountWords.moreRan : CountWords.morePeople, [.n: "\(rest)"]))
        }
        return lines + sums + [view.source(of: contest)]
    }

    var seats: String? {
        guard contest.seats > 1 else { return text(CountWords.oneSeat) }
        let several = text(CountWords.seats, [.n: "\(contest.seats)"])
        return contest.isAcclaimed ? several : several + text(CountWords.choices, [.n: "\(contest.seats)"])
    }

    /// "111,504 votes, 47.5%, won"
    private func figures(_ index: Int) -> String {
        [contest.standings[index].votes.map(votes), share(index), marks[index].map(word)].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// What somebody got in the contest, behind its title.
    func appearance(_ index: Int) -> String {
        let told = figures(index)
        return title + parties(of: contest.standings[index]) + (told.isEmpty ? "" : ": " + told)
    }

    /// "1. Brian Bowman: 111,504 votes, 47.5%, won"
    func line(_ index: Int) -> String {
        contest.standings[index].name == nil ? told(of: index) : "\(index + 1). \(told(of: index))"
    }

    /// "Brian Bowman: 111,504 votes, 47.5%, won"
    func told(of index: Int) -> String {
        let standing = contest.standings[index]
        let figures = figures(index)
        let told = figures.isEmpty ? "" : ": " + figures
        guard let name = standing.name else { return text(CountWords.others) + told }
        let damaged = standing.isDamaged ? " (\(text(CountWords.damaged)))" : ""
        return "\(name)\(damaged)\(parties(of: standing))\(told)"
    }

    /// " (Republican)", or each line that somebody stood on with its votes.
    private func parties(of standing: ContestStanding) -> String {
        let lines = standing.lines.compactMap { line in line.party.map { ($0, line.votes) } }
        guard !lines.isEmpty else { return "" }
        let words = lines.map { party, votes in
            let name = view.partyInResults(party)
            return lines.count == 1 ? name : "\(name) \(Votes.grouped(votes ?? 0))"
        }
        return " (\(words.joined(separator: ", ")))"
    }

    func word(_ mark: ResultMark) -> String {
        switch mark {
        case .won: text(CountWords.won)
        case .acclaimed: text(CountWords.acclaimed)
        case .wonAfterTie: text(CountWords.wonAfterTie)
        case .mostVotes: text(CountWords.mostVotes)
        case .led: text(CountWords.led)
        case .unopposed: text(CountWords.unopposed)
        }
    }

    /// Margin, votes and turnout, and what else has to be known of the figures.
    private var sums: [String] {
        let differ = contest.marksDifferFromVotes ? text(CountWords.marksDiffer) : nil
        return [marginLine, allVotes, differ].compactMap(\.self)
    }

    var marginLine: String? {
        contest.margin.map { told($0, as: $0.isForLastSeat ? .marginLastSeat : .margin) }
    }

    /// All votes together, and the turnout.
    var allVotes: String? {
        guard shares != nil else { return nil }
        let turnout =
            contest.turnoutTenths.map { text(CountWords.turnout, [.n: Votes.tenths($0)]) }
            ?? text(CountWords.noTurnout)
        return text(CountWords.allVotes, [.n: Votes.grouped(contest.validVotes)]) + " " + turnout
    }

    func told(_ margin: Margin, as wording: CountWords) -> String {
        let isTiny = margin.votes > 0 && margin.tenths == 0
        let points = isTiny ? text(CountWords.underOnePoint) : Votes.tenths(margin.tenths)
        return text(wording, [.text: votes(margin.votes), .n: points])
    }
}

extension Speaking {
    /// A party as its source has it, in the reader's language.
    func partyInResults(_ name: String) -> String {
        let known = party(name)
        guard known == name else { return known }
        return name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }
}
