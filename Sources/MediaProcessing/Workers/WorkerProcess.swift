import CJPEG
import Glibc

/// A process without rights that works for this one, and ends with its owner.
final class WorkerProcess: Sendable {
    /// What one piece of work may take before it is given up.
    struct Patience: Sendable {
        var cpuSeconds = 10.0
        var seconds = 60.0
        /// Of processor time in a worker's life, after which a new one takes its place.
        var lifetime = 60.0
    }

    private let process: Int32
    private let socket: WorkerSocket
    private let patience: Patience

    init(process: Int32, socket: WorkerSocket, patience: Patience) {
        self.process = process
        self.socket = socket
        self.patience = patience
    }

    /// Starts `program` with the word that makes it a worker; nil where that cannot be done.
    static func start(program: String, word: String, patience: Patience) -> WorkerProcess? {
        guard let (ours, theirs) = WorkerSocket.pair() else { return nil }
        defer { theirs.close() }
        let process = cimg_spawn(program, word, theirs.descriptor)
        guard process > 0 else {
            ours.close()
            return nil
        }
        return WorkerProcess(process: process, socket: ours, patience: patience)
    }

    /// Copies this process, which must have no other thread: the copy does `work` and ends; nil where there is none.
    static func fork(patience: Patience, work: (WorkerSocket) -> Void) -> WorkerProcess? {
        guard let (ours, theirs) = WorkerSocket.pair() else { return nil }
        let process = cimg_fork(theirs.descriptor)
        if process == 0 {
            work(theirs)
            _exit(0)
        }
        theirs.close()
        guard process > 0 else {
            ours.close()
            return nil
        }
        return WorkerProcess(process: process, socket: ours, patience: patience)
    }

    deinit {
        socket.close()
        cimg_reap(process)
    }

    /// Whether it has worked so long that a piece more might take it to its limit of processor time.
    var isTired: Bool { Double(cimg_cpu_time(process)) / 1e9 > patience.lifetime }

    /// Sends all of it; false when the worker is gone.
    func send(_ bytes: [UInt8]) -> Bool { socket.send(bytes) }

    /// An answer under way, with the clocks that tell when to give it up.
    struct Answer {
        fileprivate let worker: WorkerProcess
        private let cpuBefore: Int64
        private let start = ContinuousClock.now
        /// Whether it did not take longer than it may.
        private(set) var isInTime = true

        fileprivate init(of worker: WorkerProcess) {
            self.worker = worker
            cpuBefore = cimg_cpu_time(worker.process)
        }

        /// The next `count` bytes; nil when the worker is gone or too slow.
        mutating func receive(_ count: Int) -> [UInt8]? {
            var isInTime = self.isInTime
            defer { self.isInTime = isInTime }
            let patience = worker.patience
            return worker.socket.receive(count) { [self] in
                let cpu = Double(cimg_cpu_time(worker.process) - cpuBefore) / 1e9
                isInTime =
                    cpu < patience.cpuSeconds && ContinuousClock.now - start < .seconds(patience.seconds)
                return isInTime
            }
        }
    }

    /// Begins to wait for the answer to what was sent.
    func answer() -> Answer { Answer(of: self) }
}
