import Adapters
import Basics
import Dispatch
import FoundationEssentials
import Glibc

/// Standard output as a chat needs it: whole blocks, in order, above the line that somebody is typing.
///
/// `@unchecked Sendable`: the variables are touched only by work on `queue`, which is serial; writing blocks, so it is no
/// work for the shared threads either.
final class ChatScreen: @unchecked Sendable {
    private let queue = DispatchQueue(label: "screen")
    private let write: (String) -> Void
    private var isPrompting = false
    private var speaker = TerminalGrammar.firstSpeaker

    let isColoured: Bool
    /// The cursor can be sent to the beginning of its line.
    private let isTerminal: Bool

    /// Standard output; coloured only on a terminal that can, and where NO_COLOR does not forbid it.
    static var standardOutput: ChatScreen {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isAble = isTerminal && environment["TERM"] != "dumb"
        return ChatScreen(
            isTerminal: isTerminal, isColoured: isAble && (environment["NO_COLOR"] ?? "").isEmpty
        ) {
            // Nobody may be reading any more.
            try? StandardStream.output.write($0.utf8)
        }
    }

    init(isTerminal: Bool, isColoured: Bool, write: @escaping @Sendable (String) -> Void) {
        self.isTerminal = isTerminal
        self.isColoured = isColoured
        self.write = write
    }

    /// Shows a block with an empty line before it, unless it is tight.
    func show(_ lines: [String], isTight: Bool = false) {
        queue.async { [self] in
            // A prompt in the way is overwritten and written again.
            let blank = String(repeating: " ", count: isPrompting ? prompt.count : 0)
            let first = isTight ? [] : [isPrompting ? "\r\(blank)" : ""]
            write((first + lines).joined(separator: "\n") + "\n" + (isPrompting ? "\n\(prompt)" : ""))
        }
    }

    /// Asks a person at a terminal for the next line.
    func ask() {
        queue.async { [self] in
            guard isTerminal, !isPrompting else { return }
            isPrompting = true
            write("\n\(prompt)")
        }
    }

    /// The line that was asked for is there; the next one is, without a name, the speaker's.
    func heard(speaker: String? = nil) {
        queue.async { [self] in
            isPrompting = false
            self.speaker = speaker ?? self.speaker
        }
    }

    /// Returns when everything is written.
    func end() async {
        await withCheckedContinuation { continuation in
            queue.async { [self] in
                if isPrompting { write("\n") }
                isPrompting = false
                continuation.resume()
            }
        }
    }

    private var prompt: String { "\(speaker)> " }
}
