import CivicFacts
import Conversation
import Testing

@testable import Store

/// "Delete my data" means that nothing is left under the data directory, wherever one looks.
struct ForgettingTests {
    private let bench = Bench()
    private let canary = "canary7731"
    private let photo: [UInt8] = Array("the very bytes of canary photo 7731".utf8)

    /// Dana leaves a report, a photo, a draft, a question's answer, and something in every other place.
    private func live(_ store: Store) async throws {
        try await store.sendReport(
            "The line is long, says \(canary)", place: "\(canary) gym", photos: [photo])
        try await store.deliverAll()
        try await store.omar("ask", "1 who told you?")
        try await store.deliverAll()
        try await store.dana("/mine", "also \(canary) was there", at: .noon + .hours(1))
        try await store.publish(1, at: .noon + .hours(1))
        try await store.dana(
            "/feed", "1", "comments", "write a comment", "A comment of \(canary)", at: .noon + .hours(1))
        try await store.publish(2, at: .noon + .hours(1))
        try await store.save(canary, at: .noon + .hours(1))
        try await store.dana("/report", "A second report of \(canary)", at: .noon + .hours(2))
        try await store.sendPhoto(photo, at: .noon + .hours(2))
        try await store.setAside()
    }

    /// What is left of Dana under the directory, and in which files.
    private func traces() throws -> [String] {
        try [Array(canary.utf8), Array("dana-sender".utf8), Array("dana-room".utf8), photo].flatMap { bytes in
            try bench.files(containing: bytes).map { "\(String(decoding: bytes, as: UTF8.self)) in \($0)" }
        }
    }

    @Test(.inAFile) func everythingThatAPersonLeftIsTraceableBeforehand() async throws {
        let store = try bench.open()
        try await live(store)
        #expect(try bench.files(containing: canary).contains { $0.hasPrefix("turnout.sqlite") })
        #expect(try bench.files(containing: "dana-sender").contains { $0.hasPrefix("turnout.sqlite") })
        #expect(try bench.files(containing: photo).contains { $0.hasPrefix("photos/") })
    }

    @Test func nothingIsLeftOfAPersonWhoWasForgotten() async throws {
        let store = try bench.open()
        try await live(store)
        let later = Moment.noon + .hours(2)
        try await store.deliverAll(at: later)
        try await store.dana("delete my data", "yes delete", at: later)
        // Even before the last words have reached her, only the way to her is left.
        #expect(try bench.files(containing: canary) + bench.files(containing: photo) == [])
        let told = try #require(try await store.deliverAll(at: later).last { $0.words != nil })
        #expect(told.words?.contains(canary) == false)
        #expect(try traces() == [])
        try await store.prune(at: later)
        #expect(try traces() == [])
        #expect(try await store.number("SELECT count(*) FROM audit WHERE deed = 'forgotten'") == 1)
        #expect(try await store.verifyLog().firstBroken == nil)
    }

    @Test func nothingInFlightBringsAPersonBack() async throws {
        let store = try bench.open()
        try await live(store)
        let later = Moment.noon + .hours(2)
        let source = PhotoSource(platform: .telegram, reference: "file")
        try await store.hear(
            .dana("last", .sentPhoto(source: source, album: nil, caption: nil), at: later), at: later)
        let fetching = try await store.takePhotos(at: later)
        let flying = try await store.take(at: later)
        #expect(fetching.count == 1)
        #expect(!flying.isEmpty)

        try await store.dana("delete my data", "yes delete", at: later)
        _ = try await store.settle(
            fetching.map { ($0.entry, .clean(bytes: photo, width: 4, height: 3)) }, at: later)
        for entry in flying {
            try await store.settle(entry, .failure(.later(after: .seconds(1), scope: .room)), at: later)
        }
        try await store.think(at: later)
        // What was in flight is not tried again: nothing but the last words waits for her.
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE room = 'dana-room'") == 1)
        try await store.deliverAll(at: later + .minutes(1))
        #expect(try traces() == [])
        #expect(try await store.number("SELECT count(*) FROM accounts") == 1)
    }

    @Test func echoesThatComeLateBringNobodyBack() async throws {
        let store = try bench.open()
        try await live(store)
        let later = Moment.noon + .hours(2)
        try await store.dana("delete my data", at: later)
        // All of these are in the inbox before the word that deletes has its turn.
        for (key, event) in [
            ("a", Event.said(text: "yes delete")), ("b", .woke), ("c", .becameReachable(isReachable: false)),
            ("d", .photoKept(id: PhotoID(rawValue: "p"), hash: "h", width: 1, height: 1)),
            ("e", .photoRefused(id: PhotoID(rawValue: "p"), why: .broken)),
        ] {
            let batch = Batch(updates: [try Inbound.dana(key, event, at: later).raw], cursor: nil)
            try await store.receive(batch, from: .telegram, at: later)
        }
        try await store.think(at: later)
        try await store.deliverAll(at: later)
        #expect(try traces() == [])
    }

    @Test(.inAFile) func holdsOnTheRoomGoWithTheLastWords() async throws {
        let store = try bench.open()
        try await live(store)
        let later = Moment.noon + .hours(2)
        try await store.deliverAll(at: later)
        try await store.dana("delete my data", "yes delete", at: later)
        let last = try await store.take(at: later)
        for entry in last {
            try await store.settle(entry, .failure(.later(after: .seconds(5), scope: .room)), at: later)
        }
        #expect(try bench.files(containing: "dana-room") != [])
        try await store.deliverAll(at: later + .seconds(5))
        #expect(try traces() == [])
    }

