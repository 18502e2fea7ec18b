internal import ElectionResults

/// What somebody wants to know of a contest.
enum ResultQuestion: String, Codable, CaseIterable {
    case winner, margin, second, third, last, votes, count, turnout
}

extension ContestLines {
    /// One sentence that answers what was asked, of somebody where they are named, or says why the figures do not.
    func answer(to asked: ResultQuestion, about name: String? = nil) -> String {
        switch asked {
        case .winner: outcome
        case .margin:
            hindrance
                ?? contest.margin.map {
                    told($0, as: $0.isForLastSeat ? CountWords.wasMarginLastSeat : .wasMargin)
                } ?? text(AnswerWords.noMargin)
        case .second: hindrance ?? second
        case .third: hindrance ?? third
        case .last: hindrance ?? last
        case .votes: votes(of: name)
        case .count: count
        case .turnout:
            contest.turnoutTenths.map { text(AnswerWords.turnout, [.n: Votes.tenths($0)]) }
                ?? text(AnswerWords.noTurnout)
        }
    }

    /// Why nobody can be said to have won.
    private var hindrance: String? {
        switch header.trouble {
        case .none: nil
        case .partial: text(AnswerWords.partial)
        case .wrongCopy: text(AnswerWords.wrongCopy)
        case .mixedRounds: text(AnswerWords.mixedRounds)
        case .runoffNotHeld: text(AnswerWords.runoffNotHeld)
        case .notCounted: nil
        case .someCounties: text(AnswerWords.someCounties, [.n: "\(contest.counties)", .max: counties])
        }
    }

    private var counties: String { header.place.countyCount.map { "\($0)" } ?? "" }

    private var outcome: String {
        if let hindrance { return hindrance }
        if let isMoreYes = contest.isMoreYes {
            return text(isMoreYes ? AnswerWords.moreYes : AnswerWords.moreNo)
        }
        guard let index = marks.firstIndex(where: { $0 != nil }), let mark = marks[index] else {
            return contest.tie.map { text(AnswerWords.tie, [.n: Votes.grouped($0)]) }
                ?? text(AnswerWords.nobody)
        }
        return outcome(mark, share(index))
    }

    private func outcome(_ mark: ResultMark, _ share: String?) -> String {
        let names = view.list(marked)
        let values: [Slot: String] = [.name: names, .n: share ?? ""]
        switch mark {
        case .won, .wonAfterTie:
            if marked.count > 1 { return text(AnswerWords.severalWon, values) }
            if mark == .wonAfterTie { return text(AnswerWords.wonAfterTie, values) }
            return text(share == nil ? AnswerWords.wonOnly : AnswerWords.won, values)
        case .acclaimed:
            return text(marked.count > 1 ? AnswerWords.severalAcclaimed : AnswerWords.acclaimed, values)
        case .mostVotes: return text(AnswerWords.mostVotes, values)
        case .led: return text(AnswerWords.led, values)
        case .unopposed: return text(AnswerWords.unopposed, values)
        }
    }

    private var second: String {
        let people = contest.named
        if contest.isAcclaimed || people.count < 2 { return text(AnswerWords.nobodyElse) }
        if contest.seats > 1 {
            guard let index = people.indices.first(where: { marks[$0] == nil }) else {
                return text(AnswerWords.nobodyElse)
            }
            return text(AnswerWords.firstNotElected, values(index))
        }
        if contest.tie != nil {
            return contest.tie.map { text(AnswerWords.tie, [.n: Votes.grouped($0)]) } ?? ""
        }
        return text(AnswerWords.second, values(1))
    }

    private var third: String {
        let people = contest.named
        guard !contest.isAcclaimed, people.count > 2 else { return text(RankWords.noThird) }
        return rank(2, as: .third)
    }

    private var last: String {
        let people = contest.named
        guard !contest.isAcclaimed, people.count > 1 else { return text(AnswerWords.nobodyElse) }
        return rank(people.count - 1, as: .last)
    }

