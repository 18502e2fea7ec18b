internal import CivicFacts

/// One race with everybody who runs, in an order that means nothing, or one measure in its official words.
struct RacePages {
    let view: View

    /// Somebody on the page, and where the button leads.
    private struct Entry {
        let line: String
        let label: String
        let choice: Choice
    }

    // MARK: Names

    func title(of race: RaceID) -> String {
        switch race {
        case .guide(let number): contest(number).map(Self.title) ?? ""
        case .house(let district, _): view.office(of: district)
        case .senate(let state, let year): senate(state, year)
        case .city(let office, let area, let ward): city(office, area, ward)
        }
    }

    /// What fits on its button: of a long name what tells it from others.
    func label(of race: RaceID) -> String {
        switch race {
        case .guide(let number):
            if case .office(let name, _, _)? = contest(number)?.question { return view.label(name) }
            return view.label(title(of: race))
        case .house(let district, _):
            let isState = StateFacts.all[district.state]?.isState ?? true
            let words: RaceWords = isState ? .house : district.state == "PR" ? .commissioner : .delegate
            let place = isState ? district.description : district.state
            return view.label(view.text(words, [.place: place]))
        case .senate(let state, let year):
            let isSpecial = ElectionLaw.senateSpecial(of: state, in: Int64(year)) != nil
            return view.label(view.text(isSpecial ? RaceWords.senateSpecial : .senate, [.place: state]))
        case .city(let office, let area, let ward):
            let name = area.flatMap { view.civic.cityArea(office, $0) } ?? area ?? ""
            switch office {
            case .mayor: return view.text(WinnipegWords.mayor)
            case .councillor: return view.label(name)
            case .trustee: return view.label([ward, name].compactMap(\.self).joined(separator: ", "))
            }
        }
    }

    /// Where a seat is filled for the rest of its term, that is said.
    private func senate(_ state: String, _ year: Int) -> String {
        let name = view.text(RepresentativeWords.officeSenate, [.place: state])
        guard ElectionLaw.senateSpecial(of: state, in: Int64(year)) != nil else { return name }
        return view.text(RaceWords.special, [.name: name])
    }

    static func title(of contest: Contest) -> String {
        switch contest.question {
        case .office(let name, _, _):
            [
                name, contest.area,
                contest.primaryParties.isEmpty ? nil : contest.primaryParties.joined(separator: ", "),
            ]
            .compactMap(\.self).joined(separator: ", ")
        case .measure(let measure): measure.title
        }
    }

    private func city(_ office: CityCandidacy.Office, _ area: String?, _ ward: String?) -> String {
        let name = area.flatMap { view.civic.cityArea(office, $0) } ?? area ?? ""
        return switch office {
        case .mayor: view.text(WinnipegWords.mayor)
        case .councillor: view.text(WinnipegWords.ward, [.place: name])
        case .trustee:
            view.text(
                WinnipegWords.trustee, [.place: [name, ward].compactMap(\.self).joined(separator: ", ")])
        }
    }

    private func contest(_ number: Int) -> Contest? {
        guard let contests = view.guide?.value?.contests, contests.indices.contains(number) else {
            return nil
        }
        return contests[number]
    }

    // MARK: One race

    func race(_ race: RaceID, _ page: Int) -> Prompt {
        switch race {
        case .guide(let number): listed(race, number, page)
        case .house, .senate: filed(race, page)
        case .city(let office, let area, let ward): registered(race, (office, area, ward), page)
        }
    }

    /// The guide of an address is at hand for half an hour, and for nobody else.
    private func listed(_ race: RaceID, _ number: Int, _ page: Int) -> Prompt {
        guard let guide = view.guide, let contest = contest(number) else {
            return view.prompt([view.text(RaceWords.gone)], [[.topic(.candidates)]])
        }
        switch contest.question {
        case .measure(let measure): return self.measure(measure, contest, guide.provenance)
        case .office(_, let seats, let people):
            let entries = entries(of: race)
            var head = [Self.title(of: contest)]
            if let seats, seats > 1 { head.append(view.text(RaceWords.seats, [.n: "\(seats)"])) }
            head.append(
                view.text(Candidate.haveBallotOrder(people) ? RaceWords.ballotOrder : RaceWords.alphabet))
            if !contest.isOfficial { head.append(view.text(RaceWords.unofficial)) }
            if people.isEmpty { head = [Self.title(of: contest), view.text(RaceWords.nobodyYet)] }
            return list(head, entries, (race, page), view.source(of: guide.provenance))
        }
    }

    private func filed(_ race: RaceID, _ page: Int) -> Prompt {
        let answer = view.civic.filings(for: race)
        let people = answer.value ?? []
        let entries = entries(of: race)
        var head = [title(of: race)]
        switch race {
        case .house(_, let year), .senate(_, let year):
            if !people.isEmpty { head.append(view.text(FilingWords.filed, [.n: "\(year)"])) }
        case .guide, .city: break
        }
        if case .house = race { head += BallotPages(view: view).runoff }
        if !people.isEmpty { head.append(view.text(RaceWords.alphabet)) }
        if people.count >= 100 {
            head.append(view.text(RaceWords.long, [.official: answer.provenance.official.url]))
        }
        return list(head, entries, (race, page), view.told(answer) { _ in [] })
    }

