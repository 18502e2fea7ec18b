import HTTP

/// How a call ended without an answer of the platform. It says nothing of the request, so it cannot spell a token out.
enum CallLoss: Error, Equatable, Sendable {
    /// The request never left this machine.
    case notSent
    /// It left, at least in part, and nobody knows what became of it.
    case uncertain
    /// Something answered that is not the platform: a proxy's page, half an answer, nothing.
    case garbled(status: Int)
    /// The answer is longer than the request's limit.
    case tooLarge
    case cancelled
    /// On Matrix: there is no access token yet, or it does not work any more.
    case signedOut

    init(_ error: HTTPError) {
        self =
            switch error {
            case .notSent, .invalidRequest: .notSent
            case .uncertain, .cut: .uncertain
            case .tooLarge: .tooLarge
            case .cancelled: .cancelled
            }
    }
}
