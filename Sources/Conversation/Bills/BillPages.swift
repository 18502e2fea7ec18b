internal import CivicFacts

/// Bills: the list, one of them, and the people behind it.
struct BillPages {
    let view: View

    /// A line of the list, of Congress or of a state.
    private struct Entry {
        let line: String
        let choice: Choice
        let label: String
        /// The day of its latest update, for one order of both kinds.
        let day: String
        let origin: Provenance
    }

    /// Four a page, so that every way on has its button.
    static let size = 4
    /// How many of the latest bills are searched for words.
    private static let searched = 400
    /// How many are read at a time.
    private static let leaf = 25

    // MARK: List

    func list(_ list: BillList, _ page: Int) -> Prompt {
        let level = view.session.memory.billLevel
        let wanted = (page + 1) * size + 1
        var entries: [Entry] = []
        var lines = [view.text(head(of: list), [.text: list.topic ?? ""])]
        if let level, list.order == nil { lines.append(only(level)) }
        var empty: [Answer<Void>] = []
        if level == nil || level == .federal || list.order != nil { federal(list, wanted, &entries, &empty) }
        if list.order != nil {
            let count = min(Self.searched, view.civic.countOfBills(.all))
            lines.append(view.text(BillListWords.sorted, [.n: "\(count)"]))
        } else if let state = view.stateOfBills {
            states(state, list, &entries, &empty)
        } else if level == nil, list.mixesStates {
            for state in [view.state, view.secondState].compactMap(\.self) {
                states(state, list, &entries, &empty)
            }
        }
        let ordered = list.order == nil ? entries.sorted { $0.day > $1.day } : entries
        let shown = Paged(ordered, page: page, size: size)
        lines += shown.items.map(\.line)
        lines += view.sources(of: shown.items.map(\.origin))
        if shown.items.isEmpty, let nothing = empty.first { lines = told(nothing, under: lines) }
        let hasRoom = !shown.hasMore || !view.isDeep
        let onward: [Choice] =
            [.filters] + (isFollowing ? [.follows] : [])
            + (hasRoom ? [.topic(.measures)] : [])
        let rows = shown.items.map(\.choice).rows(of: 3) + [shown.hasLess ? [] : onward]
        let labels = shown.items.map { ($0.choice, $0.label) }
        return view.prompt(lines, rows, of: shown, labels: labels)
    }

    /// No heading over a list that is not known.
    private func told(_ nothing: Answer<Void>, under lines: [String]) -> [String] {
        if nothing.absence == Absence.none, nothing.provenance.source != .openStates {
            // Only some of the bills of Congress are kept: that none of them fits is no no.
            let count = min(Self.searched, view.civic.countOfBills(.all))
            let values: [Slot: String] = [.n: "\(count)", .official: CivicSource.congressGov.home.url]
            return lines + [view.text(BillListWords.notAmong, values)] + view.source(of: nothing.provenance)
        }
        guard case .absent(.unknown) = nothing.content else { return lines + view.told(nothing) { [] } }
        return [view.text(BillListWords.unknown, [.official: nothing.provenance.official.url])]
    }

    private var isFollowing: Bool { view.session.memory.follows != nil }
    /// One fewer for whoever has a way to the followed ones beside them.
    private var size: Int { isFollowing ? Self.size - 1 : Self.size }

    /// Which bills are left out; with two places it says whose are shown.
    private func only(_ level: BillLevel) -> String {
        if level == .federal { return view.text(BillListWords.federalOnly) }
        guard view.secondState != nil, let state = view.stateOfBills else {
            return view.text(BillListWords.stateOnly)
        }
        return view.text(BillListWords.placeOnly, [.place: view.name(of: state)])
    }

    private func head(of list: BillList) -> BillListWords {
        switch list {
        case .latest: .head
        case .passed: .passedHead
        case .new: .newHead
        case .about: .aboutHead
        case .sorted(let order): order.head
        }
    }

    private func federal(
        _ list: BillList, _ wanted: Int, _ entries: inout [Entry], _ empty: inout [Answer<Void>]
    ) {
        let answer = bills(list, wanted)
        guard let bills = answer.value, !bills.isEmpty else { return empty.append(answer.map { _ in () }) }
        entries += bills.map { bill in
            Entry(
                line: line(of: bill, in: list), choice: .bill(bill.id),
                label: bill.id.label, day: String(bill.updated.prefix(10)), origin: answer.provenance)
        }
    }

