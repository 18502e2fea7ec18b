import CCurl

/// The transfers and kept connections of one client. Lives on the loop's thread.
final class CurlTransfers {
    /// How many easy handles are kept for the next requests.
    private static let maxIdleHandles = 16
    /// How many connections are kept open between requests.
    private static let maxKeptConnections = 32

    private let multi: UnsafeMutableRawPointer
    private let mailbox: CurlMailbox
    private let configuration: HTTPConfiguration
    private let sockets: CurlSockets
    /// By easy handle, which is how libcurl names a transfer.
    private var running: [UnsafeMutableRawPointer: CurlHandle] = [:]
    private var idle: [CurlHandle] = []
    /// When libcurl wants to look at its timers.
    private(set) var due: UInt64?
    private(set) var hasEnded = false

    init?(_ mailbox: CurlMailbox, _ configuration: HTTPConfiguration, _ watch: CurlWatch) {
        guard CurlLibrary.isReady, let multi = turnout_multi_init() else { return nil }
        self.multi = multi
        self.mailbox = mailbox
        self.configuration = configuration
        sockets = CurlSockets(watch)
        turnout_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.maxKeptConnections)
        turnout_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.maxConnectionsPerHost)
        // Both contexts are used until `end` has cleaned the multi handle up, and the loop holds this object until then.
        turnout_multi_set_watch(multi, onWatch, Unmanaged.passUnretained(sockets).toOpaque())
        turnout_multi_set_timer(multi, onTimer, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Reads the mail, lets libcurl look at its timers and tells what is finished.
    func turn(_ now: UInt64) {
        let mail = mailbox.take()
        if mail.isStopping { return end(mail) }
        read(mail)
        if let due, due <= now || !mail.arrived.isEmpty { act(CURL_SOCKET_BAD, 0) }
    }

    /// Tells libcurl what a socket is ready for.
    func stirred(_ socket: Int32, _ events: UInt32) {
        if sockets.watch.dropsIfResting(socket) { return }
        let isReadable = events & (turnout_readable | turnout_hung_up) != 0
        let isWritable = events & turnout_writable != 0
        let isBroken = events & turnout_broken != 0
        act(
            socket,
            (isReadable ? CURL_CSELECT_IN : 0) | (isWritable ? CURL_CSELECT_OUT : 0)
                | (isBroken ? CURL_CSELECT_ERR : 0))
    }

    /// `CURL_SOCKET_BAD` as the socket is libcurl's word for "a time has come".
    private func act(_ socket: Int32, _ events: Int32) {
        if socket == CURL_SOCKET_BAD { due = nil }
        var count: Int32 = 0
        turnout_multi_socket_action(multi, socket, events, &count)
        settleFinished()
    }

    fileprivate func wantsTimer(in milliseconds: Int) {
        due = milliseconds < 0 ? nil : CurlClock.now() + UInt64(milliseconds)
    }

    private func end(_ mail: CurlMailbox.Mail) {
        for job in mail.arrived + mailbox.seal() { job.finish(.failure(.cancelled)) }
        for handle in running.values { drop(handle) }
        idle = []
        turnout_multi_cleanup(multi)
        hasEnded = true
        mailbox.close()
    }

    private func read(_ mail: CurlMailbox.Mail) {
        for job in mail.arrived {
            if mail.cancelled.contains(job.id) {
                job.finish(.failure(.cancelled))
            } else {
                begin(job)
            }
        }
        guard !mail.cancelled.isEmpty else { return }
        for handle in running.values where handle.job.map({ mail.cancelled.contains($0.id) }) == true {
            drop(handle)
        }
    }

    private func begin(_ job: CurlJob) {
        guard let handle = takeHandle(for: job) else {
            return job.finish(.failure(.notSent(.init(code: 27, phase: .preparing))))
        }
        let refusal = handle.prepare(job, configuration)
        guard refusal == CURLE_OK, turnout_multi_add_handle(multi, handle.easy) == CURLM_OK else {
            let code = refusal == CURLE_OK ? CURLE_FAILED_INIT : refusal
            let failure = HTTPError.Failure(code: Int32(bitPattern: code.rawValue), phase: .preparing)
            return release(handle, .failure(.notSent(failure)))
        }
        running[handle.easy] = handle
    }

    /// Rather a handle that served such a request before: it has its options.
    private func takeHandle(for job: CurlJob) -> CurlHandle? {
        if let index = idle.lastIndex(where: { $0.isReady(for: job) }) { return idle.remove(at: index) }
        if idle.count == Self.maxIdleHandles { return idle.removeFirst() }
        return CurlHandle(sockets: sockets) ?? idle.popLast()
    }

    private func settleFinished() {
        var left: Int32 = 0
        while let message = turnout_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else {
                continue
            }
            let code = message.pointee.data.result
            if let handle = running[easy] { settle(handle, code) }
        }
    }

    private func settle(_ handle: CurlHandle, _ code: CURLcode) {
        turnout_multi_remove_handle(multi, handle.easy)
        if handle.restartIfSpent(), turnout_multi_add_handle(multi, handle.easy) == CURLM_OK { return }
        running[handle.easy] = nil
        release(handle, handle.outcome(code))
    }

    /// Aborts a transfer: its connection closes.
    private func drop(_ handle: CurlHandle) {
        running[handle.easy] = nil
        turnout_multi_remove_handle(multi, handle.easy)
        release(handle, .failure(.cancelled))
    }

    /// Keeps the handle for the next request and tells who waits.
    private func release(_ handle: CurlHandle, _ outcome: CurlJob.Outcome) {
        let job = handle.recycle()
        if idle.count < Self.maxIdleHandles { idle.append(handle) }
        job?.finish(outcome)
    }
}

private let onWatch: curl_socket_callback = { _, socket, what, context, _ in
    guard let context else { return -1 }
    let sockets = Unmanaged<CurlSockets>.fromOpaque(context).takeUnretainedValue()
    sockets.watches(socket, for: what)
    return 0
}

private let onTimer: curl_multi_timer_callback = { _, milliseconds, context in
    guard let context else { return -1 }
    Unmanaged<CurlTransfers>.fromOpaque(context).takeUnretainedValue().wantsTimer(in: milliseconds)
    return 0
}
