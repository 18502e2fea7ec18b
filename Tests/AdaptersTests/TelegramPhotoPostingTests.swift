import Conversation
import Foundation
import HTTP
import Testing

@testable import Adapters

/// Photos on their way out.
struct TelegramPhotoPostingTests {
    /// Photo files in a folder of their own, removed afterwards.
    private func withPhotos(_ count: Int, _ body: ([PhotoFile]) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "photos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try (0..<count).map { number in
            let file = folder.appending(path: "\(number).jpg")
            try Data(repeating: UInt8(number), count: 100 + number).write(to: file)
            return PhotoFile(path: file.path, width: 1_280, height: 960)
        }
        try await body(files)
    }

    private func sent(_ first: Int, _ count: Int) -> FakeTelegram.Answer {
        .ok("[" + (first..<first + count).map { Replies.message($0) }.joined(separator: ",") + "]")
    }

    private func ids(_ numbers: ClosedRange<Int>) -> [MessageID] { numbers.map { MessageID(String($0)) } }

    @Test func onePhotoIsAPhotoWithItsCaption() async throws {
        try await withPhotos(1) { files in
            let rig = TelegramRig(["sendPhoto": [.ok(Replies.message(8))]])
            let task = OutboxTask.postPhotos(files, caption: "Report 1 & 2", replyTo: MessageID("5"))
            #expect(await rig.perform(task, in: TelegramRig.reviewRoom) == .success(.posted(ids(8...8))))
            let call = rig.telegram.calls(of: "sendPhoto")[0]
            #expect(call["photo"] as? String == "attach://p0")
            #expect(call["p0"] as? String == "p0.jpg image/jpeg 100")
            #expect(call["caption"] as? String == "Report 1 &amp; 2")
            #expect(call["protect_content"] as? String == "true")
            #expect((call["reply_parameters"] as? String)?.contains(#""message_id":5"#) == true)
        }
    }

    @Test func severalPhotosAreOneAlbum() async throws {  // T86
        try await withPhotos(4) { files in
            let rig = TelegramRig(["sendMediaGroup": [sent(20, 4)]])
            let task = OutboxTask.postPhotos(files, caption: "Report 1", replyTo: nil)
            #expect(await rig.perform(task) == .success(.posted(ids(20...23))))
            let call = rig.telegram.calls(of: "sendMediaGroup")[0]
            let media = try JSONSerialization.jsonObject(with: Data((call["media"] as? String ?? "").utf8))
            let items = try #require(media as? [[String: String]])
            #expect(
                items.map { $0["media"] } == ["attach://p0", "attach://p1", "attach://p2", "attach://p3"])
            #expect(items.map { $0["caption"] } == ["Report 1", nil, nil, nil])
            #expect(call["p3"] as? String == "p3.jpg image/jpeg 103")
            #expect(call["reply_markup"] == nil)
        }
    }

    @Test func moreThanTenPhotosAreSeveralGroups() async throws {  // T86
        try await withPhotos(11) { files in
            let rig = TelegramRig(["sendMediaGroup": [sent(1, 10)], "sendPhoto": [.ok(Replies.message(11))]])
            let task = OutboxTask.postPhotos(files, caption: "", replyTo: nil)
            #expect(await rig.perform(task) == .success(.posted(ids(1...11))))
        }
    }

    @Test func aCaptionThatIsTooLongIsSaidAgainInFull() async throws {  // T81
        try await withPhotos(1) { files in
            let rig = TelegramRig([
                "sendPhoto": [.ok(Replies.message(1))], "sendMessage": [.ok(Replies.message(2))],
            ])
            let caption = String(repeating: "word ", count: 300)
            let task = OutboxTask.postPhotos(files, caption: caption, replyTo: nil)
            #expect(await rig.perform(task) == .success(.posted(ids(1...2))))
            let short = rig.telegram.calls(of: "sendPhoto")[0]["caption"] as? String
            #expect((short?.utf16.count ?? 9_999) <= 1_000)
            #expect(rig.telegram.calls(of: "sendMessage")[0]["text"] as? String == String(caption.dropLast()))
        }
    }

    @Test(arguments: ["PHOTO_INVALID_DIMENSIONS", "IMAGE_PROCESS_FAILED"])
    func aPhotoThatTelegramCannotShowGoesAsAFileOnce(text: String) async throws {  // T85
        try await withPhotos(1) { files in
            let refusal = FakeTelegram.Answer.refusal(400, "Bad Request: \(text)")
            let rig = TelegramRig(["sendPhoto": [refusal], "sendDocument": [.ok(Replies.message(3))]])
            let task = OutboxTask.postPhotos(files, caption: "", replyTo: nil)
            #expect(await rig.perform(task) == .success(.posted(ids(3...3))))
            #expect(rig.telegram.calls(of: "sendDocument")[0]["document"] as? String == "attach://p0")
            let stubborn = TelegramRig(["sendPhoto": [refusal], "sendDocument": [refusal]])
            #expect(await stubborn.perform(task) == .failure(.never(.refused)))
        }
    }

    @Test func aLostAnswerToAnAlbumIsUnknown() async throws {  // T54
        try await withPhotos(2) { files in
            let rig = TelegramRig(["sendMediaGroup": [.fault(.uncertain)]])
            #expect(await rig.perform(.postPhotos(files, caption: "", replyTo: nil)) == .failure(.unknown))
        }
    }

    @Test func aFileThatIsNotThereIsSaidToBeGone() async {
        let file = PhotoFile(path: "/nonexistent/photo.jpg", width: 1, height: 1)
        let rig = TelegramRig()
        #expect(
            await rig.perform(.postPhotos([file], caption: "", replyTo: nil)) == .failure(.never(.fileGone)))
        #expect(rig.telegram.requests.isEmpty)
    }
}
