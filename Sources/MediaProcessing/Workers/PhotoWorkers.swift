import Dispatch
import Locks

/// Cleans photos in processes of their own: what a hostile file breaks is a process that has no rights, knows no secret,
/// and is replaced for the next photo.
public final class PhotoWorkers: PhotoCleaning {
    /// A clean copy is far smaller; a worker that sends more is not believed.
    static let mostBytesBack = 64 * 1024 * 1024

    private static let keptWhole: [PictureKind] = [.png, .gif, .webp, .heif, .avif]

    private let program: String
    private let limits: PhotoLimits
    private let patience: WorkerProcess.Patience
    private let idle = Locked<[PhotoWorker]>([])
    /// Those that may have threads, which is for phones' own formats only.
    private let idleForPhoneFormats = Locked<[PhotoWorker]>([])
    private let starts = Locked(0)
    /// How many workers were started so far.
    public var started: Int { starts.withLock { $0 } }
    /// Some decoders keep the whole picture, up to 300 MB: one of those at a time.
    private let whole = DispatchSemaphore(value: 1)

    /// Workers that run `program`, by default this very one; started when they are needed. As many as photos are
    /// cleaned at once.
    public convenience init(limits: PhotoLimits = PhotoLimits(), program: String = "/proc/self/exe") {
        self.init(limits: limits, program: program, patience: WorkerProcess.Patience())
    }

    init(limits: PhotoLimits, program: String, patience: WorkerProcess.Patience) {
        (self.limits, self.program, self.patience) = (limits, program, patience)
    }

    /// The clean copy of the photo file `bytes`, or why there is none; blocks until a worker has answered, a minute at
    /// most.
    public func clean(_ bytes: [UInt8]) throws(PhotoRefusal) -> CleanPhoto {
        guard bytes.count <= limits.maxBytes else { throw .tooManyBytes(limit: limits.maxBytes) }
        let kind = PictureKind(of: bytes.span)
        let isWhole = kind.map(Self.keptWhole.contains) ?? false
        let isPhoneFormat = kind?.isPhoneFormat ?? false
        let idle = isPhoneFormat ? idleForPhoneFormats : idle
        if isWhole { whole.wait() }
        defer { if isWhole { whole.signal() } }
        while let waiting = idle.withLock({ $0.popLast() }) {
            if let result = result(of: waiting) { return try result.get() }
        }
        starts.withLock { $0 += 1 }
        guard let new = PhotoWorker.start(program: program, patience: patience),
            let result = result(of: new)
        else { throw .internalFault }
        return try result.get()

        /// Nil if the worker died while it had nothing to do.
        func result(of worker: PhotoWorker) -> Result<CleanPhoto, PhotoRefusal>? {
            switch worker.clean(bytes, isPhoneFormat: isPhoneFormat, limits: limits) {
            case .answered(let result):
                if !worker.isTired { idle.withLock { $0.append(worker) } }
                return result
            case .neverHeard: return nil
            case .lost(let refusal): return .failure(refusal)
            }
        }
    }
}
