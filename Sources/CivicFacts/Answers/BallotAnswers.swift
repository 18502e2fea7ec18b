/// Which races for Congress are on a place's ballot, by the clock of "whose ballot am I on".
extension CivicAnswers {
    /// Races for Congress at one general election, and how sure the districts are.
    public struct FederalBallot: Hashable, Sendable {
        public let day: CivilDate
        /// The Senate first, then every House district that the place can lie in.
        public let races: [RaceID]
        public let reading: DistrictReading
    }

    /// Races for Congress of a place. The reading says which states' lines cannot be told.
    public func federalBallot(of place: CivicPlace, on day: CivilDate? = nil) -> Answer<FederalBallot> {
        let day = day ?? ballotDay(of: place)
        let year = Int(day.year)
        return ballotDistricts(of: place, on: day).map { reading in
            let senate = reading.states.filter { electsSenator($0, in: year) }
            // Puerto Rico elects for four years, with the president.
            let house = reading.possible.filter { $0.state != "PR" || year % 4 == 0 }
            return FederalBallot(
                day: day,
                races: senate.map { .senate(state: $0, year: year) } + house.map { .house($0, year: year) },
                reading: reading)
        }
    }

    /// A runoff for Congress that is still to come, of the same cycle as the general election.
    public func runoff(of place: CivicPlace) -> Answer<Election>? {
        let cycle = Congress.filled(by: ballotDay(of: place))
        return elections(of: place).value?.first { answer in
            guard let election = answer.value else { return false }
            return election.kind == .generalRunoff && election.level == .federal
                && election.division.state != nil && Congress.filled(by: election.day) == cycle
        }
    }

    /// Whether a state votes for the Senate in a year: in its turn, or to fill a seat in between.
    func electsSenator(_ state: String, in year: Int) -> Bool {
        if SenateClass(in: year)?.holds(state) == true
            || ElectionLaw.senateSpecial(of: state, in: Int64(year)) != nil
        {
            return true
        }
        return all(on: .elections(state: state)).compactMap(\.election).contains {
            $0.id.hasPrefix("fec:\(year)-") && $0.id.contains(":\(state):S:")
        }
    }

    /// Who filed for a race with the Federal Election Commission; unknown until a look-up brought it.
    public func filings(for race: RaceID) -> Answer<[Filing]> {
        guard let question = race.question else { return Answer(.notCovered, from: nobodyAsked) }
        return filings(question)
    }

    /// Who filed under a name.
    public func filings(named words: String) -> Answer<[Filing]> { filings(.filingsNamed(words)) }

    private func filings(_ question: LookQuestion) -> Answer<[Filing]> {
        looked(question, before: nobodyAsked) { value in
            guard case .filings(let people) = value else { return nil }
            return people.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
        }
    }

    /// One candidate's file.
    public func filing(_ id: String) -> Answer<Filing> {
        looked(.filing(id: id), before: nobodyAsked.pointing(to: Filing.page(of: id))) {
            if case .filing(let filing) = $0 { filing } else { nil }
        }
    }

    private var nobodyAsked: Provenance {
        Provenance(source: .openFEC, asOf: now, official: CivicSource.openFEC.home)
    }
}
