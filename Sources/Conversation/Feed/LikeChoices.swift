internal import Understanding

extension Choice {
    public static func like(_ thing: ReportID) -> Choice { Choice(Like(thing: thing)) }
    public static func unlike(_ thing: ReportID) -> Choice { Choice(Unlike(thing: thing)) }
    public static let showLiked = Choice(ShowLiked())
}

/// Likes a report.
struct Like: ThingPress {
    static let face = Face.forever("f.like", LikeWords.labelLike)
    let thing: ReportID
    func press(_ visit: inout Visit) { LikeDialog.like(thing, through: nil, &visit) }
}

/// Likes it no more.
struct Unlike: ThingPress {
    static let face = Face.forever("f.unlike", LikeWords.labelUnlike)
    let thing: ReportID
    func press(_ visit: inout Visit) { LikeDialog.unlike(thing, &visit) }
}

/// What the person likes.
struct ShowLiked: PlainPress {
    static let face = Face.forever("f.liked", LikeWords.labelLiked)
    func press(_ visit: inout Visit) { IntentDialog.read(LikedPage(), &visit) }
}