    private func registered(
        _ race: RaceID, _ place: (office: CityCandidacy.Office, area: String?, ward: String?), _ page: Int
    ) -> Prompt {
        let answer = view.civic.cityBallot(for: place.office, area: place.area, ward: place.ward)
        let entries = entries(of: race)
        var head = [title(of: race)]
        if let ballot = answer.value {
            head.append(view.text(WinnipegWords.head, [.date: view.times.day(ballot.day)]))
            head.append(view.text(RaceWords.alphabet))
        }
        return list(head, entries, (race, page), view.told(answer) { _ in [] })
    }

    /// Everybody in a race, on whatever page of it, and where their button leads.
    func people(_ race: RaceID) -> [(name: String, choice: Choice)] {
        entries(of: race).map { ($0.label, $0.choice) }
    }

    private func entries(of race: RaceID) -> [Entry] {
        switch race {
        case .guide(let number):
            guard case .office(_, _, let people)? = contest(number)?.question else { return [] }
            return people.enumerated().map { entry($0.element, race, key: "\($0.offset)") }
        case .house, .senate:
            return (view.civic.filings(for: race).value ?? []).map { filing in
                let words = [filing.name, filing.party.map(view.party)].compactMap(\.self)
                return Entry(
                    line: words.joined(separator: ", "), label: filing.name, choice: .filing(filing.id))
            }
        case .city(let office, let area, let ward):
            let ballot = view.civic.cityBallot(for: office, area: area, ward: ward).value
            let people = (ballot?.running ?? []) + (ballot?.withdrawn ?? [])
            return people.map { entry($0, race, key: $0.id ?? RaceID.key(of: $0.name)) }
        }
    }

    private func entry(_ candidate: Candidate, _ race: RaceID, key: String) -> Entry {
        let words = [candidate.name, candidate.party.map(view.party)].compactMap(\.self).joined(
            separator: ", ")
        let isOut = candidate.standing == .withdrawn
        return Entry(
            line: isOut ? view.text(RaceWords.withdrawn, [.name: words]) : words, label: candidate.name,
            choice: .runner(race, FactKey.fits(key) ? key : "0"))
    }

    private func list(
        _ head: [String], _ entries: [Entry], _ place: (race: RaceID, page: Int), _ source: [String]
    ) -> Prompt {
        let shown = Paged(entries, page: place.page, size: BallotPages.size)
        let save = shown.hasLess ? [] : view.saving(RacePage(race: place.race))
        let labels = shown.items.map { ($0.choice, view.label($0.label)) }
        return view.prompt(
            (head + shown.items.map(\.line) + source), labels.map { [$0.0] } + [save], of: shown,
            labels: labels)
    }

    private func measure(_ measure: Measure, _ contest: Contest, _ origin: Provenance) -> Prompt {
        var lines = [measure.title]
        if let subtitle = measure.subtitle { lines.append(view.short(subtitle, 200)) }
        if let text = measure.text {
            lines.append(view.text(BillWords.summary, [.text: view.short(text, 400)]))
        }
        if !measure.responses.isEmpty {
            lines.append(view.text(RaceWords.responses, [.text: measure.responses.joined(separator: ", ")]))
        }
        if let link = measure.link { lines.append(view.text(RepresentativeWords.site, [.url: link.url])) }
        if !contest.isOfficial { lines.append(view.text(RaceWords.unofficial)) }
        return view.prompt((lines + view.source(of: origin)))
    }

    // MARK: One person

    func runner(_ race: RaceID, _ key: String) -> Prompt {
        guard let found = person(race, key) else {
            return view.prompt([view.text(RaceWords.gone)], [[.topic(.candidates)]])
        }
        let candidate = found.candidate
        var lines = [candidate.name, title(of: race)]
        switch candidate.standing {
        case .onBallot, .filedWithFEC: break
        case .registered: lines.append(view.text(RaceWords.registered))
        case .withdrawn: lines.append(view.text(RaceWords.withdrew))
        }
        if let party = candidate.party {
            lines.append(view.text(RepresentativeWords.party, [.text: view.party(party)]))
        }
        if let site = candidate.website {
            lines.append(view.text(RepresentativeWords.site, [.url: site.url]))
        }
        lines += view.source(of: found.origin)
        return view.prompt(lines, isFederal(race) ? [[.files(race, key)]] : [])
    }

    private func isFederal(_ race: RaceID) -> Bool {
        if case .guide(let number) = race { contest(number)?.isFederal ?? false } else { false }
    }

    /// The name of somebody on the ballot at hand; nil where it is not any more.
    func name(of key: String, in race: RaceID) -> String? { person(race, key)?.candidate.name }

    private func person(_ race: RaceID, _ key: String) -> (candidate: Candidate, origin: Provenance)? {
        switch race {
        case .guide(let number):
            guard let guide = view.guide, let index = Int(key),
                case .office(_, _, let people)? = contest(number)?.question, people.indices.contains(index)
            else { return nil }
            return (people[index], guide.provenance)
        case .city(let office, let area, let ward):
            let answer = view.civic.cityBallot(for: office, area: area, ward: ward)
            let all = (answer.value?.running ?? []) + (answer.value?.withdrawn ?? [])
            let found = all.first { ($0.id ?? RaceID.key(of: $0.name)) == key }
            return found.map { ($0, answer.provenance) }
        case .house, .senate: return nil
        }
    }
}
