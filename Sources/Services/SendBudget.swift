import Adapters
import CivicFacts
import Conversation
import Store

/// Keeps the bot within a platform's pace: a sliding minute for a review room, all topics of a group together, and a
/// bucket for each private room.
struct SendBudget {
    /// A little more than a minute, for the way to the server.
    private static let minute = Span.seconds(61)

    private let pace: SendingPace
    private var reviews: [RoomID: [ReviewSend]] = [:]
    private var quiet: [RoomID: Moment] = [:]
    private var second: [Sent] = []
    private var buckets: [RoomID: (level: Int, at: Moment)] = [:]

    /// Messages of one entry: they count until a second after the platform's answer, because when they arrived before it
    /// nobody knows. So no second of the platform's ever holds more than the pace.
    private struct Sent {
        let entry: EntryID
        let messages: Int
        let at: Moment
        var answered: Moment?
    }

    /// No attempt takes longer.
    private static let longestAttempt = Span.minutes(5)

    init(pace: SendingPace) { self.pace = pace }

    /// The attempt at an entry ended.
    mutating func end(_ entry: EntryID, at now: Moment) {
        for index in second.indices where second[index].entry == entry && second[index].answered == nil {
            second[index].answered = now
        }
    }

    /// How many messages more this second takes.
    private mutating func left(at now: Moment) -> Int {
        guard pace.perSecond < .max else { return .max }
        second.removeAll { sent in
            sent.answered.map { now.since($0) >= .seconds(1) } ?? (now.since(sent.at) >= Self.longestAttempt)
        }
        return pace.perSecond - second.reduce(0) { $0 + $1.messages }
    }

    /// Counts something that left before this budget was made.
    mutating func remember(_ send: ReviewSend) { reviews[send.room.group, default: []].append(send) }

    /// How many messages may leave now while so many have no answer yet; and if none, when the second has room again:
    /// nil where an answer has to come first.
    mutating func room(at now: Moment, awaited: Int) -> (count: Int, next: Moment?) {
        let left = left(at: now)
        guard left > 0 else { return (0, second.compactMap(\.answered).min().map { $0 + .seconds(1) }) }
        return (max(0, min(left, pace.window - awaited)), nil)
    }

    /// Groups that only hear what is urgent now, and until when.
    mutating func quietRooms(at now: Moment) -> [RoomID: Moment] {
        quiet = quiet.filter { $0.value > now }
        return quiet
    }

    /// Spends one send, or tells what has to wait, and until when.
    mutating func spend(_ entry: OutboxEntry, isReview: Bool, at now: Moment) -> Wait? {
        guard let weight = entry.weight else { return nil }
        guard left(at: now) > 0 else { return .lane(until: now + Span(milliseconds: 40)) }
        if let wait = isReview
            ? spendInReview(entry, weight, at: now) : spendInPrivate(entry.room, at: now).map(Wait.lane)
        {
            return wait
        }
        guard pace.perSecond < .max else { return nil }
        second.append(Sent(entry: entry.id, messages: min(weight.messages, pace.perSecond), at: now))
        return nil
    }

    /// Posts and changes share the room's minute; part of it is kept for what is urgent, and changes get no more than
    /// their part. What is more than a whole minute takes all of one.
    private mutating func spendInReview(_ entry: OutboxEntry, _ weight: OutboxTask.Weight, at now: Moment)
        -> Wait?
    {
        guard pace.perMinuteInReview < .max else { return nil }
        let group = entry.room.group
        var sends = (reviews[group] ?? []).filter { now.since($0.at) < Self.minute }
        let limit =
            entry.isUrgent
            ? pace.urgentPerMinuteInReview(asChange: weight.isChange) : pace.routinePerMinuteInReview
        if let until = Self.wait(for: weight.messages, beside: sends, limit: limit) {
            guard !entry.isUrgent else { return weight.isChange ? .entry(until: until) : .lane(until: until) }
            quiet[group] = until
            return .routine(until: until)
        }
        if weight.isChange, !entry.isUrgent,
            let until = Self.wait(
                for: weight.messages, beside: sends.filter(\.isChange), limit: pace.changesPerMinuteInReview)
        {
            return .entry(until: until)
        }
        sends.append(
            ReviewSend(
                room: entry.room, at: now, isChange: weight.isChange, messages: weight.messages))
        reviews[group] = sends
        return nil
    }

    /// When the oldest of these are a minute old, so that so many more stay within the limit; nil if they do now.
    private static func wait(for messages: Int, beside sends: [ReviewSend], limit: Int) -> Moment? {
        var over = sends.reduce(min(messages, limit) - limit) { $0 + $1.messages }
        for send in sends.sorted(by: { $0.at < $1.at }) where over > 0 {
            over -= send.messages
            if over <= 0 { return send.at + minute }
        }
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
        case post(messages: Int), change(messages: Int)

        var isChange: Bool { if case .change = self { true } else { false } }

        /// What it counts as.
        var messages: Int {
            switch self {
            case .post(let messages), .change(let messages): messages
            }
        }
    }

    /// What counts against the pace; answers to presses and look-ups do not.
    var weight: Weight? {
        switch self {
        // A text that is too long for one message leaves in parts.
        case .post(let message, _):
            .post(messages: 1 + message.text.utf16.count / 4_000 + (message.album?.count ?? 0))
        case .postFile, .bill: .post(messages: 1)
        case .postPhotos(let files, _, _): .post(messages: max(1, files.count))
        case .change: .change(messages: 1)
        case .remove, .acknowledge, .vouch, .answerCheckout: nil
        }
    }
}

extension OutboxEntry {
    /// What counts against the pace: what is too old to be taken away is changed, message by message.
    var weight: OutboxTask.Weight? { task.weight ?? (edits > 0 ? .change(messages: edits) : nil) }
}
