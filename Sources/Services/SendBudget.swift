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

    /// How many messages may leave now while those begun at `awaited` have no answer yet, and when the next may
    /// if none. Where a repeat would be seen they leave one by one: a kill then falls between one answer and its
    /// receipt at most, unless an answer takes longer than the platform's patience.
    mutating func room(at now: Moment, awaited: [Moment]) -> (count: Int, next: Moment) {
        second.removeAll { now.since($0) >= .seconds(1) }
        guard second.count < pace.perSecond else {
            return (0, second.first.map { $0 + .seconds(1) } ?? now)
        }
        guard pace.patience > .zero else { return (pace.perSecond - second.count, now) }
        let fresh = awaited.map { $0 + pace.patience }.filter { $0 > now }.max()
        return fresh.map { (0, $0) } ?? (1, now)
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
        case .post, .postPhotos, .postFile: .post
        case .change: .change
        case .remove, .acknowledge, .vouch: nil
        }
    }
}
