import Conversation
import Foundation
import Testing

@testable import Adapters

/// Videos on their way out: with their still, in a form that the platform plays.
struct TelegramVideoPostingTests {  // S47
    private func withVideo(
        _ ending: String = "mp4", beside photos: Int = 0, _ body: ([PhotoFile]) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "videos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let film = folder.appending(path: "film.\(ending)")
        try Data(repeating: 7, count: 3_000).write(to: film)
        let video = VideoFile(
            path: film.path, width: 1_080, height: 1_920, milliseconds: 12_400, bytes: 3_000)
        let files = try (0...photos).map { number in
            let file = folder.appending(path: "\(number).jpg")
            try Data(repeating: UInt8(number), count: 100 + number).write(to: file)
            let photo = PhotoFile(path: file.path, width: 720, height: 1_280)
            return number == photos ? photo.showing(video) : photo
        }
        try await body(files)
    }

    @Test func itComesWithItsStillAndAllThatAPlayerAsks() async throws {
        try await withVideo { files in
            let rig = TelegramRig(["sendVideo": [.ok(Replies.message(8))]])
            let task = OutboxTask.postPhotos(files, caption: "Video of report 1", replyTo: nil)
            #expect(await rig.perform(task) == .success(.posted([MessageID("8")])))
            let call = rig.telegram.calls(of: "sendVideo")[0]
            #expect(call["video"] as? String == "attach://v0" && call["cover"] as? String == "attach://c0")
            #expect(call["v0"] as? String == "video.mp4 video/mp4 3000")
            #expect(call["c0"] as? String == "c0.jpg image/jpeg 100")
            let told = ["duration", "width", "height"].map { call[$0] as? String }
            #expect(told == ["12", "1080", "1920"])
            #expect(call["supports_streaming"] as? String == "true")
            #expect(call["caption"] as? String == "Video of report 1")
        }
    }

    @Test func whatIsForTheTeamIsProtectedEverywhere() async throws {
        try await withVideo { files in
            let rig = TelegramRig(["sendVideo": [.ok(Replies.message(8))]])
            let entry = OutboxEntry(
                id: EntryID(rawValue: 1), room: RoomID(platform: .telegram, id: "77"),
                task: .postPhotos(files, caption: "", replyTo: nil), attempts: 0, isForTeam: true)
            _ = try await rig.adapter.perform(entry)
            #expect(rig.telegram.calls(of: "sendVideo")[0]["protect_content"] as? String == "true")
        }
    }

    @Test func photosBesideItAreTheirOwnAlbum() async throws {
        try await withVideo(beside: 2) { files in
            let album = "[\(Replies.message(1)),\(Replies.message(2))]"
            let rig = TelegramRig([
                "sendMediaGroup": [.ok(album)], "sendVideo": [.ok(Replies.message(3))],
            ])
            let task = OutboxTask.postPhotos(files, caption: "Three", replyTo: nil)
            #expect(await rig.perform(task) == .success(.posted(["1", "2", "3"].map { MessageID($0) })))
            #expect(rig.telegram.calls(of: "sendVideo")[0]["caption"] == nil)
        }
    }

    @Test func whatTelegramDoesNotPlayIsAFile() async throws {
        try await withVideo("webm") { files in
            let rig = TelegramRig(["sendDocument": [.ok(Replies.message(4))]])
            let task = OutboxTask.postPhotos(files, caption: "", replyTo: nil)
            #expect(await rig.perform(task) == .success(.posted([MessageID("4")])))
            let call = rig.telegram.calls(of: "sendDocument")[0]
            #expect(call["document"] as? String == "attach://v0")
            #expect(call["v0"] as? String == "video.webm video/webm 3000")
        }
    }

    @Test func aVideoThatIsNotThereIsSaidToBeGone() async throws {
        try await withVideo { files in
            let video = VideoFile(path: "/nonexistent/a.mp4", width: 1, height: 1, milliseconds: 1, bytes: 1)
            let rig = TelegramRig()
            let task = OutboxTask.postPhotos([files[0].showing(video)], caption: "", replyTo: nil)
            #expect(await rig.perform(task) == .failure(.never(.fileGone)))
            #expect(rig.telegram.requests.isEmpty)
        }
    }
}
