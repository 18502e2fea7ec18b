import CivicFacts
import Conversation
import Testing

@testable import Store

/// R43 to R45: urgent reports that nobody takes, and who is on duty, in a house with a database.
struct UntakenTests {
    private let bench = Bench()

    /// Somebody is kept from voting, and says so at noon; Lea leads the team, and has a chat with the bot.
    private func begin(_ store: isolated Store, _ hall: Hall) throws {
        hall.leads = ["lea": [.desk]]
        hall.members = ["lea": [.desk], "zoe": [.desk], "omar": [.desk]]
        try hall.act("lea", .commanded(name: "start", rest: ""), in: nil, store)
        try hall.act("lea", .commanded(name: "queue", rest: ""), in: .desk, store)
        try hall.act("zoe", .commanded(name: "on", rest: "90m"), in: .desk, store)
        try report("The guard won't let me vote without a bus ticket", by: "ann", store, hall)
    }

    private func report(_ words: String, by name: String, _ store: isolated Store, _ hall: Hall) throws {
        for text in ["start", "55401", words, "The old mill", "now", "send"] {
            let event =
                text == words
                ? Event.commanded(name: "report", rest: words)
                : text == "start" ? .commanded(name: "start", rest: "") : .said(text: text)
            try hall.act(name, event, in: nil, store)
        }
    }

    private func minutes(_ count: Int64) -> Moment { .noon + .minutes(count) }

    /// What each of the three was told of a report, as often as they were.
    private func told(_ hall: Hall) -> [String: Int] {
        let rooms: [(String, RoomID)] = [
            ("room", .desk), ("lead", hall.chat("lea")), ("author", hall.chat("ann")),
        ]
        let counts = rooms.map { name, room in
            (name, hall.lines(in: room).count { $0.contains("URGENT") || $0.contains("still waits") })
        }
        return Dictionary(counts) { $1 }.filter { $0.value > 0 }
    }

    @Test func eachIsToldOnceAlsoWhereTheHouseStopsBetween() async throws {  // R43
        // Each house has ended before the next one begins.
        nonisolated(unsafe) let hall = Hall()
        do {
            let store = try bench.open()
            try await begin(store, hall)
        }
        let expected: [(minute: Int64, told: [String: Int])] = [
            (2, [:]), (3, ["room": 1]), (5, ["room": 1]), (6, ["room": 1, "lead": 1]),
            (14, ["room": 1, "lead": 1]), (15, ["room": 2, "lead": 1, "author": 1]),
            (29, ["room": 2, "lead": 1, "author": 1]),
        ]
        for (minute, told) in expected {
            let store = try bench.open()
            _ = try await store.recover(at: minutes(minute))
            try await hall.rest(store, at: minutes(minute))
            #expect(self.told(hall) == told, "after \(minute) minutes")
        }
        let named = hall.shown[.desk]?.first { $0.message.text.contains("URGENT") }?.message
        #expect(named?.heading == "zoe")
        #expect(named?.mentions(on: .telegram).map(\.id) == ["zoe"])
        #expect(hall.lines(in: hall.chat("ann")).last?.contains("866-OUR-VOTE") == true)
    }

    @Test func whoeverTakesItEndsTheAlarmThatIsOnItsWay() async throws {  // R43, alarm against take
        try await whoeverTakesItEndsTheAlarmThatIsOnItsWay(in: try bench.open())
    }

    private func whoeverTakesItEndsTheAlarmThatIsOnItsWay(in store: isolated Store) throws {
        let hall = Hall()
        try begin(store, hall)
        let nothing = Intake(wish: Wish(kinds: [], limit: 0))
        while try store.cycle(nothing, through: Engine(), at: minutes(3)).advanced.turns > 0 {}
        #expect(try store.number("SELECT count(*) FROM outbox WHERE tag = 'untaken:1'") == 1)
        try store.omar("take", "1", at: minutes(3))
        #expect(try store.number("SELECT count(*) FROM outbox WHERE tag = 'untaken:1'") == 0)
        for minute in 3...17 { try hall.rest(store, at: minutes(Int64(minute))) }
        #expect(told(hall) == [:])
        // His time goes by at the eighteenth minute: three minutes later it begins anew.
        for minute in 18...20 { try hall.rest(store, at: minutes(Int64(minute))) }
        #expect(told(hall) == [:])
        try hall.rest(store, at: minutes(21))
        #expect(told(hall) == ["room": 1])
    }

    @Test func aDecisionOrAQuestionEndsIt() async throws {  // R43
        try await aDecisionOrAQuestionEndsIt(in: try bench.open())
    }

