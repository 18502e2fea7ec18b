/// Which area, which kinds.
struct FilterPage: NarrowedPage {
    static let name = "feed.filter"
    static let formerly: String? = "live/filter"

    let from: FeedView

    func prompt(_ view: View) -> Prompt {
        let text = view.text(FeedWords.filter, [.text: view.head(of: from.scope)])
        guard view.session.zip != nil else { return Prompt(text, [[.kinds, .changeZIP], [.back]]) }
        return Prompt(text, FeedArea.allCases.map { .area($0) }.rows(of: 2) + [[.kinds, .back]])
    }

    func back(_ visit: inout Visit) { visit.open(FeedListPage(view: from)) }
    func narrow(to wishes: [Narrowing], _ visit: inout Visit) { FeedChoices.narrow(to: wishes, &visit) }
}

/// Kinds, four at a time, so that a phone shows them all.
struct KindsPage: NarrowedPage {
    static let name = "feed.kind"
    static let states = [name, "feed.kind_more"]
    static let formerly: String? = "live/kinds"

    let isMore: Bool
    let from: FeedView

    var state: String { Self.states[isMore ? 1 : 0] }

    func prompt(_ view: View) -> Prompt {
        let kinds = isMore ? ReportKind.allCases.suffix(4) : ReportKind.allCases.prefix(4)
        return Prompt(
            view.text(FeedWords.kinds),
            kinds.map { .only($0) }.rows(of: 2) + [[.allKinds, .moreFeedKinds, .back]])
    }

    func back(_ visit: inout Visit) { visit.open(FeedListPage(view: from)) }
    func narrow(to wishes: [Narrowing], _ visit: inout Visit) { FeedChoices.narrow(to: wishes, &visit) }
}
