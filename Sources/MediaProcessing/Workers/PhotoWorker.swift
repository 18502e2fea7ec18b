import CJPEG
import Glibc

/// A process that decodes photos for this one. It may break at any photo: that costs the photo and the process.
///
/// One photo at a time, which its owner sees to.
final class PhotoWorker: Sendable {
    /// What a photo may take before it is given up.
    struct Patience: Sendable {
        var cpuSeconds = 10.0
        var seconds = 60.0
        /// Of processor time in a worker's life, after which a new one takes its place.
        var lifetime = 60.0
    }

    private let process: Int32
    private let socket: PhotoSocket
    private let patience: Patience

    init(process: Int32, socket: PhotoSocket, patience: Patience) {
        self.process = process
        self.socket = socket
        self.patience = patience
    }

    /// Starts `program` as a worker; nil where that cannot be done.
    static func start(program: String, patience: Patience) -> PhotoWorker? {
        guard let (ours, theirs) = PhotoSocket.pair() else { return nil }
        defer { theirs.close() }
        let process = cimg_spawn(program, PhotoWorkerLoop.word, theirs.descriptor)
        guard process > 0 else {
            ours.close()
            return nil
        }
        return PhotoWorker(process: process, socket: ours, patience: patience)
    }

    deinit {
        socket.close()
        cimg_reap(process)
    }

    /// Whether it has worked so long that a photo more might take it to its limit of processor time.
    var isTired: Bool { Double(cimg_cpu_time(process)) / 1e9 > patience.lifetime }

    /// What came of a photo.
    enum Outcome {
        /// The worker answered and takes the next photo.
        case answered(Result<CleanPhoto, PhotoRefusal>)
        /// The worker was gone before it had the photo.
        case neverHeard
        /// The worker broke at the photo, or was too slow, and is of no more use. That proves nothing about the photo: the
        /// system may have taken the worker's memory.
        case lost(PhotoRefusal)
    }

    /// Has the worker clean a photo. The first one decides which kinds it can take.
    func clean(_ bytes: [UInt8], isPhoneFormat: Bool, limits: PhotoLimits) -> Outcome {
        let head = PhotoWire(limits: limits, isPhoneFormat: isPhoneFormat, count: bytes.count)
        guard socket.send(head.bytes) else { return .neverHeard }
        guard socket.send(bytes) else { return .lost(.internalFault) }
        return answer()
    }

    /// Waits for the answer to the photo that the worker has.
    func answer() -> Outcome {
        let cpuBefore = cimg_cpu_time(process)
        let start = ContinuousClock.now
        var isInTime = true
        let mayWait = { [patience, process] in
            let cpu = Double(cimg_cpu_time(process) - cpuBefore) / 1e9
            isInTime = cpu < patience.cpuSeconds && ContinuousClock.now - start < .seconds(patience.seconds)
            return isInTime
        }
        guard let head = socket.receive(PhotoWire.headSize, while: mayWait).map(PhotoWire.init(bytes:)),
            let count = head.count(atMost: PhotoWorkers.mostBytesBack),
            let bytes = socket.receive(count, while: mayWait)
        else { return .lost(isInTime ? .internalFault : .tookTooLong) }
        if let refusal = head.refusal { return .answered(.failure(refusal)) }
        guard let photo = photo(head, bytes) else { return .lost(.internalFault) }
        return .answered(.success(photo))
    }

    private func photo(_ head: PhotoWire, _ bytes: [UInt8]) -> CleanPhoto? {
        let sides = Int64(1)...65_500
        guard sides.contains(head.head[2]), sides.contains(head.head[3]) else { return nil }
        let (width, height) = (Int(head.head[2]), Int(head.head[3]))
        guard PlainJPEG.isOne(bytes, width: width, height: height) else { return nil }
        let look = PhotoLook(bits: UInt64(bitPattern: head.head[4]))
        return CleanPhoto(jpeg: bytes, width: width, height: height, look: look)
    }
}
