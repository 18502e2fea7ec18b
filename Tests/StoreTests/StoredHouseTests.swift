import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Store

/// The database that a release left behind opens with today's, and everybody in it goes on where they were. It lies
/// here as SQL, so that people can read what is stored and a difference can be seen.
@Suite(.inAFile) struct StoredHouseTests {
    /// Somebody of the house, what they say next, and what they hear.
    struct Turn: Sendable, CustomTestStringConvertible {
        let who: String
        let words: String
        let state: StateName
        let answer: String

        var testDescription: String { "\(who): \(words)" }
        var sender: SenderID { SenderID(platform: who.hasPrefix("@") ? .matrix : .telegram, id: who) }
        var room: RoomID {
            let room = sender.platform == .matrix ? "!\(who.dropFirst())" : "\(who)-room"
            return RoomID(platform: sender.platform, id: room)
        }
    }

    private let bench = Bench()
    private let now = Moment.noon + .minutes(21)

    private func open() throws -> Store {
        let dump = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/house.sql")
        let place = bench.directory.appending(path: "turnout.sqlite").path
        try FileManager.default.createDirectory(at: bench.directory, withIntermediateDirectories: true)
        try Database(path: place).execute(String(contentsOf: dump, encoding: .utf8))
        return try bench.open()
    }

    @Test func everySessionCanBeRead() async throws {
        let store = try open()
        #expect(try await store.verifyLog().holdsTogether)
        let states: [String: StateName] = [
            "dana": "rep.confirm", "eve": "set.menu", "hal": .home, "@fay:example.org": "feed.item",
            "@gil:example.org": "prv.delete", "gil": "prv.delete", "@ivy:example.org": "elec.detail",
            "jo": "feed.comments", "@kim:example.org": "rep.what", "lee": "poll.address",
        ]
        for (who, state) in states {
            let turn = Turn(who: who, words: "", state: state, answer: "")
            #expect(try await store.session(of: turn)?.state == state, "\(who)")
        }
        #expect(try await store.number("SELECT count(*) FROM sessions_aside") == 0)
        #expect(try await store.reminders(of: "@ivy:example.org") == 1)
    }

