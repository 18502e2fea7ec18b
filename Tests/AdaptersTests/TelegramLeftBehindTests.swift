import Conversation
import Testing

@testable import Adapters

/// What is taken away although it is too old for that, and answers that are wanted of one person.
struct TelegramLeftBehindTests {
    private static let old = FakeTelegram.Answer.refusal(
        400, "Bad Request: message can't be deleted for everyone")
    private let review = TelegramRig.reviewRoom

    private func remove(_ rig: TelegramRig) async -> Result<Receipt, DeliveryError> {
        await rig.perform(.remove([MessageID("12")], line: "This is gone."), in: review)
    }

    @Test func wordsThatAreTooOldToBeTakenAwayBecomeOneLine() async {  // R2, R18
        let rig = TelegramRig(["deleteMessage": [Self.old], "editMessageText": [.ok(Replies.message(12))]])
        #expect(await remove(rig) == .success(.done))
        let call = rig.telegram.calls(of: "editMessageText")[0]
        #expect(call["text"] as? String == "This is gone.")
        #expect(call["message_id"] as? Int == 12)
        #expect(call["reply_markup"] == nil)
        #expect(rig.notes.isEmpty)
    }

    @Test func aPhotoThatIsTooOldToBeTakenAwayBecomesAGreyTile() async throws {  // R2
        let rig = TelegramRig([
            "deleteMessage": [Self.old],
            "editMessageText": [.refusal(400, "Bad Request: there is no text in the message to edit")],
            "editMessageMedia": [.ok(Replies.message(12))],
        ])
        #expect(await remove(rig) == .success(.done))
        let call = rig.telegram.calls(of: "editMessageMedia")[0]
        #expect(call["message_id"] as? String == "12")
        let media = try #require(call["media"] as? String)
        #expect(media.contains(#""caption":"This is gone.""#))
        #expect(Array(TelegramTile.grey.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        #expect(rig.notes.isEmpty)
    }

    @Test func whatCannotBeChangedEitherIsCounted() async {
        let never = FakeTelegram.Answer.refusal(400, "Bad Request: message can't be edited")
        let rig = TelegramRig([
            "deleteMessage": [Self.old], "editMessageText": [never], "editMessageMedia": [never],
        ])
        #expect(await remove(rig) == .success(.done))
        #expect(rig.notes == [.notRemoved])
    }

    @Test func aWaitThatTelegramAsksForIsKept() async {
        let rig = TelegramRig([
            "deleteMessage": [Self.old],
            "editMessageText": [
                .refusal(429, "Too Many Requests: retry after 7", parameters: #"{"retry_after":7}"#)
            ],
        ])
        guard case .failure(.later) = await remove(rig) else {
            Issue.record("it is not tried again")
            return
        }
    }

    @Test func whoeverPressedFindsTheAnswerBegun() async {  // R16
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(12))]])
        let wanted = SenderID(platform: .telegram, id: "4711")
        let message = Message(heading: "Omar <b>", text: "Reply to this.", wants: wanted)
        _ = await rig.perform(.post(message, replyTo: nil), in: review)
        let call = rig.telegram.calls(of: "sendMessage")[0]
        #expect(
            call["text"] as? String
                == #"<a href="tg://user?id=4711">Omar &lt;b&gt;</a>"# + "\nReply to this.")
        let markup = call["reply_markup"] as? [String: Any]
        #expect(markup?["force_reply"] as? Bool == true)
        #expect(markup?["selective"] as? Bool == true)
    }

    @Test func anAlarmNamesPeopleByTheirNumbers() async {  // R43
        let rig = TelegramRig(["sendMessage": [.ok(Replies.message(12))]])
        let people = [
            NamedPerson(name: "Zoe & Co", sender: SenderID(platform: .telegram, id: "81")),
            NamedPerson(name: "@kim:server", sender: SenderID(platform: .matrix, id: "@kim:server")),
            NamedPerson(name: "Zo", sender: SenderID(platform: .telegram, id: "82")),
        ]
        let message = Message(
            heading: people.map(\.name).joined(separator: ", "), text: "Zo and 12.", named: people)
        _ = await rig.perform(.post(message, replyTo: nil), in: review)
        let call = rig.telegram.calls(of: "sendMessage")[0]
        #expect(
            call["text"] as? String
                == #"<a href="tg://user?id=81">Zoe &amp; Co</a>, @kim:server, <a href="tg://user?id=82">Zo</a>"#
                + "\nZo and 12.")
        #expect((call["reply_markup"] as? [String: Any])?["force_reply"] == nil)
    }
}
