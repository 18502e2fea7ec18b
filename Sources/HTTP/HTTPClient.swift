/// An HTTP/1.1 client over libcurl: kept connections of its own, run by the one thread of all clients.
///
/// Two clients never share a connection: use one for long polls and another for sending (T119), and throw one away
/// to drop all its connections (T13).
public final class HTTPClient: Sendable {
    private let mailbox = CurlMailbox()
    private let configuration: HTTPConfiguration

    /// A client whose connections are kept until `shutdown` or until the client is let go.
    public init(_ configuration: HTTPConfiguration = HTTPConfiguration()) {
        self.configuration = configuration
        CurlBell.shared.send { [mailbox] loop in loop.join(mailbox, configuration) }
    }

    deinit {
        mailbox.stop()
    }

    /// The complete answer to a request, whatever its status; an error says whether the request may have been sent.
    ///
    /// When the task is cancelled the transfer is aborted at once and the error is `.cancelled`. No thread of Swift's
    /// pool is blocked meanwhile (T123).
    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let id = mailbox.newID()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                start(request, id) { waiter.resume(returning: $0) }
            }
        } onCancel: {
            mailbox.cancel(id)
        }
        if Task.isCancelled { mailbox.forget(id) }
        return try outcome.get()
    }

    /// Starts a request; its outcome is told once, on the thread that runs all clients, which must not be held up.
    public func start(
        _ request: HTTPRequest, then: @escaping @Sendable (Result<HTTPResponse, HTTPError>) -> Void
    ) {
        start(request, mailbox.newID(), then)
    }

    private func start(
        _ request: HTTPRequest, _ id: UInt64,
        _ then: @escaping @Sendable (Result<HTTPResponse, HTTPError>) -> Void
    ) {
        do throws(HTTPError) {
            let address = try HTTPRule.check(request, under: configuration)
            mailbox.post(CurlJob(id: id, request: request, address: address, submitted: .now, then: then))
        } catch {
            CurlBell.shared.send { _ in then(.failure(error)) }
        }
    }

    /// Aborts what is in flight (who waits gets `.cancelled`) and returns when its connections are closed.
    public func shutdown() async {
        mailbox.stop()
        await mailbox.awaitClose()
    }
}
