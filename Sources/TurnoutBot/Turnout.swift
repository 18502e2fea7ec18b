import Basics
import Dispatch
import Glibc
import Locks
import MediaProcessing
import Store

/// `turnout COMMAND …`
@main
struct Turnout {
    static let version = "0.1.0"

    /// The main thread waits and then exits by itself: an exit from another thread, while libdispatch parks the
    /// main one, was seen to hang.
    static func main() {
        // Output to a closed pipe is an error to handle, not a reason to die.
        signal(SIGPIPE, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == [PhotoWorkerLoop.word] { exit(PhotoWorkerLoop.run()) }
        if arguments == [DrawingLoop.word] { exit(DrawingLoop.run()) }
        if arguments == [VideoWorkerLoop.word] { exit(VideoWorkerLoop.run()) }
        // They fork, which is for a process without threads.
        if let line = try? CommandArguments(arguments), !line.wantsHelp {
            if line.command == .photo { exit(PhotoCommand(arguments: line.rest).run()) }
            if line.command == .video { exit(VideoCommand(arguments: line.rest).run()) }
        }
        let status = Locked<Int32>(70)
        let end = DispatchSemaphore(value: 0)
        Task.detached {
            let result = await run(arguments)
            status.withLock { $0 = result }
            end.signal()
        }
        end.wait()
        exit(status.withLock { $0 })
    }

    /// The exit status of a command line; sentences for people go to standard error.
    static func run(_ arguments: [String]) async -> Int32 {
        do {
            let line = try CommandArguments(arguments)
            if let command = line.command, !line.wantsHelp { return try await command.run(line) }
            print(line.wantsVersion ? "turnout \(version)" : line.command?.page ?? Command.help)
            return 0
        } catch let fault as CommandArguments.Fault {
            complain(fault.description)
            return 64
        } catch let fault as Configuration.Fault {
            complain(fault.description)
            return 78
        } catch let error as StoreError {
            complain(error.description)
            return error.exitStatus
        } catch {
            complain("\(error)")
            return 70
        }
    }

    static func complain(_ sentence: String) { StandardStream.errors.say("turnout: \(sentence)") }
}
