internal import CivicFacts
internal import ElectionResults

/// Everybody who ran in a contest: a way to each.
struct ResultPeoplePage: FactsPage, ListPage {
    static let name = "res.people"

    let id: ContestID
    var page = 0

    func told(_ view: View) -> Prompt {
        guard let contest = view.contest(id) else {
            return view.prompt([view.text(ResultWords.gone)])
        }
        let lines = ContestLines(view: view, contest: contest)
        let shown = Paged(Array(contest.standings.indices), page: page, size: ResultListPage.size)
        let named = shown.items.filter { contest.standings[$0].name != nil }
        let choices = named.map { Choice.resultPerson(PersonKey(contest: id, index: $0)) }
        return view.prompt(
            [view.text(ResultWords.people, [.text: lines.title])] + shown.items.map(lines.line)
                + [view.source(of: contest)],
            choices.rows(of: 2), of: shown,
            labels: Array(zip(choices, named.map { view.label(contest.standings[$0].name ?? "") })))
    }
}

/// All contests of one person in one city or state, the newest first; never a word about who that is.
struct ResultPersonPage: FactsPage, ListPage {
    static let name = "res.person"

    let person: String
    let place: ResultPlace
    var page = 0

    func told(_ view: View) -> Prompt {
        let found = view.facts.past?.person(person, in: place)
        let sure = (found?.contests ?? []).reversed().map { (entry: $0, isSure: true) }
        let all = sure + (found?.perhaps ?? []).reversed().map { (entry: $0, isSure: false) }
        guard !all.isEmpty else { return view.prompt([view.text(ResultWords.noPerson)]) }
        let shown = Paged(all, page: page, size: ResultListPage.size)
        var lines = [view.text(ResultWords.person, [.name: person, .place: view.name(of: place)])]
        var sources: [String] = []
        for (index, item) in shown.items.enumerated() {
            if !item.isSure, index == 0 || shown.items[index - 1].isSure {
                lines.append(view.text(ResultWords.perhaps))
            }
            lines.append(line(of: item.entry, isSure: item.isSure, view))
            let source = view.source(of: item.entry.contest)
            if !sources.contains(source) { sources.append(source) }
        }
        let choices = shown.items.map { Choice.result($0.entry.contest.header.id) }
        let labels = shown.items.map { view.label(label(of: $0.entry, view)) }
        return view.prompt(
            lines + sources, choices.rows(of: 3), of: shown, labels: Array(zip(choices, labels)))
    }

    private func line(of entry: PersonRecord.Appearance, isSure: Bool, _ view: View) -> String {
        let lines = ContestLines(view: view, contest: entry.contest)
        guard let index = entry.contest.standings.firstIndex(of: entry.standing) else { return lines.title }
        let told = lines.appearance(index)
        return isSure ? told : "\(entry.standing.name ?? ""): \(told)"
    }

    private func label(of entry: PersonRecord.Appearance, _ view: View) -> String {
        let header = entry.contest.header
        return header.round == .only
            ? "\(header.day.year)" : "\(header.day.year) \(view.round(of: header) ?? "")"
    }
}

/// Somebody in a contest, by their place there: a name may not fit into a button.
struct PersonKey: Spelled {
    let contest: ContestID
    let index: Int

    init(contest: ContestID, index: Int) { (self.contest, self.index) = (contest, index) }

    init?(argument: String?) {
        let parts = argument?.split(separator: ":") ?? []
        guard parts.count == 2, let contest = ContestID(parts[0]), let index = Int(parts[1]), index >= 0
        else {
            return nil
        }
        self.init(contest: contest, index: index)
    }

    var argument: String? { "\(contest):\(index)" }
}

/// Words that may mean one of several: asked once, with the real choices.
struct ResultChoicePage: FactsPage, ListPage {
    static let name = "res.which"

    /// Words that nothing is called: these are the nearest names.
    var unknown: String?
    /// Areas of which that year is not held: these are the years that are.
    var missing: Missing?
    /// The year of another map, whose areas these are.
    var otherMap: Int?
    let contests: [ContestID]
    var people: [PersonEntry] = []
    var asked = ResultQuestion.winner
    var isByStreet = false
    /// Those of these contests had nobody against them, which answers what was asked.
    var isUnopposed: Bool?
    var page = 0

    struct Missing: Codable, Equatable {
        let name: String
        let year: Int
        let place: ResultPlace
    }

    struct PersonEntry: Codable, Equatable {
        let name: String
        let place: ResultPlace
    }

    func told(_ view: View) -> Prompt {
        let headers = contests.compactMap { view.contest($0)?.header }
        let isOneArea = Set(headers.map(\.area)).count == 1
        let areas = headers.map { header in
            let label =
                missing != nil && (isOneArea || headers.count == Set(headers.map(\.day.year)).count)
                ? "\(header.day.year)" : isOneArea ? view.kindSaid(of: header) : view.area(header.area)
            return (Choice.result(header.id), line(of: header, view), label)
        }
        let names = people.indices.map { index in
            let entry = people[index]
            let said = "\(entry.name), \(view.name(of: entry.place))"
            let isAlone = !people.contains { $0.name == entry.name && $0.place != entry.place }
            return (Choice.resultName(index), said, isAlone ? entry.name : said)
        }
        let shown = Paged(areas + names, page: page, size: ResultListPage.size)
        let lines = shown.items.enumerated().map { "\($0 + 1). \($1.1)" }
        let choices = shown.items.map(\.0)
        return view.prompt(
            [head(view)] + lines, choices.rows(of: 2), of: shown,
            labels: shown.items.map { ($0.0, view.label($0.2)) })
    }

    /// Its title; where nobody stood against somebody, with who that is.
    private func line(of header: ContestHeader, _ view: View) -> String {
        let title = view.title(of: header)
        guard isUnopposed == true, let contest = view.contest(header.id) else { return title }
        return "\(title): \(ContestLines(view: view, contest: contest).brief(withBar: false))"
    }

    /// An area is called as in the reader's language.
    private func name(of missing: Missing, _ view: View) -> String {
        let areas = contests.lazy.compactMap { view.contest($0)?.header.area }
        return areas.first { $0.name == missing.name }.map(view.area) ?? missing.name
    }

    private func head(_ view: View) -> String {
        if isUnopposed == true { return view.text(ResultWords.unopposed) }
        if let unknown { return view.text(ResultWords.nearest, [.text: unknown]) }
        if let missing {
            let what = "\(name(of: missing, view)), \(missing.year)"
            return view.text(
                ResultWords.notHeld, [.text: what, .official: view.official(of: missing.place)])
        }
        if let otherMap { return view.text(ResultWords.otherMap, [.n: "\(otherMap)"]) }
        return view.text(ResultWords.whichOne)
    }
}
