/// Which elections are a voter's, and why: every page that tells of one asks here.
public struct VoterElections: Sendable {
    /// Why an election is the voter's.
    public enum Reason: Equatable, Sendable {
        /// The whole country votes, and this part of it takes part.
        case country
        /// The whole state, province or city of the place votes.
        case state
        /// The district that the place is known to lie in votes.
        case district
        /// A part of the state votes, and nobody can tell from what is known whether the place lies there.
        case perhaps(state: String)
    }

    /// An election with its origin, its reason, and what it depends on.
    public struct Entry: Sendable {
        public let answer: Answer<Election>
        public let reason: Reason
        public let condition: ElectionLaw.Condition?
    }

    /// The next first.
    public let all: [Entry]

    /// Those that are certainly the voter's.
    public var own: [Entry] { all.filter { !$0.isElsewhere } }
    /// Those of a part of the state that may be another one.
    public var elsewhere: [Entry] { all.filter(\.isElsewhere) }
}

extension VoterElections.Entry {
    package var isElsewhere: Bool { if case .perhaps = reason { true } else { false } }
}

extension CivicAnswers {
    /// The coming elections of a place: those that sources list and those that laws set, without what others vote on.
    public func voterElections(of place: CivicPlace) -> VoterElections {
        let today = today(at: place)
        let coming = (listed(at: place) + lawful(at: place, from: today)).filter { answer in
            answer.value.map { $0.day >= today && reason(of: $0, at: place) != nil } ?? false
        }
        let entries = merged(coming).compactMap { answer -> VoterElections.Entry? in
            guard let election = answer.value, let reason = reason(of: election, at: place) else {
                return nil
            }
            return VoterElections.Entry(
                answer: answer, reason: reason, condition: ElectionLaw.condition(of: election))
        }
        return VoterElections(all: entries)
    }

    /// What sources list for the country and for the place's states.
    private func listed(at place: CivicPlace) -> [Answer<Election>] {
        let states = states(of: place)
        let office = StateFacts.office(of: states)
        let editions = records.editions()
        return (["us"] + states).flatMap { all(on: .elections(state: $0)) }.compactMap(\.election).map {
            election in
            let edition = editions.first { $0.source == election.source }
            return Answer(
                election, from: (edition?.provenance ?? nobody(election.source)).pointing(to: office))
        }
    }

    /// What laws set: the next vote of each law that is the place's.
    private func lawful(at place: CivicPlace, from today: CivilDate) -> [Answer<Election>] {
        let laws =
            ElectionLaw.all.filter { $0.kind != .federal && $0.kind != .senateSpecial && governs($0, place) }
            + federalLaws(of: place)
        return laws.compactMap { law in law.next(from: today).map { lawful(law, on: $0, at: place) } }
    }

    private func lawful(_ law: ElectionLaw, on day: CivilDate, at place: CivicPlace) -> Answer<Election> {
        Answer(
            law.election(on: day),
            from: law.provenance(official: StateFacts.office(of: states(of: place))))
    }

    /// An election that a law sets, for whoever asked for it in another place; empty where no law has it, or it is over.
    package func lawfully(_ election: Election) -> [Answer<Election>] {
        guard election.day >= today(in: nil), let law = ElectionLaw.law(of: election) else { return [] }
        return [lawful(law, on: election.day, at: CivicPlace())]
    }

    /// The vote that a law had a place hold last, in so many days before today; of runoffs, which depend on a result, only
    /// where they are wanted.
    package func lastElection(of place: CivicPlace, within days: Int64, isRunoff: Bool = false) -> Answer<
        Election
    >? {
        let today = today(at: place)
        let open = { (law: ElectionLaw) in law.condition != nil && law.condition != .earlier }
        let laws =
            ElectionLaw.all.filter { $0.kind != .federal && governs($0, place) } + federalLaws(of: place)
        let held = laws.filter { open($0) == isRunoff && $0.kind != .senateSpecial }.flatMap { law in
            [today.year - 1, today.year].compactMap(law.date).map { lawful(law, on: $0, at: place) }
        }
        let past = held.filter { answer in
            answer.value.map { $0.day < today && $0.day.days >= today.days - days } ?? false
        }
        return past.max { ($0.value?.day.days ?? 0) < ($1.value?.day.days ?? 0) }
    }

    /// What laws have a place vote on in a year that is not over, the first day first.
    package func lawfulElections(of place: CivicPlace, in year: Int64) -> [Answer<Election>] {
        let today = today(at: place)
        let laws =
            ElectionLaw.all.filter { $0.kind != .federal && $0.kind != .senateSpecial && governs($0, place) }
            + federalLaws(of: place)
        let days = laws.compactMap { law in law.date(in: year).map { (law: law, day: $0) } }
        return days.filter { $0.day >= today }.sorted { $0.day < $1.day }
            .map { lawful($0.law, on: $0.day, at: place) }
    }

