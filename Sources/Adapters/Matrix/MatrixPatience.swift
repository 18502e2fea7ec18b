import CivicFacts

/// How long the sync loop waits after each kind of trouble, and when it stops hoping.
struct MatrixPatience: Sendable {
    let desk: MatrixTools
    private var failures = 0
    private var stuck = 0
    private var last = ContinuousClock.now

    init(desk: MatrixTools) { self.desk = desk }

    /// A good sync ends every trouble. One that ends where it began, at once, and again and again, is a homeserver
    /// whose stream stands still (M26).
    mutating func rest(isStuck: Bool) async throws {
        failures = 0
        let isHasty = ContinuousClock.now - last < .seconds(1)
        last = .now
        stuck = isStuck && isHasty ? stuck + 1 : 0
        guard stuck > 0 else { return }
        if stuck == 100 { desk.note(.positionStuck) }
        try await desk.timing.sleep(stuck >= 100 ? .seconds(5) : Span(milliseconds: 250))
    }

    /// After a sync without an answer of a homeserver (M28).
    mutating func recover(status: Int) async throws {
        failures += 1
        desk.note(.syncFailed(status: status))
        try await desk.timing.sleep(desk.timing.pause(afterFailures: failures))
    }

    /// The token does not work: somebody else mends that, or says that nobody can (M8).
    mutating func awaitToken() async throws {
        if let fault = await desk.client.access.fault { throw fault }
        try await desk.timing.sleep(.seconds(2))
    }

    mutating func endure(_ refusal: MatrixRefusal) async throws {
        if refusal.isLocked {
            desk.note(.accountLocked)
            return try await desk.timing.sleep(.minutes(5))
        }
        guard refusal.status == 429 else { return try await recover(status: refusal.status) }
        failures += 1
        let wait = refusal.wait ?? desk.timing.pause(afterFailures: failures)
        desk.note(.flood(seconds: Int(wait.milliseconds / 1_000)))
        try await desk.timing.sleep(wait + Span(milliseconds: 500))
    }
}
