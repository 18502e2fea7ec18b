import CJPEG
import Dispatch
import Locks

/// Cleans videos in processes of their own, a new one for each, one at a time: what a hostile file breaks is a process that
/// has no rights and knows no secret. Photos have workers of their own and do not wait for them.
public final class VideoWorkers: VideoCleaning {
    private let program: String
    private let limits: VideoLimits
    private let patience: WorkerProcess.Patience
    private let one = DispatchSemaphore(value: 1)
    /// A worker said that it could.
    private let wasPossible = Locked(false)

    /// Workers that run `program`, by default this very one.
    public convenience init(limits: VideoLimits = VideoLimits(), program: String = "/proc/self/exe") {
        self.init(limits: limits, program: program, patience: VideoWorker.patience)
    }

    init(limits: VideoLimits, program: String, patience: WorkerProcess.Patience) {
        (self.limits, self.program, self.patience) = (limits, program, patience)
    }

    /// Asks a worker, since this process is not to load the libraries: it tells by what it says of no video at all. A no is
    /// asked again, since they may be installed meanwhile.
    public func isPossible() -> Bool {
        if wasPossible.withLock(\.self) { return true }
        var isMissing = false
        do throws(VideoRefusal) { _ = try clean(Self.nothing) } catch { isMissing = error == .unreadableHere }
        let isPossible = !isMissing
        wasPossible.withLock { $0 = isPossible }
        return isPossible
    }

    /// A box without content.
    private static let nothing: [UInt8] = [0, 0, 0, 8] + Array("ftyp".utf8)

    /// The clean copy of the video file `bytes`, or why there is none; blocks until a worker has answered, a minute at
    /// most, and while another video is worked on.
    public func clean(_ bytes: [UInt8]) throws(VideoRefusal) -> CleanVideo {
        guard bytes.count <= limits.maxBytes else { throw .tooManyBytes(limit: limits.maxBytes) }
        one.wait()
        defer { one.signal() }
        guard
            let process = WorkerProcess.start(
                program: program, word: VideoWorkerLoop.word, patience: patience),
            process.send(VideoWire(limits: limits, count: bytes.count).bytes), process.send(bytes)
        else { throw .internalFault }
        return try VideoWorker(process: process, limits: limits).answer()
    }
}

/// Cleans one video in a copy of this process: for a program that has a single thread and does nothing else.
public struct VideoFork {
    private let limits: VideoLimits

    /// A cleaner that keeps to `limits`.
    public init(limits: VideoLimits = VideoLimits()) { self.limits = limits }

    /// The clean copy of the video file `bytes`, or why there is none; `isMapped` where they are a file as the system maps
    /// it. To be called before any thread is started.
    public func clean(_ bytes: Span<UInt8>, isMapped: Bool = false) throws(VideoRefusal) -> CleanVideo {
        let copy = WorkerProcess.fork(patience: VideoWorker.patience) {
            work(on: bytes, isMapped: isMapped, for: $0)
        }
        guard let copy else { throw .internalFault }
        return try VideoWorker(process: copy, limits: limits).answer()
    }

    /// What the copy does.
    private func work(on bytes: Span<UInt8>, isMapped: Bool, for socket: WorkerSocket) {
        guard bytes.withUnsafeBufferPointer({ cimg_fetch($0.baseAddress, $0.count) }) == 1 else {
            _ = socket.send(VideoWire(.internalFault).bytes)
            return
        }
        VideoWorkerLoop.confine()
        VideoWorkerLoop.answer(bytes, limits: limits, isMapped: isMapped, on: socket)
    }
}
