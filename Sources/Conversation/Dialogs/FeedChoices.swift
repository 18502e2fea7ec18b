/// What the buttons of the feed, of saved things and of the settings do.
enum FeedChoices {
    static func act(on choice: FeedChoice, _ visit: inout Visit) {
        switch choice {
        case .item(let id): open(id, &visit)
        case .like(let id): LikeDialog.like(id, through: nil, &visit)
        case .unlike(let id): LikeDialog.unlike(id, &visit)
        case .save(let target): SaveDialog.save(target, &visit)
        case .unsave(let target): SaveDialog.remove(target, &visit)
        case .openSaved(let target): SaveDialog.open(target, &visit)
        case .openLive(let target): SaveDialog.openLive(target, &visit)
        case .why(let id): WhyDialog.explain(id, &visit)
        case .share(let id): ShareDialog.share(id, &visit)
        case .photos(let id): ShareDialog.showPhotos(of: id, &visit)
        case .comments(let id): visit.open(.live(.comments(id: id, page: 0, from: origin(visit))))
        case .comment(let id): CommentDialog.ask(on: id, from: origin(visit), &visit)
        case .words(let id): visit.open(.live(.words(id: id, part: 0, from: origin(visit))))
        case .filter: filter(&visit)
        case .kinds, .moreKinds: kinds(&visit)
        case .allKinds: narrow(&visit) { $0.kind = nil }
        case .area(let area): narrow(&visit) { $0.area = area }
        case .only(let kind): narrow(&visit) { $0.kind = kind }
        case .showProfile: IntentDialog.read(.own(.profile), &visit)
        case .showLiked: IntentDialog.read(.own(.liked(page: 0)), &visit)
        case .showSaved: IntentDialog.read(.own(.saved(page: 0)), &visit)
        case .showSettings: IntentDialog.read(.own(.settings), &visit)
        case .chooseChart: visit.open(.own(.chart))
        case .chart(let style): SettingsDialog.set(style, &visit)
        case .notices(let isOn): SettingsDialog.setNotices(isOn, &visit)
        case .stopReport: SettingsDialog.stopReport(&visit)
        case .stopAll: SettingsDialog.stopAll(&visit)
        }
    }

    /// A public report; nothing else can be opened by its number.
    static func open(_ id: ReportID, _ visit: inout Visit) {
        guard visit.facts.records.publicReport(id, at: visit.facts.now) != nil else {
            visit.say(lines: [
                visit.facts.records.report(id)?.takenBack(in: visit.words)
                    ?? visit.words.text(FeedWords.gone, [.code: id.description])
            ])
            return visit.askAgain()
        }
        IntentDialog.read(.live(.item(id: id, from: origin(visit))), &visit)
    }

    static func back(from page: FeedPage, _ visit: inout Visit) {
        switch page {
        case .item(_, let origin): origin.map { visit.open($0.page) } ?? visit.close()
        case .filter(let view), .kinds(_, let view): visit.open(.feed(view: view))
        case .comments(let id, _, let origin): visit.open(.live(.item(id: id, from: origin)))
        case .comment(let id, let origin): visit.open(.live(.comments(id: id, page: 0, from: origin)))
        case .words(let id, _, .mine?): visit.open(.report(id: id))
        case .words(let id, _, let origin): visit.open(.live(.item(id: id, from: origin)))
        case .isComment: visit.close()
        }
    }

    static func turn(_ page: FeedPage, isOnward: Bool, _ visit: inout Visit) {
        switch page {
        case .comments(let id, let page, let origin):
            visit.open(
                .live(.comments(id: id, page: isOnward ? page + 1 : max(0, page - 1), from: origin)))
        case .words(let id, let part, let origin):
            visit.open(.live(.words(id: id, part: isOnward ? part + 1 : max(0, part - 1), from: origin)))
        case .item, .filter, .kinds, .comment, .isComment: visit.askAgain()
        }
    }

    /// The list that the open page leads back to.
    private static func origin(_ visit: Visit) -> FeedOrigin? {
        switch visit.session.overlay?.page {
        case .feed(let view?)?: .feed(view)
        case .own(.liked(let page))?: .liked(page: page)
        case .own(.saved(let page))?: .saved(page: page)
        case .live(.item(_, let origin))?, .live(.comments(_, _, let origin))?,
            .live(.comment(_, let origin))?, .live(.words(_, _, let origin))?:
            origin
        case .report?: .mine
        case .feed?, .live?, .own?, .zip?, .zipConfirm?, .language?, .mine?, .withdraw?, .note?, .facts?,
            .privacy?, .delete?, .latePhotos?, .question?, .returning?, .answer?, .isAnswer?, .here?,
            .appeal?,
            .appealBan?, nil:
            nil
        }
    }

    private static func view(_ visit: Visit) -> FeedView? {
        switch visit.session.overlay?.page {
        case .feed(let view)?:
            view ?? FeedView(scope: FeedScope(area: visit.session.zip == nil ? .everywhere : .near))
        case .live(.filter(let view))?, .live(.kinds(_, let view))?: view
        case .live?, .own?, .zip?, .zipConfirm?, .language?, .mine?, .report?, .withdraw?, .note?, .facts?,
            .privacy?, .delete?, .latePhotos?, .question?, .returning?, .answer?, .isAnswer?, .here?,
            .appeal?,
            .appealBan?, nil:
            nil
        }
    }

    private static func filter(_ visit: inout Visit) {
        guard let view = view(visit) else { return visit.askAgain() }
        visit.open(.live(.filter(from: view)))
    }

    private static func kinds(_ visit: inout Visit) {
        guard let view = view(visit) else { return visit.askAgain() }
        var isMore = false
        if case .live(.kinds(let was, _))? = visit.session.overlay?.page { isMore = !was }
        visit.open(.live(.kinds(isMore: isMore, from: view)))
    }

    /// Begins the feed anew with another scope.
    private static func narrow(_ visit: inout Visit, _ change: (inout FeedScope) -> Void) {
        guard var scope = view(visit)?.scope else { return visit.askAgain() }
        change(&scope)
        FeedDialog.show(scope, &visit)
    }
}
