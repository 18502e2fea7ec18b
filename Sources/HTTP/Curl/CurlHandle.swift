import CCurl
import FoundationEssentials

/// One easy handle: filled for a request, run by the loop, read out, used again. Lives on the loop's thread.
///
/// For another request of the same kind its options and its headers stay; only URL, body and deadline are set.
///
/// *Was it sent?* libcurl calls `beforeRequest` after the connection stands (proxy tunnel and TLS included) and before
/// the first byte of the request is written. A transfer that never got a yes there has written nothing.
///
/// *Is it sent twice?* libcurl 7.88 repeats a request by itself, up to five times and POST too, when a **reused**
/// connection ends before any byte of an answer (`Curl_retry_request` in its transfer.c), or when an HTTP/2 server
/// refuses the stream (not spoken here). It cannot know whether the server had acted. Each attempt passes
/// `beforeRequest` again, which refuses the second unless the request `mayRepeat`: the caller gets `.uncertain`. The
/// other causes of a repeat are absent: no redirects, no authentication rounds, no `Expect`. Connections that the
/// server closed while they were idle are found before writing (`CurlSockets`) and replaced, so that refusal is rare.
final class CurlHandle {
    let easy: UnsafeMutableRawPointer
    private(set) var job: CurlJob?
    private let sockets: CurlSockets
    /// The kind of request its options are set for.
    private var kind: CurlKind?
    private var url = ""
    private var isFresh = false
    private var form: CurlForm?
    private var body = CurlBody()
    private var progress = Progress()

    /// What the callbacks saw.
    private struct Progress {
        var body = Data()
        var isTooLarge = false
        /// A yes was given to writing the request.
        var isReached = false
        /// libcurl asked to write it again and got a no.
        var isRepeatRefused = false
        /// The reused connection was found spent, and nothing was written.
        var isSpent = false
    }

    init?(sockets: CurlSockets) {
        guard let easy = turnout_easy_init() else { return nil }
        self.easy = easy
        self.sockets = sockets
    }

    /// The loop has removed the handle from the multi handle before.
    deinit {
        turnout_easy_cleanup(easy)
        form?.free()
    }

    /// Whether only URL, body and deadline would have to be set.
    func isReady(for job: CurlJob) -> Bool { kind.map { $0 == CurlKind(job) } == true }

    /// Fills the handle for a job; anything but `CURLE_OK` means it cannot run.
    func prepare(_ job: CurlJob, _ configuration: HTTPConfiguration) -> CURLcode {
        self.job = job
        progress = Progress()
        var options = CurlOptions(easy)
        if !isReady(for: job) { equip(for: job, configuration, &options) }
        if isFresh { options.set(CURLOPT_FRESH_CONNECT, false) }
        isFresh = false
        if url != job.request.url { options.set(CURLOPT_URL, job.request.url) }
        url = job.request.url
        if case .bytes(let data, _) = job.request.body { body.fill(data, for: &options) }
        options.set(CURLOPT_TIMEOUT_MS, milliseconds: job.request.deadline - (.now - job.submitted))
        if options.refusal != CURLE_OK { kind = nil }
        return options.refusal
    }

    /// Sets all that requests of one kind have in common.
    private func equip(for job: CurlJob, _ configuration: HTTPConfiguration, _ options: inout CurlOptions) {
        strip()
        kind = CurlKind(job)
        options.apply(configuration, to: job.address)
        options.apply(job.request)
        form = CurlForm(job.request, for: &options)
        let context = Unmanaged.passUnretained(self).toOpaque()
        options.note(turnout_set_write(easy, onBody, context))
        options.note(turnout_set_before_request(easy, onBeforeRequest, context))
        options.note(turnout_set_socket_opened(easy, onSocket, context))
        let closing = Unmanaged.passUnretained(sockets).toOpaque()
        options.note(turnout_set_socket_closing(easy, onClosing, closing))
    }

    /// Makes the handle as new; kept connections are not touched.
    private func strip() {
        turnout_easy_reset(easy)
        form?.free()
        (form, kind, url, isFresh) = (nil, nil, "", false)
    }

    /// Ends the use by the current job. A form is never used twice, so it goes at once.
    func recycle() -> CurlJob? {
        if kind == nil { strip() }
        body.shrink()
        progress = Progress()
        defer { job = nil }
        return job
    }

    /// Readies a transfer that met a spent connection, and so wrote nothing, for a new one; false for all others.
    func restartIfSpent() -> Bool {
        guard progress.isSpent, !progress.isReached, let job else { return false }
        progress = Progress()
        isFresh = true
        var options = CurlOptions(easy)
        options.set(CURLOPT_FRESH_CONNECT, true)
        options.set(CURLOPT_TIMEOUT_MS, milliseconds: job.request.deadline - (.now - job.submitted))
        return options.refusal == CURLE_OK
    }

    /// The outcome of a transfer that ended with `code`.
    func outcome(_ code: CURLcode) -> CurlJob.Outcome {
        let results = CurlResults(easy)
        if progress.isTooLarge { return .failure(.tooLarge(results.response(body: progress.body))) }
        guard code != CURLE_OK else { return .success(results.response(body: progress.body)) }
        guard progress.isReached else { return .failure(.notSent(results.failureBeforeRequest(code))) }
        let cause = progress.isRepeatRefused ? CURLE_GOT_NOTHING : code
        let failure = results.failureAfterRequest(cause, hasBody: !progress.body.isEmpty)
        guard results.hasStatus else { return .failure(.uncertain(failure)) }
        return .failure(.cut(results.response(body: progress.body), failure))
    }

    // MARK: What libcurl calls

    fileprivate func received(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let limit = job?.request.maxResponseBytes ?? 0
        guard progress.body.count + bytes.count <= limit else {
            progress.isTooLarge = true
            return false
        }
        progress.body.append(contentsOf: bytes)
        return true
    }

    fileprivate func mayWriteRequest(localPort: Int32) -> Bool {
        if progress.isReached {
            progress.isRepeatRefused = job?.request.mayRepeat != true
            return !progress.isRepeatRefused
        }
        // A new connection may hold session tickets already; only a reused one is expected to be silent.
        if !CurlResults(easy).hasNewConnection, sockets.isSpent(localPort: localPort) {
            progress.isSpent = true
            return false
        }
        progress.isReached = true
        return true
    }

    fileprivate func opened(_ socket: Int32) { sockets.opened(socket) }
}

/// The handle behind a callback's context. It outlives its transfer: the loop holds it until it is removed.
private func handle(_ context: UnsafeMutableRawPointer?) -> CurlHandle? {
    context.map { Unmanaged<CurlHandle>.fromOpaque($0).takeUnretainedValue() }
}

private let onBody: curl_write_callback = { bytes, size, count, context in
    let total = size * count
    let chunk = UnsafeRawBufferPointer(start: bytes, count: total)
    // Any other number than the one given makes libcurl abort the transfer.
    return handle(context)?.received(chunk) == true ? total : total &+ 1
}

private let onBeforeRequest: curl_prereq_callback = { context, _, _, _, localPort in
    let isAllowed = handle(context)?.mayWriteRequest(localPort: localPort) == true
    return isAllowed ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
}

private let onSocket: curl_sockopt_callback = { context, socket, _ in
    handle(context)?.opened(socket)
    return CURL_SOCKOPT_OK
}

private let onClosing: curl_closesocket_callback = { context, socket in
    guard let context else { return 1 }
    return Unmanaged<CurlSockets>.fromOpaque(context).takeUnretainedValue().close(socket)
}
