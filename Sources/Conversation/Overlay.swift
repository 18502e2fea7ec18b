/// A dialog that lies over the draft. Opening another one replaces it; closing it shows the draft's question again.
public struct Overlay: Codable, Equatable, Sendable {
    public internal(set) var page: Page
    public let since: Moment
    /// Pages of facts that lie below this one, the newest last: where "back" leads.
    public internal(set) var trail: [CivicPage]?
    /// The own list from which the first of them was opened: where "back" leads from there.
    public internal(set) var home: OwnPage?

    /// What is open, with all that is known about it.
    public enum Page: Codable, Equatable, Sendable {
        /// The ZIP question, at first contact or from the settings.
        case zip
        /// "Did you mean this ZIP?"
        case zipConfirm(zip: ZIP)
        case language
        /// Own reports, from the newest; the page counts from 0.
        case mine(page: Int)
        case report(id: ReportID)
        case withdraw(id: ReportID)
        case note(id: ReportID)
        /// Public reports as far as they were paged through; nil for the beginning.
        case feed(view: FeedView?)
        /// The rest of the feed: one report, filters, comments.
        case live(FeedPage)
        /// The person's own: profile, likes, saved things, settings.
        case own(OwnPage)
        case privacy
        /// Facts about voting where the voter lives.
        case facts(CivicPage)
        case delete(asked: Moment)
        /// Photos or words came after the report was sent: add them, or start another report?
        case latePhotos(id: ReportID, photos: [DraftPhoto], said: [Piece]? = nil)
        /// A question-like text came while words were wanted: answer it, or add it?
        case question(text: String, message: MessageID?)
        /// A point on the map came out of the blue: is something wrong there?
        case here(Place)
        /// A draft was found again: go on, or throw it away?
        case returning
        /// The next words answer the moderator's question about this report.
        case answer(id: ReportID)
        /// The next words say why somebody else should look at this report again.
        case appeal(id: ReportID)
        /// The same about the person's ban.
        case appealBan
        /// A moderator's question is open and words came: are they the answer?
        /// What was being appealed when the words came, if anything was.
        case isAnswer(id: ReportID, text: String, appeal: ReportID? = nil)
    }
}

/// A place in the feed that stays true when new reports arrive.
public struct FeedMark: Codable, Equatable, Sendable {
    public let publicAt: Moment
    public let report: ReportID

    public init(publicAt: Moment, report: ReportID) {
        self.publicAt = publicAt
        self.report = report
    }
}
