internal import Understanding

/// What every page of facts shares: the words, the place, and the line that says where a fact comes from.
struct FactsView {
    let session: Session
    let facts: Facts

    var civic: CivicAnswers { facts.civic }
    var words: Catalogue { Catalogue(session.language) }
    var times: TimeWords { TimeWords(language: session.language, at: session.zip) }
    var place: CivicPlace { session.civicPlace }
    /// "20500, District of Columbia": of the states that its first digits allow, those that it is known to lie in.
    var placeName: String {
        guard let zip = session.zip, let region = Region(zip) else { return session.placeOfZIP ?? "" }
        let known = civic.states(of: CivicPlace(zip: zip))
        guard !known.isEmpty, known.count < region.states.count else { return session.placeOfZIP ?? "" }
        return "\(zip), \(Region.name(of: known, in: session.language))"
    }
    var today: CivilDate { CivilDate(civic.now, in: Zone(of: session.zip)) }
    /// Postal abbreviation of the likeliest state; nil where none is known.
    var state: String? { civic.states(of: place).first }
    /// Those that the ZIP code lies in, the likeliest first; one where an address tells it.
    var states: [StateFacts] { civic.states(of: place).compactMap { StateFacts.all[$0] } }
    /// In the reader's language, by its postal abbreviation.
    func name(of state: String) -> String { Region.name(of: [state], in: session.language) }
    /// "Montana or North Dakota"
    var nameOfStates: String {
        let states = civic.states(of: place)
        return states.isEmpty ? placeName : Region.name(of: states, in: session.language)
    }
    /// The voter guide at hand, of an address at home.
    var guide: Answer<VoterGuide>? { facts.guide(at: session.zip) }
    /// The look-up that the open page waited for came to nothing.
    var isLookFailed: Bool {
        guard let look = session.memory.look, look.failure != nil else { return false }
        return session.overlay?.page == .facts(look.page)
    }

    /// The page, or that its answer is on the way, or why there is none.
    func prompt(for page: CivicPage) -> Prompt {
        guard let look = session.memory.look, look.page == page else { return known(page) }
        guard let failure = look.failure else { return Prompt(text(.lookWaiting), [[.close]]) }
        let shown = known(page)
        let lines = [text(.lookFailed, [.official: failure.official.url]), shown.text]
        return Prompt(
            lines.filter { !$0.isEmpty }.joined(separator: "\n"), shown.rows, labels: shown.labels,
            figure: shown.figure)
    }

    private func known(_ page: CivicPage) -> Prompt {
        switch page {
        case .elections(let page): ElectionPages(view: self).list(page)
        case .election(let id): ElectionPages(view: self).detail(id)
        case .representatives(let page): RepresentativePages(view: self).list(page)
        case .representative(let id): RepresentativePages(view: self).detail(id)
        case .billsOf(let id, let page): RepresentativePages(view: self).bills(of: id, page)
        case .registration: RegistrationPages(view: self).steps
        case .bills(let list, let page): BillPages(view: self).list(list, page)
        case .billFilters: BillPages(view: self).filters
        case .bill(let id): BillPages(view: self).detail(id)
        case .follows(let page): FollowPages(view: self).list(page)
        case .sponsors(let id, let page): BillPages(view: self).sponsors(of: id, page)
        case .stateBill(let state, let number): BillPages(view: self).detail(of: number, in: state)
        case .address(let purpose): PollingPages(view: self).address(purpose)
        case .polling(let page): PollingPages(view: self).sites(page)
        case .line: PollingPages(view: self).line
        case .races(let page): BallotPages(view: self).list(page)
        case .racesIn(let year, let page): BallotPages(view: self).list(of: year, page)
        case .cityCouncil(let page): BallotPages(view: self).council(page)
        case .measures(let page): BallotPages(view: self).measures(page)
        case .secondZIP: SecondZIPDialog.prompt(self)
        case .race(let race, let page): RacePages(view: self).race(race, page)
        case .runner(let race, let key): RacePages(view: self).runner(race, key)
        case .filing(let id, let page): FilingPages(view: self).file(id, page)
        case .filings(let words, let page): FilingPages(view: self).named(words, page)
        case .cityRaces(let page): BallotPages(view: self).city(page)
        case .howTopics(let page): HowPages(view: self).topics(page)
        case .how(let topic): HowPages(view: self).answer(topic)
        case .calendar(let page): CalendarPages(view: self).list(page)
        case .month(let month): CalendarPages(view: self).month(month)
        case .reminders(let page): ReminderPages(view: self).list(page)
        case .remind(let id): ReminderPages(view: self).pick(id)
        case .remindToRegister(let id): RegistrationReminder(view: self).prompt(id)
        case .remindTime(let id, let days): ReminderPages(view: self).time(id, days)
        }
    }

    func text(_ phrase: Phrase, _ values: [Slot: String] = [:]) -> String {
        let hotline = session.language.tongue.hotline.spoken
        return words.text(phrase, values.merging([.hotline: hotline]) { given, _ in given })
    }

