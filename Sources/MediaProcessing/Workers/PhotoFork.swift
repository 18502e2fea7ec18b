import CJPEG

/// Cleans one photo in a copy of this process: for a program that has a single thread and does nothing else.
public struct PhotoFork {
    private let limits: PhotoLimits

    /// A cleaner that keeps to `limits`.
    public init(limits: PhotoLimits) { self.limits = limits }

    /// The clean copy of the photo file `bytes`, or why there is none; a decoder that crashes or hangs costs the copy
    /// of the process, and so does a file that is mapped and cannot be read. To be called before any thread is started.
    public func clean(_ bytes: Span<UInt8>) throws(PhotoRefusal) -> CleanPhoto {
        let copy = WorkerProcess.fork(patience: WorkerProcess.Patience()) { work(on: bytes, for: $0) }
        guard let copy else { throw .internalFault }
        let worker = PhotoWorker(process: copy)
        switch worker.answer() {
        case .answered(let result): return try result.get()
        case .neverHeard: throw .internalFault
        case .lost(let refusal): throw refusal
        }
    }

    /// What the copy does.
    private func work(on bytes: Span<UInt8>, for socket: WorkerSocket) {
        guard bytes.withUnsafeBufferPointer({ cimg_fetch($0.baseAddress, $0.count) }) == 1 else {
            _ = socket.send(PhotoWire(result: .failure(.internalFault)).bytes)
            return
        }
        PhotoWorkerLoop.confine(forPhoneFormats: PictureKind(of: bytes)?.isPhoneFormat ?? false)
        _ = PhotoWorkerLoop.answer(PhotoCleaner(limits: limits), bytes, on: socket)
    }
}
