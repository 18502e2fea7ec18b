internal import CivicFacts
package import ElectionResults

/// The results that lie in the program.
enum PastResults {
    /// What an operator offers of it; nil only in a program that was built from a broken file.
    static func archive(for rules: Rules) -> ResultsArchive? {
        rules.offersUnitedStates ? everything : city
    }

    private static let everything = try? ResultsArchive.bundled()
    private static let city = try? ResultsArchive.bundled(offering: [.winnipeg])
}

extension Facts {
    /// Past results, as far as they are offered here.
    package var past: ResultsArchive? { PastResults.archive(for: rules) }
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

extension ResultPlace {
    /// The City's own table of results.
    static let winnipegPage = "https://data.winnipeg.ca/d/7753-3fjc"
}
