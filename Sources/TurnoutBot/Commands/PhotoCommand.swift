import Basics
import Glibc
import MediaProcessing

/// `turnout photo IN OUT [--max-side N] [--quality Q]`: one clean copy of one photo, or one line saying why not.
struct PhotoCommand {
    private let arguments: [String]

    /// `arguments`: what follows `photo` on the command line.
    init(arguments: [String]) { self.arguments = arguments }

    /// Does it; the exit status is 0 written, 64 usage, 65 not a usable picture, 70 our fault.
    func run() -> Int32 {
        // A closed terminal or a file size limit must not end the process by signal.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        do throws(PhotoCommandError) {
            let order = try PhotoOrder(arguments)
            let limits = order.limits
            let photo = try PhotoFile(path: order.input).map(atMost: limits.maxBytes) {
                (bytes) throws(PhotoCommandError) in try clean(bytes, within: limits)
            }
            try PhotoFile(path: order.output).replace(with: photo.jpeg)
            return 0
        } catch {
            StandardStream.errors.say("turnout photo: \(error.sentence)")
            return error.exitStatus
        }
    }

    private func clean(_ bytes: Span<UInt8>, within limits: PhotoLimits) throws(PhotoCommandError)
        -> CleanPhoto
    {
        do {
            return try PhotoFork(limits: limits).clean(bytes)
        } catch {
            throw .refused(error)
        }
    }
}
