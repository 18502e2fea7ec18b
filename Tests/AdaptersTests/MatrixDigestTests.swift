import Conversation
import Foundation
import HTTP
import Testing

@testable import Adapters

/// What a sync leads to: updates, facts to keep with them, and chores.
struct MatrixDigestTests {
    private let rig = MatrixRig()

    /// Whether the room's person has to be told that encryption came later.
    @Test(arguments: [(true, true), (false, false)])
    func encryptionInAChatThatWasInUseIsAnotherThing(_ wasUsed: Bool, _ isTold: Bool) throws {
        func sync(_ events: String) throws -> MatrixSyncAnswer {
            let body = """
                {"next_batch":"s","rooms":{"join":{"\(MatrixRig.direct)":{"timeline":{"events":[\(events)]}}}}}
                """
            return try #require(MatrixSyncAnswer(Data(body.utf8)))
        }
        if wasUsed {
            rig.know(MatrixRig.direct, MatrixRoom(isDirect: true))
            _ = rig.take(try sync(#"{"type":"m.room.name","state_key":"","event_id":"$n","sender":"@v:x"}"#))
        } else {
            rig.desk.memory.addDirect(MatrixRig.direct, with: MatrixRig.voter)
        }
        let commit = rig.take(
            try sync(
                #"{"type":"m.room.encryption","state_key":"","event_id":"$e","sender":"@v:x","content":{}}"#))
        #expect(commit.result.chores.contains(.shelter(room: MatrixRig.direct)))
        #expect(rig.desk.memory.current.refuges[MatrixRig.direct]?.wasReadable == isTold)
    }

    @Test func anInvitationToAPrivateRoomIsFollowed() throws {  // M52
        let commit = rig.take(try MatrixSample("10-sync-invite-dm").sync)
        #expect(commit.result.chores == [.answer(room: MatrixRig.direct)])
        let door = try #require(rig.desk.memory.current.doors[MatrixRig.direct])
        #expect(door.isWelcome && door.isDirect && door.via == "turnout.test")
        #expect(commit.updates.isEmpty)
    }

    @Test(arguments: [
        (MatrixSettings.Invites.all, true), (.local, true), (.servers(["turnout.test"]), true),
        (.servers(["elsewhere.test"]), false),
    ])
    func theSettingSaysWhoIsWelcome(_ invites: MatrixSettings.Invites, _ isWelcome: Bool) throws {  // M52
        let rig = MatrixRig(invites: invites)
        _ = rig.take(try MatrixSample("10-sync-invite-dm").sync)
        #expect(rig.desk.memory.current.doors[MatrixRig.direct]?.isWelcome == isWelcome)
    }

    @Test func aRoomThatDoesNotSayWhatItIsForIsLookedAt() throws {  // M52
        let sync = try MatrixSample("36-sync-invite-room").sync
        _ = rig.take(sync)
        #expect(rig.desk.memory.current.doors[MatrixRig.review]?.isWelcome == true)
        let other = MatrixRig(reviewRoom: "!other:turnout.test")
        _ = other.take(sync)
        #expect(other.desk.memory.current.doors[MatrixRig.review]?.isUndeclared == true)
        #expect(other.desk.memory.current.doors[MatrixRig.review]?.isDirect == false)
    }

    @Test(arguments: [
        (#""m.room.join_rules","content":{"join_rule":"public"}"#, MatrixRefusalReason.isPublic),
        (#""m.room.history_visibility","content":{"history_visibility":"world_readable"}"#, .isPublic),
        (#""m.room.create","content":{"type":"m.space"}"#, .isSpace),
    ])
    func aRoomOfEverybodyOrARoomOfRoomsIsDeclined(_ state: String, _ reason: MatrixRefusalReason) throws {
        let invitation = """
            {"type":"m.room.member","state_key":"\(MatrixRig.me)","sender":"@v:x","content":{"membership":"invite",
            "is_direct":true}}
            """
        let body = """
            {"next_batch":"s","rooms":{"invite":{"!o":{"invite_state":{"events":[\(invitation),
            {"state_key":"","sender":"@v:x","type":\(state)}]}}}}}
            """
        _ = rig.take(try #require(MatrixSyncAnswer(Data(body.utf8))))
        let door = try #require(rig.desk.memory.current.doors["!o"])
        #expect(!door.isWelcome)
        #expect(door.refusal == reason)
        #expect(reason.words.contains(" / "))
    }

    @Test func theSameInvitationAgainIsNoNews() throws {  // M57
        let sync = try MatrixSample("10-sync-invite-dm").sync
        _ = rig.take(sync)
        #expect(rig.take(sync).result.chores.isEmpty)
    }

    @Test func joiningTurnsTheDoorIntoARoom() throws {  // M24, M58
        _ = rig.take(try MatrixSample("10-sync-invite-dm").sync)
        let commit = rig.take(try MatrixSample("12-sync-after-join").sync)
        #expect(rig.desk.memory.room(MatrixRig.direct)?.isDirect == true)
        #expect(rig.desk.memory.current.doors[MatrixRig.direct] == nil)
        #expect(commit.updates.isEmpty)
    }

    @Test func wordsBetweenInvitationAndJoinCount() throws {  // M24
        let me = MatrixRig.me
        let sync = try #require(
            MatrixSyncAnswer(
                Data(
                    #"""
                    {"next_batch":"n","rooms":{"join":{"!d":{"timeline":{"events":[
                    {"type":"m.room.message","event_id":"$0","sender":"@v:x","content":{"msgtype":"m.text","body":"old"}},
                    {"type":"m.room.member","state_key":"\#(me)","event_id":"$1","sender":"@v:x","content":{"membership":"invite","is_direct":true}},
                    {"type":"m.room.message","event_id":"$2","sender":"@v:x","content":{"msgtype":"m.text","body":"first"}},
                    {"type":"m.room.member","state_key":"\#(me)","event_id":"$3","sender":"\#(me)","content":{"membership":"join"}}
                    ]}}}}}
                    """#.utf8)))
        let words = try rig.take(sync).updates.flatMap { try rig.adapter.translate($0) }.map(\.event)
        #expect(words == [.said(text: "first")])
    }

    @Test func aFirstLookIsHistory() throws {  // M14
        let commit = rig.take(try MatrixSample("62-sync-initial-rooms").sync, since: nil)
        #expect(commit.updates.isEmpty)
        #expect(commit.cursor != nil)
        #expect(rig.desk.memory.room(MatrixRig.review) != nil)
    }

    @Test func ownEventsRunNothing() throws {  // M33
        rig.know(MatrixRig.direct, MatrixRoom(isDirect: true))
        #expect(rig.take(try MatrixSample("14-sync-own-echo").sync).updates.isEmpty)
    }

    @Test func aGapIsKeptWithTheCursorAndHoldsTheRoomBack() throws {  // M20
        rig.know(MatrixRig.direct, MatrixRoom(isDirect: true))
        rig.know(MatrixRig.review, MatrixRoom(isDirect: false))
        let sync = try MatrixSample("49-sync-limited").sync
        let commit = rig.take(sync, since: "s48")
        #expect(commit.updates.isEmpty)
        #expect(rig.desk.memory.current.gaps[MatrixRig.direct] == MatrixGap(from: "s48", to: sync.next))
        #expect(commit.result.chores.contains(.fill(room: MatrixRig.direct)))
        // Until it is closed, newer words of the room wait for the older ones.
        let more = rig.take(try MatrixSample("17-sync-text").sync, since: sync.next)
        #expect(more.updates.isEmpty)
        #expect(rig.desk.memory.current.gaps[MatrixRig.direct]?.to == more.cursor?.value)
        #expect(more.result.chores.allSatisfy { $0 != .fill(room: MatrixRig.direct) })
    }

    @Test func aLostPositionLooksBackToTheLastKnownEvent() throws {  // M19
        rig.know(MatrixRig.direct, MatrixRoom(isDirect: true))
        let text = try MatrixSample("17-sync-text").sync
        _ = rig.take(text)
        let last = try #require(rig.desk.memory.current.last[MatrixRig.direct])
        let fresh = rig.take(try MatrixSample("62-sync-initial-rooms").sync, since: nil)
        #expect(fresh.updates.isEmpty)
        #expect(rig.desk.memory.current.gaps[MatrixRig.direct]?.until == last)
    }

    @Test func whoLeavesIsOutOfReachAndTheEmptyRoomIsLeft() throws {  // M62, M67
        rig.know(MatrixRig.direct, MatrixRoom(isDirect: true))
        let commit = rig.take(try MatrixSample("51-sync-peer-left").sync)
        let events = try commit.updates.flatMap { try rig.adapter.translate($0) }
        #expect(events.map(\.event) == [.becameReachable(isReachable: false)])
        #expect(events.first?.sender.id == MatrixRig.voter)
        #expect(commit.result.chores.contains(.leave(room: MatrixRig.direct)))
    }

    @Test func aRoomThatTheBotWasPutOutOfIsForgotten() throws {  // M62
        let room = "!TwqfMoD02VnPXS1kRbHWygS3vQT6yBWQyrQ1dF9vla0"
        rig.know(room, MatrixRoom(isDirect: true))
        let commit = rig.take(try MatrixSample("53-sync-kicked").sync)
        let inbound = try #require(try commit.updates.flatMap { try rig.adapter.translate($0) }.first)
        #expect(inbound.event == .becameReachable(isReachable: false))
        #expect(inbound.sender.id == "@mod:turnout.test")
        #expect(rig.desk.memory.room(room) == nil)
        #expect(commit.result.chores == [.forget(room: room)])
    }

    @Test func aWithdrawnInvitationIsForgotten() throws {
        var facts = rig.desk.memory.current
        let room = "!1mefR0mdBGblkqTtEJuO-9QWhB_4l7-J_5DXnxMIq7M"
        facts.doors[room] = MatrixDoor(isWelcome: true, isDirect: true, via: "x", since: rig.now)
        rig.desk.memory.current = facts
        _ = rig.take(try MatrixSample("55-sync-invite-revoked").sync)
        #expect(rig.desk.memory.current.doors[room] == nil)
    }

    @Test func aReplacedRoomIsFollowed() throws {  // M60
        rig.know(MatrixRig.review, MatrixRoom(isDirect: false))
        let commit = rig.take(try MatrixSample("57-sync-room-upgrade").sync)
        #expect(
            rig.desk.memory.room(MatrixRig.review)?.successor
                == "!ERH22x0hOXmWQjWV-eLplqZYftC3yMloRY5IBl75Yjg")
        #expect(commit.result.chores.contains(.follow(room: MatrixRig.review)))
    }

    @Test func theInvitationToAnHeirIsExpectedInTheSameAnswer() throws {  // M60
        rig.know(MatrixRig.review, MatrixRoom(isDirect: false))
        let body = """
            {"next_batch": "s1", "rooms": {
                "invite": {"!heir": {"invite_state": {"events": [
                    {"type": "m.room.member", "sender": "@omar:example.org", "state_key": "\(rig.desk.me)",
                    "content": {"membership": "invite"}}]}}},
                "join": {"\(MatrixRig.review)": {"timeline": {"limited": false, "events": [
                    {"type": "m.room.tombstone", "event_id": "$t", "sender": "@omar:example.org", "state_key": "",
                    "origin_server_ts": 1, "content": {"replacement_room": "!heir"}}]}}}}}
            """
        _ = rig.take(try #require(MatrixSyncAnswer(Data(body.utf8))))
        #expect(rig.desk.memory.current.doors["!heir"]?.isWelcome == true)
        #expect(rig.desk.memory.destination(of: MatrixRig.review) == MatrixRig.review)
    }

    @Test func aTombstoneAloneMovesNothing() {  // M60
        var old = MatrixRoom(isDirect: false)
        old.successor = "!elsewhere"
        rig.know(MatrixRig.review, old)
        rig.know("!elsewhere", MatrixRoom(isDirect: false))
        #expect(rig.desk.memory.destination(of: MatrixRig.review) == MatrixRig.review)
        #expect(!rig.desk.memory.isReviewRoom("!elsewhere"))
    }

    @Test func anEncryptedRoomAsksForShelterOnce() throws {  // M113, M114, M116
        let replies = try MatrixSample("e2ee-13-keyless-bot-sync").replies
        var chores: [MatrixChore] = []
        for reply in replies {
            guard let sync = MatrixSyncAnswer(reply.body) else { continue }
            for room in sync.joined where rig.desk.memory.room(room.id) == nil {
                var facts = MatrixRoom(isDirect: true)
                facts.isEncrypted = true
                rig.know(room.id, facts)
            }
            let commit = rig.take(sync)
            for inbound in try commit.updates.flatMap({ try rig.adapter.translate($0) }) {
                #expect(inbound.event == .becameReachable(isReachable: true))
            }
            chores += commit.result.chores
        }
        #expect(chores.count { if case .shelter = $0 { true } else { false } } == 1)
        #expect(rig.desk.memory.current.refuges.items.count == 1)
    }

    @Test func aThirdPersonEndsTheConversation() throws {  // M59
        var crowded = MatrixRoom(isDirect: true)
        (crowded.joined, crowded.invited) = (3, 0)
        rig.know(MatrixRig.direct, crowded)
        let commit = rig.take(try MatrixSample("17-sync-text").sync)
        #expect(commit.updates.isEmpty)
        #expect(commit.result.chores == [.disperse(room: MatrixRig.direct)])
        #expect(rig.take(try MatrixSample("32-sync-reply").sync).result.chores.isEmpty)
    }

    @Test func messagesToTheDeviceAreKeptBeforeTheyAreAcknowledged() throws {  // M32
        let sync = try #require(
            MatrixSyncAnswer(
                Data(#"{"next_batch":"n7","to_device":{"events":[{"type":"m.room_key","x":1}]}}"#.utf8)))
        _ = rig.take(sync)
        var facts = rig.desk.memory.current
        #expect(facts.devices["n7"]?.events == [#"{"type":"m.room_key","x":1}"#])
        #expect(facts.takeNotes().map(\.key) == ["device:n7"])
    }

    @Test func factsSurviveARestart() async throws {
        _ = rig.take(try MatrixSample("10-sync-invite-dm").sync)
        _ = rig.take(try MatrixSample("12-sync-after-join").sync)
        var facts = rig.desk.memory.current
        let notes = facts.takeNotes()
        let after = MatrixRig()
        await after.adapter.recall(notes)
        #expect(after.desk.memory.room(MatrixRig.direct) == rig.desk.memory.room(MatrixRig.direct))
        #expect(!notes.contains { String(decoding: $0.value ?? [], as: UTF8.self).contains("@voter") })
    }

    @Test(arguments: [
        "", "{", "[]", "{}", #"{"next_batch":5}"#, "<html>",
        #"{"next_batch":"x","rooms":{"join":{"!r":{"tim"#,
    ])
    func whatIsNoSyncIsNone(_ body: String) {  // M28
        #expect(MatrixSyncAnswer(Data(body.utf8)) == nil)
    }

    @Test func noCutOfASyncIsOne() throws {  // M28
        let whole = try MatrixSample("12-sync-after-join").replies[0].body
        #expect(MatrixSyncAnswer(whole) != nil)
        let end = whole.lastIndex(of: UInt8(ascii: "}")) ?? whole.endIndex
        for cut in whole.startIndex...end {
            #expect(MatrixSyncAnswer(whole[whole.startIndex..<cut]) == nil, "\(cut) bytes")
        }
    }

    @Test func oneBrokenEventSpoilsNoOther() throws {  // M36
        rig.know("!d", MatrixRoom(isDirect: true))
        let body = #"""
            {"next_batch":"n","rooms":{"join":{"!d":{"timeline":{"events":[7,{"type":"m.room.message","event_id":"$1",
            "sender":"@v:x","content":{"msgtype":"m.text","body":"\ud800 broken"}},{"type":"m.room.message",
            "event_id":"$2","sender":"@v:x","content":{"msgtype":"m.text","body":"fine"}}]}}}}}
            """#
        let updates = rig.take(try #require(MatrixSyncAnswer(Data(body.utf8)))).updates
        let heard = updates.compactMap { try? rig.adapter.translate($0).first?.event }
        #expect(heard.contains(.said(text: "fine")))
    }
}
