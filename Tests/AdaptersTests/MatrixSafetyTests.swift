import CivicFacts
import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// R13: a review room that is open, encrypted, or everybody's to decide in is shown nothing.
struct MatrixSafetyTests {
    private static let sound: [String: [FakeMatrix.Answer]] = [
        "GET m.room.join_rules": [.ok(#"{"join_rule":"invite"}"#)],
        "GET m.room.history_visibility": [.ok(#"{"history_visibility":"joined"}"#)],
        "GET m.room.power_levels": [.ok(#"{"users":{"@mod:turnout.test":50}}"#)],
        "PUT send": [.ok(#"{"event_id":"$e"}"#)],
    ]

    private static let unsafe: [(MatrixReviewTrouble, String, String)] = [
        (.joining, "m.room.join_rules", #"{"join_rule":"public"}"#),
        (.joining, "m.room.join_rules", #"{"join_rule":"restricted","allow":[]}"#),
        (.joining, "m.room.join_rules", #"{"join_rule":"org.example.anything"}"#),
        (.history, "m.room.history_visibility", #"{"history_visibility":"world_readable"}"#),
        (.encryption, "m.room.encryption", #"{"algorithm":"m.megolm.v1.aes-sha2"}"#),
        (.power, "m.room.power_levels", #"{"users_default":50}"#),
    ]

    private func rig(_ more: [String: [FakeMatrix.Answer]] = [:]) async throws -> MatrixRig {
        let rig = MatrixRig(Self.sound.merging(more) { $1 })
        try await rig.open()
        return rig
    }

    private let shown: Result<Receipt, DeliveryError> = .success(.posted([MessageID(rawValue: "$e")]))
    private let card = OutboxTask.post(Message(text: "A card of zebra"), replyTo: nil)

    @Test(arguments: unsafe) func itIsShownNothing(
        trouble: MatrixReviewTrouble, type: String, content: String
    ) async throws {
        let rig = try await rig(["GET \(type)": [.ok(content)]])
        let tasks = [
            card, .change(MessageID(rawValue: "$c"), Message(text: "zebra")),
            .acknowledge(CallbackID(rawValue: "a b"), note: "zebra", alert: true),
        ]
        for task in tasks {
            #expect(await rig.perform(task, in: MatrixRig.review) == .failure(.never(.roomClosed)))
        }
        #expect(rig.matrix.calls("PUT send").isEmpty)
        // It is said once, and nobody decides there.
        #expect(rig.notes.filter { $0 == .reviewRoomUnsafe([trouble]) }.count == 1)
        let vouch = OutboxTask.vouch(SenderID(platform: .matrix, id: "@mod:turnout.test"))
        #expect(await rig.perform(vouch, in: MatrixRig.review) == .success(.vouched(isModerator: false)))
        // What takes words away goes on.
        let remove = OutboxTask.remove([MessageID(rawValue: "$c")])
        #expect(await rig.perform(remove, in: MatrixRig.review) == .success(.done))
    }

    @Test func aSoundRoomIsAskedOnce() async throws {
        let rig = try await rig()
        for id in 1...3 {
            let result = await rig.perform(card, in: MatrixRig.review, id: Int64(id))
            #expect(result == shown)
        }
        #expect(rig.matrix.calls("GET m.room.join_rules").count == 1)
        #expect(rig.notes.isEmpty)
    }

    @Test func withoutAnAnswerNothingIsShown() async throws {
        let lost = FakeMatrix.Answer.loss(.garbled(status: 502))
        let rig = try await rig(["GET m.room.join_rules": [lost, .ok(#"{"join_rule":"invite"}"#)]])
        let first = await rig.perform(card, in: MatrixRig.review)
        guard case .failure(.later) = first else { return #expect(Bool(false), "\(first)") }
        #expect(rig.matrix.calls("PUT send").isEmpty)
        let second = await rig.perform(card, in: MatrixRig.review)
        #expect(second == shown)
    }

    /// A sync of the review room that brings one event of its state.
    private func sync(_ type: String, _ content: JSON, key: String = "") throws -> MatrixSyncAnswer {
        let event: JSON = [
            "type": .text(type), "sender": "@mod:turnout.test", "event_id": "$s", "state_key": .text(key),
            "content": content, "origin_server_ts": 1,
        ]
        let room: JSON = ["timeline": ["events": .list([event])]]
        let joined = JSON.object([MatrixRig.review: room])
        let answer: JSON = ["next_batch": "s1", "rooms": ["join": joined]]
        return try #require(MatrixSyncAnswer(Data(answer.bytes)))
    }

    @Test(arguments: unsafe) func everyEventOfItsStateIsLookedAt(
        trouble: MatrixReviewTrouble, type: String, content: String
    ) async throws {
        let sound = Self.sound["GET \(type)"] ?? [.refusal(404, "M_NOT_FOUND")]
        let rig = try await rig(["GET \(type)": sound + [.ok(content), sound[0]]])
        #expect(await rig.perform(card, in: MatrixRig.review) == shown)
        let safety = rig.desk.memory.safety
        // Talk and members change nothing.
        #expect(
            !safety.hear(
                try sync("m.room.member", ["membership": "join"], key: "@x:y"), of: [MatrixRig.review])
        )
        #expect(!safety.hear(try sync("m.room.topic", ["topic": "x"]), of: [MatrixRig.review]))
        #expect(!safety.hear(try sync(type, [:]), of: ["!another"]))
        #expect(safety.hear(try sync(type, [:]), of: [MatrixRig.review]))
        for room in MatrixReviewRoom.all(rig.desk) { await room.inspect() }
        #expect(rig.notes == [.reviewRoomUnsafe([trouble])])
        #expect(await rig.perform(card, in: MatrixRig.review, id: 2) == .failure(.never(.roomClosed)))
        // Set right again.
        #expect(safety.hear(try sync(type, [:]), of: [MatrixRig.review]))
        let after = await rig.perform(card, in: MatrixRig.review, id: 2)
        #expect(after == shown)
        #expect(rig.notes == [.reviewRoomUnsafe([trouble]), .reviewRoomSafe])
    }

    /// An answer that was on its way when something changed is not kept for the newer state.
    @Test func anOlderAnswerIsNotKept() {
        let safety = MatrixSafety()
        let version = safety.version
        safety.forget()
        _ = safety.keep([], of: "!r", ifStill: version)
        #expect(safety.troubles(of: "!r") == nil)
        _ = safety.keep([], of: "!r", ifStill: safety.version)
        #expect(safety.troubles(of: "!r") == [])
        #expect(safety.troubles(of: "!heir") == nil)
    }

    /// The room that a tombstone names is asked about before the first card goes there.
    @Test func theHeirIsLookedAtBeforeAnythingIsShown() async throws {
        let rig = try await rig()
        #expect(await rig.perform(card, in: MatrixRig.review) == shown)
        var facts = rig.desk.memory.current
        facts.rooms[MatrixRig.review] = MatrixRoom(isDirect: false)
        facts.rooms[MatrixRig.review]?.heir = "!heir"
        facts.rooms["!heir"] = MatrixRoom(isDirect: false)
        facts.review[MatrixRig.review] = "!heir"
        rig.desk.memory.current = facts
        let before = rig.matrix.requests.count
        _ = await rig.perform(card, in: MatrixRig.review, id: 2)
        let asked = rig.matrix.requests.dropFirst(before)
        let shown = asked.firstIndex { $0.path.contains("send") } ?? asked.endIndex
        for trouble in MatrixReviewTrouble.allCases {
            let look = asked.firstIndex { $0.path.contains(trouble.type) && $0.path.contains("heir") }
            #expect(look.map { $0 < shown } == true, "\(trouble)")
        }
    }

    @Test func atTheStartSuchARoomEndsTheProgram() async {
        let restricted = MatrixRig(["GET m.room.join_rules": [.ok(#"{"join_rule":"restricted"}"#)]])
        let everybody = MatrixRig(["GET m.room.power_levels": [.ok(#"{"users_default":75}"#)]])
        for (rig, fault) in [(restricted, MatrixFault.openReview), (everybody, MatrixFault.everybodyDecides)]
        {
            let thrown = await #expect(throws: AdapterFault.self) { try await rig.adapter.prepare() }
            #expect(thrown == fault)
        }
    }
}
