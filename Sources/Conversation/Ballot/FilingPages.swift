internal import CivicFacts

/// A candidate's file at the Federal Election Commission: offices and money by cycle. It never says "on the ballot".
struct FilingPage: FactsPage, ListPage {
    static let name = "cand.file"
    static let states = RunnerPage.states
    static let formerly: String? = "facts/filing"

    let id: String
    var page = 0

    var card: SaveTarget? { SaveTarget(.candidate, id) }

    func lacks(_ view: View) -> LookQuestion? { .filing(id: id) }
    func title(_ view: View) -> String? { view.civic.filing(id).value?.name }

    func told(_ view: View) -> Prompt {
        let answer = view.civic.filing(id)
        guard let filing = answer.value else {
            return view.prompt(view.told(answer) { _ in [] }, [[.refresh]])
        }
        let shown = Paged(cycles(of: filing), page: page, size: 3)
        var lines = [filing.name, view.text(FilingWords.filedFor, [.text: view.office(of: filing)])]
        if let party = filing.party {
            lines.append(view.text(RepresentativeWords.party, [.text: view.party(party)]))
        }
        lines.append(view.text(FilingWords.filedOnly))
        lines.append(view.text(shown.items.isEmpty ? FilingWords.noMoney : FilingWords.moneyHead))
        lines += shown.items.flatMap { self.lines(of: $0, view) }
        lines += view.source(of: answer.provenance)
        return view.prompt(lines, [view.saving(self) + [.refresh]], of: shown)
    }

    /// Two years, as the commission counts; the money may be of a whole Senate race.
    private struct Cycle {
        let year: Int
        let filed: Filing.Cycle?
        let money: Filing.Totals?
    }

    /// The newest first; a year stands once, with whatever is known of it.
    private func cycles(of filing: Filing) -> [Cycle] {
        let years = Set(filing.history.map(\.year) + filing.totals.map(\.cycle)).sorted(by: >)
        return years.map { year in
            Cycle(
                year: year, filed: filing.history.first { $0.year == year },
                money: filing.totals.first { $0.cycle == year })
        }
    }

    private func lines(of cycle: Cycle, _ view: View) -> [String] {
        let head = cycle.filed.map { view.office($0.office, $0.state, $0.district) }
        let first = ["\(cycle.year)", head].compactMap(\.self).joined(separator: ": ")
        guard let money = cycle.money else { return ["\(first). \(view.text(FilingWords.noFigures))"] }
        let none = view.text(FilingWords.noFigure)
        let sums = view.text(
            FilingWords.money,
            [
                .received: money.receiptsInCents.map(Self.dollars) ?? none,
                .spent: money.disbursementsInCents.map(Self.dollars) ?? none,
                .cash: money.cashInCents.map(Self.dollars) ?? none,
            ])
        let days = [money.since, money.through].compactMap(\.self).map(view.times.day)
        let span = days.isEmpty ? nil : view.text(PollingWords.days, [.date: days.joined(separator: " – ")])
        return ["\(first). \(sums)", span].compactMap(\.self)
    }

    /// `$4,413,931`: whole dollars, rounded towards zero.
    static func dollars(_ cents: Int64) -> String {
        var digits = String(abs(cents / 100))
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (cents < 0 ? "-$" : "$") + ([digits] + groups).joined(separator: ",")
    }
}

/// Candidates whose filed name has these words.
struct FilingsPage: FactsPage, ListPage {
    static let name = "cand.search"
    static let formerly: String? = "facts/filings"

    let named: String
    var page = 0

    func lacks(_ view: View) -> LookQuestion? { .filingsNamed(named) }

    func told(_ view: View) -> Prompt {
        let answer = view.civic.filings(named: named)
        let shown = Paged(answer.value ?? [], page: page, size: BallotPages.size)
        if answer.absence == Absence.none { return nobody(answer.provenance, view) }
        let lines =
            view.told(answer) { _ in
                [
                    view.text(FilingWords.namedHead, [.name: named]), view.text(FilingWords.filedOnly),
                    view.text(RaceWords.alphabet),
                ]
                    + shown.items.map { filing in
                        let office = view.office(of: filing)
                        return [filing.name, filing.party.map(view.party), office].compactMap(\.self).joined(
                            separator: ", ")
                    }
            }
        let labels = shown.items.map { (Choice.filing($0.id), view.label($0.name)) }
        return view.prompt(lines, labels.map { [$0.0] }, of: shown, labels: labels)
    }

    /// Nobody filed under it; names at hand that are near it are asked about.
    private func nobody(_ origin: Provenance, _ view: View) -> Prompt {
        let near = NamesPage.near(named, nil, view)
        let lines = [view.text(FilingWords.namedNone, [.name: named])] + view.source(of: origin)
        return view.prompt(
            lines + (near.isEmpty ? [] : [NamesPage.question(near, view)]), near.map { [$0.0] },
            labels: near.map { ($0.0, view.label($0.1)) })
    }
}

extension View {
    fileprivate func office(of filing: Filing) -> String {
        office(filing.office, filing.state, filing.district)
    }

    fileprivate func office(_ office: Filing.Office, _ state: String, _ district: Int?) -> String {
        switch office {
        case .president: return text(RaceWords.president)
        case .senate: return text(RepresentativeWords.officeSenate, [.place: state])
        case .house:
            let place =
                district.flatMap { HouseDistrict(state: state, number: $0) }.map(self.district) ?? state
            return text(RepresentativeWords.officeHouse, [.place: place])
        }
    }
}