    private func governs(_ law: ElectionLaw, _ place: CivicPlace) -> Bool {
        switch law.division {
        case .canada: place.canada != nil
        case .manitoba: place.isInManitoba
        case .winnipeg: place.isInWinnipeg
        case let division: division.state.map(states(of: place).contains) ?? false
        }
    }

    /// The laws by which a place votes for Congress: one, or several where its ZIP code lies in several states; that of
    /// the states where none is known, and none in Canada.
    func federalLaws(of place: CivicPlace) -> [ElectionLaw] {
        guard place.canada == nil else { return [] }
        let states = states(of: place)
        let known = (states.isEmpty ? [Self.anyState] : states).compactMap(ElectionLaw.federal)
        var seen: Set<String> = []
        return known.filter { seen.insert($0.id).inserted }
    }

    /// One of the fifty: who has not said where they live is told what most have.
    private static let anyState = "OH"

    /// Why an election is the place's; nil where it is not.
    private func reason(of election: Election, at place: CivicPlace) -> VoterElections.Reason? {
        let division = election.division
        if division == .unitedStates { return votes(place, on: election.day) ? .country : nil }
        guard let state = division.state else { return place.canada == nil ? nil : .state }
        guard place.canada == nil, states(of: place).contains(state) else { return nil }
        if division.isStatewide { return .state }
        // A special election fills a seat of the Congress that sits then.
        let congress =
            election.kind == .special ? Congress.sitting(at: election.day.noon) : .filled(by: election.day)
        switch contains(division, place, under: congress) {
        case true?: return .district
        case false?: return nil
        case nil: return .perhaps(state: state)
        }
    }

    /// Whether everybody of a place has something to vote on when the whole country votes.
    private func votes(_ place: CivicPlace, on day: CivilDate) -> Bool {
        let laws = federalLaws(of: place)
        guard day == ElectionRule.general(in: day.year) else { return laws.contains { $0.place == "states" } }
        return laws.contains { $0.date(in: day.year) == day }
    }

    /// Whether a place lies in a part of its state; nil where that cannot be told.
    private func contains(_ division: DivisionID, _ place: CivicPlace, under congress: Congress) -> Bool? {
        if let district = division.houseDistrict {
            guard let reading = districts(of: place, under: congress).value else { return nil }
            if let only = reading.only { return only == district }
            let isOpen = !reading.unsettled.isEmpty || reading.possible.contains(district)
            return isOpen ? nil : false
        }
        let known = place.resolved?.divisions ?? []
        if known.contains(where: { $0.isWithin(division) }) { return true }
        return known.contains { $0.kind == division.kind } ? false : nil
    }
}

/// Federal general elections, however far ahead.
extension CivicAnswers {
    /// A federal general election of a place, on this day or later; only one for President, or only one that is not,
    /// where that is asked for. Nil where the place has no such vote.
    public func general(
        of place: CivicPlace, from day: CivilDate, forPresident wanted: Bool? = nil
    ) -> CivilDate? {
        guard wanted != true || votesForPresident(place) else { return nil }
        let days = federalLaws(of: place).flatMap { law in
            (day.year...(day.year + 8)).compactMap(law.date)
        }
        return days.filter { $0 >= day && (wanted == nil || ElectionRule.isPresidential($0) == wanted) }.min()
    }

    /// The states and D.C. choose electors (3 U.S.C. 1, 23rd Amendment); territories do not.
    public func votesForPresident(_ place: CivicPlace) -> Bool {
        let states = states(of: place)
        return place.canada == nil
            && (states.isEmpty || states.contains { $0 == "DC" || StateFacts.all[$0]?.isState == true })
    }

    /// A federal general election by the id that the rule gives it, also one that is over; nil for a day that is none,
    /// and where the place does not take part.
    public func ruledElection(_ id: String, of place: CivicPlace) -> Answer<Election>? {
        guard id.hasPrefix("rule:"), let day = CivilDate(String(id.dropFirst("rule:".count))),
            let law = federalLaws(of: place).first(where: { $0.date(in: day.year) == day })
        else { return nil }
        return lawful(law, on: day, at: place)
    }

    /// The general election that a vote on this day would belong to: until January 3 the one that fills the Congress to
    /// come, even when its day is over; from then on the next one. Where the place has none that year, its next.
    package func ballotDay(of place: CivicPlace) -> CivilDate {
        let today = today(at: place)
        let year = Congress.filled(by: today).firstDay.year - 1
        let laws = federalLaws(of: place)
        let day = ElectionRule.general(in: year) ?? ElectionRule.nextGeneral(from: today)
        return laws.contains { $0.date(in: year) == day } ? day : general(of: place, from: today) ?? day
    }
}