    private func aDecisionOrAQuestionEndsIt(in store: isolated Store) throws {
        let hall = Hall()
        try begin(store, hall)
        try report("They turn my sister away at the mill", by: "ben", store, hall)
        try report("They turn my uncle away at the mill", by: "cleo", store, hall)
        #expect(try store.number("SELECT count(*) FROM desk_queue WHERE alarm_at IS NOT NULL") == 3)
        try hall.act("omar", .commanded(name: "reject", rest: "1 private"), in: .desk, store)
        try hall.act("omar", .commanded(name: "approve", rest: "2"), in: .desk, store)
        try hall.act("omar", .commanded(name: "ask", rest: "3 Which door?"), in: .desk, store)
        #expect(try store.number("SELECT count(*) FROM desk_queue WHERE alarm_at IS NOT NULL") == 0)
        try hall.rest(store, at: minutes(1))
        try hall.act("cleo", .said(text: "The one at the back"), in: nil, store, at: minutes(2))
        for minute in 2...5 { try hall.rest(store, at: minutes(Int64(minute))) }
        let alarms = hall.lines(in: .desk).filter { $0.contains("URGENT") }
        #expect(alarms.count <= 1 && alarms.allSatisfy { $0.contains("report 3") })
    }

    @Test func whatALeadWasToldGoesWithItsReport() async throws {  // R1, R43
        try await whatALeadWasToldGoesWithItsReport(in: try bench.open())
    }

    private func whatALeadWasToldGoesWithItsReport(in store: isolated Store) throws {
        let hall = Hall()
        try begin(store, hall)
        try hall.act("zoe", .commanded(name: "off", rest: ""), in: .desk, store)
        // Nobody is on duty any more: at once.
        #expect(told(hall) == ["lead": 1])
        #expect(hall.lines(in: hall.chat("lea")).last?.contains("Nobody is on duty") == true)
        for text in ["delete my data", "yes delete"] {
            try hall.act("ann", .said(text: text), in: nil, store, at: minutes(1))
        }
        try hall.rest(store, at: minutes(20))
        #expect(told(hall) == [:])
        #expect(hall.lines(in: hall.chat("lea")).filter { $0.contains("report 1") } == [])
    }

    @Test func whoLeavesGivesBackAndWhoIsGivenAfterwardsKeeps() async throws {  // R45, assign against off
        try await whoLeavesGivesBackAndWhoIsGivenAfterwardsKeeps(in: try bench.open())
    }

    private func whoLeavesGivesBackAndWhoIsGivenAfterwardsKeeps(in store: isolated Store) throws {
        let hall = Hall()
        let report = ReportID(rawValue: 1)
        try begin(store, hall)
        try hall.act("omar", .commanded(name: "on", rest: "2h"), in: .desk, store)
        try hall.act("lea", .commanded(name: "assign", rest: "1 zoe"), in: .desk, store)
        try hall.act("zoe", .commanded(name: "off", rest: ""), in: .desk, store)
        #expect(store.reports.report(report)?.lease == nil)
        #expect(hall.lines(in: .desk).contains { $0.contains("zoe had 1: back in the queue") })
        // The other way round the report is hers, and the lead reads that she is not there.
        try hall.act("lea", .commanded(name: "assign", rest: "1 zoe"), in: .desk, store)
        #expect(store.reports.report(report)?.lease != nil)
        #expect(hall.lines(in: .desk).last?.contains("zoe is not on duty now") == true)
    }

    @Test func aTurnEndsAtItsTimeAndTheNextOfTheSamePersonGoesOn() async throws {  // R44
        try await aTurnEndsAtItsTimeAndTheNextOfTheSamePersonGoesOn(in: try bench.open())
    }

    private func aTurnEndsAtItsTimeAndTheNextOfTheSamePersonGoesOn(in store: isolated Store) throws {
        let hall = Hall()
        hall.members = ["omar": [.desk]]
        let clock = LocalTime(.noon, in: Zone(of: nil))
        let hour = clock.hour
        try hall.act("omar", .commanded(name: "duty", rest: "\(hour)-\(hour + 1)"), in: .desk, store)
        try hall.act("omar", .commanded(name: "duty", rest: "\(hour + 1)-\(hour + 2)"), in: .desk, store)
        #expect(store.reports.desk.duty?.count == 2)
        let end = minutes(Int64(60 - clock.minute))
        try hall.act("omar", .commanded(name: "queue", rest: ""), in: .desk, store, at: end - .minutes(1))
        try hall.rest(store, at: end)
        #expect(store.reports.desk.duty?.count == 1)
        #expect(hall.shown[.desk]?.filter { $0.message.heading == "Hand-over" }.count == 0)
        try hall.act("omar", .commanded(name: "queue", rest: ""), in: .desk, store, at: end + .minutes(59))
        try hall.rest(store, at: end + .minutes(60))
        #expect(store.reports.desk.duty == nil)
        #expect(hall.shown[.desk]?.filter { $0.message.heading == "Hand-over" }.count == 1)
    }
}
