/// What one request has in common with the next, so that a handle keeps its options: all but URL, body and deadline.
struct CurlKind: Equatable {
    private let method: HTTPMethod
    private let address: HTTPAddress
    private let headers: HTTPHeaders
    private let contentType: String?
    private let connectTimeout: Duration
    private let lowSpeed: HTTPRequest.LowSpeed?
    private let signature: HTTPSignature?

    /// Nil for forms, which are built anew each time.
    init?(_ job: CurlJob) {
        switch job.request.body {
        case .none: contentType = nil
        case .bytes(_, let type): contentType = type
        case .multipart: return nil
        }
        method = job.request.method
        address = job.address
        headers = job.request.headers
        connectTimeout = job.request.connectTimeout
        lowSpeed = job.request.lowSpeed
        signature = job.request.signature
    }
}