    private func bills(_ list: BillList, _ wanted: Int) -> Answer<[Bill]> {
        switch list {
        case .latest: return view.civic.bills(.all, limit: wanted)
        case .passed: return view.civic.bills(.passed, limit: wanted)
        case .new:
            let day = CivilDate(days: view.today.days - 60)
            return found(wanted) { ($0.introducedOn ?? $0.actedOn) >= day && !$0.hasPassed }
        case .sorted(let order):
            let all = view.civic.bills(.all, limit: Self.searched)
            return all.map { Array(order.sorted($0).prefix(wanted)) }
        case .about(let topic):
            let subject = BillSubject(topic)
            return found(wanted, subject.fits)
        }
    }

    /// Among the latest bills, those that fit; nobody fitting is `none` of what was searched.
    private func found(_ wanted: Int, _ fits: (Bill) -> Bool) -> Answer<[Bill]> {
        let first = view.civic.bills(.all, limit: Self.leaf)
        guard let bills = first.value else { return first }
        var fitting = bills.filter(fits)
        var seen = Self.leaf
        // Read no further than a page needs: most of the latest bills fit, or none of a rare subject does.
        while fitting.count < wanted, seen < Self.searched,
            let more = view.civic.bills(.all, skipping: seen, limit: Self.leaf).value
        {
            fitting += more.filter(fits)
            seen += Self.leaf
        }
        return fitting.isEmpty
            ? Answer(.none, from: first.provenance)
            : Answer(Array(fitting.prefix(wanted)), from: first.provenance)
    }

    private func states(
        _ state: String, _ list: BillList, _ entries: inout [Entry], _ empty: inout [Answer<Void>]
    ) {
        let answer = view.civic.stateBills(of: state, about: list.topic)
        guard let bills = answer.value else { return empty.append(answer.map { _ in () }) }
        for bill in bills {
            let choice = Choice.stateBill(state: bill.state, number: bill.number)
            let day = bill.actedOn.map { " (\(view.times.day($0)))" } ?? ""
            entries.append(
                Entry(
                    line: "\(bill.state) \(bill.number): \(view.short(bill.title, 100))\(day)",
                    choice: choice, label: "\(bill.state) \(bill.number)",
                    day: bill.actedOn?.description ?? "", origin: answer.provenance))
        }
    }

    /// One line a bill, with what the list is ordered by.
    private func line(of bill: Bill, in list: BillList) -> String {
        let name = "\(bill.id.label): \(view.short(bill.title, 100))"
        switch list.order {
        case .introduced?, .oldest?:
            let day = bill.introducedOn.map { view.text(BillWords.introduced, [.date: view.times.day($0)]) }
            return day.map { "\(name) (\($0))" } ?? name
        case .support?:
            return "\(name) (\(view.text(BillWords.joinedBy, [.n: "\(bill.cosponsorCount ?? 0)"])))"
        case .number?, .title?, nil: return line(of: bill, statusFirst: list == .new)
        }
    }

    /// One line a bill; where it is new, how far it is comes first.
    func line(of bill: Bill, statusFirst: Bool) -> String {
        let title = view.short(bill.title, 100)
        let stage = view.text(Self.phrase(of: bill.stage))
        return statusFirst
            ? "\(stage): \(view.label(of: bill.id)), \(title)"
            : "\(view.label(of: bill.id)): \(title) (\(stage), \(view.times.day(bill.actedOn)))"
    }

    static func phrase(of stage: Bill.Stage) -> BillWords {
        switch stage {
        case .introduced: .stageIntroduced
        case .inCommittee: .stageInCommittee
        case .passedHouse: .stagePassedHouse
        case .passedSenate: .stagePassedSenate
        case .passedBoth: .stagePassedBoth
        case .vetoed: .stageVetoed
        case .becameLaw: .stageBecameLaw
        case .other: .stageOther
        }
    }

    var filters: Prompt {
        let states: [(BillLevel, String?)] = [(.state, view.state), (.secondState, view.secondState)]
        let other: [Choice] = view.secondState == nil ? [] : [.level(.secondState)]
        // "All" shows the latest, too: with a second state it does for both.
        let latest: [Choice] = other.isEmpty ? [.bills(.latest)] : []
        let rows: [[Choice]] = [
            [.level(.federal), .level(.state)] + other + [.level(nil)],
            latest + [.bills(.passed), .bills(.new)],
        ]
        // With two states "State" would not say which.
        let labels = states.compactMap { level, state in
            state.map { (Choice.level(level), view.label(view.name(of: $0))) }
        }
        return view.prompt([view.text(BillListWords.filters)], rows, labels: other.isEmpty ? [] : labels)
    }

