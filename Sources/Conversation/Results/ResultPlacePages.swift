internal import CivicFacts
internal import ElectionResults

/// Winnipeg, or the United States?
struct ResultPlacesPage: FactsPage {
    static let name = "res.where"

    /// What is looked for there, once that is known.
    var wanted: ResultWish?

    func told(_ view: View) -> Prompt {
        let isOffered = view.facts.past?.offered.contains { $0 != .winnipeg } ?? false
        let own = view.placeOfResults.flatMap { $0 == .winnipeg ? nil : $0 }.map { Choice.resultTypes($0) }
        let abroad: Choice? = isOffered ? .resultStates : nil
        return view.prompt(
            [view.text(ResultWords.places)],
            [[.resultTypes(.winnipeg)] + [abroad].compactMap(\.self), [own].compactMap(\.self)],
            labels: own.map { [($0, view.label(view.placeOfResults.map(view.name) ?? ""))] } ?? [])
    }
}

/// Which state: of all those that are held.
struct ResultStatesPage: FactsPage, ListPage {
    static let name = "res.states"

    var page = 0
    /// What is looked for there, once that is known.
    var wanted: ResultWish?

    func told(_ view: View) -> Prompt {
        // One order for all languages: a number stays the same state's when the language changes.
        let states = (view.facts.past?.offered ?? []).filter { $0 != .winnipeg }
            .map { (place: $0, name: view.name(of: $0), english: $0.english) }
            .sorted { $0.english < $1.english }
        let shown = Paged(states, page: page, size: ResultListPage.size)
        let choices = shown.items.map { Choice.resultTypes($0.place) }
        return view.prompt(
            [view.text(ResultWords.states)], choices.rows(of: 3), of: shown,
            labels: Array(zip(choices, shown.items.map { view.label($0.name) })))
    }
}

extension ResultPlace {
    fileprivate var english: String {
        if case .state(let code) = self { Region.name(of: [code], in: .english) } else { "" }
    }
}

/// Which kind of contest, of those that are held of a place.
struct ResultTypesPage: FactsPage {
    static let name = "res.types"

    let place: ResultPlace

    func told(_ view: View) -> Prompt {
        let all = view.facts.past?.contests(in: place) ?? []
        guard let first = all.map(\.day.year).min() else {
            return view.prompt([view.text(ResultWords.broken, [.official: view.official(of: place)])])
        }
        let types = ResultType.allCases.filter { type in all.contains(where: type.holds) }
        let choices = types.map { Choice.resultList(ResultSet(place: place, type: $0)) }
        let head = view.text(ResultWords.types, [.place: view.name(of: place), .n: "\(first)"])
        return view.prompt(
            [head], choices.rows(of: 2), labels: Array(zip(choices, types.map { view.text($0.label) })))
    }
}
