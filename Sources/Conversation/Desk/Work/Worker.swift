public import CivicFacts

/// A moderator at work: reports come into their own chat, one by one.
public struct Worker: Codable, Equatable, Sendable {
    public let sender: SenderID
    /// Their private chat with the bot.
    public let room: RoomID
    public let since: Moment
    /// The report that they have before them.
    public internal(set) var report: ReportID?
    /// They were told that nothing waits.
    public internal(set) var isIdle: Bool?
    /// When the platform was last asked whether they may decide.
    public internal(set) var askedAt: Moment
    /// The desks whose reports they are handed; nil: the one for all.
    public internal(set) var desks: [DeskName]?
    /// Only reports that are like this, as the filter was understood; nil: all.
    public internal(set) var filter: String?

    func serves(_ desk: DeskName) -> Bool { (desks ?? [.all]).contains(desk) }

    /// The question whether they still may, as a happening that does nothing.
    func question(of account: AccountID, at now: Moment) -> Inbound {
        Inbound(
            key: "work:\(account.rawValue):\(now.milliseconds)", room: room, sender: sender, standing: .voter,
            at: now, event: .woke)
    }
}

extension DeskState {
    /// Who works in their own chat, in an order that stays the same.
    var atWork: [(account: AccountID, worker: Worker)] {
        (workers ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
    }
}

/// That a report was shown to one moderator alone.
public struct Showing: Codable, Equatable, Sendable {
    public let moderator: AccountID
    /// Their chat; nil once it does not stand there any more.
    public internal(set) var room: RoomID?
    /// How much had been told about the report by then.
    public let news: Int
    /// Their time went by without a decision.
    public internal(set) var isLapsed: Bool?
}

extension Report {
    /// The chats of moderators in which it stands.
    public var privateRooms: [RoomID] {
        var rooms: [RoomID] = []
        for room in (team?.shown ?? []).compactMap(\.room) where !rooms.contains(room) { rooms.append(room) }
        return rooms
    }

    /// Its card stands in the review rooms, or is to.
    public var isInReviewRooms: Bool { isPosted || alertedAt != nil || privateRooms.isEmpty }

    /// It stands before moderators somewhere.
    public var isShown: Bool { isPosted || !privateRooms.isEmpty }

    /// Grows with whatever comes to it: whoever saw it before may be handed it again then.
    var news: Int {
        notes.count + photos.count + questions.count { $0.answer != nil } + (appeal == nil ? 0 : 1)
    }

    /// Somebody had it alone, and let their time go by: then the rooms see it.
    var hasLapsed: Bool { team?.shown?.contains { $0.isLapsed == true && $0.news >= news } ?? false }

    func wasShown(to account: AccountID) -> Bool {
        team?.shown?.contains { $0.moderator == account && $0.news >= news } ?? false
    }

    mutating func show(to account: AccountID, in room: RoomID) {
        hide(in: room)
        let others = (team?.shown ?? []).filter { $0.moderator != account }
        teamSide.shown = others + [Showing(moderator: account, room: room, news: news)]
    }

    /// Moderators see these from now on; where the card is in no review room, those rooms have not.
    mutating func noteShown(_ photos: [PhotoID]) {
        let new = photos.filter { !shownPhotos.contains($0) }
        shownPhotos += new
        if !isPosted, !new.isEmpty { privatePhotos = (privatePhotos ?? []) + new }
    }

    /// It stands in that chat no more.
    mutating func hide(in room: RoomID, isLapsed: Bool? = nil) {
        guard var shown = team?.shown else { return }
        for index in shown.indices where shown[index].room == room {
            shown[index].room = nil
            shown[index].isLapsed = isLapsed ?? shown[index].isLapsed
        }
        teamSide.shown = shown
    }
}
