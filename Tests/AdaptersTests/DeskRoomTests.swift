import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Adapters

/// R21: several review rooms on one platform, topics of one group among them.
struct DeskRoomTests {
    private let group = TelegramRig.reviewRoom
    private let other: Int64 = -1_009_999

    private func rig(_ script: [String: [FakeTelegram.Answer]] = [:]) -> TelegramRig {
        TelegramRig(
            script, reviewTopic: 4,
            others: [TelegramPlace(chat: group, topic: 9), TelegramPlace(chat: other)])
    }

    @Test(arguments: [
        (#""message_thread_id":9,"is_topic_message":true"#, "#9"),
        (#""message_thread_id":4,"is_topic_message":true"#, "#4"),
        // A thread of replies is no topic, and one that is no desk's belongs to the first of the group.
        (#""message_thread_id":9"#, "#4"), (#""message_thread_id":77,"is_topic_message":true"#, "#4"),
    ])
    func aMessageBelongsToTheDeskOfItsTopic(topic: String, room: String) throws {
        let update = Updates.groupMessage(
            #""text":"/queue","entities":[{"type":"bot_command","offset":0,"length":6}],\#(topic)"#)
        let inbound = try #require(try rig().translate(update).first)
        #expect(inbound.room == RoomID(platform: .telegram, id: "\(group)\(room)"))
        #expect(inbound.standing == .unchecked)
    }

    @Test func eachGroupIsAskedWhetherSomebodyMayDecide() async {  // R25
        let rig = rig([
            "getChatMember": [
                .ok(#"{"status":"administrator","user":\#(Updates.omar)}"#),
                .refusal(400, "Bad Request: chat not found"),
            ]
        ])
        let rooms = [
            RoomID(platform: .telegram, id: "\(group)#4"), RoomID(platform: .telegram, id: "\(other)"),
        ]
        let vouch = OutboxTask.vouch(SenderID(platform: .telegram, id: "77"), in: rooms)
        #expect(
            await rig.perform(vouch, in: group)
                == .success(.vouched(isModerator: true, name: "Omar", in: [rooms[0]])))
    }

    @Test func aRoomOnMatrixIsSafeOrNotByItself() async throws {  // R23
        let bad = "!bad:turnout.test"
        let rig = MatrixRig(
            [
                "GET m.room.join_rules": [.ok(#"{"join_rule":"invite"}"#), .ok(#"{"join_rule":"public"}"#)],
                "GET m.room.history_visibility": [.ok(#"{"history_visibility":"joined"}"#)],
                "GET m.room.power_levels": [.ok(#"{"users":{"@mod:turnout.test":50}}"#)],
                "PUT send": [.ok(#"{"event_id":"$e"}"#)],
            ], others: [bad])
        try await rig.open()
        let card = OutboxTask.post(Message(text: "A card of osprey"), replyTo: nil)
        #expect(
            await rig.perform(card, in: MatrixRig.review) == .success(.posted([MessageID(rawValue: "$e")])))
        #expect(await rig.perform(card, in: bad, id: 2) == .failure(.never(.roomClosed)))
        #expect(
            await rig.perform(card, in: MatrixRig.review, id: 3)
                == .success(.posted([MessageID(rawValue: "$e")])))
        #expect(rig.desk.memory.isReviewRoom(bad))
    }
}
