public import CivicFacts

/// What one happening leads to: the session afterwards, what is written, and what is sent after the commit.
public struct Turn: Equatable, Sendable {
    public let session: Session
    public let changes: [Change]
    public let deliveries: [Delivery]
    /// For the look-up among the deliveries: it stays in memory, for that one call.
    public let address: StreetAddress?
    /// What was written may be a street address: no copy of it may stay behind.
    public let isConfidential: Bool
    /// What the operator's log counts.
    public let notices: [Notice]
    /// A page of facts was shown.
    public let served: Served?

    public init(
        session: Session, changes: [Change] = [], deliveries: [Delivery] = [], address: StreetAddress? = nil,
        isConfidential: Bool = false, notices: [Notice] = [], served: Served? = nil
    ) {
        self.session = session
        self.changes = changes
        self.deliveries = deliveries
        self.address = address
        self.isConfidential = isConfidential
        self.notices = notices
        self.served = served
    }
}

/// Something written in the turn's own transaction.
public enum Change: Codable, Equatable, Sendable {
    /// The report reads like this now, because of this deed; the deed goes into the audit log.
    case keep(Report, because: Deed)
    /// The audit log remembers this, which is no deed about a report, but may have looked at one.
    case log(HouseDeed, about: ReportID?)
    /// The report's card shows another face; nobody needs to remember.
    case turn(Report)
    /// A photo belongs to this person and is to be fetched.
    case expect(PhotoID)
    /// Nobody is shown this photo until these cells of it are black.
    case mask(PhotoID, MaskCells)
    /// A photo is not wanted any more; its file goes if nobody else needs it.
    case drop(PhotoID)
    /// Deliveries with this tag that still wait are taken back.
    case recall(tag: String)
    /// This person may not send reports while the ban holds.
    case impose(Ban, on: AccountID)
    /// The ban of this person ends then.
    case endBan(of: AccountID, at: Moment)
    /// The card of this report is posted anew where it is shown next.
    case repost(ReportID)
    /// Messages reach this person, or do not.
    case reachable(AccountID, Bool)
    /// This code joins two accounts, once and for a while.
    case offerLink(LinkOffer, code: String)
    /// The first account goes, and everything of it belongs to the second; the code is used up.
    case join(AccountID, into: AccountID, code: String)
    /// This sender gets an account of their own, with this session.
    case part(SenderID, with: Session)
    /// The review rooms remember this from now on.
    case desk(DeskState)
    /// This person's mark is set, once however often; a saved card comes with what is kept of it.
    case mark(Mark, keepsake: Keepsake?)
    /// This person's mark goes.
    case unmark(MarkKind, SaveTarget)
    /// The invoice reads like this now.
    case invoice(Invoice)
    /// A row of the ledger, for ever, and whose it is for as long as they want.
    case enter(GiftReceipt, giver: AccountID?)
    /// Everything held on this person goes: reports, photos, session, waiting messages.
    case forget(AccountID)
}

/// What somebody did to a report, as the audit log remembers it: never a word of what was written.
public enum Deed: String, Codable, Sendable, CaseIterable {
    case sent, withdrawn, noted, photoAdded, photoRefused
    case taken, approved, rejected, reopened, asked, answered, skipped
    case banned, unbanned, forgotten
    /// Approved by the first of two; taken back because its author was banned.
    case backed, cleared
    case appealed, banAppealed, banKept
    /// Checked with a second source, or not any more; corrected; taken back by the team, and back again.
    case verified, unverified, corrected, retracted, restored
    /// Put under another report, and out of there.
    case grouped, ungrouped
    /// Parts of a photo are blacked out.
    case masked
    /// A comment was closed because its report went.
    case orphaned
    /// A photo was chosen for everybody, by the first of two where it shows people; or is for moderators only again.
    case photosShown, photoBacked, photoHidden
    /// The same of a video, which always takes two.
    case videoShown, videoBacked, videoHidden
    /// Sentences were left out of what everybody reads, or words masked, or put back.
    case cut
    /// A moderator chose that everybody may read the name of the place, or took that back.
    case placeNamed, placeHidden
    /// A note to the team; a question on its way, for half a minute; one that was stopped or taken back.
    case remarked, held, unasked
    /// A word of the team's was put on, and off.
    case tagged, untagged
    /// Put at another desk, by a moderator, by what its author added, or because a room was closed.
    case moved
    /// Given to somebody until it is decided, or back to all.
    case assigned
    /// Somebody else looked at a rejection and would have rejected it too, or not.
    case lookAgreed, lookDiffered
}

extension Deed {
    /// Who did it, where the desk did it for somebody; nil where whoever acted did.
    public func doer(on report: Report) -> AccountID? {
        if self == .taken { return report.lease?.holder }
        // What led it there was no person.
        let isLed = self == .moved && (report.desk?.isByHand != true || report.desk?.home != nil)
        return isLed ? AccountID(rawValue: 0) : nil
    }
}

extension Change {
    /// A report waits from now on.
    var opens: Bool {
        if case .keep(let report, because: .sent) = self { report.isOpen } else { false }
    }

    /// Something about a report changes: the board, or who has what before them, may not be true any more.
    var concernsReports: Bool {
        switch self {
        case .keep, .turn, .forget: true
        case .log, .expect, .mask, .drop, .recall, .endBan, .impose, .repost, .reachable, .offerLink, .join,
            .part,
            .desk,
            .mark, .unmark, .invoice, .enter:
            false
        }
    }
}
