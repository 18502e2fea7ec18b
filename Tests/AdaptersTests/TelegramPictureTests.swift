import Conversation
import Foundation
import Testing

@testable import Adapters

/// Drawn pictures on Telegram (Q40, Q51, Q54).
struct TelegramPictureTests {
    private static func photo(_ id: Int, file: String) -> FakeTelegram.Answer {
        let small = #"{"file_id":"small","file_unique_id":"s","width":320,"height":180,"file_size":900}"#
        let large =
            #"{"file_id":"\#(file)","file_unique_id":"l","width":1280,"height":720,"file_size":30000}"#
        return .ok(#"{"message_id":\#(id),"date":1762160400,"photo":[\#(large),\#(small)],"caption":"x"}"#)
    }

    private func perform(
        _ rig: TelegramRig, _ task: OutboxTask, _ kind: Picture.Kind = .bars, id: Int64 = 1
    ) async throws -> Result<Receipt, DeliveryError> {
        let entry = OutboxEntry(
            id: EntryID(rawValue: id), room: RoomID(platform: .telegram, id: "42"), task: task, attempts: 0,
            picture: try PictureSamples.file(kind))
        do { return .success(try await rig.adapter.perform(entry)) } catch { return .failure(error) }
    }

    @Test func wordsStandBelowThePictureWithTheirButtons() async throws {
        let rig = TelegramRig(["sendPhoto": [Self.photo(8, file: "F8")]])
        let result = try await perform(rig, .post(PictureSamples.message(), replyTo: nil))
        #expect(result == .success(.posted([MessageID("8")])))
        let call = rig.telegram.calls(of: "sendPhoto")[0]
        #expect(call["photo"] as? String == "attach://f0")
        #expect(call["f0"] as? String == "dnsw4vj3h3-bars.png image/png 3")
        #expect(call["caption"] as? String == "Brian Bowman won\nWed, Oct 22")
        #expect((call["reply_markup"] as? String)?.contains("c1.2.rpie") == true)
    }

    @Test func whatTelegramHasIsNotUploadedAgain() async throws {
        let rig = TelegramRig(["sendPhoto": [Self.photo(8, file: "F8"), Self.photo(9, file: "F8")]])
        for id in 1...2 {
            _ = try await perform(rig, .post(PictureSamples.message(), replyTo: nil), id: Int64(id))
        }
        let calls = rig.telegram.calls(of: "sendPhoto")
        #expect(calls.map { $0["photo"] as? String } == ["attach://f0", "F8"])
        #expect(calls[1]["f0"] == nil)
        // Another picture is another file.
        let other = TelegramRig(["sendPhoto": [Self.photo(8, file: "F8"), Self.photo(9, file: "P9")]])
        for kind in [Picture.Kind.bars, .pie] {
            _ = try await perform(
                other, .post(PictureSamples.message(), replyTo: nil), kind, id: kind == .bars ? 1 : 2)
        }
        #expect(other.telegram.calls(of: "sendPhoto").allSatisfy { $0["photo"] as? String == "attach://f0" })
    }

    @Test func aRefusedFileIsUploadedOnceMoreAndNotTwice() async throws {
        let refusal = FakeTelegram.Answer.refusal(
            400, "Bad Request: wrong file identifier/HTTP URL specified")
        let rig = TelegramRig([
            "sendPhoto": [Self.photo(8, file: "F8"), refusal, Self.photo(9, file: "F9"), refusal, refusal]
        ])
        let task = OutboxTask.post(PictureSamples.message(), replyTo: nil)
        _ = try await perform(rig, task, id: 1)
        #expect(try await perform(rig, task, id: 2) == .success(.posted([MessageID("9")])))
        #expect(
            rig.telegram.calls(of: "sendPhoto").map { $0["photo"] as? String } == [
                "attach://f0", "F8", "attach://f0",
            ])
        guard case .failure(.later) = try await perform(rig, task, id: 3) else {
            Issue.record("a second refusal waits")
            return
        }
        #expect(rig.telegram.calls(of: "sendPhoto").last?["photo"] as? String == "attach://f0")
        #expect(rig.telegram.calls(of: "sendPhoto").count == 5)
    }

