internal import CivicFacts
package import ElectionResults

/// The results that lie in the program, and those that a sync brought.
enum PastResults {
    /// What an operator offers of it; nil only in a program that was built from a broken file.
    static func archive(for rules: Rules) -> ResultsArchive? {
        rules.offersUnitedStates ? everything : city
    }

    /// The same below what the City itself had when it was last asked.
    static func archive(for rules: Rules, keeping kept: KeptResults?) -> ResultsArchive? {
        guard let bundled = archive(for: rules) else { return nil }
        guard let kept, let live = try? ResultsArchive(bytes: kept.bytes) else { return bundled }
        return bundled.overlaid(by: live, lastChecked: CivilDate(kept.lastChecked, in: .winnipeg))
    }

    /// The contest with the figures of this fingerprint, from the program or, where it has others, from what is kept.
    static func contest(
        _ id: ContestID, figures: ContestID, keeping kept: @autoclosure () -> KeptResults?
    ) -> PastContest? {
        if let bundled = archive(for: Rules())?.contest(id), bundled.fingerprint == figures { return bundled }
        let contest = kept().flatMap { archive(for: Rules(), keeping: $0)?.contest(id) }
        return contest?.fingerprint == figures ? contest : nil
    }

    private static let everything = try? ResultsArchive.bundled()
    private static let city = try? ResultsArchive.bundled(offering: [.winnipeg])
}

extension Facts {
    /// Past results, as far as they are offered here.
    package var past: ResultsArchive? {
        PastResults.archive(for: rules, keeping: civicRecords.keptResults)
    }

    /// Whether there are any, without looking at what is kept.
    var offersResults: Bool { PastResults.archive(for: rules) != nil }

    /// The figures of a contest are those of this fingerprint, or were in the copy in the program, which tells more of the same votes.
    func isSame(_ contest: PastContest, as figures: ContestID) -> Bool {
        guard contest.fingerprint != figures else { return true }
        let copy = PastResults.archive(for: rules)?.contest(contest.header.id)
        return copy?.fingerprint == figures && copy?.standings == contest.standings
    }
}

extension View {
    func contest(_ id: ContestID) -> PastContest? { facts.past?.contest(id) }

    /// The place with results that the voter lives in, as far as that is known.
    var placeOfResults: ResultPlace? {
        if session.memory.canada.map(CanadaDialog.isWinnipeg) == true { return .winnipeg }
        guard let state, let past = facts.past, past.offered.contains(.state(state)) else { return nil }
        return .state(state)
    }
}

extension Speaking {
    /// What a place with results is called.
    func name(of place: ResultPlace) -> String {
        switch place {
        case .winnipeg: text(ResultWords.winnipeg)
        case .state(let code): name(of: code)
        }
    }

    /// Where official results of a place are found.
    func official(of place: ResultPlace?) -> String {
        switch place {
        case .winnipeg?: ResultPlace.winnipegPage
        case .state(let code)?: StateFacts.all[code]?.office.url ?? CivicSource.voteGov.home.url
        case nil: CivicSource.voteGov.home.url
        }
    }
}

extension Zone {
    /// Winnipeg keeps the hours of Chicago.
    fileprivate static let winnipeg = Zone(named: "America/Chicago") ?? Zone(of: nil)
}

extension ResultPlace {
    /// The City's own table of results.
    static let winnipegPage = "https://data.winnipeg.ca/d/7753-3fjc"
}
