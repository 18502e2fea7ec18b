/// One request on its way to the loop, and who is told its outcome.
struct CurlJob: Sendable {
    typealias Outcome = Result<HTTPResponse, HTTPError>

    let id: UInt64
    let request: HTTPRequest
    let address: HTTPAddress
    let submitted: ContinuousClock.Instant
    let then: @Sendable (Outcome) -> Void

    func finish(_ outcome: Outcome) { then(outcome) }
}
