import CivicFacts
import Conversation
import Foundation
import HTTP
import Locks
import PlainJSON
import Testing

@testable import Adapters

/// The sync loop, and what it does beside.
struct MatrixReceiverTests {
    /// Runs the loop until a batch fulfils the wish, or the loop ends by itself; the batches, and how it ended.
    private func run(
        _ rig: MatrixRig, from cursor: String? = "s0", until wish: @escaping @Sendable ([Batch]) -> Bool
    ) async throws -> (batches: [Batch], end: (any Error)?) {
        try await rig.open()
        let kept = Locked<[Batch]>([])
        let adapter = rig.adapter
        let task = Task {
            try await adapter.receive(from: cursor.map(Cursor.init(value:))) { batch in
                let all = kept.withLock { kept in
                    kept.append(batch)
                    return kept
                }
                if wish(all) { withUnsafeCurrentTask { $0?.cancel() } }
                try Task.checkCancellation()
            }
        }
        let result = await task.result
        if case .failure(let error) = result { return (kept.withLock { $0 }, error) }
        return (kept.withLock { $0 }, nil)
    }

    private static func sync(_ next: String, _ rooms: String = "{}") -> FakeMatrix.Answer {
        .ok(#"{"next_batch":"\#(next)","rooms":\#(rooms)}"#)
    }

    private static func said(_ id: String, _ text: String) -> String {
        #"""
        {"type":"m.room.message","event_id":"\#(id)","sender":"@v:x","content":{"msgtype":"m.text","body":"\#(text)"}}
        """#
    }

    @Test func everyAnswerIsKeptBeforeTheNextIsAsked() async throws {  // M16
        let rig = MatrixRig(["GET sync": [Self.sync("s1"), Self.sync("s2"), Self.sync("s3")]])
        let (batches, _) = try await run(rig) { $0.count == 2 }
        #expect(batches.map(\.cursor?.value) == ["s1", "s2"])
        let asked = rig.matrix.calls("GET sync")
        #expect(asked.count == 2)
        #expect(asked[1].path.contains("since=s1"))
        #expect(asked[1].path.contains("timeout=30000"))
    }

    @Test func troubleIsWaitedOutAtTheSamePosition() async throws {  // M15, M28, M29
        let rig = MatrixRig([
            "GET sync": [
                .loss(.uncertain), .reply(HTTPResponse(status: 502, body: Data("<html>".utf8))),
                .ok("{\"next"),
                .refusal(429, "M_LIMIT_EXCEEDED", more: #","retry_after_ms":7000"#), Self.sync("s1"),
            ]
        ])
        let (batches, _) = try await run(rig) { !$0.isEmpty }
        #expect(batches.first?.cursor?.value == "s1")
        #expect(rig.matrix.calls("GET sync").allSatisfy { $0.path.contains("since=s0") })
        #expect(rig.sleeps.contains(Span(milliseconds: 7_500)))
    }

    @Test func aPositionThatTheServerForgotLeadsToAFreshLook() async throws {  // M19
        let bad = try MatrixSample("63-error-bad-since").replies[0]
        let rig = MatrixRig(["GET sync": [.reply(bad), Self.sync("s9")]])
        let (batches, _) = try await run(rig) { !$0.isEmpty }
        #expect(batches.first?.cursor?.value == "s9")
        #expect(rig.notes.contains(.positionLost))
        #expect(!(rig.matrix.calls("GET sync").last?.path.contains("since=") ?? true))
    }

    @Test func aDeadTokenEndsTheLoopWithASentence() async throws {  // M8
        let dead = try MatrixSample("65-error-unknown-token").replies[0]
        let rig = MatrixRig(["GET sync": [.reply(dead)], "GET whoami": [.reply(dead)]])
        let (_, end) = try await run(rig) { _ in false }
        #expect(end as? AdapterFault == MatrixFault.deadToken)
        #expect(rig.matrix.calls("GET sync").allSatisfy { $0.path.contains("since=s0") })
    }

    @Test func asksForSilenceThatNobodyMeansAreNotHeard() async throws {
        let rig = MatrixRig([
            "GET sync": [
                .refusal(429, "M_LIMIT_EXCEEDED", more: #","retry_after_ms":9007199254740993"#),
                .refusal(429, "M_LIMIT_EXCEEDED", more: #","retry_after_ms":3600001"#),
                .refusal(429, "M_LIMIT_EXCEEDED", more: #","retry_after_ms":1e400"#), Self.sync("s1"),
            ]
        ])
        let (batches, _) = try await run(rig) { !$0.isEmpty }
        #expect(batches.first?.cursor?.value == "s1")
        #expect(rig.sleeps.allSatisfy { $0 < .minutes(20) })
    }

    @Test func aGapIsFilledBeforeNewerWordsAreHeard() async throws {  // M20
        let rig = MatrixRig([
            "GET sync": [
                Self.sync(
                    "s1",
                    #"{"join":{"!d":{"timeline":{"limited":true,"prev_batch":"p","events":[\#(Self.said("$9", "nine"))]}}}}"#
                ),
                Self.sync("s1"),
            ],
            "GET messages": [
                .refusal(500, "M_UNKNOWN"),
                .ok(#"{"chunk":[\#(Self.said("$7", "seven")),\#(Self.said("$8", "eight"))],"end":"m1"}"#),
                .ok(#"{"chunk":[\#(Self.said("$9", "nine"))]}"#),
            ],
        ])
        rig.know("!d", MatrixRoom(isDirect: true))
        let (batches, _) = try await run(rig) { $0.flatMap(\.updates).count >= 3 }
        #expect(batches.flatMap(\.updates).map(\.key) == ["$7", "$8", "$9"])
        #expect(batches.first?.notes.contains { $0.key == "gap:!d" && $0.value != nil } == true)
        #expect(batches.flatMap(\.notes).contains { $0.key == "gap:!d" && $0.value == nil })
        let asked = rig.matrix.calls("GET messages")
        #expect(asked.first?.path.contains("dir=f&from=s0&limit=100&to=s1") == true)
        #expect(asked.last?.path.contains("from=m1") == true)
    }

    @Test func aGapThatAStopLeftIsFilledAfterIt() async throws {  // M20
        let rig = MatrixRig([
            "GET sync": [Self.sync("s1")],
            "GET messages": [.ok(#"{"chunk":[\#(Self.said("$8", "eight"))]}"#)],
        ])
        rig.know("!d", MatrixRoom(isDirect: true))
        var facts = rig.desk.memory.current
        facts.gaps["!d"] = MatrixGap(from: "m5", to: "s0")
        rig.desk.memory.current = facts
        let (batches, _) = try await run(rig) { !$0.flatMap(\.updates).isEmpty }
        #expect(batches.flatMap(\.updates).map(\.key) == ["$8"])
        #expect(rig.matrix.calls("GET messages").first?.path.contains("from=m5") == true)
    }

    @Test func aJoinIsTriedUntilItWorks() async throws {  // M54, M55, M56
        let invite = try MatrixSample("10-sync-invite-dm").replies[0]
        let rig = MatrixRig([
            "GET sync": [.reply(invite), Self.sync("s1")],
            "POST join": [
                .refusal(403, "M_FORBIDDEN"), .loss(.uncertain),
                .refusal(429, "M_LIMIT_EXCEEDED", more: #","retry_after_ms":3000"#),
                .ok(#"{"room_id":"!x"}"#),
            ],
        ])
        let (batches, _) = try await run(rig) { batches in
            batches.flatMap(\.notes).contains { note in
                note.key.hasPrefix("door:")
                    && String(decoding: note.value ?? [], as: UTF8.self).contains("\"isJoined\":true")
            }
        }
        #expect(!batches.isEmpty)
        #expect(rig.matrix.calls("POST join").count == 4)
        #expect(rig.matrix.calls("POST join").allSatisfy { $0.path.contains("via=turnout.test") })
        #expect(rig.notes.contains(.joined))
    }

    @Test func aRoomOfSoManyThatTheirListIsNotReadIsLeft() async throws {  // M52
        let rig = MatrixRig([
            "POST join": [.ok(#"{"room_id":"!many"}"#)], "GET members": [.loss(.tooLarge)],
            "POST leave": [.ok("{}")],
        ])
        try await rig.open()
        let keeper = try #require(rig.desk.memory.keeper)
        try await keeper.change { [now = rig.now] facts in
            facts.doors["!many"] = MatrixDoor(
                isWelcome: true, isDirect: false, via: "x", inviter: "@v:x", since: now, isUndeclared: true)
        }
        let turnstile = MatrixTurnstile(width: 1)
        try await MatrixInvitations(
            desk: rig.desk, keeper: keeper, door: turnstile, welcome: MatrixWelcome(), list: turnstile
        ).answer("!many")
        #expect(rig.matrix.bodies("POST leave").first?["reason"]?.text?.isEmpty == false)
        #expect(rig.notes == [.joined, .inviteDeclined])
    }

    @Test func anUnwelcomeInvitationIsDeclined() async throws {  // M52
        let invite = try MatrixSample("10-sync-invite-dm").replies[0]
        let rig = MatrixRig(
            ["GET sync": [.reply(invite), Self.sync("s1")], "POST leave": [.ok("{}")]],
            invites: .servers(["x"]))
        let (_, _) = try await run(rig) {
            $0.flatMap(\.notes).contains { $0.key.hasPrefix("door:") && $0.value == nil }
        }
        #expect(rig.matrix.calls("POST join").isEmpty)
        #expect(rig.matrix.calls("POST leave").count == 1)
    }

    @Test func anEncryptedRoomGetsOneNoticeAndARoomThatCanBeRead() async throws {  // M64, M114, M116
        let encrypted = #"{"type":"m.room.encrypted","event_id":"$e","sender":"@v:x","content":{}}"#
        let rig = MatrixRig([
            "GET sync": [
                Self.sync("s1", #"{"join":{"!d":{"timeline":{"events":[\#(encrypted),\#(encrypted)]}}}}"#),
                Self.sync("s1"),
            ],
            "GET joined_members": [.ok(#"{"joined":{"@v:x":{},"\#(MatrixRig.me)":{}}}"#)],
            "POST createRoom": [.ok(#"{"room_id":"!open"}"#)], "PUT send": [.ok(#"{"event_id":"$n"}"#)],
        ])
        var room = MatrixRoom(isDirect: true)
        room.isEncrypted = true
        rig.know("!d", room)
        let (batches, _) = try await run(rig) { batches in
            batches.flatMap(\.notes).contains { note in
                note.key == "refuge:!d"
                    && String(decoding: note.value ?? [], as: UTF8.self).contains("toldAt")
            }
        }
        #expect(batches.flatMap(\.updates).isEmpty)
        #expect(rig.matrix.bodies("POST createRoom").first?["preset"] == "private_chat")
        #expect(rig.matrix.calls("PUT send").count == 1)
        #expect(rig.matrix.bodies("PUT send").first?["msgtype"] == "m.notice")
        #expect(rig.desk.memory.room("!open")?.isRefuge == true)
        #expect(rig.matrix.calls("POST keys").isEmpty)  // M118
    }

    @Test func aFailedCommitChangesNothing() async throws {  // M16, M17
        struct Full: Error {}
        let rig = MatrixRig(["GET sync": [.reply(try MatrixSample("10-sync-invite-dm").replies[0])]])
        try await rig.open()
        await #expect(throws: Full.self) {
            try await rig.adapter.receive(from: Cursor(value: "s0")) { _ in throw Full() }
        }
        #expect(rig.desk.memory.current.doors.items.isEmpty)
    }
}
