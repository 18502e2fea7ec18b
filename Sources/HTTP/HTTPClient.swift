/// An HTTP/1.1 client over libcurl: kept connections of its own, run by one thread of its own.
///
/// Two clients never share a connection: use one for long polls and another for sending (T119), and throw one away
/// to drop all its connections (T13).
public final class HTTPClient: Sendable {
    private let mailbox = CurlMailbox()
    private let configuration: HTTPConfiguration

    /// A client whose thread runs until `shutdown` or until the client is let go.
    public init(_ configuration: HTTPConfiguration = HTTPConfiguration()) {
        self.configuration = configuration
        CurlLoop.start(mailbox, configuration)
    }

    deinit {
        mailbox.stop()
    }

    /// The complete answer to a request, whatever its status; an error says whether the request may have been sent.
    ///
    /// When the task is cancelled the transfer is aborted at once and the error is `.cancelled`. No thread of Swift's
    /// pool is blocked meanwhile (T123).
    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let address = try HTTPRule.check(request, under: configuration)
        let id = mailbox.newID()
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                mailbox.post(
                    CurlJob(id: id, request: request, address: address, submitted: .now, waiter: waiter))
            }
        } onCancel: {
            mailbox.cancel(id)
        }
        if Task.isCancelled { mailbox.forget(id) }
        return try outcome.get()
    }

    /// Aborts what is in flight (its tasks get `.cancelled`), ends the thread and returns when it is gone.
    public func shutdown() async {
        mailbox.stop()
        await mailbox.awaitClose()
    }
}
