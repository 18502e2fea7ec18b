import Dispatch
import Locks

/// Draws figures in processes of their own, which know fonts and nothing else, and are gone when nobody asks for a minute.
public final class DrawingWorkers: FigureDrawing {
    private let program: String
    private let patience: WorkerProcess.Patience
    private let idleTime: DispatchTimeInterval
    private let idle = Locked<[(worker: WorkerProcess, since: DispatchTime)]>([])

    /// Workers that run `program`, by default this very one; started when they are needed. As many as figures are drawn at
    /// once.
    public convenience init(program: String = "/proc/self/exe") {
        let patience = WorkerProcess.Patience(cpuSeconds: 2, seconds: 2, lifetime: 60)
        self.init(program: program, patience: patience, idleTime: .seconds(60))
    }

    init(program: String, patience: WorkerProcess.Patience, idleTime: DispatchTimeInterval) {
        (self.program, self.patience, self.idleTime) = (program, patience, idleTime)
    }

    /// How many wait for a figure.
    var idleCount: Int { idle.withLock { $0.count } }

    /// The picture of a figure, or why there is none; blocks until a worker has answered, some two seconds at most.
    public func draw(_ figure: Figure) throws(DrawingRefusal) -> DrawnPicture {
        let bytes = figure.json
        let request = DrawingWire(figureOf: bytes.count).bytes + bytes
        while let (worker, _) = idle.withLock({ $0.popLast() }) {
            // One that is gone before it has the figure costs nothing but a new one.
            if worker.send(request) { return try picture(from: worker) }
        }
        guard let worker = WorkerProcess.start(program: program, word: DrawingLoop.word, patience: patience),
            worker.send(request)
        else { throw .internalFault }
        return try picture(from: worker)
    }

    private func picture(from worker: WorkerProcess) throws(DrawingRefusal) -> DrawnPicture {
        var answer = worker.answer()
        guard let head = answer.receive(DrawingWire.headSize).map(DrawingWire.init(bytes:)),
            let count = head.count(atMost: DrawingWire.mostPictureBytes), let bytes = answer.receive(count)
        else { throw answer.isInTime ? .internalFault : .tookTooLong }
        if let refusal = head.refusal {
            rest(worker)
            throw refusal
        }
        guard PlainPNG.isOne(bytes, width: head.width, height: head.height) else { throw .internalFault }
        rest(worker)
        return DrawnPicture(png: bytes, width: head.width, height: head.height)
    }

    private func rest(_ worker: WorkerProcess) {
        guard !worker.isTired else { return }
        idle.withLock { $0.append((worker, .now())) }
        DispatchQueue.global().asyncAfter(deadline: .now() + idleTime) { [weak self] in self?.dismiss() }
    }

    /// Ends those that have waited long enough.
    private func dismiss() {
        let latest = DispatchTime.now() - idleTime
        let gone = idle.withLock { idle in
            let gone = idle.filter { $0.since <= latest }
            idle.removeAll { $0.since <= latest }
            return gone
        }
        // Ending a process takes a moment: not under the lock.
        withExtendedLifetime(gone) {}
    }
}
