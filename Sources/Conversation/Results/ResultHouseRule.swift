internal import CivicFacts
internal import ElectionResults
internal import Understanding

/// Running counts, forecasts, and whether it was right: no number is picked to argue, and the office that counts is named.
enum ResultHouseRule {
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        let plain = said.plain
        guard plain.words.count <= ResultWish.longest else { return false }
        let wish = ResultWish(Plain("results \(plain.text)"))
        let hasYear = plain.words.contains { ResultWish.year($0) != nil }
        let isOfElection =
            hasYear || plain.hasWord(beginning: ["election", "eleccion", "elecciones"])
        let isDisputed = disputed.isFound(in: plain) && isOfElection && isQuestion(said)
        let isForecast =
            forecast.isFound(in: plain) && (isOfElection || wish?.office != nil || wish?.isOfWinnipeg == true)
        guard isDisputed || isForecast || running.isFound(in: plain) else { return false }
        visit.say(
            isDisputed ? ResultWords.disputed : ResultWords.running,
            [.official: visit.view.official(of: place(wish, visit))])
        visit.askBriefly()
        return true
    }

    private static func isQuestion(_ said: Said) -> Bool {
        said.text.hasSuffix("?") || asking.contains(said.plain.words.first ?? "")
    }

    /// Whose count is asked for: that of a place that is named, the City's where only cities elect so, else the voter's own state's.
    private static func place(_ wish: ResultWish?, _ visit: Visit) -> ResultPlace? {
        let own = visit.view.state.map { ResultPlace.state($0) }
        guard let wish else { return visit.view.placeOfResults }
        if wish.isOfWinnipeg { return .winnipeg }
        if let state = wish.states.first { return .state(state) }
        if [.mayor, .council, .trustee].contains(wish.officeNamed) { return own ?? .winnipeg }
        return visit.view.placeOfResults ?? own
    }

    private static let asking: Set<String> = [
        "was", "is", "were", "did", "fue", "hubo", "fueron", "es", "se", "le", "les",
    ]
    private static let running = Phrases.resultsRunning.set
    private static let forecast = Phrases.resultsForecast.set
    private static let disputed = Phrases.resultsDisputed.set
}
