import CivicFacts
import Conversation
import Testing

@testable import Adapters

/// Changing, removing, acknowledging, vouching: what may be done twice.
struct TelegramUpkeepTests {
    private let review = TelegramRig.reviewRoom
    private let card = Message(heading: "Report 1", text: "Approved")
    private let half = DeliveryError.later(after: Span(milliseconds: 1_500), scope: .room)

    private func change(_ rig: TelegramRig) async -> Result<Receipt, DeliveryError> {
        await rig.perform(.change(MessageID("12"), card), in: review)
    }

    @Test func aChangeWithoutButtonsTakesThemAway() async {  // T96
        let rig = TelegramRig(["editMessageText": [.ok(Replies.message(12))]])
        #expect(await change(rig) == .success(.done))
        let call = rig.telegram.calls(of: "editMessageText")[0]
        #expect(call["message_id"] as? Int == 12)
        #expect(call["text"] as? String == "<b>Report 1</b>\nApproved")
        #expect(call["reply_markup"] == nil)
        #expect(rig.telegram.requests[0].isRepeatable)
    }

    @Test func aMessageThatReadsLikeThisAlreadyIsDone() async {  // T48
        let rig = TelegramRig([
            "editMessageText": [.refusal(400, "Bad Request: message is not modified: same")]
        ])
        #expect(await change(rig) == .success(.done))
    }

    @Test(arguments: [
        "message to edit not found", "message can't be edited", "there is no text in the message to edit",
    ])
    func aMessageThatIsGoneIsPostedAfresh(text: String) async {  // T49
        let rig = TelegramRig(["editMessageText": [.refusal(400, "Bad Request: \(text)")]])
        #expect(await change(rig) == .failure(.never(.messageGone)))
    }

    @Test(arguments: [
        FakeTelegram.Answer.fault(.uncertain), .raw(502, "<html>"), .refusal(500, "Internal Server Error"),
    ])
    func aLostAnswerToAChangeIsTriedAgain(answer: FakeTelegram.Answer) async {  // T55
        #expect(await change(TelegramRig(["editMessageText": [answer]])) == .failure(half))
    }

    @Test func messagesOfAMovedRoomAreNeverChangedThere() async {  // T47
        let rig = TelegramRig(
            [
                "editMessageText": [
                    .refusal(
                        400, "Bad Request: group chat was upgraded",
                        parameters: #"{"migrate_to_chat_id":-1009}"#)
                ]
            ], reviewRoom: -4)
        let task = OutboxTask.change(MessageID("12"), card)
        #expect(await rig.perform(task, in: -4) == .failure(.never(.messageGone)))
        #expect(await rig.perform(task, in: -4) == .failure(.never(.messageGone)))
        #expect(await rig.perform(.remove([MessageID("12")]), in: -4) == .success(.done))
        #expect(rig.telegram.requests.count == 1)
    }

    @Test func aCardThatGrewTooLongIsCut() async {  // T80
        let rig = TelegramRig(["editMessageText": [.ok("true")]])
        let long = Message(text: String(repeating: "word ", count: 2_000))
        #expect(await rig.perform(.change(MessageID("1"), long)) == .success(.done))
        let text = rig.telegram.calls(of: "editMessageText")[0]["text"] as? String
        #expect((text?.count ?? 9_999) <= 4_000)
    }

    @Test func severalMessagesGoTogether() async {  // T57
        let rig = TelegramRig(["deleteMessages": [.ok("true")]])
        #expect(await rig.perform(.remove([MessageID("1"), MessageID("2")]), in: review) == .success(.done))
        #expect(rig.telegram.calls(of: "deleteMessages")[0]["message_ids"] as? [Int] == [1, 2])
    }

    @Test func whatIsGoneOrTooOldCountsAsDone() async {  // T57
        let gone = TelegramRig(["deleteMessage": [.refusal(400, "Bad Request: message to delete not found")]])
        #expect(await gone.perform(.remove([MessageID("1")])) == .success(.done))
        #expect(gone.notes.isEmpty)
        let old = FakeTelegram.Answer.refusal(400, "Bad Request: message can't be deleted for everyone")
        let rig = TelegramRig(["deleteMessages": [old], "deleteMessage": [.ok("true"), old]])
        #expect(await rig.perform(.remove([MessageID("1"), MessageID("2")])) == .success(.done))
        #expect(rig.notes == [.notRemoved])
    }

    @Test func removingNothingIsDone() async {
        #expect(await TelegramRig().perform(.remove([])) == .success(.done))
    }

    @Test func aPressIsAnsweredWithAShortNote() async {  // T90, T95
        let rig = TelegramRig(["answerCallbackQuery": [.ok("true"), .ok("true")]])
        let callback = CallbackID(rawValue: "77")
        let note = String(repeating: "👩‍👩‍👧 & ", count: 50)
        #expect(await rig.perform(.acknowledge(callback, note: note, alert: true)) == .success(.done))
        let call = rig.telegram.calls(of: "answerCallbackQuery")[0]
        #expect((call["text"] as? String)?.utf16.count ?? 999 <= 200)
        #expect((call["text"] as? String)?.contains("&amp;") == false)
        #expect(call["show_alert"] as? Bool == true)
        #expect(await rig.perform(.acknowledge(callback, note: nil, alert: true)) == .success(.done))
        #expect(rig.telegram.calls(of: "answerCallbackQuery")[1].keys.sorted() == ["callback_query_id"])
    }

    @Test func anAnswerThatComesTooLateIsLetGo() async {  // T91
        let late = "Bad Request: query is too old and response timeout expired or query ID is invalid"
        let rig = TelegramRig(["answerCallbackQuery": [.refusal(400, late)]])
        let task = OutboxTask.acknowledge(CallbackID(rawValue: "1"), note: nil, alert: false)
        #expect(await rig.perform(task) == .failure(.never(.tooLate)))
    }

    @Test(arguments: [
        ("creator", true), ("administrator", true), ("member", false), ("restricted", false), ("left", false),
        ("kicked", false), ("archangel", false),
    ])
    func onlyAdministratorsHaveAuthority(status: String, isModerator: Bool) async {  // T106, T107
        let rig = TelegramRig(["getChatMember": [.ok(Replies.member(status))]])
        let sender = SenderID(platform: .telegram, id: "77")
        let isLead = status == "creator"
        #expect(
            await rig.perform(.vouch(sender), in: review)
                == .success(.vouched(isModerator: isModerator, isLead: isLead, name: "Omar")))
        #expect(rig.telegram.calls(of: "getChatMember")[0]["chat_id"] as? Int == Int(review))
        #expect(rig.telegram.calls(of: "getChatMember")[0]["user_id"] as? Int == 77)
    }

    @Test func nobodyIsVouchedForWithoutAnAnswer() async {  // T106
        let sender = SenderID(platform: .telegram, id: "77")
        let silent = TelegramRig(["getChatMember": [.fault(.uncertain)]])
        #expect(await silent.perform(.vouch(sender), in: review) == .failure(half))
        let stranger = TelegramRig(["getChatMember": [.refusal(400, "Bad Request: user not found")]])
        #expect(await stranger.perform(.vouch(sender), in: review) == .success(.vouched(isModerator: false)))
        let thrownOut = TelegramRig(["getChatMember": [.refusal(403, "Forbidden: bot was kicked")]])
        #expect(await thrownOut.perform(.vouch(sender), in: review) == .failure(.never(.roomClosed)))
    }
}
