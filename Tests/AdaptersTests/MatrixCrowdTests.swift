import CivicFacts
import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// A private room in which somebody else can read along.
struct MatrixCrowdTests {
    private static let other = "!own:turnout.test"
    private static let sent = FakeMatrix.Answer.ok(#"{"event_id":"$sent"}"#)

    private func rig(_ people: [String] = [MatrixRig.voter], joined: Int = 3) async throws -> MatrixRig {
        let names = (people + [MatrixRig.me]).map { "\"\($0)\":{}" }.joined(separator: ",")
        let rig = MatrixRig([
            "PUT send": [Self.sent], "PUT redact": [Self.sent],
            "GET joined_members": [.ok("{\"joined\":{\(names)}}")],
        ])
        try await rig.open()
        var room = MatrixRoom(isDirect: true)
        (room.joined, room.crowdedSince) = (joined, rig.now)
        rig.know(MatrixRig.direct, room)
        rig.desk.memory.addDirect(MatrixRig.direct, with: MatrixRig.voter)
        return rig
    }

    private func reopen(_ rig: MatrixRig) async throws -> [Batch] {
        let batches = Batches()
        let keeper = MatrixKeeper(memory: rig.desk.memory) { await batches.add($0) }
        let house = MatrixHousekeeping(desk: rig.desk, keeper: keeper)
        try await MatrixCrowd(desk: rig.desk).reopen(MatrixRig.direct, keeper, house)
        return await batches.all
    }

    @Test func nothingOfAReportGoesThereAndNewsAreToldOfOnce() async throws {
        let rig = try await rig()
        let tasks: [OutboxTask] = [
            .post(Message(text: "Report K7 is public."), replyTo: nil),
            .change(MessageID(rawValue: "$old"), Message(text: "Report K7 is public.")),
            .postFile(OutboxFile(name: "a.txt", mediaType: "text/plain", bytes: [65]), caption: "K7"),
            .postPhotos([PhotoFile(path: "/nowhere", width: 1, height: 1)], caption: "K7", replyTo: nil),
        ]
        for (index, task) in tasks.enumerated() {
            guard case .failure(.later(_, .room)) = await rig.perform(task, id: Int64(index)) else {
                return #expect(Bool(false))
            }
        }
        let bodies = rig.matrix.bodies("PUT send")
        #expect(bodies.count == 1)
        #expect(bodies.first?["body"]?.text?.contains("K7") == false)
        #expect(bodies.first?["body"]?.text?.contains("chat of our own") == true)
        #expect(bodies.first?["body"]?.text?.contains("chat solo nuestro") == true)
        #expect(bodies.first?["m.mentions"]?["user_ids"] == [.text(MatrixRig.voter)])
        #expect(await rig.perform(.remove([MessageID(rawValue: "$old")])) == .success(.done))
    }

    @Test func anInvitationAloneIsEnoughAndAThirdPersonsLeavingIsNotYet() async throws {
        let rig = try await rig(joined: 2)
        guard case .failure(.later) = await rig.perform(.post(Message(text: "a"), replyTo: nil)) else {
            return #expect(Bool(false))
        }
        var invited = MatrixRoom(isDirect: true)
        (invited.joined, invited.invited) = (2, 1)
        rig.know(MatrixRig.direct, invited)
        guard case .failure(.later) = await rig.perform(.post(Message(text: "a"), replyTo: nil)) else {
            return #expect(Bool(false))
        }
    }

    @Test func aChatOfOurOwnGetsWhatWaits() async throws {
        let rig = try await rig()
        var own = MatrixRoom(isDirect: true)
        own.joined = 2
        rig.know(Self.other, own)
        rig.desk.memory.addDirect(Self.other, with: MatrixRig.voter)
        let result = await rig.perform(.post(Message(text: "Report K7."), replyTo: nil))
        #expect(result == .success(.posted([MessageID(rawValue: "$sent")])))
        #expect(rig.matrix.calls("PUT send").allSatisfy { $0.path.contains("%21own%3Aturnout.test") })
        #expect(rig.desk.memory.overheardRooms(of: MatrixRig.voter) == [MatrixRig.direct])
    }

    @Test func aStrangersOtherRoomIsNoChatOfOurOwn() async throws {
        let rig = try await rig()
        var own = MatrixRoom(isDirect: true)
        own.joined = 2
        rig.know(Self.other, own)
        rig.desk.memory.addDirect(Self.other, with: "@eve:turnout.test")
        guard case .failure(.later) = await rig.perform(.post(Message(text: "a"), replyTo: nil)) else {
            return #expect(Bool(false))
        }
    }

    @Test func aloneAgainItGoesOn() async throws {
        let rig = try await rig(joined: 2)
        let batches = try await reopen(rig)
        #expect(batches.flatMap(\.freed) == [RoomID(platform: .matrix, id: MatrixRig.direct)])
        #expect(rig.desk.memory.room(MatrixRig.direct)?.isOverheard == false)
        let result = await rig.perform(.post(Message(text: "a"), replyTo: nil))
        #expect(result == .success(.posted([MessageID(rawValue: "$sent")])))
    }

    @Test func aRoomThatItsPersonLeftToAnotherIsOver() async throws {
        let rig = try await rig(["@eve:turnout.test"], joined: 2)
        #expect(try await reopen(rig).flatMap(\.freed) == [])
        let result = await rig.perform(.post(Message(text: "Report K7."), replyTo: nil))
        #expect(result == .failure(.never(.unreachable)))
        #expect(rig.matrix.bodies("PUT send").isEmpty)
    }

    @Test func theRoomsOwnCountTellsWhenItBegins() throws {
        let rig = MatrixRig()
        var room = MatrixRoom(isDirect: true)
        room.joined = 2
        rig.know(MatrixRig.direct, room)
        func counted(_ joined: Int, _ invited: Int) throws -> [MatrixChore] {
            let body = """
                {"next_batch":"s2","rooms":{"join":{"\(MatrixRig.direct)":{"summary":{"m.joined_member_count":\(joined),
                "m.invited_member_count":\(invited)},"timeline":{"events":[],"limited":false}}}}}
                """
            return rig.take(try #require(MatrixSyncAnswer(Data(body.utf8)))).result.chores
        }
        #expect(try counted(2, 1) == [])
        #expect(rig.desk.memory.room(MatrixRig.direct)?.crowdedSince != nil)
        #expect(try counted(2, 0) == [.reopen(room: MatrixRig.direct)])
        #expect(MatrixChore.left(in: rig.desk.memory.current).contains(.reopen(room: MatrixRig.direct)))
    }
}

private actor Batches {
    private(set) var all: [Batch] = []
    func add(_ batch: Batch) { all.append(batch) }
}
