import FoundationEssentials
import Rehearsal
import Transcripts

/// `turnout replay [--accept] FILE…`: plays transcripts in a whole house; 0 if each reads as written, 1 if not.
struct ReplayCommand {
    let arguments: [String]

    func run() async throws -> Int32 {
        let isAccepting = arguments.contains("--accept")
        let files = arguments.filter { $0 != "--accept" }
        guard !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) else {
            throw CommandArguments.Fault(description: "Usage: \(Command.replay.usage)")
        }
        var performances: [Performance] = []
        for file in files { performances.append(try await Self.play(file)) }
        if isAccepting { return try accept(performances) }
        for performance in performances {
            print(
                files.count == 1
                    ? performance.text
                    : "\(performance.isSame ? "same" : "differs"): \(performance.transcript.file)")
            if !performance.isSame { print(performance.diff.description) }
        }
        return performances.allSatisfy(\.isSame) ? 0 : 1
    }

    /// Plays one transcript in a whole house with a database of its own.
    static func play(_ file: String) async throws -> Performance {
        let folder = URL(filePath: file).deletingLastPathComponent()
        return try await Performance.of(try Transcript(file: file), on: HouseStage(folder: folder))
    }

    /// Always ends red: what was rewritten is to be read like code.
    private func accept(_ performances: [Performance]) throws -> Int32 {
        let rewritten = try Acceptance.accept(performances)
        for file in rewritten { print("rewritten: \(file)") }
        print("Now read the difference with git diff, as you would read code.")
        return 1
    }
}
