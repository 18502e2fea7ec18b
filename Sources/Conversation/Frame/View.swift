internal import CivicFacts

/// What a page may know, and what many share: the words, the place, and the line that says where a fact comes from.
struct View: Speaking {
    let session: Session
    let facts: Facts
    /// What this turn has changed so far, and the facts do not know yet.
    var changes: [Change] = []
    /// The place that this turn's words name.
    var named: CivicPlace?
    /// The place that lies open does not count.
    var isAtHome = false

    var language: Language { session.language }
    var zip: ZIP? { about.map(\.zip) ?? session.zip }
    var civic: CivicAnswers { facts.civic }
    /// The place that was named; nil where everything is about the voter's home.
    var about: CivicPlace? { isAtHome ? nil : named ?? session.overlay?.about }
    var place: CivicPlace { about ?? session.civicPlace }
    var placeName: String { name(of: place) }
    var today: CivilDate { CivilDate(civic.now, in: Zone(of: place)) }
    /// Postal abbreviation of the likeliest state; nil where none is known.
    var state: String? { civic.states(of: place).first }
    /// Those that the ZIP code lies in, the likeliest first; one where an address tells it.
    var states: [StateFacts] { civic.states(of: place).compactMap { StateFacts.all[$0] } }
    /// "Montana or North Dakota"
    var nameOfStates: String {
        let states = civic.states(of: place)
        return states.isEmpty ? placeName : Region.name(of: states, in: session.language)
    }
    /// The voter guide at hand, of an address at home.
    var guide: Answer<VoterGuide>? { about == nil ? facts.guide(at: session.zip) : nil }
    /// The look-up that the open page waited for came to nothing.
    var isLookFailed: Bool {
        guard let look = session.memory.look, look.failure != nil else { return false }
        return session.overlay?.page == look.page
    }

    /// "20500, Washington, District of Columbia": of the states that its area touches, those that it is known to lie in;
    /// "Detroit, Michigan"; "Texas". Empty where nothing is known.
    func name(of place: CivicPlace) -> String {
        if let zip = place.zip {
            let known = civic.states(of: CivicPlace(zip: zip))
            return zip.named(in: session.language, states: known.isEmpty ? nil : known)
        }
        let state = place.chosenState.map(name).flatMap { $0 == place.town ? nil : $0 }
        // A town of Canada was named without its code.
        let code = place.town == nil ? place.canada.flatMap { $0.count > 1 ? $0 : nil } : nil
        return [place.town, state, code, place.canada.map { _ in "Canada" }].compactMap(\.self)
            .joined(separator: ", ")
    }

    /// The page as it is shown; beside a report it ends with that, and how it is sent.
    func prompt(for page: any FactsPage) -> Prompt {
        let shown = answer(of: page).under(away(for: page))
        guard page.isRead, session.draft?.isEmpty == false, session.memory.look == nil,
            shown.rows.joined().count < Limits.buttons
        else { return shown }
        let open = "\n" + text(ReportWords.stillOpen)
        return Prompt(
            shown.text + open, [[.send]] + shown.rows, labels: shown.labels,
            figure: shown.figure, picture: shown.picture, asked: shown.asked + open)
    }

    /// That the page is about another place than the voter's home.
    private func away(for page: any FactsPage) -> String? {
        guard let about, page.isOfPlace, let home = session.zip?.digits ?? session.memory.areaOfCanada else {
            return nil
        }
        return text(FactsWords.away, [.place: name(of: about), .zip: home])
    }

    /// Whoever votes from another country.
    private static let abroad: OfficialLink = "https://www.fvap.gov"

    /// The page, or that its answer is on the way, or why there is none.
    private func answer(of page: any FactsPage) -> Prompt {
        if page.isOfPlace, page.isRead, !(page is HowPage), let country = civic.ownCountry(of: place) {
            let name = Region.name(of: [country], in: language)
            return prompt([text(FactsWords.ownCountry, [.place: name, .official: Self.abroad.url])])
        }
        guard let look = session.memory.look, page.equals(look.page.page) else { return page.told(self) }
        guard let failure = look.failure else { return Prompt(text(FactsWords.lookWaiting), [[.close]]) }
        let shown = page.told(self)
        return shown.under(text(FactsWords.lookFailed, [.official: failure.official.url]), inPassing: true)
    }

    /// The lines of an answer, or which kind of nothing it is; and then always where that comes from.
    func told<Value>(_ answer: Answer<Value>, _ lines: (Value) -> [String]) -> [String] {
        switch answer.content {
        case .known(let value): lines(value) + source(of: answer.provenance)
        // Above stands already that nobody could be asked, and where to look.
        case .absent(.unknown) where isLookFailed: []
        case .absent(.unknown): [text(FactsWords.unknown, [.official: answer.provenance.official.url])]
        case .absent(let absence): [nothing(absence)] + source(of: answer.provenance)
        }
    }

    private func nothing(_ absence: Absence) -> String {
        switch absence {
        case .unknown: ""
        case .notCovered: text(FactsWords.notCovered)
        case .notYetPublished: text(FactsWords.notYet)
        case .none: text(FactsWords.none)
        }
    }

    /// The same page of each state, each with its name where there are several; vote.gov where none is known.
    func pages(_ page: (StateFacts) -> OfficialLink) -> String {
        let states = states
        guard let first = states.first else { return CivicSource.voteGov.home.url }
        return states.count == 1
            ? page(first).url
            : states.map { "\(name(of: $0.postal)): \(page($0).url)" }.joined(separator: " ")
    }

    /// Where the legislatures of the place name their members and bills.
    var legislatures: String {
        let states = civic.states(of: place)
        guard states.count > 1 else {
            return Legislature.pages(of: states.first ?? "").map(\.url).joined(separator: " ")
        }
        let named = states.map {
            "\(name(of: $0)): " + Legislature.pages(of: $0).map(\.url).joined(separator: " ")
        }
        return named.joined(separator: " ")
    }

