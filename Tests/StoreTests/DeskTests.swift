import CivicFacts
import Conversation
import Testing

@testable import Store

/// R21 to R23, R25: desks in a house with a database.
struct DeskTests {
    private let bench = Bench()
    private static let north = RoomID(platform: .telegram, id: "-70#2")
    private static let south = RoomID(platform: .telegram, id: "-70#3")
    private static let law = RoomID(platform: .telegram, id: "-90")

    private func rules() throws -> Rules {
        let text = """
            north telegram:-70#2 state=MN
            south telegram:-70#3 state=LA
            law telegram:-90 by-hand
            all telegram:-80
            """
        return Rules(desks: try DesksFile.read(text)).with(rooms: .desk)
    }

    /// A voter with a ZIP code sends a report.
    private func report(
        _ words: String, from zip: String, by name: String = "ann", _ store: isolated Store,
        _ hall: Hall, at now: Moment = .noon
    ) throws {
        for text in ["start", zip, words, "The old mill", "now", "send"] {
            let event =
                text == words
                ? Event.commanded(name: "report", rest: words)
                : text == "start" ? .commanded(name: "start", rest: "") : .said(text: text)
            try hall.act(name, event, in: nil, store, at: now)
        }
    }

    @Test func aRoomThatClosesSendsItsReportsToAllAndBack() async throws {  // R23
        try await aRoomThatClosesSendsItsReportsToAllAndBack(in: try bench.open(rules: try rules()))
    }

    private func aRoomThatClosesSendsItsReportsToAllAndBack(in store: isolated Store) throws {
        let hall = Hall()
        try report("The lake road is closed", from: "55401", store, hall)
        try report("The door of the mill is locked", from: "55402", by: "ben", store, hall)
        #expect(hall.cards(in: Self.north) == [1, 2])
        hall.closed.insert(Self.north)
        // Something has to be shown there for anybody to notice.
        try hall.act("zoe", .commanded(name: "take", rest: "1"), in: Self.north, store)
        try hall.rest(store, at: .noon + .minutes(1))
        #expect(hall.cards(in: .desk) == [1, 2])
        #expect(store.reports.report(ReportID(rawValue: 2))?.deskName == .all)
        #expect(hall.lines(in: .desk).contains { $0.contains("desk north is closed") })
        // What is new goes there at once, and who is there decides.
        try report("Nobody opened the gym", from: "55403", by: "cleo", store, hall, at: .noon + .minutes(2))
        #expect(hall.cards(in: .desk) == [1, 2, 3])
        try hall.act(
            "omar", .commanded(name: "reject", rest: "3 private"), in: .desk, store, at: .noon + .minutes(2))
        #expect(store.reports.report(ReportID(rawValue: 3))?.isOpen == false)
        hall.closed = []
        try hall.rest(store, at: .noon + .minutes(5))
        #expect(hall.cards(in: .desk) == [3])
        #expect(hall.cards(in: Self.north) == [1, 2])
        #expect(hall.lines(in: Self.north).contains { $0.contains("come back here") })
        #expect(store.reports.desk.closed == nil)
        #expect(try store.number("SELECT count(*) FROM desk_queue WHERE home IS NOT NULL") == 0)
    }

    @Test func whatWasMovedGoesWithItsAuthor() async throws {  // R1, R22
        try await whatWasMovedGoesWithItsAuthor(in: try bench.open(rules: try rules()))
    }

    private func whatWasMovedGoesWithItsAuthor(in store: isolated Store) throws {
        let hall = Hall()
        try report("The heron gate is chained", from: "55401", store, hall)
        try hall.act(
            "zoe", .commanded(name: "move", rest: "1 law A heron, at the gate?"), in: Self.north, store)
        #expect(hall.cards(in: Self.law) == [1])
        #expect(hall.cards(in: Self.north) == [])
        #expect(hall.lines(in: Self.law).contains { $0.contains("A heron, at the gate?") })
        try hall.act("omar", .commanded(name: "find", rest: "heron"), in: .desk, store)
        #expect(hall.lines(in: .desk).contains { $0.contains("heron gate") })
        for text in ["delete my data", "yes delete"] {
            try hall.act("ann", .said(text: text), in: nil, store)
        }
        let lines = [Self.north, Self.law, .desk].flatMap { hall.lines(in: $0) }
        #expect(lines.filter { $0.contains("heron") } == [])
        #expect(store.reports.report(ReportID(rawValue: 1)) == nil)
    }

