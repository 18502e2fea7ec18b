import CJPEG
import Glibc

/// The inside of a photo worker: takes photos from a socket and sends clean copies back, with no right to anything else.
public enum PhotoWorkerLoop {
    /// The first word of a worker's command line; it is no command of people's.
    public static let word = "photo-worker"

    /// Addresses beyond those at the start: the largest HEIC needs about a third.
    static let addressSpace: UInt64 = 1 << 30
    /// What a worker keeps between photos, at most: the C library's own limit for this.
    static let keptMemory: Int32 = 32 * 1024 * 1024
    /// Seconds of processor time in a worker's whole life; the house puts a new one in its place long before.
    static let cpuSeconds: UInt64 = 120

    /// Works until the house closes its end of standard input's socket; the exit status.
    public static func run() -> Int32 {
        // Asked to stop are the house and its workers together; the house says when its last photo is done.
        signal(SIGTERM, SIG_IGN)
        signal(SIGINT, SIG_IGN)
        // Memory of one photo serves the next: fresh pages would cost more than the way here.
        cimg_keep_memory(keptMemory)
        serve(WorkerSocket(descriptor: STDIN_FILENO))
        return 0
    }

    static func serve(_ socket: WorkerSocket) {
        var isConfined = false
        while let head = socket.receive(PhotoWire.headSize).map(PhotoWire.init(bytes:)),
            let count = head.count(atMost: .max / 2)
        {
            // What the house asks decides what the worker may do for the rest of its life.
            if !isConfined { confine(forPhoneFormats: head.isPhoneFormat) }
            isConfined = true
            guard let bytes = socket.receive(count) else { return }
            guard answer(PhotoCleaner(limits: head.limits), bytes.span, on: socket) else { return }
        }
    }

    /// Gives up what decoding needs no more. Phones' own formats need threads, and their library, which is loaded before
    /// files can no longer be opened.
    static func confine(forPhoneFormats: Bool) {
        if forPhoneFormats { _ = PhotoCleaner.phoneFormatsLibrary }
        _ = cimg_confine(addressSpace, cpuSeconds, forPhoneFormats ? 1 : 0)
    }

    /// Cleans one photo and sends what became of it; false when nobody listens any more.
    static func answer(_ cleaner: PhotoCleaner, _ bytes: Span<UInt8>, on socket: WorkerSocket) -> Bool {
        do throws(PhotoRefusal) {
            let photo = try cleaner.clean(bytes)
            return socket.send(PhotoWire(result: .success(photo)).bytes) && socket.send(photo.jpeg)
        } catch {
            return socket.send(PhotoWire(result: .failure(error)).bytes)
        }
    }
}
