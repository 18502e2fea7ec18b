import CivicFacts
import Conversation
import Testing
import Transcripts

struct PerformanceTests {
    @Test func outcomesStandRightAfterTheirCue() async throws {
        let text = try await played(
            "# First.", "Dana: hi", "", "# Then.", "Dana taps [Yes].", "Dana: quiet", "",
            "Telegram goes down.", "", "Omar leaves.")
        #expect(
            text == """
                # First.
                Dana: hi
                Bot to Dana: You said: hi
                    [Yes] [No]

                # Then.
                Dana taps [Yes].
                Bot answers Dana: Noted
                Dana: quiet
                Nothing happens.

                Telegram goes down.

                Omar leaves.
                Bot in review room: Omar did something.

                """)
    }

    @Test func oldOutcomesAreThrownAway() async throws {
        let text = try await played(
            "Dana: hi", "", "Bot to Dana: Something old", "", "    of many rows", "    [X]", "",
            "Bot to Omar: Old", "", "Telegram goes down.", "Nothing happens.")
        #expect(
            text == """
                Dana: hi
                Bot to Dana: You said: hi
                    [Yes] [No]

                Telegram goes down.

                """)
    }

    @Test func playedTextPlaysToItself() async throws {
        let first = try await Performance.of(
            try transcript(
                "Bot in review room: early", "", "Dana: hi", "    and", "", "    more", "# note", "",
                "Bot to Dana: old", "", "", "Feed:", "    old", "", "Dana taps [Yes].", "", "# end", ""),
            on: EchoStage(answers: [.feed: ["one", "two"]]))
        #expect(!first.isSame)
        let again = try await Performance.of(
            try Transcript(text: first.text, file: "test.txt"),
            on: EchoStage(answers: [.feed: ["one", "two"]]))
        #expect(again.isSame, "\(again.diff)")
        #expect(again.diff.isEmpty)
    }

    @Test(arguments: [
        "", "\n", "one\n\n\ntwo\n\n", "\n\n one", "# note\nBot to Omar: x\nFeed: y", "carriage\r\nreturn\rs",
        "\u{2028}line separators\u{2028}", "    deep\n        deeper", "trailing   \n   \nblanks ",
    ])
    func anyTextOfTheBotIsAFixedPoint(words: String) async throws {
        let outcomes: [Outcome] = [
            .said(to: "Dana", Shown(text: words)),
            .said(to: "Dana", Shown(text: words, rows: [["A"]], photos: 1)),
            .announced(Shown(heading: words, text: words)), .toast(to: "Omar", words),
        ]
        let stage = { EchoStage(outcomes: outcomes, answers: [.feed: [words]]) }
        let lines = try transcript("Dana joins.", "", "# note", "Feed:", "", "Dana leaves.", "", "")
        let first = try await Performance.of(lines, on: stage())
        let again = try await Performance.of(try Transcript(text: first.text, file: "test.txt"), on: stage())
        #expect(again.isSame, "\(again.diff)")
        #expect(again.transcript.lines.filter { $0.kind == .note }.count == 1)
    }

    @Test func everyOutcomeHasItsSentence() async throws {
        let shown = Shown(
            heading: "Report 1", text: "Long line\nat school", rows: [["A", "B"], ["C"]], photos: 2)
        let outcomes: [Outcome] = [
            .card(report: 1, shown, isChange: false), .card(report: 1, Shown(text: "Gone"), isChange: true),
            .photosPosted(report: 1, count: 1), .photosPosted(report: 2, count: 4), .photosRemoved(report: 1),
            .said(to: "Dana", Shown(text: "", photos: 1)), .announced(Shown(text: "Hello")),
            .toast(to: "Omar", "Approved"),
        ]
        #expect(
            try await played("Dana joins.", on: EchoStage(outcomes: outcomes)) == """
                Dana joins.
                Bot in review room shows report 1: Report 1
                    Long line
                    at school
                    2 photos
                    [A] [B]
                    [C]
                Bot in review room changes report 1: Gone
                Bot in review room posts 1 photo of report 1.
                Bot in review room posts 4 photos of report 2.
                Bot in review room takes the photos of report 1 away.
                Bot to Dana:
                    1 photo
                Bot in review room: Hello
                Bot answers Omar: Approved

                """)
    }

    @Test func emptyRowsOfTheBotCarryNoBlanks() async throws {
        let outcome = Outcome.toast(to: "Omar", "one\n   \n\ntwo\n")
        let text = try await played("Dana joins.", on: EchoStage(outcomes: [outcome]))
        #expect(text == "Dana joins.\nBot answers Omar: one\n\n\n    two\n")
    }

    @Test func longRowsOfButtonsAreWrappedAtSeventyEightColumns() async throws {
        let row = (1...12).map { "Button \($0)" }
        let shown = Shown(text: "Choose", rows: [row, [String(repeating: "x", count: 90)], ["Z"]])
        let text = try await played("Dana joins.", on: EchoStage(outcomes: [.announced(shown)]))
        #expect(
            text == """
                Dana joins.
                Bot in review room: Choose
                    [Button 1] [Button 2] [Button 3] [Button 4] [Button 5] [Button 6]
                      [Button 7] [Button 8] [Button 9] [Button 10] [Button 11] [Button 12]
                    [\(String(repeating: "x", count: 90))]
                    [Z]

                """)
    }

    @Test func answersAreWrittenOnOneLineIfShort() async throws {
        let long = String(repeating: "x", count: 73)
        let answers: [Transcript.Question: [String]] = [
            .queue: ["report 1"], .audit: ["Omar approved report 1", "Omar left"], .outbox: [long],
        ]
        let stage = EchoStage(answers: answers)
        #expect(
            try await played("Queue: old", "Feed:", "Audit:", "Outbox:", on: stage) == """
                Queue: report 1
                Feed: nothing
                Audit:
                    Omar approved report 1
                    Omar left
                Outbox:
                    \(long)

                """)
    }

    @Test func stageHearsTheOpeningAndEveryCueInOrder() async throws {
        let stage = EchoStage()
        let transcript = try transcript("Dana joins.", "Feed:", "The house restarts.")
        _ = try await Performance.of(transcript, on: stage)
        #expect(await stage.cast.map(\.name) == ["Dana", "Omar"])
        // 09:12 in Phoenix, which has no daylight saving, is 16:12 UTC.
        #expect(await stage.clock == Moment(milliseconds: 1_793_722_320_000))
        #expect(await stage.zone == "America/Phoenix")
        #expect(await stage.cues == [.deed(by: "Dana", .joins), .world(.houseRestarts)])
        #expect(await stage.isClosed)
    }

    @Test func lineBreaksOfOtherSystemsAndAMissingLastOneAreNoDifference() async throws {
        let text = opening + "Telegram goes down."
        let crlf = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        for text in [text, crlf] {
            #expect(try await Performance.of(try Transcript(text: text, file: "x"), on: EchoStage()).isSame)
        }
    }
}
