public import CivicFacts
internal import Understanding

/// The list of public reports: what is near and liked and new comes first, without any author.
enum FeedDialog {
    /// Opens the feed at its beginning: around the voter's ZIP, or the nearest area in which there is anything.
    static func open(_ visit: inout Visit) {
        if let place = place(&visit) {
            guard place.canada == nil else { return CanadaDialog.decline(&visit) }
            return show(scope(of: place, visit), &visit)
        }
        if let scope = asked(visit) { return show(scope, &visit) }
        let view = beginning(session: visit.session, facts: visit.facts)
        if view.scope.area != .near, !view.shown.isEmpty, let place = visit.session.placeOfZIP,
            visit.session.isOnboarded
        {
            visit.say(FeedWords.nothingNear, [.place: place])
        }
        IntentDialog.read(FeedListPage(view: view), &visit)
    }

    /// The one place that the words name, which is not the home: "how long is the line in Atlanta".
    private static func place(_ visit: inout Visit) -> CivicPlace? {
        guard case .said(let text) = visit.inbound.event, let named = NamedPlace(text), named.isLed,
            let place = named.places.first, place.zip != nil || place.town != nil || place.canada != nil
        else { return nil }
        guard named.places.count == 1 else {
            visit.say(ListWords.whichTown, [.place: place.town ?? ""])
            return nil
        }
        return place
    }

    /// Around the ZIP code, or that of the town, with what else the words ask for.
    private static func scope(of place: CivicPlace, _ visit: Visit) -> FeedScope {
        var scope = FeedScope(area: .near)
        let town = place.town.flatMap { TownReading(named: Plain($0).text, in: place.chosenState) }
        if let zip = place.zip ?? town?.zips.first {
            scope.move(to: .near, zip: zip)
        } else {
            scope.move(to: .state, state: place.chosenState)
        }
        guard case .said(let text) = visit.inbound.event else { return scope }
        for wish in NarrowReading(Plain(text))?.wishes ?? [] {
            switch wish {
            case .kind, .anyKind, .photos: FeedChoices.apply(wish, &scope)
            case .near, .inZIP, .everywhere, .state, .at, .newest, .oldest, .liked: break
            }
        }
        return scope
    }

    /// Where and what the words ask for, besides the feed itself: "reports in Texas", "long lines near me".
    private static func asked(_ visit: Visit) -> FeedScope? {
        guard case .said(let text) = visit.inbound.event else { return nil }
        let plain = Plain(text)
        let orders: [Narrowing] = [.newest, .oldest, .liked, .near]
        let wishes = NarrowReading(plain)?.wishes.filter { !orders.contains($0) } ?? []
        let states = StateMention.states(in: plain, besidesWashington: false)
        guard !wishes.isEmpty || states.count == 1 else { return nil }
        var scope = FeedScope(area: visit.session.zip == nil ? .everywhere : .near)
        if let state = states.first { scope.move(to: .state, state: state) }
        for wish in wishes { FeedChoices.apply(wish, &scope) }
        return scope
    }

    /// Opens the feed with this area and kind, at its beginning.
    static func show(_ scope: FeedScope, _ visit: inout Visit) {
        let first = FeedReading(session: visit.session, facts: visit.facts)
            .next(Limits.pageSize, in: scope, except: [])
        IntentDialog.read(FeedListPage(view: FeedView(scope: scope, shown: first)), &visit)
    }

    /// The next page, or the one before.
    static func turn(_ view: FeedView?, isOnward: Bool, _ visit: inout Visit) {
        guard var view else { return open(&visit) }
        guard isOnward else {
            view.page = max(0, view.page - 1)
            return visit.open(FeedListPage(view: view))
        }
        if view.shown.count <= (view.page + 1) * Limits.pageSize {
            let room = min(Limits.pageSize, Limits.feedLength - view.shown.count)
            let more = FeedReading(session: visit.session, facts: visit.facts)
                .next(room, in: view.scope, except: view.shown)
            view.shown += more
            guard !more.isEmpty else {
                return visit.answer(room > 0 ? FeedWords.end : FeedWords.full, [.n: "\(Limits.feedLength)"])
            }
        }
        view.page += 1
        visit.open(FeedListPage(view: view))
    }

    /// Around the voter's ZIP, or in the nearest area in which there is anything.
    static func beginning(session: Session, facts: Facts) -> FeedView {
        let reading = FeedReading(session: session, facts: facts)
        let areas: [FeedArea] = session.zip == nil ? [.everywhere] : [.near, .state, .everywhere]
        for area in areas {
            let first = reading.next(Limits.pageSize, in: FeedScope(area: area), except: [])
            if !first.isEmpty { return FeedView(scope: FeedScope(area: area), shown: first) }
        }
        return FeedView(scope: FeedScope(area: areas[0]))
    }
}

extension Records {
    /// The report or the giver's post, if everybody may read it now.
    func published(_ id: ReportID, at now: Moment) -> Report? {
        report(id).flatMap { $0.isPublic(at: now) && $0.parent == nil && $0.gift?.meeting == nil ? $0 : nil }
    }

    /// A comment on what a giver wrote.
    func isOnPost(_ comment: Report) -> Bool { comment.parent.flatMap(report)?.gift != nil }
}

extension Report {
    public func isPublic(at now: Moment) -> Bool { publicAt.map { $0 <= now } ?? false }
}
