import CivicFacts
import Testing

@testable import Conversation

/// R21, R23: which desk a report belongs to, and what a file of desks may say.
@Suite struct DesksTests {
    private static let file = """
        # the night shift has one of its own
        creole telegram:-1009#3 language=es state=PR,FL

        lone-star   telegram:-1009 matrix:!tx:example.org   state=tx
        valley telegram:-1010 zip=787,7990
        now telegram:-1011 kind=threats,turned-away urgent
        court matrix:!court:example.org by-hand
        all telegram:-1012
        """

    @Test(arguments: [
        ("33101", "es", ReportKind.machine, false, "creole"), ("33101", "en", .machine, false, "all"),
        ("78701", "es", .machine, false, "lone-star"), ("00901", "es", .other, true, "creole"),
        ("79901", "en", .longLine, false, "lone-star"), ("30310", "en", .threats, true, "now"),
        ("30310", "en", .threats, false, "all"), ("30310", "en", .longLine, true, "all"),
        (nil, "es", .turnedAway, true, "now"), (nil, "es", nil, true, "all"),
        (nil, "en", .machine, false, "all"),
    ])
    func theFirstThatFitsIsItsDesk(
        zip: String?, language: String, kind: ReportKind?, isUrgent: Bool, desk: String
    ) throws {  // R21
        let desks = try DesksFile.read(Self.file)
        let routed = Routed(
            zip: zip.flatMap { ZIP($0) }, language: try #require(Language(code: language)), kind: kind,
            isUrgent: isUrgent)
        #expect(desks.desk(for: routed) == DeskName(rawValue: desk))
    }

    @Test func aFileSaysRoomsInOrder() throws {
        let desks = try DesksFile.read(Self.file)
        #expect(desks.names.map(\.rawValue) == ["creole", "lone-star", "valley", "now", "court", "all"])
        #expect(
            desks[DeskName(rawValue: "lone-star")].rooms == [
                RoomID(platform: .telegram, id: "-1009"), RoomID(platform: .matrix, id: "!tx:example.org"),
            ])
        #expect(desks[DeskName(rawValue: "court")].isByHand)
        #expect(desks[DeskName(rawValue: "gone")].name == .all)
        #expect(desks.explained.map(\.takes).contains("TX"))
        #expect(desks.explained.last?.takes == "every state but TX")
    }

    @Test(arguments: [
        ("all telegram:-1\nall telegram:-2", 2, "after the one called all"),
        ("one telegram:-1 state=GA", 1, "must be called all"), ("", 1, "must be called all"),
        ("one telegram:-1\nall telegram:-2", 1, "needs a condition"),
        ("\n\none state=GA\nall telegram:-2", 3, "no room"),
        ("one telegram:-1 state=GA\none telegram:-2 state=FL\nall telegram:-3", 2, "another line"),
        ("one telegram:-1 state=GA\ntwo telegram:-1 state=FL\nall telegram:-3", 2, "another desk's"),
        ("one telegram:-1 state=ZZ\nall telegram:-2", 1, "state="),
        ("one telegram:-1 zip=8\nall telegram:-2", 1, "zip="), ("one telegram:-1 zip=85x\nall a", 1, "zip="),
        ("one telegram:-1 language=fr\nall telegram:-2", 1, "language="),
        ("one telegram:-1 kind=bees\nall telegram:-2", 1, "kind="),
        ("one telegram:-1 sate=GA\nall telegram:-2", 1, "conditions are"),
        ("one telegram:-1 state=GA urgnt\nall telegram:-2", 1, "conditions are"),
        ("one telegram:100 state=GA\nall telegram:-2", 1, "a room is like"),
        ("one telegram:-1#x state=GA\nall telegram:-2", 1, "a room is like"),
        ("one matrix:tx state=GA\nall telegram:-2", 1, "a room is like"),
        ("One telegram:-1 state=GA\nall telegram:-2", 1, "a to z"),
        ("law telegram:-1 by-hand state=GA\nall telegram:-2", 1, "by hand"),
        ("all telegram:-1 state=GA", 1, "every report"),
        ("# all\nall telegram:-1 by-hand", 2, "every report"),
    ])
    func aWrongLineIsNamedByItsNumber(text: String, line: Int, why: String) {  // R23
        let fault = #expect(throws: DesksFile.self) { _ = try DesksFile.read(text) }
        #expect(fault?.line == line)
        #expect(fault?.why.contains(why) == true, "\(fault?.why ?? "none")")
    }

    @Test func withoutAFileThereIsOneDesk() {
        let desks = Desks(rooms: [RoomID(platform: .matrix, id: "!a:b")])
        #expect(desks.isOne && desks.names == [.all])
        #expect(desks.adding(rooms: []) == desks)
        #expect(Desks().adding(rooms: desks.rooms) == desks)
    }
}
