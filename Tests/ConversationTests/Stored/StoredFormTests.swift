import Foundation
import Testing

@testable import Conversation

/// What is stored beside sessions: orders that wait, happenings in the inbox, reports, saved cards, bans, buttons.
@Suite struct StoredFormTests {
    @Test func ordersAreReadAsTheyWereWritten() throws {
        let lines = try Stored.lines("orders.jsonl")
        for line in lines { try outlives(Order.self, line) }
        let cases: Set = [
            "say", "rephrase", "ask", "announce", "brief", "point", "showCard", "showDigest", "showPhotos",
            "hidePhotos", "publish", "unpublish", "sendPhotos", "export", "exportRecord", "hand",
            "acknowledge",
            "mask", "fetch", "look", "vouch", "serve", "servePhotos", "unserve", "vacate",
        ]
        #expect(try Stored.cases(of: lines) == cases)
    }

    /// Happenings are stored with who did them and where.
    @Test func happeningsAreReadAsTheyWereWritten() throws {
        let lines = try Stored.lines("inbounds.jsonl")
        for line in lines { try outlives(Inbound.self, line) }
        let events = lines.compactMap { try? Stored.object($0)["event"] as? NSDictionary }
        let cases: Set = [
            "said", "commanded", "tapped", "sentPhoto", "sentTooLarge", "sharedLocation", "edited", "deleted",
            "reacted", "sentUnsupported", "becameReachable", "woke", "photoKept", "photoRefused", "looked",
            "vouched",
        ]
        #expect(Set(events.flatMap { $0.allKeys.compactMap { $0 as? String } }) == cases)
    }

    @Test func reportsAreReadAsTheyWereWritten() throws {
        let lines = try Stored.lines("reports.jsonl")
        for line in lines { try outlives(Report.self, line) }
        let reports = try lines.map { try Stored.decode(Report.self, $0) }
        #expect(Set(reports.map(\.kind)) == Set(ReportKind.allCases))
        let states = lines.compactMap { try? Stored.object($0)["state"] as? NSDictionary }
        let cases: Set = ["waiting", "taken", "approved", "rejected", "withdrawn", "retracted", "grouped"]
        #expect(Set(states.flatMap { $0.allKeys.compactMap { $0 as? String } }) == cases)
    }

    @Test func savedCardsAreReadAsTheyWereWritten() throws {
        for line in try Stored.lines("keepsakes.txt") {
            let (target, _) = try #require(try StoredHouse.keepsake(line))
            #expect(line.hasPrefix("\(target.text) "))
            try outlives(Keepsake.self, String(line.dropFirst(target.text.count + 1)))
        }
    }

    @Test func bansAndTheDeskAreReadAsTheyWereWritten() throws {
        for line in try Stored.lines("bans.jsonl") { try outlives(Ban.self, line) }
        for line in try Stored.lines("desk.jsonl") {
            // Who did something stands there in no order: the same value is not always the same text.
            let desk = try Stored.decode(DeskState.self, line)
            #expect(try Stored.decode(DeskState.self, Stored.encode(desk)) == desk)
        }
    }

    /// Buttons of messages that were sent long ago: what each is spelled like, and what it reads now.
    @Test func buttonsAreReadAsTheyWereSpelled() throws {
        for line in try Stored.lines("buttons.txt") {
            let parts = line.split(separator: "\t", maxSplits: 2).map(String.init)
            let token = try #require(ChoiceToken(text: parts[0]), "\(parts[0])")
            #expect(token.text == parts[0])
            let labels = [Language.english, .spanish].map { token.choice.label(Catalogue($0)) }
            #expect(labels == Array(parts.dropFirst()), "\(parts[0])")
        }
    }

    @Test func cardButtonsAreReadAsTheyWereSpelled() throws {
        for text in try Stored.lines("card-buttons.txt") {
            #expect((CardToken(text: text)?.text ?? CallNext.token) == text)
        }
    }

    private func outlives<Value: Codable & Equatable>(_ type: Value.Type, _ line: String) throws {
        let value = try Stored.decode(type, line)
        let again = try Stored.encode(value)
        #expect(try Stored.decode(type, again) == value)
        #expect(try Stored.object(again) == Stored.object(line), "\(line.prefix(200))")
    }
}
