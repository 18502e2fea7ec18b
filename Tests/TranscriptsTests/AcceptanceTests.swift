import Foundation
import Testing
import Transcripts

struct AcceptanceTests {
    /// Plays two files in a new folder, one that is already right and one that is not.
    private func withPerformances(_ body: ([Performance]) throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var performances: [Performance] = []
        for (name, lines) in [("right.txt", "Telegram goes down.\n"), ("wrong.txt", "Dana: quiet\n")] {
            let file = folder.appending(path: name)
            try Data((opening + lines).utf8).write(to: file)
            performances.append(try await Performance.of(try Transcript(file: file.path), on: EchoStage()))
        }
        try body(performances)
    }

    @Test func onlyFilesThatDifferAreRewritten() async throws {
        try await withPerformances { performances throws in
            let wrong = performances[1].transcript.file
            #expect(try Acceptance.accept(performances, environment: ["CI": ""]) == [wrong])
            #expect(try Transcript(file: wrong).source == opening + "Dana: quiet\nNothing happens.\n")
            #expect(try Transcript(file: performances[0].transcript.file) == performances[0].transcript)
        }
    }

    @Test func nothingIsAcceptedWhereCIIsSet() async throws {
        try await withPerformances { performances throws in
            #expect(throws: Acceptance.Refusal.underCI) {
                try Acceptance.accept(performances, environment: ["CI": "true"])
            }
            #expect(try Transcript(file: performances[1].transcript.file) == performances[1].transcript)
        }
    }

    @Test func fileThatCannotBeWrittenIsNamed() async throws {
        let lost = try Transcript(text: opening + "Dana joins.\n", file: "/nowhere/x.txt")
        let performance = try await Performance.of(lost, on: EchoStage())
        #expect(throws: Acceptance.Refusal.unwritable(file: "/nowhere/x.txt")) {
            try Acceptance.accept([performance], environment: [:])
        }
    }
}
