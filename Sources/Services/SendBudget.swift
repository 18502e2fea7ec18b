import Adapters
import Conversation

/// Keeps the bot within a platform's pace: a sliding minute for a review room, a bucket for each private room.
struct SendBudget {
    private let pace: Pace
    private var posts: [RoomID: [Moment]] = [:]
    private var changes: [RoomID: [Moment]] = [:]
    private var second: [Moment] = []
    private var buckets: [RoomID: (level: Int, at: Moment)] = [:]

    init(pace: Pace) {
        self.pace = pace
    }

    /// How many messages may be taken now, and when the next one may if none. They are spread over the second
    /// instead of sent in a burst: a kill then falls between few answers and their receipts, mostly one.
    mutating func room(at now: Moment) -> (count: Int, next: Moment) {
        second.removeAll { now.since($0) >= .seconds(1) }
        guard pace.perSecond < 1_000 else { return (pace.perSecond - min(second.count, pace.perSecond), now) }
        guard let last = second.last else { return (1, now) }
        let next = last + Span(milliseconds: Int64(1_000 / max(1, pace.perSecond)))
        return next <= now ? (1, now) : (0, next)
    }

    /// Spends one send, or tells when it may be tried again.
    mutating func spend(_ entry: OutboxEntry, isReview: Bool, at now: Moment) -> Moment? {
        guard let weight = entry.task.weight else { return nil }
        second.removeAll { now.since($0) >= .seconds(1) }
        guard second.count < pace.perSecond else { return now + Span(milliseconds: 40) }
        if let wait = isReview
            ? spendInReview(entry.room, weight, at: now) : spendInPrivate(entry.room, at: now)
        {
            return wait
        }
        second.append(now)
        return nil
    }

    private mutating func spendInReview(_ room: RoomID, _ weight: OutboxTask.Weight, at now: Moment)
        -> Moment?
    {
        switch weight {
        case .post: Self.spend(&posts[room, default: []], limit: pace.postsPerMinuteInReview, at: now)
        case .change: Self.spend(&changes[room, default: []], limit: pace.changesPerMinuteInReview, at: now)
        }
    }

    /// A little more than a minute, for the way to the server.
    private static func spend(_ spent: inout [Moment], limit: Int, at now: Moment) -> Moment? {
        let window = Span.seconds(61)
        spent.removeAll { now.since($0) >= window }
        guard spent.count < limit else { return spent.first.map { $0 + window } ?? now + .seconds(1) }
        if limit < .max { spent.append(now) }
        return nil
    }

    private mutating func spendInPrivate(_ room: RoomID, at now: Moment) -> Moment? {
        guard pace.privateBurst < .max else { return nil }
        if buckets.count > 5_000 { buckets = buckets.filter { now.since($0.value.at) < .minutes(1) } }
        let last = buckets[room] ?? (pace.privateBurst, now)
        let refill = Int(now.since(last.at).milliseconds / 1_000)
        let level = min(pace.privateBurst, last.level + refill)
        guard level > 0 else { return last.at + .seconds(1) }
        buckets[room] = (level - 1, refill > 0 ? now : last.at)
        return nil
    }
}

extension OutboxTask {
    enum Weight {
        case post, change
    }

    /// What counts against the pace; answers to presses and look-ups do not.
    var weight: Weight? {
        switch self {
        case .post, .postPhotos: .post
        case .change: .change
        case .remove, .acknowledge, .vouch: nil
        }
    }
}
