extension Choice {
    public static let showFeed = Choice(ShowFeed())
    public static func item(_ thing: ReportID) -> Choice { Choice(OpenItem(thing: thing)) }
    public static func why(_ thing: ReportID) -> Choice { Choice(Why(thing: thing)) }
    public static func share(_ thing: ReportID) -> Choice { Choice(Share(thing: thing)) }
    public static func photos(_ thing: ReportID) -> Choice { Choice(ShowPhotos(thing: thing)) }
    public static func comments(_ thing: ReportID) -> Choice { Choice(ShowComments(thing: thing)) }
    public static func comment(_ thing: ReportID) -> Choice { Choice(WriteComment(thing: thing)) }
    public static func words(_ thing: ReportID) -> Choice { Choice(ShowWords(thing: thing)) }
    public static let filter = Choice(ShowFilter())
    public static let kinds = Choice(ShowKinds())
    public static let moreFeedKinds = Choice(MoreFeedKinds())
    public static let allKinds = Choice(AllKinds())
    public static func area(_ thing: FeedArea) -> Choice { Choice(Within(thing: thing)) }
    public static func only(_ thing: ReportKind) -> Choice { Choice(OnlyKind(thing: thing)) }
}

/// What others reported.
struct ShowFeed: PlainPress {
    static let code = "feed"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.showFeed) }
    func press(_ visit: inout Visit) { FeedDialog.open(&visit) }
}

/// One public report.
struct OpenItem: ThingPress {
    static let code = "f.open"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(CommonLabels.open, [.code: thing.description]) }
    func press(_ visit: inout Visit) { FeedChoices.open(thing, &visit) }
}

/// Why it stands where it stands.
struct Why: ThingPress {
    static let code = "f.why"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(WhyWords.labelWhy) }
    func press(_ visit: inout Visit) { WhyDialog.explain(thing, &visit) }
}

/// Words to pass on.
struct Share: ThingPress {
    static let code = "f.share"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(ShareWords.labelShare) }
    func press(_ visit: inout Visit) { ShareDialog.share(thing, &visit) }
}

/// Its photos.
struct ShowPhotos: ThingPress {
    static let code = "f.pics"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(FeedWords.labelPhotos) }
    func press(_ visit: inout Visit) { ShareDialog.showPhotos(of: thing, &visit) }
}

/// What others said about it.
struct ShowComments: ThingPress {
    static let code = "f.coms"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(CommentWords.labelComments) }
    func press(_ visit: inout Visit) { visit.open(CommentsPage(id: thing, from: visit.session.page?.origin)) }
}

/// The next words are a comment.
struct WriteComment: ThingPress {
    static let code = "f.com"
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(CommentWords.labelComment) }
    func press(_ visit: inout Visit) {
        CommentDialog.ask(on: thing, from: visit.session.page?.origin, &visit)
    }
}

/// All words of a report whose page shows only their beginning.
struct ShowWords: ThingPress {
    static let code = "f.words"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(FeedWords.labelWords) }
    func press(_ visit: inout Visit) {
        visit.open(WordsPage(id: thing, part: 0, from: visit.session.page?.origin))
    }
}

/// Which area, which kinds.
struct ShowFilter: PlainPress {
    static let code = "f.filter"

    func label(_ words: Catalogue) -> String { words.text(FeedWords.labelFilter) }
    func press(_ visit: inout Visit) { FeedChoices.filter(&visit) }
}

/// Kinds to pick from.
struct ShowKinds: PlainPress {
    static let code = "f.kinds"

    func label(_ words: Catalogue) -> String { words.text(FeedWords.labelKinds) }
    func press(_ visit: inout Visit) { FeedChoices.kinds(&visit) }
}

/// The other kinds.
struct MoreFeedKinds: PlainPress {
    static let code = "f.more"

    func label(_ words: Catalogue) -> String { words.text(FeedWords.labelMoreKinds) }
    func press(_ visit: inout Visit) { FeedChoices.kinds(&visit) }
}

/// Every kind.
struct AllKinds: PlainPress {
    static let code = "f.all"

    func label(_ words: Catalogue) -> String { words.text(FeedWords.labelAllKinds) }
    func press(_ visit: inout Visit) { FeedChoices.narrow(&visit) { $0.kind = nil } }
}

/// Reports of this area.
struct Within: ThingPress {
    static let code = "f.area"
    let thing: FeedArea

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { FeedChoices.narrow(&visit) { $0.area = thing } }
}

/// Reports of this kind.
struct OnlyKind: ThingPress {
    static let code = "f.only"
    let thing: ReportKind

    func label(_ words: Catalogue) -> String { words.text(Catalogue.phrase(of: thing)) }
    func press(_ visit: inout Visit) { FeedChoices.narrow(&visit) { $0.kind = thing } }
}

extension FeedArea {
    fileprivate var label: FeedWords {
        switch self {
        case .zip: .labelInZIP
        case .near: .labelNear
        case .state: .labelInState
        case .everywhere: .labelEverywhere
        }
    }
}

extension ReportKind {
    /// The words for it, which every language has.
    public var phrase: KindWords { Catalogue.phrase(of: self) }
}
