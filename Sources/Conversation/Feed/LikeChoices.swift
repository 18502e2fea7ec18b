internal import Understanding

extension Choice {
    public static func like(_ thing: ReportID) -> Choice { Choice(Like(thing: thing)) }
    public static func unlike(_ thing: ReportID) -> Choice { Choice(Unlike(thing: thing)) }
    public static let showLiked = Choice(ShowLiked())
}

/// Likes a report.
struct Like: ThingPress {
    static let code = "f.like"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(LikeWords.labelLike) }
    func press(_ visit: inout Visit) { LikeDialog.like(thing, through: nil, &visit) }
}

/// Likes it no more.
struct Unlike: ThingPress {
    static let code = "f.unlike"
    static let isForever = true
    let thing: ReportID

    func label(_ words: Catalogue) -> String { words.text(LikeWords.labelUnlike) }
    func press(_ visit: inout Visit) { LikeDialog.unlike(thing, &visit) }
}

/// What the person likes.
struct ShowLiked: PlainPress {
    static let code = "f.liked"
    static let isForever = true

    func label(_ words: Catalogue) -> String { words.text(LikeWords.labelLiked) }
    func press(_ visit: inout Visit) { IntentDialog.read(LikedPage(), &visit) }
}
