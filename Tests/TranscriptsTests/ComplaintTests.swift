import Testing
import Transcripts

struct ComplaintTests {
    @Test(arguments: [
        ("Dana tapps [Yes].", "the nearest is: NAME taps [LABEL]."),
        ("Dana taps [].", "the nearest is: NAME taps [LABEL]."),
        ("Dana send photo line.jpg.", "the nearest is: NAME sends photo FILE."),
        ("Dana sends photo ../line.jpg.", "the nearest is: NAME sends photo FILE."),
        ("Dana sends an elephant.", "the nearest is: NAME sends KIND."),
        (
            "Dana is a wizard on Telegram.",
            "NAME is a ROLE on PLATFORM. (ROLE is voter, moderator, lead, guest or reader"
        ),
        ("Dana shares location 93.4, -112.0.", "the nearest is: NAME shares location LATITUDE, LONGITUDE."),
        ("The clock moved 5 minutes.", "the nearest is: The clock moves NUMBER UNIT."),
        ("The clock moves 99999999999 days.", "the nearest is: The clock moves NUMBER UNIT."),
        ("The house burns down.", "the nearest is: The house restarts."),
        ("Telegram dies.", "the nearest is: PLATFORM goes down."),
        ("dana: hello", "the nearest is: NAME: WORDS"),
        ("Dana:", "the nearest is: NAME: WORDS"),
        ("Dona: hello", "nobody is called Dona; the cast is Dana, Omar"),
        ("Telegram repeats Dona's last message.", "nobody is called Dona"),
        ("It is Tue 2026-11-03 09:12 in Phoenix.", "the clock is set already"),
        ("    lost", "only speech"),
        ("\tlost", "only speech"),
        ("Omar is a guest on Matrix.", "Omar is taken"),
        ("Feed is a guest on Matrix.", "Feed is taken"),
    ])
    func wrongSentenceIsNamedWithFileAndLine(sentence: String, advice: String) throws {
        let error = try #require(throws: TranscriptError.self) { try transcript(sentence) }
        #expect(error.line == 7)
        #expect(error.description.hasPrefix("test.txt:7: \"\(sentence)\": "))
        #expect(error.description.contains(advice), "\(error)")
    }

    @Test(arguments: [
        ("Dana joins.\n\n    lost", 9), ("# note\n    lost", 8),
        ("Dana joins.\nVera is a guest on Matrix.", 8),
    ])
    func wrongRowIsCounted(sentences: String, line: Int) throws {
        let error = try #require(throws: TranscriptError.self) { try transcript(sentences) }
        #expect(error.line == line)
    }

    @Test(arguments: [
        ("It is Wed 2026-11-03 09:12 in Phoenix.", "that date is a Tue"),
        ("It is Tue 2026-02-30 09:12 in Phoenix.", "there is no such time"),
        // Daylight saving begins: half past two is skipped.
        ("It is Sun 2026-03-08 02:30 in Chicago.", "there is no such time"),
        ("It is Tue 2026-11-03 9:12 in Phoenix.", "there is no such time"),
        ("It is Tue 2026-11-03 09:12 in Atlantis.", "unknown city; known are Anchorage, "),
    ])
    func wrongClockIsRefused(sentence: String, advice: String) throws {
        let error = try #require(throws: TranscriptError.self) {
            try Transcript(text: "Title\n" + sentence, file: "x")
        }
        #expect(error.line == 2)
        #expect(error.description.contains(advice), "\(error)")
    }

    @Test(arguments: ["", "\nTitle", "# note", "Dana is a voter on Telegram.", "    Title"])
    func firstLineMustBeATitle(text: String) throws {
        let error = try #require(throws: TranscriptError.self) { try Transcript(text: text, file: "x") }
        #expect(error.line == 1)
        #expect(error.description.contains("must be a title"))
    }

    @Test(arguments: ["Title", "Title\nDana is a voter on Telegram.\nDana joins."])
    func clockMustBeSetBeforeAnythingHappens(text: String) throws {
        let error = try #require(throws: TranscriptError.self) { try Transcript(text: text, file: "x") }
        #expect(error.description.contains("write the time"))
    }

    @Test func missingFileIsNamed() throws {
        let error = try #require(throws: TranscriptError.self) { try Transcript(file: "/nowhere/x.txt") }
        #expect(error.description == "/nowhere/x.txt: cannot be read as UTF-8 text")
    }

    @Test func stageThatCannotPlayIsNamedWithTheLineAndClosed() async throws {
        let stage = EchoStage()
        let wrong = try transcript("Dana: hi", "Dana taps [Maybe].")
        let error = await #expect(throws: TranscriptError.self) { try await Performance.of(wrong, on: stage) }
        #expect(
            error?.description
                == "test.txt:8: \"Dana taps [Maybe].\": there is no button [Maybe]; there are [Yes] [No]")
        #expect(await stage.isClosed)
    }
}
