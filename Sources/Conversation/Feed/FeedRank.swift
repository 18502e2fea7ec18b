public import CivicFacts
internal import Glibc

/// The order of the feed: Turnout's formula, times what age and verification weigh.
///
/// `(2 · miles + 1) / (0.5 · likes + 0.2 · comments + 1)`, lowest first. Each six hours of age double it, and a verified
/// report counts twice. For a fresh report that is not verified it is the formula and nothing else.
public enum FeedRank {
    /// The age that weighs as much as being twice as far.
    public static let halfLife = Span.hours(6)
    static let likeWeight = 0.5
    static let commentWeight = 0.2
    static let verifiedWeight = 2.0

    /// What a report weighs, near or far, young or old: the formula's lower half.
    public static func weight(likes: Int, comments: Int, isVerified: Bool) -> Double {
        (likeWeight * Double(likes) + commentWeight * Double(comments) + 1)
            * (isVerified ? verifiedWeight : 1)
    }

    /// The formula's value, as the voter is told it.
    public static func score(miles: Double, weight: Double, age: Span) -> Double {
        (2 * miles + 1) / weight * aging(age)
    }

    /// What age multiplies by: 1 for a fresh report, 2 after six hours, 4 after twelve.
    static func aging(_ age: Span) -> Double {
        exp2(Double(max(age, .zero).milliseconds) / Double(halfLife.milliseconds))
    }

    /// The moment at which a report of this weight might as well have been sent with no weight at all: each doubling
    /// makes it six hours younger. Reports of one distance stand in the order of this moment for ever, however much
    /// time goes by, so it can be an index.
    public static func warmth(sentAt: Moment, weight: Double) -> Moment { sentAt + halfLives(log2(weight)) }

    /// How much older a report seems that lies this far away.
    static func chill(miles: Double) -> Span { halfLives(log2(2 * miles + 1)) }

    private static func halfLives(_ count: Double) -> Span {
        Span(milliseconds: Int64((count * Double(halfLife.milliseconds)).rounded()))
    }
}
