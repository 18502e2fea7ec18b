import CivicFacts

/// How long the long poll waits after each kind of trouble, and when it stops hoping.
struct TelegramPatience: Sendable {
    let timing: AdapterTiming
    let note: @Sendable (TelegramNote) -> Void
    private var failures = 0
    private var conflicts = 0
    private var lastBatch = ContinuousClock.now

    /// The pauses while another program polls, before it is called a fault (T24): two minutes in all.
    private static let conflictPauses = [5, 10, 15, 30, 30, 30].map { Span.seconds($0) }

    init(timing: AdapterTiming, note: @escaping @Sendable (TelegramNote) -> Void) {
        self.timing = timing
        self.note = note
    }

    /// A good poll ends every trouble; one that brought nothing and did not wait is followed by a short rest,
    /// so that a broken proxy does not make the loop spin, and so is one that cannot be confirmed.
    mutating func rest(after batch: TelegramBatch) async throws {
        conflicts = 0
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
        if verdict == .conflict { return try await endureConflict() }
        guard case .flood(let seconds) = verdict else { return try await recover(status: 400) }
        note(.flood(seconds: seconds))
        try await timing.sleep(AdapterTiming.silence(seconds))
    }

    private mutating func endureConflict() async throws {
        conflicts += 1
        note(.conflict(attempt: conflicts))
        guard conflicts <= TelegramPatience.conflictPauses.count else { throw TelegramFault.twoPollers }
        try await timing.sleep(timing.jittered(TelegramPatience.conflictPauses[conflicts - 1]))
    }
}
