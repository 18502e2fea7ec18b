internal import CivicFacts

/// What pages say of elections: their names, their days, and until when to register.
extension View {
    var comingElections: [Answer<Election>] { civic.elections(of: place).value ?? [] }

    /// The day and the name, and whether it is today.
    func line(of election: Election) -> String {
        let values: [Slot: String] = [.date: times.day(election.day), .name: name(of: election)]
        let line = text(ElectionWords.listLine, values)
        return election.day == today ? "\(line). \(text(ElectionWords.today))" : line
    }

    /// The name and the day of one that a page is about.
    func heading(of election: Election) -> String { heading(name(of: election), on: election.day) }

    func heading(_ name: String, on day: CivilDate) -> String {
        text(ElectionWords.head, [.name: name, .date: times.day(day)])
    }

    func name(of election: Election) -> String {
        switch (election.source, election.kind) {
        case (.federalLaw, .general): text(ElectionWords.general)
        case (.louisianaLaw, .generalRunoff): text(ElectionWords.houseRunoff)
        case (_, _): election.name
        }
    }

    func days(until day: CivilDate) -> String {
        let count = day.days - today.days
        return switch count {
        case 0: text(ElectionWords.today)
        case 1: text(ElectionWords.tomorrow)
        case _: text(ElectionWords.days, [.n: "\(count)"])
        }
    }

    /// When to register by, in vote.gov's words; their own source is said with them.
    var deadlines: [String] {
        let states = civic.states(of: place)
        guard let state = states.first else { return [] }
        guard states.count == 1 else {
            return [text(ElectionWords.deadlinesSeveral, [.official: pages(\.voteGov)])]
        }
        let answer = civic.registration(in: state)
        guard let guide = answer.value else { return [] }
        let told = self.deadlines(guide)
        guard !told.isEmpty else { return [] }
        return [text(ElectionWords.deadlines, [.state: name(of: guide.state)])] + told
            + source(of: answer.provenance)
    }
}