    @Test func aDeskThatIsNoMoreLeavesItsReportsToAll() async throws {  // R21
        do {
            let store = try bench.open(rules: try rules())
            try await leave(in: store)
        }
        let store = try bench.open(rules: Rules().with(rooms: .desk))
        _ = try await store.recover(at: .noon)
        try await find(in: store)
    }

    private func leave(in store: isolated Store) throws {
        try report("The lake road is closed", from: "55401", store, Hall())
        #expect(store.reports.report(ReportID(rawValue: 1))?.deskName == DeskName(rawValue: "north"))
        #expect(try store.number("SELECT count(*) FROM desk_queue WHERE desk = 'north'") == 1)
    }

    private func find(in store: isolated Store) throws {
        #expect(store.reports.report(ReportID(rawValue: 1))?.deskName == .all)
        #expect(store.reports.callableReports(of: [.all], at: .noon, limit: 5).count == 1)
        #expect(store.reports.openCounts()[.all]?.all == 1)
        // Those who look there now see it.
        let hall = Hall()
        try hall.rest(store, at: .noon + .minutes(1))
        #expect(hall.cards(in: .desk) == [1])
    }

    @Test func whatStandsAtAllForAClosedDeskThatGoesFindsAnother() async throws {  // R21, R23
        do {
            let store = try bench.open(rules: try rules())
            try await stray(in: store)
        }
        let text = "lakes telegram:-71 state=MN\nsouth telegram:-70#3 state=LA\nall telegram:-80"
        let store = try bench.open(rules: Rules(desks: try DesksFile.read(text)).with(rooms: .desk))
        _ = try await store.recover(at: .noon + .minutes(2))
        try await comeBack(in: store)
    }

    private func stray(in store: isolated Store) throws {
        let hall = Hall()
        try report("The lake road is closed", from: "55401", store, hall)
        hall.closed.insert(Self.north)
        try hall.act("zoe", .commanded(name: "take", rest: "1"), in: Self.north, store)
        try hall.rest(store, at: .noon + .minutes(1))
        #expect(store.reports.report(ReportID(rawValue: 1))?.desk?.home == DeskName(rawValue: "north"))
    }

    private func comeBack(in store: isolated Store) throws {
        let hall = Hall()
        // Something wakes the house.
        try hall.act(
            "omar", .commanded(name: "queue", rest: ""), in: .desk, store, at: .noon + .minutes(20))
        #expect(store.reports.report(ReportID(rawValue: 1))?.deskName == DeskName(rawValue: "lakes"))
        #expect(store.reports.desk.closed == nil)
        #expect(hall.cards(in: RoomID(platform: .telegram, id: "-71")) == [1])
    }

    @Test func oneClosedDesksStraysDoNotKeepAnothersAway() async throws {  // R23
        try await oneClosedDesksStrays(in: try bench.open(rules: try rules()))
    }

    private func oneClosedDesksStrays(in store: isolated Store) throws {
        let hall = Hall()
        hall.closed = [Self.north, Self.south]
        for number in 0..<55 {
            try report("The mill is shut", from: "55401", by: "n\(number)", store, hall)
        }
        try report("The bayou road is shut", from: "70112", by: "sue", store, hall)
        try hall.act("zoe", .commanded(name: "take", rest: "1"), in: Self.north, store)
        try hall.act("zoe", .commanded(name: "take", rest: "56"), in: Self.south, store)
        try hall.rest(store, at: .noon + .minutes(2))
        #expect(try store.number("SELECT count(*) FROM desk_queue WHERE home IS NOT NULL") == 56)
        hall.closed = [Self.north]
        try hall.rest(store, at: .noon + .minutes(30))
        #expect(store.reports.report(ReportID(rawValue: 56))?.deskName == DeskName(rawValue: "south"))
    }

