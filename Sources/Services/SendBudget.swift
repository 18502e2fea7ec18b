import Adapters
import CivicFacts
import Conversation
import Store

/// Keeps the bot within a platform's pace: a sliding minute for a review room, a bucket for each private room.
struct SendBudget {
    private let pace: SendingPace
    private var posts: [RoomID: [Moment]] = [:]
    private var changes: [RoomID: [Moment]] = [:]
    private var second: [Moment] = []
    private var buckets: [RoomID: (level: Int, at: Moment)] = [:]

    init(pace: SendingPace) {
        self.pace = pace
    }

    /// Counts something that left before this budget was made.
    mutating func remember(_ send: ReviewSend) {
        let spent = Array(repeating: send.at, count: send.messages)
        if send.isChange {
            changes[send.room, default: []] += spent
        } else {
            posts[send.room, default: []] += spent
        }
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
        second += Array(repeating: now, count: min(weight.messages, pace.perSecond))
        return nil
    }

    private mutating func spendInReview(_ room: RoomID, _ weight: OutboxTask.Weight, at now: Moment)
        -> Moment?
    {
        switch weight {
        case .post(let messages):
            Self.spend(messages, of: &posts[room, default: []], limit: pace.postsPerMinuteInReview, at: now)
        case .change:
            Self.spend(1, of: &changes[room, default: []], limit: pace.changesPerMinuteInReview, at: now)
        }
    }

    /// A little more than a minute, for the way to the server. What is more than a whole minute takes all of one.
    private static func spend(
        _ messages: Int, of spent: inout [Moment], limit: Int, at now: Moment
    ) -> Moment? {
        guard limit < .max else { return nil }
        let window = Span.seconds(61)
        spent.removeAll { now.since($0) >= window }
        let over = spent.count + min(messages, limit) - limit
        guard over <= 0 else { return spent[over - 1] + window }
        spent += Array(repeating: now, count: messages)
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
        case post(messages: Int), change

        /// What it counts as.
        var messages: Int {
            switch self {
            case .post(let messages): messages
            case .change: 1
            }
        }
    }

    /// What counts against the pace; answers to presses and look-ups do not.
    var weight: Weight? {
        switch self {
        // A text that is too long for one message leaves in parts.
        case .post(let message, _): .post(messages: 1 + message.text.utf16.count / 4_000)
        case .postFile: .post(messages: 1)
        case .postPhotos(let files, _, _): .post(messages: max(1, files.count))
        case .change: .change
        case .remove, .acknowledge, .vouch: nil
        }
    }
}
