internal import ElectionResults
internal import Understanding

/// "And the house?", "y en 2014", "what about Ohio": behind a page of results, what is named there stands for what was named before.
enum ResultFollowing {
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = plain.words.map(String.init)
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