    /// Who has a place by votes; those who share it together.
    private func rank(_ index: Int, as wording: RankWords) -> String {
        let people = Array(contest.named)
        let alike = people.filter { $0.votes == people[index].votes }
        guard alike.count > 1 else { return text(wording, values(index)) }
        let names = view.list(alike.compactMap(\.name))
        return text(RankWords.sameVotes, [.name: names, .text: votes(people[index].votes ?? 0)])
    }

    /// What somebody got or, where nobody is named, how many votes there were.
    private func votes(of name: String?) -> String {
        if header.trouble == .wrongCopy || header.trouble == .someCounties { return hindrance ?? "" }
        guard let index = contest.named.firstIndex(where: { $0.name == name }) else {
            let isCounted = shares != nil && hindrance == nil
            return isCounted ? text(RankWords.counted, [.text: votes(contest.validVotes)]) : outcome
        }
        guard contest.standings[index].votes != nil else { return outcome }
        return text(share(index) == nil ? RankWords.gotOnly : .got, values(index))
    }

    private func values(_ index: Int) -> [Slot: String] {
        let standing = contest.standings[index]
        return [.name: standing.name ?? "", .text: votes(standing.votes ?? 0), .n: share(index) ?? ""]
    }

    private var count: String {
        if header.trouble == .wrongCopy || header.trouble == .someCounties { return hindrance ?? "" }
        if header.office == .question { return text(AnswerWords.question) }
        let people = contest.named.count
        let ran =
            people == 1
            ? text(AnswerWords.onePerson) : text(AnswerWords.people, [.n: "\(people)"])
        let hasOthers = people < contest.standings.count
        return hasOthers ? "\(ran) \(text(AnswerWords.andOthers))" : ran
    }

    // MARK: A list

    /// "M. Pagtakhan won, 46.1% ▰▰▰▰▱▱▱▱": what stands behind the name of the area, or behind the year.
    func brief(withBar hasBar: Bool) -> String {
        guard hindrance == nil, contest.isMoreYes == nil,
            let index = marks.firstIndex(where: { $0 != nil }), let mark = marks[index]
        else { return briefWithoutMark }
        let names = view.list(marked.map(Self.short))
        let told = text(brief(of: mark, isOne: marked.count == 1), [.name: names])
        // The share of one of several would look like all of theirs.
        guard marked.count == 1, let share = share(index), let tenths = shares?[index].tenths else {
            return told
        }
        return "\(told), \(share)" + (hasBar ? " \(Votes.bar(tenths: tenths))" : "")
    }

    private func brief(of mark: ResultMark, isOne: Bool) -> AnswerWords {
        switch mark {
        case .won: isOne ? .briefWon : .briefSeveralWon
        case .wonAfterTie: isOne ? .briefAfterTie : .briefSeveralWon
        case .acclaimed: isOne ? .briefAcclaimed : .briefSeveralAcclaimed
        case .mostVotes: .briefMostVotes
        case .led: .briefLed
        case .unopposed: .briefUnopposed
        }
    }

    private var briefWithoutMark: String {
        switch header.trouble {
        case .partial: text(AnswerWords.briefPartial)
        case .wrongCopy: text(AnswerWords.briefWrongCopy)
        case .mixedRounds, .runoffNotHeld: text(AnswerWords.briefRounds)
        case .someCounties: text(AnswerWords.briefCounties, [.n: "\(contest.counties)", .max: counties])
        case .none, .notCounted: outcome
        }
    }

    /// "Brian Bowman" as "B. Bowman".
    static func short(_ name: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 1, let first = words.first, let letter = first.first, letter.isLetter,
            !first.contains(".")
        else { return name }
        return (["\(letter)."] + words.dropFirst().map(String.init)).joined(separator: " ")
    }
}

extension Speaking {
    /// "A, B and C"
    func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return "\(names.dropLast().joined(separator: ", ")) \(text(CountWords.and)) \(last)"
    }
}
