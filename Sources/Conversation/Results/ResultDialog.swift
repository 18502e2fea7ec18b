internal import CivicFacts
internal import ElectionResults
internal import Understanding

/// Past results: which page opens, however it was asked for.
enum ResultDialog {
    /// The kinds of contests where the voter lives; asked where that is not clear.
    static func open(_ visit: inout Visit) {
        if case .said(let text) = visit.inbound.event, take(Said(text: text, plain: Plain(text)), &visit) {
            return
        }
        guard let place = visit.view.placeOfResults else {
            return FactsDialog.show(ResultPlacesPage(), over: [], &visit)
        }
        FactsDialog.show(ResultTypesPage(place: place), over: [ResultPlacesPage()], &visit)
    }

    /// `/results mayor 2014`
    static func command(_ rest: String, _ visit: inout Visit) {
        let words = String(rest.prefix(400)).replacing(#/</?[A-Za-z]{1,10}>/#, with: " ")
        let plain = Plain(words)
        guard !plain.text.isEmpty else { return open(&visit) }
        guard var wish = ResultWish(Plain("results \(plain.text.prefix(200))")) else {
            var unknown = ResultWish()
            unknown.names = plain.text
            return nothing(
                ResultSearch(wish: unknown, view: visit.view, typed: words), in: nil, &visit)
        }
        wish.isSurely = true
        answer(ResultSearch(wish: wish, view: visit.view, typed: words), &visit)
    }

    /// A place that was chosen: what was looked for there, or all that is held of it.
    static func choose(_ place: ResultPlace, _ visit: inout Visit) {
        let open = visit.session.page
        if let wanted = (open as? ResultStatesPage)?.wanted ?? (open as? ResultPlacesPage)?.wanted {
            return ResultSearch(wish: wanted, view: visit.view).open(in: place, &visit)
        }
        FactsDialog.go(to: ResultTypesPage(place: place), &visit)
    }

    /// A list; of one contest that itself.
    static func show(_ set: ResultSet, _ visit: inout Visit) {
        let found = visit.facts.past.map { set.contests(in: $0) } ?? []
        guard found.count == 1, let only = found.first else {
            return FactsDialog.go(to: ResultListPage(set: set), &visit)
        }
        open(only.id, &visit)
    }

    /// The open list in another order, from its beginning, where it stands.
    static func order(by order: ResultListPage.Order, _ visit: inout Visit) {
        guard let open = visit.session.page as? ResultListPage else { return visit.askAgain() }
        let next = ResultListPage(set: open.set, order: order)
        FactsDialog.show(next, over: visit.session.pagesBelow, &visit)
        visit.turned = visit.pressed
    }

    /// What the open list shows, as small pictures with the list's buttons below them.
    static func showSmall(_ visit: inout Visit) {
        let pictures = (visit.session.page as? ResultListPage)?.smallPictures(visit.view) ?? []
        guard pictures.count > 1 else { return visit.askAgain() }
        visit.say(ResultWords.smallPictures, [.n: "\(pictures.count)"])
        visit.album = pictures
        visit.keepButtons()
    }

    static func open(_ id: ContestID, _ visit: inout Visit) {
        let choice = visit.session.page as? ResultChoicePage
        let asked = choice?.asked ?? .winner
        FactsDialog.go(
            to: ResultPage(id: id, asked: asked, isByStreet: choice?.isByStreet ?? false), &visit)
    }

    /// The open contest drawn in another way, where it stands.
    static func draw(_ id: ContestID, as kind: Picture.Kind, _ visit: inout Visit) {
        guard var page = visit.session.page as? ResultPage, page.id == id else {
            return FactsDialog.go(to: ResultPage(id: id, drawn: kind), &visit)
        }
        page.drawn = kind
        FactsDialog.show(page, over: visit.session.pagesBelow, &visit)
        visit.turned = visit.pressed
    }

    static func open(_ key: PersonKey, _ visit: inout Visit) {
        guard let contest = visit.view.contest(key.contest), contest.standings.indices.contains(key.index),
            let name = contest.standings[key.index].name
        else { return visit.answer(ResultWords.gone) }
        FactsDialog.go(to: ResultPersonPage(person: name, place: contest.header.place), &visit)
    }

    static func openName(_ index: Int, _ visit: inout Visit) {
        guard let page = visit.session.page as? ResultChoicePage, page.people.indices.contains(index) else {
            return visit.answer(ResultWords.gone)
        }
        let entry = page.people[index]
        FactsDialog.go(to: ResultPersonPage(person: entry.name, place: entry.place), &visit)
    }

    /// The contest before or after one; all of them where the lines changed.
    static func step(from id: ContestID, isOnward: Bool, _ visit: inout Visit) {
        guard let past = visit.facts.past, let header = past.contest(id)?.header else {
            return visit.answer(ResultWords.gone)
        }
        let neighbours = past.neighbours(of: header)
        guard let next = isOnward ? neighbours.later : neighbours.earlier else { return visit.askAgain() }
        let open = visit.session.page as? ResultPage ?? ResultPage(id: id)
        let page: any FactsPage =
            next.headers.count == 1
            ? open.followed(by: next.headers[0].id)
            : ResultChoicePage(otherMap: next.year, contests: next.headers.map(\.id))
        // Earlier and later ones lie beside each other: "back" leads out of them at once.
        guard visit.session.page is ResultPage else { return FactsDialog.go(to: page, &visit) }
        guard page is ResultPage else { return FactsDialog.go(to: page, &visit) }
        FactsDialog.show(page, over: visit.session.pagesBelow, &visit)
    }

    static func showOfficial(of id: ContestID, _ visit: inout Visit) {
        visit.say(
            ResultWords.official, [.official: visit.view.official(of: visit.view.contest(id)?.header.place)])
        visit.askBriefly()
    }

    /// Words that stand alone, with the link that the platform can make; nobody learns who shared it.
    static func share(_ id: ContestID, _ visit: inout Visit) {
        guard let contest = visit.view.contest(id) else { return visit.answer(ResultWords.gone) }
        visit.say(ShareWords.how, [.command: "/start \(DeepLink.result(id).payload)"])
        let lines = ContestLines(view: visit.view, contest: contest)
        visit.say(lines: lines.all(answering: .winner, atMost: 8, isAlone: true))
        visit.link = .result(id)
        visit.picture = visit.session.kindOfPictures.flatMap(lines.picture)
        visit.keepButtons()
    }

    /// `/start r_k7m3q2xa9t` from a shared link.
    static func openShared(_ id: ContestID, _ visit: inout Visit) {
        guard visit.view.contest(id) != nil else { return visit.answer(ResultWords.gone) }
        FactsDialog.show(ResultPage(id: id), over: [], &visit)
    }

    static func setBars(_ isOn: Bool, _ visit: inout Visit) {
        SettingsDialog.note(.bars(isOn: visit.session.hasBars ?? true), &visit)
        visit.session.hasBars = isOn
        visit.answer(isOn ? ResultWords.barsOn : ResultWords.barsOff)
    }
}
