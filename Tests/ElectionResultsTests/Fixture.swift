import CivicFacts
import ElectionResults

/// Contests that were made up, for what the data at hand has no case of.
enum Fixture {
    static let source = ResultSource(
        name: "Town of Elsewhere", file: "none", commit: "none", asOf: CivilDate(year: 2019, month: 5, day: 4)
    )

    static func contest(
        _ votes: [(String?, Int)], elected: Set<String> = [], seats: Int = 1, office: Office = .council,
        status: ResultStatus = .compiled, trouble: Trouble = .none, registered: Int = 0, ballots: Int = 0
    ) -> PastContest {
        let header = ContestHeader(
            office: office,
            area: ResultArea(place: .winnipeg, kind: .ward, code: "elsewhere", name: "Elsewhere"),
            day: .day(CivilDate(year: 2019, month: 5, day: 4)), kind: .general, status: status,
            trouble: trouble)
        let standings = votes.map { name, votes in
            ContestStanding(
                name: name, lines: [ContestStanding.Line(votes: votes)],
                isMarkedElected: name.map(elected.contains) ?? false)
        }
        return PastContest(
            header: header, source: source, seats: seats, standings: standings, registered: registered,
            ballots: ballots)
    }
}
