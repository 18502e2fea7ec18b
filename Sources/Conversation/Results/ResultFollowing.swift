internal import ElectionResults
internal import Understanding

/// "And the house?", "y en 2014", "what about Ohio": behind a page of results, what is named there stands for what was named before.
enum ResultFollowing {
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        step(plain, &visit) || ask(plain, &visit) || follow(plain, &visit)
    }

    /// "The one before", "la siguiente": another year of the open contest or list.
    private static func step(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let isOnward = plain.isOne(of: newer)
        guard isOnward || plain.isOne(of: older) else { return false }
        if let open = visit.session.page as? ResultPage {
            ResultDialog.step(from: open.id, isOnward: isOnward, &visit)
            return true
        }
        guard let open = visit.session.page as? ResultListPage, let year = open.set.year,
            let past = visit.facts.past
        else { return false }
        var set = open.set
        set.year = nil
        let years = Set(set.contests(in: past).map(\.day.year))
        set.year = isOnward ? years.filter { $0 > year }.min() : years.filter { $0 < year }.max()
        guard set.year != nil else { return false }
        FactsDialog.show(
            ResultListPage(set: set, order: open.order), over: visit.session.pagesBelow, &visit)
        return true
    }

    /// "Second place?", "how close was it" behind the list of a year in which a president was elected: that contest is meant.
    private static func ask(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard let open = visit.session.page as? ResultListPage, open.set.year != nil,
            let asked = ResultWish(plain), asked.isBare, asked.asked != nil, plain.words.count <= 6,
            let past = visit.facts.past,
            let contest = open.set.contests(in: past).first(where: { $0.office == .president })
        else { return false }
        FactsDialog.go(to: ResultPage(id: contest.id, asked: asked.asked ?? .winner), &visit)
        return true
    }

    private static let older = Phrases.resultsOlder.words
    private static let newer = Phrases.resultsNewer.words

    private static func follow(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = plain.words
        guard words.count <= 8, let before = visit.session.page.flatMap({ wish(of: $0, visit.view) }),
            let opened = following.count(in: words),
            var wish = ResultWish(Plain("results \(words.dropFirst(opened).joined(separator: " "))")),
            !wish.isBare, wish.names.isEmpty
        else { return false }
        let isElsewhere = !wish.states.isEmpty || wish.isOfWinnipeg
        if !isElsewhere { (wish.states, wish.isOfWinnipeg) = (before.states, before.isOfWinnipeg) }
        wish.office = wish.office ?? before.office
        wish.year = wish.year ?? before.year
        wish.asked = wish.asked ?? before.asked
        ResultDialog.answer(ResultSearch(wish: wish, view: visit.view), &visit)
        return true
    }

    private static let following = Phrases.placeFollowing.openings

    /// What would have to be asked for the open page; nil where that is no page of results.
    private static func wish(of page: any Page, _ view: View) -> ResultWish? {
        var wish = ResultWish()
        switch page {
        case let page as ResultPage:
            guard let header = view.contest(page.id)?.header else { return nil }
            wish.take(header.place)
            (wish.office, wish.year) = (header.office.rawValue, header.day.year)
            wish.asked = page.asked
        case let page as ResultListPage: wish.take(page.set)
        case let page as ResultMissingPage: wish.take(page.set)
        case let page as ResultChoicePage:
            let headers = page.contests.compactMap { view.contest($0)?.header }
            guard let first = headers.first, Set(headers.map(\.place)).count == 1 else { return nil }
            wish.take(first.place)
            (wish.office, wish.year) = (first.office.rawValue, first.day.year)
        default: return nil
        }
        return wish
    }
}

extension ResultWish {
    fileprivate mutating func take(_ set: ResultSet) {
        take(set.place)
        (office, year) = (set.type?.office?.rawValue, set.year)
    }

    fileprivate mutating func take(_ place: ResultPlace) {
        switch place {
        case .winnipeg: isOfWinnipeg = true
        case .state(let code): states = [code]
        }
    }
}