    // MARK: One bill

    func detail(_ id: BillID) -> Prompt {
        let answer = view.civic.billInFull(id)
        guard let bill = answer.value else { return missing(id, answer) }
        var lines = [
            "\(view.name(of: bill.id)): \(bill.title)",
            view.text(
                BillWords.status,
                [.text: view.text(Self.phrase(of: bill.stage)), .date: view.times.day(bill.actedOn)]),
            view.text(BillWords.action, [.text: view.short(bill.latestAction, 300)]),
        ]
        lines += votes(on: bill)
        if let sponsor = bill.sponsors.first {
            lines.append(view.text(BillWords.sponsor, [.name: sponsor.name]))
        }
        if let count = bill.cosponsorCount, count > 0 {
            lines.append(view.text(BillWords.joined, [.n: "\(count)"]))
        }
        if let summary = bill.summary {
            let room = bill.votes == nil ? 600 : 300
            lines.append(view.text(BillWords.summary, [.text: view.short(summary, room)]))
        }
        lines += view.source(of: answer.provenance)
        let isFollowed = view.session.memory.follows?.contains { $0.id == id } ?? false
        let people: [Choice] = bill.sponsors.isEmpty ? [] : [.sponsors(id)]
        let rows: [[Choice]] = [
            people + [isFollowed ? .unfollow(id) : .follow(id)],
            view.saving(BillPage(id: id)) + [.refresh],
        ]
        return view.prompt(lines, rows)
    }

    /// The last two by roll call; one that is the latest step has been said.
    private func votes(on bill: Bill) -> [String] {
        (bill.votes ?? []).filter { $0.words != bill.latestAction }.prefix(2).map {
            view.text(BillWords.vote, [.date: view.times.day($0.day), .text: view.short($0.words, 180)])
        }
    }

    /// Only Congress itself can say that there is no such bill.
    private func missing(_ id: BillID, _ answer: Answer<Bill>) -> Prompt {
        let isNone = answer.absence == Absence.none
        let name = view.name(of: id)
        let lines =
            isNone
            ? [view.text(BillWords.none, [.text: name])] + view.source(of: answer.provenance)
            : [view.text(BillWords.unknown, [.text: name, .official: id.page.url])]
        // Whoever names no Congress means the one that sits, and may mean the one before it.
        let earlier = BillID(
            congress: Congress(rawValue: id.congress.rawValue - 1), kind: id.kind, number: id.number)
        let kept = earlier.flatMap { view.civic.bill($0).value?.id }
        return view.prompt(
            lines, [[kept.map { .bill($0) }].compactMap(\.self), [.refresh, .topic(.bills)]],
            labels: kept.map { [(.bill($0), view.name(of: $0))] } ?? [])
    }

    func detail(of number: String, in state: String) -> Prompt {
        let answer = stateBill(number, in: state)
        guard let bill = answer.value else {
            let values: [Slot: String] = [
                .text: "\(state) \(number)", .official: answer.provenance.official.url,
            ]
            return view.prompt([view.text(BillWords.unknown, values)], [[.topic(.bills)]])
        }
        var lines = ["\(bill.state) \(bill.number): \(view.short(bill.title, 600))"]
        if let action = bill.latestAction {
            lines.append(view.text(BillWords.action, [.text: view.short(action, 300)]))
        }
        if let day = bill.actedOn { lines.append(view.times.day(day)) }
        if !bill.sponsors.isEmpty {
            lines.append(
                view.text(BillWords.sponsor, [.name: bill.sponsors.prefix(5).joined(separator: ", ")]))
        }
        lines += view.source(of: answer.provenance.pointing(to: bill.page))
        let save = view.saving(StateBillPage(home: state, number: number))
        return view.prompt(lines, [save + [.refresh]])
    }

    /// One bill of a state's latest.
    func stateBill(_ number: String, in state: String) -> Answer<StateBill> {
        let answer = view.civic.stateBills(of: state)
        let bill = answer.value?.first { Self.isSame($0.number, number) }
        return bill.map { Answer($0, from: answer.provenance) } ?? Answer(.unknown, from: answer.provenance)
    }

    /// A button has no spaces, so they do not tell.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        one.replacing(" ", with: "-") == other.replacing(" ", with: "-")
    }
}
