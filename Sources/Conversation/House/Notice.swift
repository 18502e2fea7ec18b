/// Something out of the ordinary that was answered and that the operator's log counts; never what, and never whose.
public enum Notice: String, CaseIterable, Sendable {
    /// Somebody without authority pressed or wrote in a review room.
    case refused
    /// A decision about a report that its author had taken back.
    case late
    /// Words beyond what a message, a report or a comment may have.
    case cut
    /// A comment or a post with a link.
    case linkRefused
    /// Numbers or addresses of people, hidden.
    case masked
    /// Somebody sends more than anybody can read, and is not heard for a minute.
    case muted
    /// A report of somebody with many open ones, which waits to be asked for.
    case heldBack
    /// A place far from where its reporter lives.
    case farAway
    /// A payment that nobody expected as it came.
    case unmatchedGift
    /// The platform takes no invoices.
    case cardsRefused

    /// What a sentence to a voter shows to have happened.
    init?(said wording: any Wording) {
        switch wording {
        case CommentWords.long, GiftPostWords.long, HelpWords.cut: self = .cut
        case CommentWords.link, GiftPostWords.linkCut: self = .linkRefused
        case ReportWords.masked: self = .masked
        case HomeWords.slow: self = .muted
        case _: return nil
        }
    }
}