    @Test func everyReportBanAndCardCanBeRead() async throws {
        let store = try open()
        let states = try await store.reportStates()
        #expect(
            states == [
                1: "approved", 2: "rejected", 3: "withdrawn", 4: "waiting", 5: "waiting", 6: "retracted",
                7: "grouped", 8: "approved", 9: "approved", 10: "taken",
            ])
        #expect(try await store.glance(at: now).published.map(\.id.rawValue) == [8, 1])
        // What was public before reports had names has one.
        #expect(try await store.number("SELECT count(*) FROM public_tokens") == 2)
        #expect(try await store.ban(of: "hal")?.reason == .spam)
        #expect(try await store.keepsakes() == 1)
    }

    /// What came from the house itself is heard; what came from a platform waits for its adapter as it came.
    @Test func theInboxGoesOn() async throws {
        let store = try open()
        #expect(try await store.recover(at: now).leftInInbox == 2)
        let kept = try await store.pending(limit: 9)
        #expect(kept.map(\.platform) == [nil, .telegram])
        #expect(String(decoding: kept[1].update.body, as: UTF8.self).hasPrefix(#"{"update_id":700100,"#))
        #expect(try await store.cursor(of: .telegram) == Cursor(value: "700101"))
        #expect(try await store.notes(of: .telegram).map(\.key) == ["sample"])
        let dana = Turn(who: "dana", words: "", state: .home, answer: "")
        #expect(try await store.session(of: dana)?.draft?.photos.first?.hash == nil)
        let arrival = try await store.arrival(kept[0])
        #expect(try await store.advance([arrival], through: Engine(), at: now).turns == 1)
        #expect(try await store.session(of: dana)?.draft?.photos.first?.hash != nil)
    }

    @Test func theOutboxGoesOn() async throws {
        let store = try open()
        let waiting = try await store.number("SELECT count(*) FROM outbox")
        let look = try await store.take(Wish(kinds: [.look], limit: 9), at: now)
        let photo = try await store.takePhotos(at: now)
        #expect(look.count == 1 && photo.count == 1)
        let tasks = try await store.deliverAll(at: now)
        #expect(tasks.count + look.count + photo.count == waiting)
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE sending = 2") == 0)
        let words = tasks.compactMap { if case .post(let message, _) = $0 { message.text } else { nil } }
        #expect(words.contains("Report 8 is public now. Thank you."))
    }

    @Test(arguments: [
        Turn(who: "dana", words: "done", state: "rep.confirm", answer: "Your report. It is not sent yet."),
        Turn(who: "eve", words: "volver", state: "me.show", answer: "Usted: 85003"),
        Turn(who: "hal", words: "/report", state: .home, answer: "You cannot send reports"),
        Turn(who: "@fay:example.org", words: "back", state: "feed.page", answer: "Reports"),
        Turn(who: "@gil:example.org", words: "no", state: .home, answer: "What else do you need?"),
        Turn(who: "gil", words: "my reports", state: "mine.list", answer: "Your reports"),
        Turn(who: "@ivy:example.org", words: "back", state: "elec.list", answer: "Next elections"),
        Turn(who: "jo", words: "back", state: "feed.item", answer: "Report "),
        // The first words of a report wait for the rest of their breath.
        Turn(who: "@kim:example.org", words: "The door is closed", state: "rep.confirm", answer: ""),
        Turn(who: "lee", words: "back", state: "reps.list", answer: "They speak for 85003"),
    ])
    func everybodyGoesOnWhereTheyWere(turn: Turn) async throws {
        let store = try open()
        try await store.deliverAll(at: now)
        let event =
            turn.words.hasPrefix("/")
            ? Event.commanded(name: String(turn.words.dropFirst()), rest: "") : .said(text: turn.words)
        let inbound = Inbound(
            key: "next", room: turn.room, sender: turn.sender, standing: .voter, at: now, event: event)
        let arrival = Arrival(id: -1, inbounds: [inbound])
        _ = try await store.advance([arrival], through: Engine(), at: now)
        #expect(try await store.session(of: turn)?.state == turn.state)
        let told = try await store.take(at: now).filter { $0.room == turn.room }.compactMap(\.words)
        #expect(turn.answer.isEmpty ? told.isEmpty : told.first?.hasPrefix(turn.answer) == true, "\(told)")
    }
}

extension Store {
    fileprivate func session(of turn: StoredHouseTests.Turn) throws -> Session? {
        try people.storedSession(of: people.account(of: turn.sender, privateRoom: nil))
    }

    fileprivate func reminders(of who: String) throws -> Int {
        let account = try people.account(of: SenderID(platform: .matrix, id: who), privateRoom: nil)
        return try people.storedSession(of: account)?.civic?.reminders?.count ?? 0
    }

    /// The names of the states that reports are in.
    fileprivate func reportStates() throws -> [Int64: String] {
        var states: [Int64: String] = [:]
        for id in try database.rows("SELECT id FROM reports", each: { ReportID(rawValue: $0.int(0)) }) {
            guard let state = reports.report(id)?.state else { continue }
            states[id.rawValue] = Mirror(reflecting: state).children.first?.label ?? "\(state)"
        }
        return states
    }

    fileprivate func ban(of who: String) throws -> Ban? {
        let account = try people.account(of: SenderID(platform: .telegram, id: who), privateRoom: nil)
        return reports.fullBan(of: account)
    }

    /// How many copies of saved cards can be read.
    fileprivate func keepsakes() throws -> Int {
        try database.rows("SELECT body FROM keepsakes") { row throws(StoreError) in
            try json.decode(Keepsake.self, from: row.blob(0))
        }.count
    }
}
