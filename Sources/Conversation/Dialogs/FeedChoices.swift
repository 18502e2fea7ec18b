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
        case .comments(let id): visit.open(CommentsPage(id: id, from: origin(visit)))
        case .comment(let id): CommentDialog.ask(on: id, from: origin(visit), &visit)
        case .words(let id): visit.open(WordsPage(id: id, part: 0, from: origin(visit)))
        case .filter: filter(&visit)
        case .kinds, .moreKinds: kinds(&visit)
        case .allKinds: narrow(&visit) { $0.kind = nil }
        case .area(let area): narrow(&visit) { $0.area = area }
        case .only(let kind): narrow(&visit) { $0.kind = kind }
        case .showProfile: IntentDialog.read(ProfilePage(), &visit)
        case .showLiked: IntentDialog.read(LikedPage(), &visit)
        case .showSaved: IntentDialog.read(SavedPage(), &visit)
        case .showSettings: IntentDialog.read(SettingsPage(), &visit)
        case .chooseChart: visit.open(ChartPage())
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
        IntentDialog.read(FeedItemPage(id: id, from: origin(visit)), &visit)
    }

    /// The list that the open page leads back to.
    private static func origin(_ visit: Visit) -> FeedOrigin? { visit.session.page?.origin }

    private static func view(_ visit: Visit) -> FeedView? {
        if let list = visit.session.page as? FeedListPage {
            return list.view
                ?? FeedView(scope: FeedScope(area: visit.session.zip == nil ? .everywhere : .near))
        }
        return (visit.session.page as? FilterPage)?.from ?? (visit.session.page as? KindsPage)?.from
    }

    private static func filter(_ visit: inout Visit) {
        guard let view = view(visit) else { return visit.askAgain() }
        visit.open(FilterPage(from: view))
    }

    private static func kinds(_ visit: inout Visit) {
        guard let view = view(visit) else { return visit.askAgain() }
        let isMore = (visit.session.page as? KindsPage).map { !$0.isMore } ?? false
        visit.open(KindsPage(isMore: isMore, from: view))
    }

    /// Begins the feed anew with another scope.
    private static func narrow(_ visit: inout Visit, _ change: (inout FeedScope) -> Void) {
        guard var scope = view(visit)?.scope else { return visit.askAgain() }
        change(&scope)
        FeedDialog.show(scope, &visit)
    }
}
