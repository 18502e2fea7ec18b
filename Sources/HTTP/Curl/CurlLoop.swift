import Basics
import CCurl
import Glibc

/// The one thread that runs all transfers of a client: it alone touches libcurl's handles.
final class CurlLoop {
    /// How many easy handles are kept for the next requests.
    private static let maxIdleHandles = 16
    /// How many connections are kept open between requests.
    private static let maxKeptConnections = 32

    private let multi: UnsafeMutableRawPointer
    private let mailbox: CurlMailbox
    private let configuration: HTTPConfiguration
    private let sockets = CurlSockets()
    /// By easy handle, which is how libcurl names a transfer.
    private var running: [UnsafeMutableRawPointer: CurlHandle] = [:]
    private var idle: [CurlHandle] = []

    /// Starts the thread; it ends after the mailbox is told to stop.
    static func start(_ mailbox: CurlMailbox, _ configuration: HTTPConfiguration) {
        OwnThread.start {
            blockSignals()
            if CurlLibrary.isReady, let multi = turnout_multi_init() {
                CurlLoop(multi, mailbox, configuration).run()
                turnout_multi_cleanup(multi)
            } else {
                Self.fail(mailbox.seal(), .notSent(.init(code: 2, phase: .preparing)))
            }
            mailbox.close()
        }
    }

    private init(_ multi: UnsafeMutableRawPointer, _ mailbox: CurlMailbox, _ configuration: HTTPConfiguration)
    {
        self.multi = multi
        self.mailbox = mailbox
        self.configuration = configuration
        turnout_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.maxKeptConnections)
        turnout_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.maxConnectionsPerHost)
    }

    /// Signals belong to the main thread; SIGPIPE above all, which a write to a dead TLS connection raises.
    private static func blockSignals() {
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
    }

    private func run() {
        mailbox.open(multi)
        while true {
            let mail = mailbox.take()
            if mail.isStopping {
                Self.fail(mail.arrived, .cancelled)
                break
            }
            read(mail)
            var count: Int32 = 0
            turnout_multi_perform(multi, &count)
            settleFinished()
            rest()
        }
        // Sealed before the multi handle goes: from here nobody can wake it.
        Self.fail(mailbox.seal(), .cancelled)
        for handle in running.values { drop(handle) }
    }

    /// Sleeps until a socket, a timer of libcurl's or the mailbox stirs.
    private func rest() {
        guard turnout_multi_poll(multi, nil, 0, 60_000, nil) != CURLM_OK else { return }
        // Out of memory, perhaps: try again, but not at full speed.
        usleep(50_000)
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
        guard let handle = idle.popLast() ?? CurlHandle(sockets: sockets) else {
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

    /// Keeps the handle for the next request and tells the waiting task.
    private func release(_ handle: CurlHandle, _ outcome: CurlJob.Outcome) {
        let job = handle.recycle()
        if idle.count < Self.maxIdleHandles { idle.append(handle) }
        job?.finish(outcome)
    }

    private static func fail(_ jobs: [CurlJob], _ error: HTTPError) {
        for job in jobs { job.finish(.failure(error)) }
    }
}
