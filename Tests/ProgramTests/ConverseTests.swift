import Foundation
import PlainJSON
import Testing

@testable import Conversation
@testable import MediaProcessing
@testable import Rehearsal
@testable import TurnoutBot

/// `turnout converse`: lines in, lines out, and never an end before the end.
@Suite struct ConverseTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The program of this process is the test runner, which draws nothing; the product lies beside it.
    /// With patience for a machine that has much to do.
    static let workers = DrawingWorkers(
        program: URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "turnout").path,
        patience: WorkerProcess.Patience(cpuSeconds: 20, seconds: 60), idleTime: .seconds(60))

    /// Plays the lines and returns what the command writes.
    private func played(_ lines: [String], arguments: [String] = []) async throws -> [String] {
        let path = FileManager.default.temporaryDirectory.appending(path: "converse-\(UUID().uuidString)")
            .path
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let input = open(path, O_RDONLY)
        defer { close(input) }
        let written = Written()
        let command = ConverseCommand(
            arguments: arguments, drawing: Self.workers,
            keyboard: ChatKeyboard(isLive: false, descriptor: input),
            write: written.add)
        #expect(try await command.run() == 0)
        return written.lines
    }

    private func values(_ lines: [String]) throws -> [[String: JSON]] {
        try lines.map { try #require(JSON($0.utf8)?.object) }
    }

    @Test func exampleInTheDocumentsIsTrue() async throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/transcripts.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").map(String.init)
        let lines = rows.filter { $0.hasPrefix("→ ") }.map { String($0.dropFirst(2)) }
        let wanted = rows.filter { $0.hasPrefix("← ") }.map { String($0.dropFirst(2)) }
        #expect(lines.count >= 3)
        #expect(try await played(lines) == wanted)
    }

    @Test func everyFieldAndKindIsInTheDocuments() async throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/transcripts.md"), encoding: .utf8)
        let complaint = try #require(try await played(["{\"x\":1}"]).first)
        let names = try #require(
            values([complaint])[0]["text"]?.text?.split(separator: ": ").last?.dropLast()
        )
        .split(separator: ", ")
        #expect(names.count > 15)
        for name in names { #expect(page.contains("\"\(name)\""), "\(name)") }
        for kind in ConverseOutput.Kind.allCases {
            #expect(page.contains("| `\(kind.rawValue)` |"), "\(kind)")
        }
    }

    @Test func everyLineHasOneEnd() async throws {
        let lines = [
            "{\"who\":\"Dana\",\"text\":\"hello\"}", "", "nonsense", "{\"who\":\"Dana\",\"tap\":9}", "{}",
        ]
        let ends = try values(await played(lines)).filter { $0["kind"]?.text == "end" }
        #expect(ends.compactMap { $0["line"]?.number } == [1, 3, 4, 5])
    }

    @Test(arguments: [
        "nonsense", "[1]", "{}", "{\"text\":\"hello\"}", "{\"who\":\"\",\"text\":\"a\"}",
        "{\"who\":\"review\",\"text\":\"a\"}", "{\"who\":\"Dana\"}", "{\"who\":\"Dana\",\"text\":5}",
        "{\"who\":\"Dana\",\"text\":\"a\",\"tap\":1}",
        "{\"who\":\"Dana\",\"text\":\"a\",\"platform\":\"fax\"}",
        "{\"who\":\"Dana\",\"text\":\"a\",\"role\":\"king\"}", "{\"who\":\"Dana\",\"tap\":\"Nowhere\"}",
        "{\"who\":\"Dana\",\"tap\":0}", "{\"who\":\"Dana\",\"tap\":99}",
        "{\"who\":\"Dana\",\"photo\":\"none.jpg\"}",
        "{\"who\":\"Dana\",\"album\":[\"none.jpg\"]}", "{\"who\":\"Dana\",\"react\":\"👍\"}",
        "{\"who\":\"Dana\",\"react\":\"👍\",\"report\":7}", "{\"who\":\"Dana\",\"location\":[100,0]}",
        "{\"who\":\"Dana\",\"location\":5}", "{\"who\":\"Dana\",\"unsupported\":\"smell\"}",
        "{\"who\":\"Dana\",\"edit\":\"b\",\"of\":\"never said\"}",
        "{\"who\":\"Dana\",\"delete\":\"never said\"}",
        "{\"who\":\"Dana\",\"text\":\"a\",\"report\":7}", "{\"who\":\"Dana\",\"text\":\"a\",\"report\":-1}",
        "{\"clock\":\"30m\"}", "{\"clock\":\"+1w\"}", "{\"clock\":\"2020-01-01T00:00:00Z\"}",
        "{\"show\":\"all\"}",
    ]) func badLineIsAnsweredWithWhatCanBeDone(line: String) async throws {
        let written = try values(await played([line, "{\"who\":\"Dana\",\"text\":\"hello\"}"]))
        #expect(written.first?["kind"]?.text == "error")
        #expect((written.first?["text"]?.text?.count ?? 0) >= 15)
        #expect(written.contains { $0["kind"]?.text == "message" })
    }

    @Test func reportGoesFromVoterToModeratorAndBack() async throws {
        let written = try values(
            await played([
                "{\"who\":\"Dana\",\"text\":\"There is only one machine at the gym and the line is long\"}",
                "{\"who\":\"Dana\",\"photo\":\"\(Self.root.path)/transcripts/photos/line.jpg\"}",
                "{\"who\":\"Dana\",\"text\":\"the gym\"}", "{\"who\":\"Dana\",\"tap\":1}",
                "{\"who\":\"Omar\",\"role\":\"moderator\",\"text\":\"/ask 1 Which door?\"}",
                "{\"clock\":\"+30s\"}",
                "{\"who\":\"Dana\",\"text\":\"At the back\",\"report\":1}",
                "{\"who\":\"Omar\",\"tap\":\"m1.1.3.ok\"}", "{\"clock\":\"+2m\"}", "{\"show\":\"audit\"}",
            ]))
        let texts = written.compactMap { $0["text"]?.text }
        #expect(!written.contains { $0["kind"]?.text == "error" }, "\(texts)")
        #expect(written.contains { $0["kind"]?.text == "photos" && $0["count"]?.number == 1 })
        #expect(written.contains { $0["kind"]?.text == "card" && $0["isChange"] == .flag(true) })
        #expect(texts.contains { $0.contains("Answer:") && $0.contains("At the back") })
        #expect(texts.contains("Report 1 is public now. Thank you."))
        let audit = written.first { $0["kind"]?.text == "show" }?["show"]?.texts
        #expect(audit?.last == "Omar: approved report 1")
    }

    /// The reply to photos comes by itself; a decision is heard of only when the clock says so.
    @Test func clockRunsOnToWhatIsDueSoon() async throws {
        let photo = "{\"who\":\"Dana\",\"photo\":\"\(Self.root.path)/transcripts/photos/line.jpg\"}"
        let written = try values(await played([photo]))
        #expect(written.contains { $0["text"]?.text?.contains("Photos: 1") == true })
        let still = try values(
            await played([photo], arguments: ["--step", "0s", "--now", "2026-11-03T12:00:00Z"]))
        #expect(still.last?["now"]?.text == "2026-11-03T12:00:01Z")
    }

    @Test func samePersonOnTwoPlatformsHasTwoChats() async throws {
        let written = try values(
            await played([
                "{\"who\":\"Dana\",\"text\":\"/start\"}",
                "{\"who\":\"Dana\",\"platform\":\"matrix\",\"text\":\"/start\"}",
                "{\"who\":\"Dana\",\"text\":\"help\"}",
            ])
        ).filter { $0["kind"]?.text == "message" }
        #expect(written.compactMap { $0["platform"]?.text } == ["telegram", "matrix", "matrix"])
        #expect(written[1]["text"]?.text?.hasPrefix("Hi!") == true)
    }

    @Test func whoeverIsNoModeratorDecidesNothing() async throws {
        let report = ["The line at the gym is very long today", "skip", "the gym", "now", "send"]
        let written = try values(
            await played(
                report.map { "{\"who\":\"Dana\",\"text\":\"\($0)\"}" } + [
                    "{\"who\":\"Gus\",\"role\":\"guest\",\"tap\":\"Approve\",\"report\":1}",
                    "{\"show\":\"queue\"}",
                    "{\"who\":\"Gus\",\"role\":\"moderator\",\"tap\":\"Approve\",\"report\":1}",
                    "{\"show\":\"queue\"}",
                ]))
        #expect(written.contains { $0["kind"]?.text == "note" && $0["isLoud"] == .flag(true) })
        let queues = written.filter { $0["kind"]?.text == "show" }.compactMap { $0["show"]?.texts }
        #expect(queues == [["report 1"], []])
    }

    @Test func repeatsAndRestartsChangeNothing() async throws {
        let report = ["The line at the gym is very long today", "skip", "the gym", "now", "send"]
        let lines = report.flatMap { words in
            [
                "{\"who\":\"Dana\",\"text\":\"\(words)\"}", "{\"who\":\"Dana\",\"repeat\":true}",
                "{\"restart\":true}",
            ]
        }
        let written = try values(await played(lines + ["{\"show\":\"queue\"}"]))
        #expect(written.first { $0["kind"]?.text == "show" }?["show"]?.texts == ["report 1"])
        #expect(written.count { $0["kind"]?.text == "card" } == 1)
    }

    @Test func aPictureIsALineBeforeItsWords() async throws {
        let lines = ["/start", "who won mayor 2014"].map { "{\"who\":\"Dana\",\"text\":\"\($0)\"}" }
        let written = try values(await played(lines + ["{\"who\":\"Dana\",\"tap\":\"Pie\"}"]))
        let pictures = written.filter { $0["kind"]?.text == "picture" }
        try #require(pictures.count == 2)
        for picture in pictures {
            #expect(picture["text"]?.text?.contains("Brian Bowman won with 47.5%.") == true)
            #expect(picture["alt"]?.text?.contains("111,504 votes, 47.5%, won. Margin: 53,064 votes") == true)
            #expect(picture["file"]?.text?.hasSuffix(".png") == true)
        }
        #expect(pictures[0]["file"] != pictures[1]["file"])
        // The pie stands where the bars stood.
        let messages = written.filter { $0["kind"]?.text == "message" }.suffix(2)
        #expect(messages.map { $0["message"] } == [messages.first?["message"], messages.first?["message"]])
        #expect(messages.last?["isChange"]?.flag == true)
    }

    @Test(arguments: [["--now", "noon"], ["--step", "5"], ["--review", "fax"], ["--loud"]])
    func wrongOptionIsRefused(arguments: [String]) async {
        await #expect(throws: CommandArguments.Fault.self) {
            try await ConverseCommand(arguments: arguments).run()
        }
    }
}
