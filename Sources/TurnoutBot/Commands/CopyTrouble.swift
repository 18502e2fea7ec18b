import Basics
import Glibc

/// Why `turnout photo` or `turnout video` wrote nothing.
enum CopyTrouble: Error {
    /// The command line, or a path on it, is wrong in the way the words say.
    case usage(String)
    case empty
    case tooManyBytes(limit: Int)
    /// The file is refused, for the reason that the sentence says.
    case refused(String)
    /// The fault is ours.
    case fault
    /// The clean copy could not be written, or the file not read to its end.
    case cannotWrite
    case cannotRead

    /// The status to exit with, as sysexits.h has them.
    var exitStatus: Int32 {
        switch self {
        case .usage: 64
        case .fault, .cannotWrite, .cannotRead: 70
        case .empty, .tooManyBytes, .refused: 65
        }
    }

    /// One line in plain words, for a command that is named after what it copies.
    func sentence(for command: Command) -> String {
        let what = command.rawValue
        return switch self {
        case .usage(let wrong): "\(wrong). Usage: \(command.usage)"
        case .empty: "The file is empty."
        case .tooManyBytes(let limit):
            "The file is too large; \(what)s up to \(limit / 1_048_576) MB are read."
        case .refused(let sentence): sentence
        case .fault: "The \(what) could not be worked on just now; try again."
        case .cannotWrite: "The clean copy cannot be written; look at permissions and free space there."
        case .cannotRead: "The \(what) cannot be read to its end: the disk or the system reports an error."
        }
    }

    /// Does `work`; the exit status is 0 written, 64 usage, 65 nothing that can be used, 70 our fault. Says why not in a line.
    static func tell(of command: Command, _ work: () throws(CopyTrouble) -> Void) -> Int32 {
        // A closed terminal or a file size limit must not end the process by signal.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        do throws(CopyTrouble) {
            try work()
            return 0
        } catch {
            StandardStream.errors.say("turnout \(command.rawValue): \(error.sentence(for: command))")
            return error.exitStatus
        }
    }
}
