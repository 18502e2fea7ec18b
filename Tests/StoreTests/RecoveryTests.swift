import CivicFacts
import Locks
import Testing

@testable import Conversation
@testable import Store

struct RecoveryTests {
    private let bench = Bench()

    @Test func anUpdateThatKilledTheHouseIsSetAsideAndTheOthersGoOn() async throws {  // T29
        do {
            let store = try bench.open()
            let updates = try ["1", "2", "3"].map { try Inbound.dana($0, .said(text: "hello \($0)")).raw }
            try await store.receive(Batch(updates: updates, cursor: nil), from: .telegram, at: .noon)
            let second = try #require(try await store.pending(limit: 9).dropFirst().first)
            // One stop may hit any update; only one that is in the works again and again is to blame.
            for _ in 1...2 { try await store.markStarted(second.id) }
            #expect(try await store.recover(at: .noon).quarantined == 0)
            try await store.markStarted(second.id)
        }
        let store = try bench.open()
        let recovery = try await store.recover(at: .noon)
        #expect(recovery == Recovery(quarantined: 1, repeated: 0, leftInInbox: 2))
        #expect(try await store.pending(limit: 9).map(\.update.key) == ["1", "3"])
        #expect(try await store.think() == 2)
        #expect(try await store.recover(at: .noon) == Recovery(quarantined: 0, repeated: 0, leftInInbox: 0))
        // Set aside is not forgotten: it does not come back, and it is kept for a week.
        let again = try Inbound.dana("2", .said(text: "hello 2")).raw
        #expect(
            try await store.receive(Batch(updates: [again], cursor: nil), from: .telegram, at: .noon) == 0)
        try await store.prune(at: .noon + .days(6))
        #expect(try await store.number("SELECT count(*) FROM quarantine") == 1)
        try await store.prune(at: .noon + .days(8))
        #expect(try await store.number("SELECT count(*) FROM quarantine") == 0)
    }

    /// In peace nothing is kept before it is thought about: the platform tells it again, and the next house is careful.
    @Test func anUpdateThatKillsAHouseInPeaceIsSetAsideAfterFourStops() async throws {
        let batch = Batch(
            updates: try ["1", "2", "3"].map { try Inbound.dana($0, .said(text: "hello \($0)")).raw },
            cursor: Cursor(value: "4"))
        do {
            let store = try bench.open()
            #expect(try await store.recover(at: .noon).quarantined == 0)
            // It dies while it thinks about the second: nothing of the batch was committed.
            #expect(await !store.isCareful)
        }
        for stop in 1...3 {
            let store = try bench.open()
            #expect(try await store.recover(at: .noon).quarantined == 0, "stop \(stop)")
            #expect(await store.isCareful)
            if stop == 1 {
                #expect(try await store.receive(batch, from: .telegram, at: .noon) == 3)
                let first = try #require(try await store.pending(limit: 1).first)
                _ = try await store.advance([store.arrival(first)], through: Engine(), at: .noon)
            }
            let poison = try #require(try await store.pending(limit: 1).first)
            #expect(poison.update.key == "2")
            try await store.markStarted(poison.id)
        }
        let store = try bench.open()
        #expect(try await store.recover(at: .noon).quarantined == 1)
        #expect(try await store.think() == 1)
        #expect(try await store.receive(batch, from: .telegram, at: .noon) == 0)
    }

    @Test func onlyAStopThatWasNoEndMakesTheNextHouseCareful() async throws {
        for isClean in [true, false, true] {
            let store = try bench.open()
            _ = try await store.recover(at: .noon)
            try await store.trust(at: .noon)
            #expect(await !store.isCareful)
            if isClean { try await store.endCleanly() }
        }
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        #expect(await !store.isCareful)
    }

    /// A batch that was thought about and comes again changes nothing; one that cannot be read stands alone.
    @Test func aRepeatedBatchIsThoughtAboutOnceInOneCommit() async throws {
        let commits = Locked(0)
        let store = try bench.open { point, _ throws(StoreError) in
            if point == .after { commits.withLock { $0 += 1 } }
        }
        _ = try await store.recover(at: .noon)
        var intake = Intake(wish: Wish(kinds: OrderKind.messages, limit: 9))
        intake.batches = [(.telegram, Batch(updates: [], cursor: Cursor(value: "3")))]
        intake.arrivals = [
            Arrival(.platform(.telegram, RawUpdate(key: "0", body: Array("odd".utf8))), inbounds: nil)
        ]
        for inbound in [Inbound.dana("1", .said(text: "hello")), Inbound.eve("2", .said(text: "hello"))] {
            intake.arrivals.append(Arrival(.platform(.telegram, try inbound.raw), inbounds: [inbound]))
        }
        let before = commits.withLock { $0 }
        let first = try await store.cycle(intake, through: Engine(), at: .noon)
        #expect(commits.withLock { $0 } == before + 1)
        #expect(first.advanced.turns == 2)
        #expect(first.turnover.work.count == 2)
        #expect(try await store.cursor(of: .telegram) == Cursor(value: "3"))
        #expect(try await store.number("SELECT count(*) FROM quarantine") == 1)
        #expect(try await store.number("SELECT count(*) FROM inbox") == 0)
        let second = try await store.cycle(intake, through: Engine(), at: .noon)
        #expect(second.advanced.turns == 0 && second.advanced.repeated == 3)
        #expect(second.turnover.work.isEmpty)
        #expect(try await store.number("SELECT count(*) FROM quarantine") == 1)
    }

    @Test func sendsCutOffByAStopAreTriedAgainAndCounted() async throws {  // T56
        do {
            let store = try bench.open()
            let dana = try await store.account(.dana, room: .dana)
            try await store.order(.say("one"), in: .dana, account: dana)
            try await store.order(.say("two"), in: .eve)
            let press = Order.acknowledge(
                callback: CallbackID(rawValue: "c"), room: .dana, note: nil, alert: false)
            try await store.order(Delivery(press), in: .dana)
            #expect(try await store.take().count == 3)
            #expect(try await store.take().isEmpty)
        }
        let store = try bench.open()
        #expect(try await store.take().isEmpty)
        // Nobody sees an answer to a press twice, so it does not count.
        let recovery = try await store.recover(at: .noon)
        #expect(recovery == Recovery(quarantined: 0, repeated: 2, leftInInbox: 0))
        let again = try await store.take()
        #expect(again.compactMap(\.words) == ["one", "two"])
        #expect(again.allSatisfy { $0.attempts == 1 })
    }

    private func press(_ key: String, _ token: String) -> Inbound {
        Inbound(
            key: key, room: .dana, sender: .dana, standing: .voter, at: .noon,
            message: MessageID(rawValue: "77"), event: .tapped(token: token, callback: nil))
    }

    @Test func aPressOnAMessageInDoubtProvesThatItArrived() async throws {
        let asked: OutboxEntry
        do {
            let store = try bench.open()
            try await store.hear(.dana("1", .said(text: "hello")))
            asked = try #require(try await store.take().first)
        }
        let store = try bench.open()
        #expect(try await store.recover(isPatient: true, at: .noon).repeated == 1)
        // It waits until the platform has been heard.
        #expect(try await store.take(at: .noon + .seconds(1)).isEmpty)
        let token = try #require(asked.message?.buttons.first?.token)
        try await store.hear(press("2", "c1.9.skip"))
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE id = \(asked.id.rawValue)") == 1)
        try await store.hear(press("3", token))
        #expect(try await store.number("SELECT count(*) FROM outbox WHERE id = \(asked.id.rawValue)") == 0)
    }

    @Test func aQuestionInDoubtIsNotAskedAgainBehindANewerOne() async throws {
        do {
            let store = try bench.open()
            let question = Delivery(
                .say(message: Message(text: "which?"), to: AccountID(rawValue: 1)), tag: Delivery.question)
            try await store.order(question, in: .dana)
            try await store.order(.say("news"), in: .eve)
            try await store.order(question, in: RoomID(platform: .telegram, id: "frank-room"))
            #expect(try await store.take().count == 3)
        }
        let store = try bench.open()
        #expect(try await store.recover(at: .noon).repeated == 3)
        for room in [RoomID.dana, .eve] { try await store.order(.say("newer"), in: room) }
        // The question is gone, the news is not; where nothing newer came, the question is asked again.
        let again = try await store.take()
        #expect(again.compactMap(\.words) == ["news", "which?"])
        #expect(try await store.take(busy: Set(again.map { Order.roomLane($0.room) })).map(\.room) == [.dana])
    }

    @Test func aSessionThatCannotBeReadIsPutAsideAndItsOwnerIsTold() async throws {
        do {
            let store = try bench.open()
            try await store.hear(.dana("1", .said(text: "hello")))
            try await store.deliverAll()
            try await store.execute("UPDATE sessions SET body = CAST('{\"schema\":0}' AS BLOB)")
        }
        let store = try bench.open()
        try await store.hear(.dana("2", .said(text: "hello again")))
        let told = try #require(try await store.take().first?.words)
        #expect(told.contains(Catalogue(.english).text(HomeWords.parkedAside)))
        let kept = try await store.number(
            "SELECT count(*) FROM sessions_aside WHERE body = CAST('{\"schema\":0}' AS BLOB)")
        #expect(kept == 1)
        // Said once: the fresh session can be read.
        try await store.hear(.dana("3", .said(text: "hello again")))
        #expect(try await store.number("SELECT count(*) FROM sessions_aside") == 1)
    }
}

extension OutboxEntry {
    fileprivate var message: Message? { if case .post(let message, _) = task { message } else { nil } }
}
