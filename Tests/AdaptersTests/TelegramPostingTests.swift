import CivicFacts
import Conversation
import Foundation
import HTTP
import Testing

@testable import Adapters

/// New messages on their way out.
struct TelegramPostingTests {
    private let review = TelegramRig.reviewRoom

    private func post(_ text: String, rows: [[Button]] = [], replyTo: MessageID? = nil) -> OutboxTask {
        .post(Message(text: text, rows: rows), replyTo: replyTo)
    }

    private func ids(_ numbers: Int...) -> [MessageID] { numbers.map { MessageID(String($0)) } }

    @Test func aMessageGoesOutEscapedWithItsButtons() async {  // T78, T83, T89
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(501))]])
        let message = Message(
            heading: "What & where?", text: "1 < 2", rows: [[Button(label: "Send", token: "v1|send|2|1")]])
        #expect(await rig.perform(.post(message, replyTo: MessageID("9"))) == .success(.posted(ids(501))))
        let call = rig.telegram.calls(of: "sendMessage")[0]
        #expect(call["chat_id"] as? Int == 42)
        #expect(call["text"] as? String == "<b>What &amp; where?</b>\n1 &lt; 2")
        #expect(call["parse_mode"] as? String == "HTML")
        #expect((call["link_preview_options"] as? [String: Bool]) == ["is_disabled": true])
        #expect((call["reply_parameters"] as? [String: Int])?["message_id"] == 9)
        let keyboard = (call["reply_markup"] as? [String: [[[String: String]]]])?["inline_keyboard"]
        #expect(keyboard == [[["text": "Send", "callback_data": "v1|send|2|1"]]])
        #expect(call["protect_content"] == nil)
    }

    @Test func aMessageGoesIntoItsTopicAndIntoTheGroupWhereThatIsClosed() async {  // R24
        for words in ["Bad Request: TOPIC_CLOSED", "Bad Request: message thread not found"] {
            let rig = TelegramRig(
                ["sendMessage": [.ok(Replies.message(1)), .refusal(400, words), .ok(Replies.message(2))]],
                reviewTopic: 41)
            #expect(await rig.perform(post("a"), in: review, topic: 41) == .success(.posted(ids(1))))
            #expect(await rig.perform(post("b"), in: review, topic: 41, id: 2) == .success(.posted(ids(2))))
            let topics = rig.telegram.calls(of: "sendMessage").map { $0["message_thread_id"] as? Int }
            #expect(topics == [41, 41, nil])
        }
    }

    @Test func repliesSurviveTheLossOfWhatTheyAnswer() async throws {  // T50
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(1))]])
        _ = await rig.perform(post("a", replyTo: MessageID("9")))
        let reply = try #require(
            rig.telegram.calls(of: "sendMessage")[0]["reply_parameters"] as? [String: Any])
        #expect(reply["allow_sending_without_reply"] as? Bool == true)
    }

    @Test func theReviewRoomsMessagesAreProtected() async {  // T84
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(1))]])
        _ = await rig.perform(post("a"), in: review)
        #expect(rig.telegram.calls(of: "sendMessage")[0]["protect_content"] as? Bool == true)
    }

    @Test func aLongTextIsPostedInOrderWithButtonsOnItsLastPart() async {  // T80
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(1)), .ok(Replies.message(2))]])
        let text = String(repeating: "word ", count: 1_200)
        let task = post(text, rows: [[Button(label: "OK", token: "t")]], replyTo: MessageID("9"))
        #expect(await rig.perform(task) == .success(.posted(ids(1, 2))))
        let calls = rig.telegram.calls(of: "sendMessage")
        #expect(calls.map { $0["reply_markup"] != nil } == [false, true])
        #expect(calls.map { $0["reply_parameters"] != nil } == [true, false])
    }

    @Test func aLongTextGoesOnWhereItWasInterrupted() async {  // T54
        let rig = TelegramRig([
            "sendMessage": [.ok(Replies.message(1)), .fault(.notSent), .ok(Replies.message(2))]
        ])
        let task = post(String(repeating: "word ", count: 1_200))
        guard case .failure(.later) = await rig.perform(task) else {
            Issue.record("The second part should have failed.")
            return
        }
        #expect(await rig.perform(task, attempts: 1) == .success(.posted(ids(1, 2))))
        let texts = rig.telegram.calls(of: "sendMessage").map { $0["text"] as? String }
        #expect(texts.count == 3)
        #expect(texts[1] == texts[2])
        #expect(texts[0] != texts[1])
    }

    @Test func emptyTextIsNeverSent() async {  // T88
        let rig = TelegramRig()
        #expect(await rig.perform(post("  \n ")) == .failure(.never(.refused)))
        #expect(rig.telegram.requests.isEmpty)
        #expect(rig.notes == [.defect(.emptyText)])
    }

    @Test func buttonsBeyondTheLimitsAreLeftOut() async {  // T89, T99
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(1))]])
        let wide = (0..<20).map { Button(label: "b\($0)", token: "t\($0)") }
        let long = Button(label: "long", token: String(repeating: "x", count: 65))
        _ = await rig.perform(post("a", rows: [wide, [long], [Button(label: " ", token: "t")]]))
        let markup = rig.telegram.calls(of: "sendMessage")[0]["reply_markup"] as? [String: [[Any]]]
        #expect(markup?["inline_keyboard"]?.map(\.count) == [8, 8, 4])
        #expect(rig.notes == [.defect(.buttons)])
    }

    @Test func markupThatTelegramCannotReadGoesOutPlainOnce() async {  // T52
        let refusal = FakeTelegram.Answer.refusal(400, "Bad Request: can't parse entities: x")
        let rig = TelegramRig(["sendMessage": [refusal, .ok(Replies.message(5))]])
        #expect(await rig.perform(post("a < b")) == .success(.posted(ids(5))))
        let call = rig.telegram.calls(of: "sendMessage")[1]
        #expect(call["text"] as? String == "a < b")
        #expect(call["parse_mode"] == nil)
        #expect(rig.notes == [.defect(.markup)])
        let stubborn = TelegramRig(["sendMessage": [refusal, refusal]])
        #expect(await stubborn.perform(post("a")) == .failure(.never(.refused)))
    }

    @Test func aMovedReviewRoomGetsTheMessageAtItsNewId() async throws {  // T47
        let rig = TelegramRig(
            [
                "sendMessage": [
                    .refusal(
                        400, "Bad Request: group chat was upgraded to a supergroup chat",
                        parameters: #"{"migrate_to_chat_id":-1009000}"#), .ok(Replies.message(1)),
                    .ok(Replies.message(2)),
                ]
            ], reviewRoom: -4_000)
        let new = RoomID(platform: .telegram, id: "-1009000")
        #expect(
            await rig.perform(post("a", replyTo: MessageID("3")), in: -4_000)
                == .success(.moved(to: new, posted: ids(1))))
        #expect(await rig.perform(post("b"), in: -4_000) == .success(.moved(to: new, posted: ids(2))))
        let calls = rig.telegram.calls(of: "sendMessage")
        #expect(calls.map { $0["chat_id"] as? Int } == [-4_000, -1_009_000, -1_009_000])
        #expect(calls[1]["reply_parameters"] == nil)
        #expect(calls[2]["protect_content"] as? Bool == true)
        let here = Updates.groupMessage(#""text":"a""#, chat: #"{"id":-1009000,"type":"supergroup"}"#)
        #expect(try rig.translate(here).count == 1)
    }

    @Test(arguments: [
        FakeTelegram.Answer.fault(.uncertain), .raw(502, "<html>"), .refusal(500, "Internal Server Error"),
        .raw(200, #"{"error":"x"}"#), .raw(200, "<html>"), .refusal(504, "Gateway Timeout"), .raw(500, ""),
    ])
    func aLostAnswerToASendIsUnknownAndNotRepeated(answer: FakeTelegram.Answer) async {  // T54
        let rig = TelegramRig(["sendMessage": [answer]])
        #expect(await rig.perform(post("a")) == .failure(.unknown))
        #expect(rig.telegram.requests.count == 1)
        #expect(rig.telegram.requests[0].isRepeatable == false)
    }

    @Test func whatWasNeverSentComesLaterAndLater() async {  // T54
        var waits: [Int64] = []
        for attempts in 0..<8 {
            let rig = TelegramRig(["sendMessage": [.fault(.notSent)]])
            if case .failure(.later(let after, .platform)) = await rig.perform(post("a"), attempts: attempts)
            {
                waits.append(after.milliseconds)
            }
        }
        #expect(waits == [1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000, 45_000])
    }

    @Test func aFloodSilencesItsRoomAndTheNextOneEverything() async {  // T59, T64
        let flood = FakeTelegram.Answer.refusal(
            429, "Too Many Requests: retry after 9", parameters: #"{"retry_after":9}"#)
        let rig = TelegramRig(["sendMessage": [flood, flood, flood, flood]])
        let silence = Span(milliseconds: 9_500)
        #expect(await rig.perform(post("a"), in: 42) == .failure(.later(after: silence, scope: .room)))
        #expect(await rig.perform(post("a"), in: 42) == .failure(.later(after: silence, scope: .room)))
        #expect(await rig.perform(post("a"), in: 43) == .failure(.later(after: silence, scope: .platform)))
        rig.moveClock(.seconds(6))
        #expect(await rig.perform(post("a"), in: 44) == .failure(.later(after: silence, scope: .room)))
    }

    @Test(arguments: [
        (403, "Forbidden: bot was blocked by the user"), (403, "Forbidden: user is deactivated"),
        (403, "Forbidden: bot can't initiate conversation with a user"), (400, "Bad Request: chat not found"),
    ])
    func aVoterWhoCannotBeReachedIsUnreachable(code: Int, text: String) async {  // T45, T46
        let rig = TelegramRig(["sendMessage": [.refusal(code, text)]])
        #expect(await rig.perform(post("a")) == .failure(.never(.unreachable)))
    }

    @Test(arguments: [
        (403, "Forbidden: bot was kicked from the supergroup chat"), (400, "Bad Request: chat not found"),
        (403, "Forbidden: bot is not a member of the supergroup chat"),
        (400, "Bad Request: not enough rights to send text messages to the chat"),
    ])
    func aReviewRoomThatIsClosedKeepsItsQueue(code: Int, text: String) async {  // T46, T110
        let rig = TelegramRig(["sendMessage": [.refusal(code, text)]])
        #expect(await rig.perform(post("a"), in: review) == .failure(.never(.roomClosed)))
    }

    @Test func anUnknownRefusalIsADefectOfThisMessage() async {  // T44, T53
        let rig = TelegramRig(["sendMessage": [.refusal(400, "Bad Request: message is too long")]])
        #expect(await rig.perform(post("a")) == .failure(.never(.refused)))
        #expect(rig.notes == [.defect(.length)])
    }

    @Test(arguments: [(401, 1_000), (404, 1_500)])
    func aTokenThatIsNotAcceptedHoldsOnlyThisRoom(code: Int, wait: Int64) async {  // T2, T-b, Z15
        let rig = TelegramRig(["sendMessage": [.refusal(code, "Unauthorized")]])
        let expected = DeliveryError.later(after: Span(milliseconds: wait), scope: .room)
        #expect(await rig.perform(post("a")) == .failure(expected))
        #expect(rig.notes == (code == 401 ? [.unauthorized] : []))
    }

    @Test func sendsHaveMoreTimeThanTelegramMayHoldThem() async {  // T63
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(1))]])
        _ = await rig.perform(post("a"))
        #expect(rig.telegram.requests[0].deadline >= .seconds(30))
    }
}
