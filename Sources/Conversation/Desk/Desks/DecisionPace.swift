public import CivicFacts

/// How many decisions a minute the pace of a Matrix homeserver allows.
public struct DecisionPace: Codable, Equatable, Sendable {
    /// It takes one message in this time.
    public let wait: Span
    /// When it said so.
    let at: Moment

    /// What a decision in a room takes: the card, the five signs under it, and the change of the card.
    private static let messages: Int64 = 7
    /// It is told so long after it was last met.
    private static let life = Span.hours(1)

    public init(wait: Span, at: Moment = Moment(milliseconds: 0)) { (self.wait, self.at) = (wait, at) }

    /// With one digit behind the point.
    public var decisions: String {
        let tenths = 600_000 / max(1, wait.milliseconds * Self.messages)
        return "\(tenths / 10).\(tenths % 10)"
    }

    var seconds: String { "\(max(1, (wait.milliseconds + 500) / 1_000))" }

    func holds(at now: Moment) -> Bool { now.since(at) < Self.life }
}

extension DeskState {
    /// A platform asked for silence; true if that tells more of its pace than what was known.
    public mutating func slow(to wait: Span, at now: Moment) -> Bool {
        // What is left of its time is asked for: the longest of an hour is nearest to all of it.
        let longest = pace.flatMap { $0.holds(at: now) ? max($0.wait, wait) : nil } ?? wait
        guard pace?.wait != longest || pace.map({ now.since($0.at) >= .minutes(10) }) ?? true else {
            return false
        }
        pace = DecisionPace(wait: longest, at: now)
        return true
    }
}
