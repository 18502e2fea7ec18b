import Foundation

/// `turnout COMMAND …`
@main
struct Turnout {
    static let version = "0.1.0"

    static func main() async {
        // Output to a closed pipe is an error to handle, not a reason to die.
        signal(SIGPIPE, SIG_IGN)
        exit(await run(Array(CommandLine.arguments.dropFirst())))
    }

    /// The exit status of a command line; sentences for people go to standard error.
    static func run(_ arguments: [String]) async -> Int32 {
        do {
            let line = try CommandArguments(arguments)
            guard let command = line.command else {
                print(line.wantsVersion ? "turnout \(version)" : Command.help)
                return 0
            }
            return try await command.run(line)
        } catch let fault as CommandArguments.Fault {
            complain(fault.description)
            return 64
        } catch let fault as Configuration.Fault {
            complain(fault.description)
            return 78
        } catch {
            complain("\(error)")
            return 70
        }
    }

    static func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("turnout: \(sentence)\n".utf8))
    }
}
