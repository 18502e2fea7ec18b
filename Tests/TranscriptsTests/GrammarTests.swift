import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Transcripts

struct GrammarTests {
    @Test(arguments: [
        ("Dana: hello there", Cue.Act.says("hello there")),
        ("Dana: /zip 85004", .says("/zip 85004")),
        ("Dana: one\n    two\n\n      three", .says("one\ntwo\n\n  three")),
        ("Dana:\n    one\n    two", .says("one\ntwo")),
        ("Dana: it said: \"wait\": so I did.   ", .says("it said: \"wait\": so I did.")),
        ("Dana taps [Long line].", .taps(label: "Long line", onReport: nil)),
        ("Dana taps [Sign [or so].].", .taps(label: "Sign [or so].", onReport: nil)),
        ("Dana taps [Approve] on report 12.", .taps(label: "Approve", onReport: 12)),
        ("Dana replies to report 1: no", .replies("no", toReport: 1)),
        ("Dana replies to report 1:\n    no\n    way", .replies("no\nway", toReport: 1)),
        ("Dana sends photo line.jpg.", .sendsPhoto(path: "photos/line.jpg", caption: nil)),
        ("Dana sends photo a.jpg \"So long.\".", .sendsPhoto(path: "photos/a.jpg", caption: "So long.")),
        (
            "Dana sends album a.jpg, b.jpg.",
            .sendsAlbum(paths: ["photos/a.jpg", "photos/b.jpg"], caption: nil)
        ),
        (
            "Dana sends album a, b, c \"x\".",
            .sendsAlbum(paths: ["photos/a", "photos/b", "photos/c"], caption: "x")
        ),
        ("Dana shares location 33.4, -112.0.", .sharesLocation(latitude: 33.4, longitude: -112)),
        ("Dana edits \"a\" to \"b\nc\".", .edits(from: "a", to: "b\nc")),
        ("Dana deletes \"a\".", .deletes("a")),
        ("Dana sends sticker.", .sendsUnsupported(.sticker)),
        ("Dana sends voice.", .sendsUnsupported(.voice)),
        ("Dana sends a file of 30 MB.", .sendsLargeFile(megabytes: 30)),
        ("Dana joins.", .joins), ("Dana leaves.", .leaves),
        ("Dana blocks the bot.", .blocksBot), ("Dana unblocks the bot.", .unblocksBot),
        ("Dana reacts ✅ to report 1.", .reacts(emoji: "✅", toReport: 1)),
        ("Dana pays.", .pays(invoiceOf: nil)), ("Dana pays Dana's invoice.", .pays(invoiceOf: "Dana")),
        ("Dana starts to pay.", .startsToPay), ("Dana is charged.", .isCharged),
    ])
    func deedIsUnderstood(sentence: String, act: Cue.Act) throws {
        let indented = sentence.replacingOccurrences(of: "b\nc", with: "b\n    c")
        #expect(try transcript(indented).lines.last?.kind == .cue(.deed(by: "Dana", act)))
    }

    @Test(arguments: [
        ("The clock moves 1 second.", Cue.Weather.clockMoves(.seconds(1))),
        ("The clock moves 30 minutes.", .clockMoves(.minutes(30))),
        ("The clock moves 2 hours.", .clockMoves(.hours(2))),
        ("The clock moves 7 days.", .clockMoves(.days(7))),
        ("Telegram goes down.", .goesDown(.telegram)), ("Matrix comes back.", .comesBack(.matrix)),
        ("Telegram repeats Dana's last message.", .repeatsLastMessage(.telegram, of: "Dana")),
        ("Telegram refuses once: 429, 30 seconds.", .refusesOnce(.telegram, status: 429, seconds: 30)),
        ("Telegram refuses once: 403.", .refusesOnce(.telegram, status: 403, seconds: nil)),
        ("Terminal answers nothing once.", .answersNothingOnce(.terminal)),
        ("The house restarts.", .houseRestarts), ("The disk fills up.", .diskFillsUp),
        ("The disk has room again.", .diskHasRoom),
        ("Cards are taken from here on.", .cardsAreTaken), ("Cards are taken no more.", .cardsAreNotTaken),
        ("Charities are offered no more.", .charitiesEnd),
        ("The first 3 approvals of each moderator take two.", .probation(approvals: 3)),
        ("The team looks at one in 12 rejections twice.", .secondLooks(every: 12)),
        ("The operator refunds receipt 7.", .operatorRefunds(receipt: 7)),
    ])
    func weatherIsUnderstood(sentence: String, weather: Cue.Weather) throws {
        #expect(try transcript(sentence).lines.last?.kind == .cue(.world(weather)))
    }

    @Test func castAndClockAreUnderstood() throws {
        let text = """
            Title
            Dana is a voter on Telegram who writes Spanish.
            Omar is a moderator on Matrix.
            Vera is a guest on Terminal.
            It is Sun 2026-07-05 23:30 in New York.
            """
        let transcript = try Transcript(text: text, file: "x")
        #expect(
            transcript.cast == [
                Player(name: "Dana", role: .voter, platform: .telegram, languageCode: "es"),
                Player(name: "Omar", role: .moderator, platform: .matrix),
                Player(name: "Vera", role: .guest, platform: .terminal),
            ])
        #expect(transcript.zone == "America/New_York")
        #expect(transcript.clock == Moment(milliseconds: 1_783_308_600_000))
        #expect(transcript.title == "Title")
        #expect(transcript.source == text + "\n")
    }

    @Test func everyOtherLineHasItsKind() throws {
        let lines = try transcript(
            "# A note.", "", "Dana joins.", "Bot to Dana: Hi", "", "    there", "Nothing happens.", "Feed: x",
            "Queue:", "    1", "    2", "Audit:", "Outbox:"
        ).lines.dropFirst(6)
        #expect(
            lines.map(\.kind) == [
                .note, .empty, .cue(.deed(by: "Dana", .joins)), .outcome, .outcome, .question(.feed),
                .question(.queue), .question(.audit), .question(.outbox),
            ])
        #expect(lines.map(\.number) == [7, 8, 9, 10, 13, 14, 15, 18, 19])
    }

    @Test func everyPlatformAndKindHasAWord() throws {
        for platform in Platform.allCases { #expect(Grammar.platforms.values.contains(platform)) }
        for kind in UnsupportedKind.allCases where kind != .other {
            #expect(throws: Never.self) { try transcript("Dana sends \(kind.rawValue).") }
        }
    }

    private func docs() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
        return try String(contentsOf: root.appending(path: "docs/transcripts.md"), encoding: .utf8)
    }

    @Test func everyFormStandsInTheDocs() throws {
        let docs = try docs()
        for form in Grammar.forms {
            let plain = form.pattern.filter { $0 != "{" && $0 != "}" }
            #expect(docs.contains("`\(plain)`"), "docs/transcripts.md lacks \(plain)")
        }
    }

    @Test func exampleOfTheDocsIsATranscript() throws {
        let example = try docs().split(separator: "```\n")[1]
        let transcript = try Transcript(text: String(example), file: "docs/transcripts.md")
        #expect(transcript.lines.filter { $0.kind == .outcome }.count == 2)
    }
}
