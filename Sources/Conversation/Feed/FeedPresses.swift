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
    static let face = Face.forever("feed", CommonLabels.showFeed)
    func press(_ visit: inout Visit) { FeedDialog.open(&visit) }
}

/// One public report.
struct OpenItem: ThingPress {
    static let face = Face.forever("f.open")
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(FeedWords.labelLive) }
    func press(_ visit: inout Visit) { FeedChoices.open(thing, &visit) }
}

/// Why it stands where it stands.
struct Why: ThingPress {
    static let face = Face.forever("f.why", WhyWords.labelWhy)
    let thing: ReportID
    func press(_ visit: inout Visit) { WhyDialog.explain(thing, &visit) }
}

/// Words to pass on.
struct Share: ThingPress {
    static let face = Face.forever("f.share", ShareWords.labelShare)
    let thing: ReportID
    func press(_ visit: inout Visit) { ShareDialog.share(thing, &visit) }
}

/// Its photos.
struct ShowPhotos: ThingPress {
    static let face = Face.forever("f.pics", FeedWords.labelPhotos)
    let thing: ReportID
    func press(_ visit: inout Visit) { ShareDialog.showPhotos(of: thing, &visit) }
}

/// What others said about it.
struct ShowComments: ThingPress {
    static let face = Face.forever("f.coms", CommentWords.labelComments)
    let thing: ReportID
    func press(_ visit: inout Visit) { visit.open(about: CommentsPage(id: thing)) }
}

/// The next words are a comment.
struct WriteComment: ThingPress {
    static let face = Face.once("f.com", CommentWords.labelComment)
    let thing: ReportID
    func press(_ visit: inout Visit) { CommentDialog.ask(on: thing, &visit) }
}

/// All words of a report whose page shows only their beginning.
struct ShowWords: ThingPress {
    static let face = Face.forever("f.words", FeedWords.labelWords)
    let thing: ReportID
    func press(_ visit: inout Visit) {
        guard visit.session.reportList.last is ReportPage else {
            return visit.open(about: WordsPage(id: thing))
        }
        visit.open(WordsPage(id: thing), over: [ReportPage(id: thing)])
    }
}

/// Which area, which kinds.
struct ShowFilter: PlainPress {
    static let face = Face.once("f.filter", FeedWords.labelFilter)
    func press(_ visit: inout Visit) { FeedChoices.filter(&visit) }
}

/// Kinds to pick from.
struct ShowKinds: PlainPress {
    static let face = Face.once("f.kinds", FeedWords.labelKinds)
    func press(_ visit: inout Visit) { FeedChoices.kinds(&visit) }
}

/// The other kinds.
struct MoreFeedKinds: PlainPress {
    static let face = Face.once("f.more", FeedWords.labelMoreKinds)
    func press(_ visit: inout Visit) { FeedChoices.kinds(&visit) }
}

/// Every kind.
struct AllKinds: PlainPress {
    static let face = Face.once("f.all", FeedWords.labelAllKinds)
    func press(_ visit: inout Visit) { FeedChoices.narrow(&visit) { $0.kind = nil } }
}

/// Reports of this area.
struct Within: ThingPress {
    static let face = Face.once("f.area")
    let thing: FeedArea

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { FeedChoices.narrow(&visit) { $0.move(to: thing) } }
}

/// Reports of this kind.
struct OnlyKind: ThingPress {
    static let face = Face.once("f.only")
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

extension RejectReason {
    /// The sentence that says why, which every language has.
    public var told: ReasonWords { Catalogue.phrases(of: self).told }
}