    /// That an election is today, or that it is over: then what is next, and where the results are.
    func over(_ day: CivilDate) -> [String] { over(day, at: place) }

    /// The same of another place than the voter's.
    func over(_ day: CivilDate, at place: CivicPlace) -> [String] {
        guard day < today else { return day == today ? [text(ElectionWords.today)] : [] }
        return [text(RaceWords.over)] + next(at: place)
            + [text(ElectionWords.results, [.official: electionOffice(of: place)])]
    }

    /// The next election of the voter's.
    var next: [String] { next(at: place) }

    private func next(at place: CivicPlace) -> [String] {
        civic.voterElections(of: place).own.compactMap(\.answer.value).prefix(1).map {
            text(ElectionWords.next, [.date: times.day($0.day), .name: name(of: $0)])
        }
    }

    /// Where to check is not said again above a line that says so.
    func source(of provenance: Provenance, checkedBelow below: String? = nil) -> [String] {
        let official = provenance.official.url
        let line = text(
            official == below ? FactsWords.sourceAlone : FactsWords.source,
            [.source: provenance.source.name, .date: days(of: provenance), .official: official])
        return provenance.isStale(at: civic.now) ? [line, text(FactsWords.stale)] : [line]
    }

    /// The older day, and the day of the last look where a week or more lies between them.
    private func days(of provenance: Provenance) -> String {
        let zone = Zone(of: place)
        let (oldest, asked) = (provenance.day(in: zone), CivilDate(provenance.asOf, in: zone))
        guard oldest.days + 7 < asked.days else { return times.day(oldest) }
        return text(FactsWords.lastChecked, [.date: times.day(oldest), .when: times.day(asked)])
    }

    /// Each source is named once.
    func sources(of origins: [Provenance]) -> [String] {
        var said: Set<CivicSource> = []
        return origins.filter { said.insert($0.source).inserted }.flatMap { source(of: $0) }
    }

    /// A ZIP code of military or diplomatic mail, without an address elsewhere.
    var isOverseas: Bool { civic.districts(of: place).value?.basis == .overseas }

    /// Military and diplomatic mail has no state.
    var overseas: [String] {
        [text(FactsWords.overseas, [.official: civic.districts(of: place).provenance.official.url])]
    }

    /// An address is looked up for the home alone.
    var takesAddress: Bool { about == nil && facts.rules.findsPollingPlaces }

    /// Another page lies below this one.
    var isDeep: Bool { session.overlay?.isDeep ?? false }

    /// These lines with these buttons, and below them the ways back.
    func prompt(
        _ lines: [String], _ rows: [[Choice]] = [], labels: [(Choice, String)] = [], figure: String? = nil,
        picture: Picture? = nil
    ) -> Prompt {
        let ways: [Choice] = isDeep ? [.back, .close] : [.close]
        return Prompt(
            lines.joined(separator: "\n"), rows + [ways],
            labels: Dictionary(labels) { first, _ in first }, figure: figure, picture: picture)
    }

    /// The same of a list, with the ways on in it.
    func prompt(
        _ lines: [String], _ rows: [[Choice]] = [], of list: Paged<some Any>, labels: [(Choice, String)] = []
    ) -> Prompt {
        let turns: [Choice] = (list.hasLess ? [.less] : []) + (list.hasMore ? [.more] : [])
        return prompt(lines + (list.hasMore ? [] : end(of: list.count)), rows + [turns], labels: labels)
    }

    /// That a list of so many ends here, where "More" would be.
    func end(of count: Int) -> [String] {
        count == 0 ? [] : [text(count == 1 ? ListWords.one : ListWords.all, [.n: "\(count)"])]
    }

    /// The button that saves the page's card, or takes it away.
    func saving(_ page: any FactsPage) -> [Choice] { SavedCards(view: self).choices(for: page) }

    /// "TX, district 37", or "WY, the whole state", or "District of Columbia", which is none.
    func district(_ district: HouseDistrict) -> String {
        guard district.number == 0 else {
            return "\(district.state), \(text(RepresentativeWords.district, [.n: "\(district.number)"]))"
        }
        guard StateFacts.all[district.state]?.isState ?? true else { return name(of: district.state) }
        return "\(district.state), \(text(RepresentativeWords.atLarge))"
    }

    /// What fits on a small phone's button.
    func label(_ words: String) -> String { short(words, Catalogue.labelCharacters) }

    /// Words of a source that may be long.
    func short(_ words: String, _ limit: Int) -> String {
        words.count > limit ? words.prefix(limit - 1) + "…" : words
    }
}

extension View {
    /// What a page needs that is not kept, or kept for longer than an hour.
    func missing(for page: any FactsPage) -> LookQuestion? {
        guard let question = page.lacks(self) else { return nil }
        if case .bill(let id) = question, civic.bill(id).value?.sponsors.isEmpty == false { return nil }
        let looked = civic.records.looked(question)
        return looked.map { $0.provenance.age(at: civic.now) < .hours(1) } ?? false ? nil : question
    }

    /// The one state whose bills are wanted; nil where they are not, or of more than one place.
    var stateOfBills: String? {
        switch session.memory.billLevel {
        case .state?: state
        case .secondState?: secondState
        case .federal?, nil: nil
        }
    }

    /// The likeliest state of the second ZIP code, where it is another one.
    var secondState: String? {
        session.secondPlace.flatMap { civic.states(of: $0).first }.flatMap { $0 == state ? nil : $0 }
    }
}

extension BillList {
    /// The words that are looked for, if any.
    var topic: String? {
        if case .about(let words) = self { words } else { nil }
    }
}