    /// 1,024 code points stand below; one more, and two lines do, and all of it answers the picture.
    @Test(arguments: [1_024, 1_025]) func wordsThatAreTooLongAnswerThePicture(count: Int) async throws {
        let rig = TelegramRig([
            "sendPhoto": [Self.photo(8, file: "F8")], "sendMessage": [.ok(Replies.message(9))],
        ])
        let head = "First line\nSecond line\n"
        let message = PictureSamples.message(lines: [head + String(repeating: "é", count: count - head.count)]
        )
        #expect(message.text.unicodeScalars.count == count)
        let result = try await perform(rig, .post(message, replyTo: nil))
        let caption = rig.telegram.calls(of: "sendPhoto")[0]["caption"] as? String
        guard count > 1_024 else {
            #expect(result == .success(.posted([MessageID("8")])))
            return #expect(caption == message.text)
        }
        #expect(result == .success(.posted([MessageID("8"), MessageID("9")])))
        #expect(caption == "First line\nSecond line")
        let table = rig.telegram.calls(of: "sendMessage")[0]
        #expect(table["text"] as? String == message.text)
        #expect((table["reply_parameters"] as? [String: Any])?["message_id"] as? Int == 8)
        #expect(table["reply_markup"] == nil)
        #expect(rig.telegram.calls(of: "sendPhoto")[0]["reply_markup"] != nil)
    }

    @Test func theSameMessageShowsAnotherPicture() async throws {
        let rig = TelegramRig(["editMessageMedia": [Self.photo(8, file: "P8")]])
        let result = try await perform(rig, .change(MessageID("8"), PictureSamples.message()), .pie)
        #expect(result == .success(.done))
        let call = rig.telegram.calls(of: "editMessageMedia")[0]
        #expect(call["message_id"] as? String == "8")
        let json = try JSONSerialization.jsonObject(with: Data((call["media"] as? String ?? "").utf8))
        let media = try #require(json as? [String: String])
        #expect(media["type"] == "photo" && media["media"] == "attach://f0")
        #expect(media["caption"] == "Brian Bowman won\nWed, Oct 22")
        #expect(call["f0"] as? String == "dnsw4vj3h3-pie.png image/png 3")
    }

    @Test func aMessageThatIsGoneIsSaidAnew() async throws {
        let gone = FakeTelegram.Answer.refusal(400, "Bad Request: message to edit not found")
        let same = FakeTelegram.Answer.refusal(400, "Bad Request: message is not modified: …")
        let rig = TelegramRig(["editMessageMedia": [gone, same]])
        let task = OutboxTask.change(MessageID("8"), PictureSamples.message())
        #expect(try await perform(rig, task) == .failure(.never(.messageGone)))
        #expect(try await perform(rig, task) == .success(.done))
    }

    @Test func whatAPictureIsCalledOutlivesAStop() async throws {
        let rig = TelegramRig(["sendPhoto": [Self.photo(8, file: "F8")]])
        let kept = AsyncStream<[AdapterNote]>.makeStream()
        let receiving = Task {
            try await rig.adapter.receive(from: nil) { batch in
                if !batch.notes.isEmpty { kept.continuation.yield(batch.notes) }
            }
        }
        while rig.telegram.names.isEmpty { await Task.yield() }
        _ = try await perform(rig, .post(PictureSamples.message(), replyTo: nil))
        var notes = kept.stream.makeAsyncIterator()
        let note = try #require(await notes.next())
        receiving.cancel()
        let next = TelegramRig(["sendPhoto": [Self.photo(9, file: "F8")]])
        await next.adapter.recall(note)
        _ = try await perform(next, .post(PictureSamples.message(), replyTo: nil))
        #expect(next.telegram.calls(of: "sendPhoto")[0]["photo"] as? String == "F8")
    }

    @Test func aPictureOnItsWayIsShown() async {  // T28
        let rig = TelegramRig(["sendChatAction": [.ok("true")]])
        await rig.adapter.announcePicture(in: RoomID(platform: .telegram, id: "42"))
        let call = rig.telegram.calls(of: "sendChatAction")
        #expect(call.count == 1 && call[0]["action"] as? String == "upload_photo")
    }
}
