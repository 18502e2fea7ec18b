import CJPEG
import Glibc

/// The inside of a video worker: takes one video from a socket and sends a clean copy back, with no right to anything else.
public enum VideoWorkerLoop {
    /// The first word of a worker's command line; it is no command of people's.
    public static let word = "video-worker"

    /// Addresses beyond those at the start: with what the libraries take themselves, less than 300 MB.
    static let addressSpace: UInt64 = 250 << 20
    /// Seconds of processor time; a worker lives for one video.
    static let cpuSeconds: UInt64 = 10

    /// Works on the one video that standard input's socket brings; the exit status.
    public static func run() -> Int32 {
        // Asked to stop are the house and its workers together; the house says when its last video is done.
        signal(SIGTERM, SIG_IGN)
        signal(SIGINT, SIG_IGN)
        confine()
        let socket = WorkerSocket(descriptor: STDIN_FILENO)
        guard let head = socket.receive(VideoWire.headSize).map(VideoWire.init(bytes:)),
            let count = head.count(atMost: .max / 2), let bytes = socket.receive(count)
        else { return 1 }
        answer(bytes.span, limits: head.limits, on: socket)
        return 0
    }

    /// Gives up what reading videos does not need, once the libraries are loaded.
    static func confine() {
        _ = VideoCleaner.library
        _ = cimg_confine(addressSpace, cpuSeconds, 0)
    }

    /// Cleans a video and sends what became of it.
    static func answer(
        _ bytes: Span<UInt8>, limits: VideoLimits, isMapped: Bool = false, on socket: WorkerSocket
    ) {
        do throws(VideoRefusal) {
            let (film, still) = try VideoCleaner(limits: limits).parts(of: bytes, isMapped: isMapped)
            let pieces = film.pieces
            let head = VideoWire(still: still, count: pieces.reduce(0) { $0 + $1.count })
            _ = ([head.bytes, still.jpeg] + pieces).allSatisfy(socket.send)
        } catch {
            _ = socket.send(VideoWire(error).bytes)
        }
    }
}

/// A process that cleans one video for this one.
struct VideoWorker {
    /// A little more than is taken in: tables may be longer here.
    static let mostBytesBack = 24 * 1024 * 1024
    private static let mostStillBytes = 8 * 1024 * 1024
    /// The system ends a worker at its tenth second of processor time.
    static let patience = WorkerProcess.Patience(cpuSeconds: 9, seconds: 60, lifetime: 0)

    let process: WorkerProcess
    let limits: VideoLimits

    /// Waits for what the worker makes of its video. What it sends is believed only where it is a plain still and a plain
    /// video.
    func answer() throws(VideoRefusal) -> CleanVideo {
        var answer = process.answer()
        guard let head = answer.receive(VideoWire.headSize).map(VideoWire.init(bytes:)),
            let stillCount = head.stillCount(atMost: Self.mostStillBytes),
            let count = head.count(atMost: Self.mostBytesBack)
        else { throw answer.isInTime ? .internalFault : .tookTooLong }
        if let refusal = head.refusal { throw refusal }
        guard let jpeg = answer.receive(stillCount), let bytes = answer.receive(count),
            let (width, height, look) = head.still,
            PlainJPEG.isOne(jpeg, width: width, height: height)
        else { throw .internalFault }
        let still = CleanPhoto(jpeg: jpeg, width: width, height: height, look: look)
        guard let video = CleanVideo(bytes, still: still, limits: limits) else { throw .internalFault }
        return video
    }
}
