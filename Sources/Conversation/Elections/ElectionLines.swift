internal import CivicFacts

/// What pages say of elections: their names, their days, and until when to register.
extension View {
    /// Every page that tells of elections asks here, so that all of them tell of the same.
    var elections: VoterElections { civic.voterElections(of: place) }

    /// Those that are certainly the voter's.
    var comingElections: [Answer<Election>] { elections.own.map(\.answer) }

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
        let name = ElectionLaw.law(of: election).map(name) ?? election.name
        let condition: ElectionNameWords? =
            switch ElectionLaw.condition(of: election) {
            case .majority: .ifNobody
            case .thirtyFive: .ifNobodyHas35
            case .thirty: .ifNobodyHas30
            case .thirtyCongress: .ifNobodyHas30Congress
            case .earlier: .orEarlier
            case nil: nil
            }
        return condition.map { text($0, [.name: name]) } ?? name
    }

    func name(of law: ElectionLaw) -> String {
        let place = law.division.state.map(name) ?? ""
        let words: ElectionNameWords =
            switch law.kind {
            case .federal: .general
            case .state: .state
            case .primary: .primary
            case .statePrimary: .statePrimary
            case .runoff: .runoff
            case .houseRunoff: .houseRunoff
            case .delegateRunoff: .delegateRunoff
            case .judgeRunoff: .judgeRunoff
            case .localRunoff: .localRunoff
            case .primaryRunoff: .primaryRunoff
            case .senateSpecial: .senateSpecial
            case .country: .canada
            case .province: .manitoba
            case .city: .winnipeg
            }
        return text(words, [.place: place])
    }

    /// Special elections for the Senate, which are a part of the general election of that day.
    func senateSpecials(on election: Election) -> [ElectionLaw] {
        let isGeneral = ElectionRule.general(in: election.day.year) == election.day
        guard election.division == .unitedStates, isGeneral, place.canada == nil else { return [] }
        return civic.states(of: place).compactMap {
            ElectionLaw.senateSpecial(of: $0, in: election.day.year)
        }
    }

    /// That the last general election is over, for as long as people ask whether they can still vote in it.
    var lately: [String] {
        guard !comingElections.contains(where: { $0.value?.day == today }),
            let last = civic.lastElection(of: place, within: 14)?.value
        else { return [] }
        return [heading(of: last)] + over(last.day)
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
    func deadlines(checkedBelow below: String? = nil) -> [String] {
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
            + source(of: answer.provenance, checkedBelow: below)
    }

    /// Those of a part of the state that may be another one: never told as the voter's.
    func lines(of elsewhere: [VoterElections.Entry]) -> [String] {
        guard let first = elsewhere.first, case .perhaps(let state) = first.reason else { return [] }
        let shown = elsewhere.compactMap(\.answer.value).prefix(3).map(line)
        let rest = elsewhere.count - shown.count
        let more = text(ElectionWords.elsewhereMore, [.n: "\(rest)", .official: electionOffice])
        return [text(ElectionWords.elsewhere, [.state: name(of: state)])] + shown + (rest > 0 ? [more] : [])
    }

    /// Other elections of an address that its guide names: each with its day.
    func others(in guide: VoterGuide) -> [String] {
        guide.otherElections.filter { $0.day >= today && $0.id != guide.election.id }.prefix(3).map {
            text(PollingWords.also, [.date: times.day($0.day), .name: name(of: $0)])
        }
    }

    /// That no law at hand sets the day of a runoff there; in Vermont the legislature elects.
    var noRunoff: String {
        states.map(\.postal) == ["VT"]
            ? text(StateRuleWords.legislatureElects)
            : text(ElectionWords.noRunoff, [.place: nameOfStates, .official: electionOffice])
    }

    /// That the place takes no part in an election.
    var notThere: String {
        text(ElectionWords.notThere, [.place: place.canada == nil ? nameOfStates : "Canada"])
    }

    var noPresidentThere: String {
        text(ElectionWords.noPresidentThere, [.place: place.canada == nil ? nameOfStates : "Canada"])
    }
}