    @Test func aStopRightAfterTheCommitLeavesNothingEither() async throws {
        let later = Moment.noon + .hours(2)
        do {
            let commits = FailingCommits()
            let store = try bench.open(atCommit: commits.meet)
            try await live(store)
            try await store.deliverAll(at: later)
            try await store.dana("delete my data", at: later)
            let last = try Inbound.dana("last", .said(text: "yes delete"), at: later).raw
            try await store.receive(Batch(updates: [last], cursor: nil), from: .telegram, at: later)
            commits.fail(at: .after, with: .halted)
            await #expect(throws: StoreError.halted) { try await store.think(at: later) }
        }
        #expect(try bench.files(containing: photo) != [])
        let store = try bench.open()
        _ = try await store.recover(at: later)
        try await store.deliverAll(at: later)
        try await store.prune(at: later)
        #expect(try traces() == [])
    }

    @Test(.inAFile) func copiesInTheGapsOfPagesAreScrubbedToo() async throws {
        let store = try bench.open()
        let people = 1...400
        var numbers = SeededNumbers()
        for _ in 0..<20 {
            let sizes = people.map { _ in Int(numbers.next() % 1_500) }
            try await store.leaveSessions(of: Array(people), sizes: sizes)
        }
        let gone = people.filter { $0.isMultiple(of: 3) }
        for person in gone { try await store.forgetSession(of: person) }
        try await store.prune(at: .noon)
        for person in gone { #expect(try bench.files(containing: "canary-\(person)-x") == []) }
        #expect(try bench.files(containing: "canary-1-x") != [])
        #expect(try await store.number("SELECT count(*) FROM settings WHERE name = 'scrub'") == 0)
    }

    @Test func aBanOutlivesForgetting() async throws {
        let store = try bench.open()
        try await live(store)
        let later = Moment.noon + .hours(2)
        try await store.omar("ban", "1 7 spam", at: later)
        try await store.dana("delete my data", "yes delete", at: later)
        try await store.deliverAll(at: later)
        #expect(try traces() == [])
        let dana = try await store.account(.dana, room: .dana)
        #expect(try await store.ban(of: dana) == later + .days(7))
        let eve = try await store.account(.eve, room: .eve)
        #expect(try await store.ban(of: eve) == nil)
    }
}

/// Always the same numbers, so that a failure can be seen again.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64 = 7_731

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}

extension OutboxTask {
    fileprivate var words: String? {
        switch self {
        case .post(let message, _), .change(_, let message): message.text
        case .postPhotos, .postFile, .remove, .acknowledge, .vouch, .bill, .answerCheckout: nil
        }
    }
}

extension Store {
    /// Omar approves it, and the time for second thoughts goes by.
    fileprivate func publish(_ report: Int, at now: Moment) throws {
        try omar("approve", "\(report)", at: now)
        try deliverAll(at: now + .minutes(2))
    }

    /// Dana saves a card that reads like this.
    fileprivate func save(_ words: String, at now: Moment) throws {
        guard let target = SaveTarget(.election, "general") else { return }
        let keepsake = Keepsake(title: words, text: words, savedAt: now, language: .english, page: nil)
        try transaction { () throws(StoreError) in
            let account = try people.account(of: .dana, privateRoom: nil)
            try reports.marks.add(Mark(.save, target), by: account, keepsake: keepsake, at: now)
        }
    }
}

extension Store {
    /// An update of Dana's in quarantine, and a session of hers that could not be read.
    fileprivate func setAside() throws {
        let raw = RawUpdate(key: "odd", body: Array("?? canary7731 from dana-sender".utf8))
        let arrival = Arrival(.platform(.telegram, raw), inbounds: nil)
        _ = try advance([arrival], through: Engine(), at: .noon)
        try transaction { () throws(StoreError) in
            _ = try database.run(
                """
                INSERT INTO sessions_aside SELECT account, CAST('canary7731' AS BLOB), 0 FROM senders
                WHERE id = 'dana-sender'
                """)
        }
    }

    /// One transaction in which about half of these people get a session of another size.
    fileprivate func leaveSessions(of persons: [Int], sizes: [Int]) throws {
        try transaction { () throws(StoreError) in
            for (person, size) in zip(persons, sizes) where size.isMultiple(of: 2) {
                let words = "canary-\(person)-x"
                let sender = SenderID(platform: .telegram, id: words)
                let account = try people.account(of: sender, privateRoom: nil)
                let body = Array((words + String(repeating: "y", count: size)).utf8)
                try database.run(
                    "INSERT INTO sessions VALUES (?, ?, NULL) ON CONFLICT (account) DO UPDATE SET body = excluded.body",
                    .int(account.rawValue), .blob(body))
            }
        }
    }

    fileprivate func forgetSession(of person: Int) throws {
        try transaction { () throws(StoreError) in
            let sender = SenderID(platform: .telegram, id: "canary-\(person)-x")
            try people.remove(try people.account(of: sender, privateRoom: nil))
            try wantScrub()
        }
    }

    fileprivate func ban(of account: AccountID) throws(StoreError) -> Moment? { try people.ban(of: account) }
}
