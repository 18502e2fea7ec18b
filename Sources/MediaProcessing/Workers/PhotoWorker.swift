/// A process that decodes photos for this one. It may break at any photo: that costs the photo and the process.
///
/// One photo at a time, which its owner sees to.
struct PhotoWorker {
    private let process: WorkerProcess

    init(process: WorkerProcess) { self.process = process }

    /// Starts `program` as a worker; nil where that cannot be done.
    static func start(program: String, patience: WorkerProcess.Patience) -> PhotoWorker? {
        WorkerProcess.start(program: program, word: PhotoWorkerLoop.word, patience: patience)
            .map(PhotoWorker.init)
    }

    /// Whether it has worked so long that a photo more might take it to its limit of processor time.
    var isTired: Bool { process.isTired }

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
        guard process.send(head.bytes) else { return .neverHeard }
        guard process.send(bytes) else { return .lost(.internalFault) }
        return answer()
    }

    /// Waits for the answer to the photo that the worker has.
    func answer() -> Outcome {
        var answer = process.answer()
        guard let head = answer.receive(PhotoWire.headSize).map(PhotoWire.init(bytes:)),
            let count = head.count(atMost: PhotoWorkers.mostBytesBack),
            let bytes = answer.receive(count)
        else { return .lost(answer.isInTime ? .internalFault : .tookTooLong) }
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
