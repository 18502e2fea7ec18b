import CivicFacts
import Conversation
import Foundation
import MediaProcessing
import Testing

@testable import TurnoutBot

struct TerminalChatTests {
    /// A grey picture of 24 × 16 pixels.
    private static let photo = Data(
        base64Encoded: """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7\
            gYKBTmCNl4x9lnN+gXz/wAALCAAQABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABQYE/8QAIRAAAQQBAwUAAAAAAAAAAAAAAwAE\
            ITEBAgURFSNBUXL/2gAIAQEAAD8An2YahOsw1CdZhqFKsw1CdZhqFq3Z70raSH0wXV2xfWfNZrHOZ9cL/9k=
            """)

    /// Plays the lines on a fresh directory and gives what stood on the screen.
    private func play(_ lines: String..., in folder: URL) async throws -> String {
        let script = folder.appending(path: "script.txt")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: script)
        let file = try FileHandle(forReadingFrom: script)
        let written = Written()
        let command = ChatCommand(
            dataDirectory: folder.appending(path: "data").path, secondThoughts: .seconds(1),
            // The program of this process is the test runner, which cleans nothing.
            cleaner: PhotoCleaner(),
            drawing: ConverseTests.workers,
            keyboard: ChatKeyboard(isLive: false, descriptor: file.fileDescriptor),
            screen: ChatScreen(isTerminal: false, isColoured: false) { written.add($0) })
        #expect(try await command.run() == 0)
        try file.close()
        return written.lines.joined()
    }

    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "terminal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// True if the pieces stand on the screen in this order.
    private func stand(_ pieces: [String], in screen: String) -> Bool {
        var rest = screen[...]
        for piece in pieces {
            guard let range = rest.firstRange(of: piece) else {
                Issue.record("missing, or out of order: \(piece)\n\(screen)")
                return false
            }
            rest = rest[range.upperBound...]
        }
        return true
    }

    @Test func aReportWithAPhotoIsSentApprovedHeardOfListedAndPublic() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let photo = folder.appending(path: "line.jpg").path
        try #require(Self.photo).write(to: URL(filePath: photo))
        let screen = try await play(
            "/start", "85004",
            "voter1 photo \(photo) \"The line is two hours long\u{1B}[2J, one machine works\"",
            "Lincoln School, 12 Main St", "now", "voter1 taps Send now", "mod1: 2", "voter1: /mine",
            "voter1: /feed", in: folder)
        #expect(
            stand(
                [
                    "> voter1: /start", "Bot → voter1", "Photos: 1", "Sent as report 1",
                    "1 photo (files under …/photos)", "24 × 16  photos/", "Moderators' room · report 1",
                    "[2J",
                    "> mod1: 2", "Moderators' room · report 1 (changed)", "approved by mod1",
                    "Report 1 is public",
                    "> voter1: /mine", "Your reports:", "> voter1: /feed",
                    "The line is two hours",
                ], in: screen))
        #expect(screen.contains("(Bot → mod1: Done.)"))
        #expect(!screen.contains("\u{1B}"))
    }

    @Test func theVoterStillHearsADecisionThatWasTheLastLine() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let screen = try await play(
            "/start", "85004", "/report", "The machine at the school is broken since nine",
            "Lincoln School", "now", "send", "mod1: /reject 1 2", "quit", "voter1: too late", in: folder)
        #expect(
            stand(
                ["Sent as report 1", "> mod1: /reject 1 2", "Bot → voter1", "Report 1 is not public"],
                in: screen))
        #expect(!screen.contains("too late"))
    }

    @Test func aSecondChatOnTheSameDataGoesOn() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await play(
            "/start", "85004", "/report", "The machine at the school is broken since nine",
            "Lincoln School", "now", "send", in: folder)
        let screen = try await play("mod1: hello", "mod1: 1", "mod1: /take 1", "mod1: 2", in: folder)
        #expect(
            stand(
                [
                    "nothing to press", "Moderators' room · report 1 (changed)", "taken by mod1",
                    "approved by mod1",
                ],
                in: screen))
    }

    @Test func aChatThatIsCancelledEndsCleanly() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = Pipe()
        let written = Written()
        let command = ChatCommand(
            dataDirectory: folder.path,
            keyboard: ChatKeyboard(isLive: true, descriptor: input.fileHandleForReading.fileDescriptor),
            screen: ChatScreen(isTerminal: true, isColoured: false) { written.add($0) })
        let chat = Task { try await command.run() }
        while !written.lines.joined().contains("voter1> ") { await Task.yield() }
        chat.cancel()
        #expect(try await chat.value == 0)
        try input.fileHandleForWriting.close()
    }
}