    @Test func whoLeadsOneDeskLeadsThere() async throws {  // R46
        try await whoLeadsOneDeskLeadsThere(in: try bench.open(rules: try rules()))
    }

    private func whoLeadsOneDeskLeadsThere(in store: isolated Store) throws {
        let hall = Hall()
        hall.leads = ["zoe": [Self.south], "kim": [.desk]]
        func answer(_ name: String, _ command: String, _ rest: String, in room: RoomID?) throws -> String {
            try hall.act(name, .commanded(name: command, rest: rest), in: room, store)
            return hall.lines(in: room ?? hall.chat(name)).last ?? ""
        }
        #expect(try answer("zoe", "tags", "add boats", in: Self.south).contains("boats"))
        #expect(try answer("zoe", "tags", "add canoes", in: Self.law).contains("Only leads"))
        try hall.act("zoe", .commanded(name: "export", rest: "json"), in: nil, store)
        #expect(hall.lines(in: hall.chat("zoe")).contains { $0.contains("lead the team") })
        // What the whole team has is for those who lead the desk for all; what is everybody's is at any desk.
        try hall.act("kim", .commanded(name: "export", rest: "json"), in: nil, store)
        #expect(!hall.lines(in: hall.chat("kim")).contains { $0.contains("lead the team") })
        hall.members = ["zoe": [Self.law]]
        #expect(try answer("zoe", "stats", "", in: nil).contains("midnight"))
    }

    /// Both desks are topics of one group: its messages are counted together, and a press acts where its card stands.
    @Test func aPressActsAtTheDeskOfItsCard() async throws {  // R21
        try await aPressActsAtTheDeskOfItsCard(in: try bench.open(rules: try rules()))
    }

    private func aPressActsAtTheDeskOfItsCard(in store: isolated Store) throws {
        let hall = Hall()
        try report("The bayou road is under water", from: "70112", store, hall)
        let card = try #require(hall.card(of: 1, in: Self.south))
        // Telegram put the card of a closed topic elsewhere in the group, and tells the press so.
        try hall.act(
            "omar", .tapped(token: card.token("Take"), callback: CallbackID(rawValue: "c")), in: Self.north,
            message: card.id, store)
        #expect(store.reports.report(ReportID(rawValue: 1))?.lease != nil)
        // Typed there it is another desk's.
        try hall.act("omar", .commanded(name: "reject", rest: "1 private"), in: Self.north, store)
        #expect(store.reports.report(ReportID(rawValue: 1))?.isOpen == true)
        #expect(hall.lines(in: Self.north).last?.contains("at desk south") == true)
    }

    @Test func workServesTheDesksWhoseRoomsOneBelongsTo() async throws {  // R25
        try await workServesTheDesksWhoseRoomsOneBelongsTo(in: try bench.open(rules: try rules()))
    }

    private func workServesTheDesksWhoseRoomsOneBelongsTo(in store: isolated Store) throws {
        let hall = Hall()
        // Of the group with both topics, and of no other.
        hall.members = ["zoe": [Self.north, Self.south], "omar": [.desk]]
        try hall.act("zoe", .commanded(name: "work", rest: ""), in: nil, store)
        #expect(hall.lines(in: hall.chat("zoe")).contains { $0.contains("desks: north, south.") })
        try report("The dome has one machine", from: "70113", store, hall)
        try report("The ferry landing moved", from: "60601", by: "ben", store, hall)
        #expect(hall.cards(in: hall.chat("zoe")) == [1])
        #expect(hall.cards(in: Self.south) == [])
        #expect(hall.cards(in: .desk) == [2])
        // Whoever lost one of them begins anew.
        hall.members["zoe"] = []
        try hall.rest(store, at: .noon + .minutes(1))
        #expect(hall.cards(in: hall.chat("zoe")) == [])
        #expect(hall.cards(in: Self.south) == [1])
    }

