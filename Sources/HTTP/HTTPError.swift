/// Why there is no answer, and so what to do next.
public enum HTTPError: Error, Hashable, Sendable {
    /// Nothing of the request was written: sending it again can never double anything.
    case notSent(Failure)
    /// The request may have been written, in part or whole: the server may have acted on it.
    case uncertain(Failure)
    /// The answer's head came, and this much of its body: whatever the server did, it has done.
    case cut(HTTPResponse, Failure)
    /// The answer is longer than the request allows, and this is its beginning; asking again will not help.
    case tooLarge(HTTPResponse)
    /// The task was cancelled or the client shut down; the request may have been written.
    case cancelled
    /// The request breaks a rule and was never tried; it must be changed.
    case invalidRequest(Fault)

    /// Where a transfer broke: libcurl's result code and what was going on. It names no host, URL or secret.
    public struct Failure: Hashable, Sendable {
        /// libcurl's result code (`CURLcode`), for example 28 for a timeout.
        public let code: Int32
        /// What was going on.
        public let phase: Phase

        /// A failure with libcurl's result code in a phase.
        public init(code: Int32, phase: Phase) {
            self.code = code
            self.phase = phase
        }
    }

    /// What a transfer was doing when it broke.
    public enum Phase: String, Hashable, Sendable {
        /// Setting up, before any network traffic.
        case preparing
        /// Looking up a name.
        case resolving
        /// Opening a connection, or waiting for a free one.
        case connecting
        /// The TLS handshake: also an untrusted certificate.
        case securing
        /// Getting through the proxy.
        case proxying
        /// The request was under way and no byte of an answer had come.
        case exchanging
        /// The answer was arriving.
        case receiving
    }

    /// The rule that a request breaks.
    public enum Fault: String, Hashable, Sendable {
        /// Not an absolute ASCII URL of the accepted form.
        case url
        /// Neither `https` nor `http` to a loopback host.
        case insecure
        /// A header name or value that cannot be sent, or one that only the client may set.
        case header
        /// A multipart name, file name or content type with characters that cannot be sent, or a body on GET or HEAD.
        case body
    }
}

extension HTTPError: CustomStringConvertible {
    /// What happened in words without any part of the request.
    public var description: String {
        switch self {
        case .notSent(let failure): "request not sent (\(failure))"
        case .uncertain(let failure): "request perhaps sent, no answer (\(failure))"
        case .cut(let answer, let failure): "answer cut short (status \(answer.status), \(failure))"
        case .tooLarge(let answer): "answer longer than allowed (status \(answer.status))"
        case .cancelled: "request cancelled"
        case .invalidRequest(let fault): "request refused (\(fault.rawValue))"
        }
    }
}

extension HTTPError.Failure: CustomStringConvertible {
    /// The code and the phase.
    public var description: String { "curl \(code) while \(phase.rawValue)" }
}
