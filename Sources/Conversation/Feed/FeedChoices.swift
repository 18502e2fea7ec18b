internal import Understanding

/// What the buttons of the feed, of saved things and of the settings do.
enum FeedChoices {
    /// A public report; nothing else can be opened by its number.
    static func open(_ id: ReportID, _ visit: inout Visit) {
        guard let report = visit.facts.records.published(id, at: visit.facts.now) else {
            visit.say(lines: [visit.view.gone(id)])
            return visit.askAgain()
        }
        if report.gift != nil, !GivingDialog.isOffered(&visit) { return }
        IntentDialog.read(FeedItemPage(id: id), over: visit.session.reportList, &visit)
    }

    private static func view(_ visit: Visit) -> FeedView? {
        if let list = visit.session.page as? FeedListPage {
            return list.view
                ?? FeedView(scope: FeedScope(area: visit.session.zip == nil ? .everywhere : .near))
        }
        return (visit.session.page as? FilterPage)?.from ?? (visit.session.page as? KindsPage)?.from
    }

    static func filter(_ visit: inout Visit) {
        guard let view = view(visit) else { return visit.askAgain() }
        visit.open(FilterPage(from: view))
    }

    static func kinds(_ visit: inout Visit) {
        guard let view = view(visit) else { return visit.askAgain() }
        let isMore = (visit.session.page as? KindsPage).map { !$0.isMore } ?? false
        visit.open(KindsPage(isMore: isMore, from: view))
    }

    /// Begins the feed anew with another scope.
    static func narrow(_ visit: inout Visit, _ change: (inout FeedScope) -> Void) {
        guard var scope = view(visit)?.scope else { return visit.askAgain() }
        change(&scope)
        FeedDialog.show(scope, &visit)
    }

    /// As words say it: each of them narrows, or says why it does not.
    static func narrow(to wishes: [Narrowing], _ visit: inout Visit) {
        let lacksZIP = visit.session.zip == nil && wishes.contains { $0 == .near || $0 == .inZIP }
        if lacksZIP { visit.say(ListWords.needsZIP) }
        if wishes.contains(.oldest) { visit.say(FeedWords.notOldest) }
        if wishes.contains(.liked) { visit.say(FeedWords.notLiked) }
        guard wishes.contains(where: { $0 != .oldest && $0 != .liked }), !lacksZIP else {
            return visit.askBriefly()
        }
        narrow(&visit) { scope in
            for wish in wishes { apply(wish, &scope) }
        }
    }

    static func apply(_ wish: Narrowing, _ scope: inout FeedScope) {
        switch wish {
        case .near: scope.move(to: .near)
        case .inZIP: scope.move(to: .zip)
        case .everywhere: scope.move(to: .everywhere)
        case .state(let state): scope.move(to: .state, state: state)
        case .at(let zip): scope.move(to: .near, zip: zip)
        case .kind(let kind): scope.kind = kind
        case .anyKind: (scope.kind, scope.hasPhotos) = (nil, nil)
        case .newest: scope.isNewest = true
        case .photos: scope.hasPhotos = true
        case .oldest, .liked: break
        }
    }
}

extension Message {
    /// The report that this message is about, for a person's reaction on it: the one that its buttons like.
    public var likable: ReportID? {
        // Few messages have such a button, and a token takes a while to read.
        for button in buttons
        where button.token.holds(Like.face.code) || button.token.holds(Unlike.face.code) {
            let press = ChoiceToken(text: button.token)?.choice.press
            if let id = (press as? Like)?.thing ?? (press as? Unlike)?.thing { return id }
        }
        return nil
    }
}
