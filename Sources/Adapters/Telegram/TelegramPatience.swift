import CivicFacts

/// How long the long poll waits after each kind of trouble, and when it stops hoping.
struct TelegramPatience: Sendable {
    let timing: AdapterTiming
    let note: @Sendable (TelegramNote) -> Void
    private var failures = 0
    private var conflicts: [(at: Moment, pause: Span)] = []
    private var lastBatch = ContinuousClock.now

    /// The pauses while another program polls (T24).
    private static let conflictPauses = [5, 10, 15, 30, 30, 30].map { Span.seconds($0) }

    init(timing: AdapterTiming, note: @escaping @Sendable (TelegramNote) -> Void) {
        self.timing = timing
        self.note = note
    }

    /// A good poll ends every trouble; one that brought nothing and did not wait is followed by a short rest,
    /// so that a broken proxy does not make the loop spin, and so is one that cannot be confirmed.
    mutating func rest(after batch: TelegramBatch) async throws {
        let isHasty = ContinuousClock.now - lastBatch < .milliseconds(500)
        if batch.next == nil, batch.unnumbered > 0 {
            failures += 1
            try await timing.sleep(timing.pause(afterFailures: failures))
        } else {
            failures = 0
            if batch.updates.isEmpty, isHasty { try await timing.sleep(Span(milliseconds: 500)) }
        }
        lastBatch = .now
    }

    /// After a poll without an answer of the Bot API (T22).
    mutating func recover(status: Int) async throws {
        failures += 1
        note(.pollFailed(status: status))
        try await timing.sleep(timing.pause(afterFailures: failures))
    }

    /// After a refusal; throws the fault if it will never pass.
    mutating func endure(_ verdict: TelegramVerdict) async throws {
        if let fault = TelegramFault.hopeless(verdict) { throw fault }
        guard case .flood(let seconds) = verdict else { return try await recover(status: 400) }
        note(.flood(seconds: seconds))
        try await timing.sleep(AdapterTiming.silence(seconds))
    }

    /// After a poll that another program's ended; false when that was enough: three in a minute, or two minutes spent waiting
    /// within ten. Whatever succeeded between counts for nothing, because two programs take turns at succeeding.
    mutating func endureConflict() async throws -> Bool {
        let now = timing.now()
        conflicts.removeAll { now.since($0.at) > .minutes(10) }
        let waited = conflicts.reduce(Span.zero) { $0 + $1.pause }
        let pause = Self.conflictPauses[min(conflicts.count, Self.conflictPauses.count - 1)]
        conflicts.append((now, pause))
        note(.conflict(attempt: conflicts.count))
        guard waited < .minutes(2), conflicts.count(where: { now.since($0.at) <= .minutes(1) }) < 3 else {
            return false
        }
        try await timing.sleep(timing.jittered(pause))
        return true
    }
}