    /// The lines of an answer, or which kind of nothing it is; and then always where that comes from.
    func told<Value>(_ answer: Answer<Value>, _ lines: (Value) -> [String]) -> [String] {
        switch answer.content {
        case .known(let value): lines(value) + source(of: answer.provenance)
        // Above stands already that nobody could be asked, and where to look.
        case .absent(.unknown) where isLookFailed: []
        case .absent(.unknown): [text(.factsUnknown, [.official: answer.provenance.official.url])]
        case .absent(let absence): [nothing(absence)] + source(of: answer.provenance)
        }
    }

    private func nothing(_ absence: Absence) -> String {
        switch absence {
        case .unknown: ""
        case .notCovered: text(.factsNotCovered)
        case .notYetPublished: text(.factsNotYet)
        case .none: text(.factsNone)
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

    /// That an election is over, or that it is today.
    func over(_ day: CivilDate) -> [String] {
        day < today ? [text(.candOver)] : day == today ? [text(.electionToday)] : []
    }

    func source(of provenance: Provenance) -> [String] {
        let asOf = CivilDate(provenance.asOf, in: Zone(of: session.zip))
        let line = text(
            .factsSource,
            [
                .source: provenance.source.name, .date: times.day(asOf),
                .official: provenance.official.url,
            ])
        return provenance.isStale(at: civic.now) ? [line, text(.factsStale)] : [line]
    }

    /// Each source is named once.
    func sources(of origins: [Provenance]) -> [String] {
        var said: Set<CivicSource> = []
        return origins.filter { said.insert($0.source).inserted }.flatMap(source)
    }

    /// A ZIP code of military or diplomatic mail, without an address elsewhere.
    var isOverseas: Bool { civic.districts(of: place).value?.basis == .overseas }

    /// Military and diplomatic mail has no state.
    var overseas: [String] {
        [text(.factsOverseas, [.official: civic.districts(of: place).provenance.official.url])]
    }

    /// Another page lies below this one.
    var isDeep: Bool { !(session.overlay?.trail ?? []).isEmpty || session.overlay?.home != nil }

    /// The last rows of a page: on to the next one, back, close.
    func rows(_ rows: [[Choice]], less: Bool = false, more: Bool = false) -> [[Choice]] {
        let paging: [Choice] = (less ? [.facts(.less)] : []) + (more ? [.facts(.more)] : [])
        return (rows + [paging, isDeep ? [.back, .close] : [.close]]).filter { !$0.isEmpty }
    }

    /// The button that saves the page's card, or takes it away.
    func saving(_ page: CivicPage) -> [Choice] { SavedCards(view: self).choices(for: page) }

    /// "TX, district 37", or "WY, the whole state", or "District of Columbia", which is none.
    func district(_ district: HouseDistrict) -> String {
        guard district.number == 0 else {
            return "\(district.state), \(text(.repsDistrict, [.n: "\(district.number)"]))"
        }
        guard StateFacts.all[district.state]?.isState ?? true else {
            return name(of: district.state)
        }
        return "\(district.state), \(text(.repsAtLarge))"
    }

    /// A party in the reader's language; the Federal Election Commission writes in capitals.
    func party(_ name: String) -> String {
        var plain = Plain(name).text
        if plain.hasSuffix(" party") { plain = String(plain.dropLast(6)) }
        if plain == "democrat" { plain = "democratic" }
        if let known = session.language.tongue.parties[plain] { return known }
        guard name.count > 3, name == name.uppercased() else { return name }
        return name.lowercased().split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }

    /// What fits on a small phone's button.
    func label(_ words: String) -> String {
        short(words, Catalogue.labelCharacters)
    }

    /// Words of a source that may be long.
    func short(_ words: String, _ limit: Int) -> String {
        words.count > limit ? words.prefix(limit - 1) + "…" : words
    }
}

extension FactsView {
    /// What a page needs that is not kept, or kept for longer than an hour.
    func missing(for page: CivicPage) -> LookQuestion? {
        guard let question = question(for: page) else { return nil }
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

    /// What a provider can be asked for a page.
    func question(for page: CivicPage) -> LookQuestion? {
        switch page {
        case .bill(let id), .sponsors(let id, _): .bill(id)
        case .billsOf(let id, _): .billsOf(bioguide: id)
        case .bills(let list, _): stateOfBills.map { .stateBills(state: $0, about: list.topic) }
        case .stateBill(let state, _): .stateBills(state: state, about: nil)
        case .race(let race, _): race.question
        case .filing(let id, _): .filing(id: id)
        case .filings(let words, _): .filingsNamed(words)
        case .elections, .election, .representatives, .representative, .registration, .billFilters, .address,
            .polling, .line, .races, .runner, .cityRaces, .howTopics, .how, .calendar, .month, .reminders,
            .remind, .remindToRegister, .remindTime, .measures, .secondZIP, .racesIn, .cityCouncil, .follows:
            nil
        }
    }
}

extension BillList {
    /// The words that are looked for, if any.
    var topic: String? {
        if case .about(let words) = self { words } else { nil }
    }
}
