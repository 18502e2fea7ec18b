/// One request on its way to the loop, and the task that waits for its outcome.
struct CurlJob: Sendable {
    typealias Outcome = Result<HTTPResponse, HTTPError>

    let id: UInt64
    let request: HTTPRequest
    let address: HTTPAddress
    let submitted: ContinuousClock.Instant
    let waiter: CheckedContinuation<Outcome, Never>

    func finish(_ outcome: Outcome) {
        waiter.resume(returning: outcome)
    }
}
