import CivicFacts
import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// Authority as the syncs tell it.
struct MatrixStandingsTests {
    private static let script: [String: [FakeMatrix.Answer]] = [
        "GET m.room.member": [.ok(#"{"membership":"join"}"#)],
        "GET m.room.create": [.ok(#"{"sender":"@c:x","content":{"room_version":"10"}}"#)],
        "GET m.room.power_levels": [.ok(#"{"users":{"@m:x":50}}"#)],
    ]

    private let rig: MatrixRig

    init() async throws {
        rig = MatrixRig(Self.script)
        try await rig.open()
        hear()
        // That the room itself is sound is asked about elsewhere.
        let safety = rig.desk.memory.safety
        _ = safety.keep([], of: MatrixRig.review, ifStill: safety.version)
        #expect(await vouched("@m:x") == true)
    }

    private var asked: Int { rig.matrix.calls("GET state").count }

    private func vouched(_ person: String) async -> Bool? {
        let task = OutboxTask.vouch(SenderID(platform: .matrix, id: person))
        guard
            case .success(.vouched(let isModerator, _, _, _, _)) =
                await rig.perform(task, in: MatrixRig.review)
        else {
            return nil
        }
        return isModerator
    }

    private func hear(_ events: String = "", isLimited: Bool = false, section: String = "join") {
        let body = """
            {"next_batch":"s","rooms":{"\(section)":{"\(MatrixRig.review)":{"timeline":{"events":[\(events)],
            "limited":\(isLimited)}}}}}
            """
        guard let answer = MatrixSyncAnswer(Data(body.utf8)) else { return #expect(Bool(false)) }
        rig.desk.memory.standings.hear(answer, of: [MatrixRig.review], at: rig.now)
    }

    private func member(_ person: String, _ membership: String) -> String {
        #"{"type":"m.room.member","state_key":"\#(person)","sender":"@c:x","content":{"membership":"\#(membership)"}}"#
    }

    @Test func whoWasAskedAboutOnceIsKnown() async {
        let before = asked
        #expect(before == 3)
        #expect(await vouched("@m:x") == true)
        #expect(asked == before)
    }

    @Test(arguments: ["leave", "ban"]) func whoeverWentIsRefusedAtOnce(_ way: String) async {
        hear(member("@m:x", way))
        #expect(await vouched("@m:x") == false)
        #expect(asked == 3)
        hear(member("@m:x", "join"))
        #expect(await vouched("@m:x") == true)
    }

    @Test func whoeverWasDemotedIsRefusedAtOnce() async {
        hear(
            #"{"type":"m.room.power_levels","state_key":"","sender":"@c:x","content":{"users":{"@m:x":0,"@n:x":50}}}"#
        )
        #expect(await vouched("@m:x") == false)
        #expect(asked == 3)
    }

    @Test func strangersAreAskedAbout() async {
        #expect(await vouched("@n:x") == false)
        #expect(asked == 6)
    }

    @Test func inDoubtTheHomeserverIsAsked() async {
        hear(isLimited: true)
        #expect(await vouched("@m:x") == true)
        #expect(asked == 6)
        rig.moveClock(MatrixStandings.patience + .seconds(1))
        #expect(await vouched("@m:x") == true)
        #expect(asked == 9)
        hear()
        hear(section: "leave")
        #expect(await vouched("@m:x") == true)
        #expect(asked == 12)
    }

    @Test func anAnswerThatASyncOvertookIsNotKept() async {
        let standings = rig.desk.memory.standings
        let version = standings.version
        hear(member("@n:x", "leave"))
        standings.keep(
            "@n:x", isIn: true, create: nil, levels: ["users": ["@n:x": 50]], in: MatrixRig.review,
            ifStill: version)
        #expect(standings.level(of: "@n:x", in: MatrixRig.review, at: rig.now) == nil)
    }

    @Test func twentyInvitationsAreOneChangeOfTheRoomList() async {
        rig.desk.memory.setDirect(["@a:x": ["!old:x"], "odd": 7])
        let list = MatrixRoomList(desk: rig.desk, turnstile: MatrixTurnstile(width: 1))
        for number in 1..<20 { rig.desk.memory.addDirect("!\(number):x", with: "@b:x") }
        _ = rig.desk.memory.unwrittenDirect()
        await list.add("!20:x", with: "@b:x")
        #expect(rig.matrix.calls("PUT account_data").isEmpty, "somebody else is about to write")
        guard let whole = rig.desk.memory.unwrittenDirect() else { return #expect(Bool(false)) }
        #expect(whole["@b:x"]?.list?.count == 20)
        #expect(whole["odd"] == 7)
        rig.desk.memory.setDirect(whole)
        #expect(rig.desk.memory.unwrittenDirect() == nil)
        await list.add("!21:x", with: "@c:x")
        #expect(rig.matrix.bodies("PUT account_data").map { $0["@c:x"] } == [["!21:x"]])
        #expect(rig.desk.memory.person(in: "!7:x") == "@b:x")
    }
}