    @Test func workIsNarrowedByAFilter() async throws {  // R33
        try await workIsNarrowedByAFilter(in: try bench.open())
    }

    private func workIsNarrowedByAFilter(in store: isolated Store) throws {
        let hall = Hall()
        hall.members = ["zoe": [.desk]]
        try hall.act("zoe", .commanded(name: "work", rest: "stte:LA"), in: nil, store)
        #expect(hall.lines(in: hall.chat("zoe")).last?.contains("state:") == true)
        #expect(store.reports.desk.workers == nil)
        try hall.act("zoe", .commanded(name: "work", rest: "state:LA kind:machine"), in: nil, store)
        #expect(hall.lines(in: hall.chat("zoe")).contains { $0.contains("state:LA kind:machine") })
        try report("The harbor hall is dark", from: "70114", store, hall)
        try report("Two machines do not start", from: "55404", by: "ben", store, hall)
        #expect(hall.cards(in: hall.chat("zoe")) == [])
        try report("One machine prints nothing", from: "70115", by: "cleo", store, hall)
        #expect(hall.cards(in: hall.chat("zoe")) == [3])
        // The room sees what no filter lets through.
        #expect(hall.cards(in: .desk).contains(1))
    }

    @Test func theBoardSaysWhatASlowHomeserverAllows() async throws {  // R27
        let room = RoomID(platform: .matrix, id: "!room:server")
        try await theBoardSaysWhatASlowHomeserverAllows(in: room, try bench.open(rooms: [.desk, room]))
    }

    private func theBoardSaysWhatASlowHomeserverAllows(in room: RoomID, _ store: isolated Store) throws {
        let hall = Hall()
        hall.members = ["zoe": [.desk]]
        try report("The harbor hall is dark", from: "70114", store, hall)
        try hall.act("ben", .said(text: "hello"), in: nil, store)
        try store.order(.card(1, "again"), in: room)
        for entry in try store.take() where entry.room == room {
            try store.settle(entry, .failure(.later(after: Span(milliseconds: 4_900), scope: .pace)))
        }
        #expect(store.reports.desk.pace?.decisions == "1.7")
        try hall.act("zoe", .commanded(name: "work", rest: ""), in: nil, store, at: .noon + .seconds(30))
        let told = hall.lines(in: room).filter { $0.contains("about 1.7 decisions a minute") }
        #expect(told.count == 1)
    }

    @Test func assignedIsNotServedToOthers() async throws {  // R31
        try await assignedIsNotServedToOthers(in: try bench.open())
    }

    private func assignedIsNotServedToOthers(in store: isolated Store) throws {
        let hall = Hall()
        hall.members = ["zoe": [.desk], "omar": [.desk]]
        try report("The harbor hall is dark", from: "70114", store, hall)
        try hall.act("omar", .commanded(name: "assign", rest: "1 me"), in: .desk, store)
        try hall.act("zoe", .commanded(name: "work", rest: ""), in: nil, store)
        #expect(hall.cards(in: hall.chat("zoe")) == [])
        // A month later it is still theirs.
        try hall.rest(store, at: .noon + .days(30))
        #expect(store.reports.report(ReportID(rawValue: 1))?.lease != nil)
        try hall.act(
            "omar", .commanded(name: "assign", rest: "1 nobody"), in: .desk, store, at: .noon + .days(30))
        #expect(store.reports.report(ReportID(rawValue: 1))?.lease == nil)
    }
}

extension Rules {
    /// The same with the test's own room for all.
    fileprivate func with(rooms room: RoomID) -> Rules {
        with(
            desks: desks.housed { name in
                switch name.rawValue {
                case "north": [RoomID(platform: .telegram, id: "-70#2")]
                case "south": [RoomID(platform: .telegram, id: "-70#3")]
                case "lakes": [RoomID(platform: .telegram, id: "-71")]
                case "law": [RoomID(platform: .telegram, id: "-90")]
                default: [room]
                }
            })
    }
}
