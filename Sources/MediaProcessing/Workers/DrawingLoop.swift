import CJPEG
import Glibc

/// The inside of a drawing worker: takes figures from a socket and sends pictures back, with no right to anything else.
public enum DrawingLoop {
    /// The first word of a worker's command line; it is no command of people's.
    public static let word = "drawing-worker"

    /// Addresses beyond those at the start: the largest picture needs a tenth.
    private static let addressSpace: UInt64 = 1 << 28
    /// What a worker keeps between pictures, at most: a sheet of six megabytes goes back to the system.
    private static let keptMemory: Int32 = 1024 * 1024

    /// Works until the house closes its end of standard input's socket; the exit status.
    public static func run() -> Int32 {
        // Asked to stop are the house and its workers together; the house says when its last picture is done.
        signal(SIGTERM, SIG_IGN)
        signal(SIGINT, SIG_IGN)
        cimg_keep_memory(keptMemory)
        // Fonts are opened now: afterwards no file can be.
        _ = Canvas()
        _ = cimg_confine(addressSpace, PhotoWorkerLoop.cpuSeconds, 0)
        let socket = WorkerSocket(descriptor: STDIN_FILENO)
        while let head = socket.receive(DrawingWire.headSize).map(DrawingWire.init(bytes:)),
            let count = head.count(atMost: DrawingWire.mostFigureBytes), let bytes = socket.receive(count),
            socket.send(answer(bytes))
        {}
        return 0
    }

    private static func answer(_ bytes: [UInt8]) -> [UInt8] {
        guard let figure = try? Figure(json: bytes) else {
            return DrawingWire(.failure(.internalFault)).bytes
        }
        let result = Result { () throws(DrawingRefusal) in try Drawing.picture(of: figure) }
        switch result {
        case .success(let picture): return DrawingWire(result).bytes + picture.png
        case .failure: return DrawingWire(result).bytes
        }
    }
}
