import Conversation
import Foundation
import PlainJSON
import Testing

@testable import Adapters

/// A video on its way into a room, with its still.
struct MatrixVideoPostingTests {
    @Test func aVideoIsUploadedOnceWithItsStill() async throws {  // S47
        let folder = FileManager.default.temporaryDirectory
        let (still, film) = (
            folder.appending(path: "\(UUID().uuidString).jpg").path,
            folder.appending(path: "\(UUID().uuidString).mp4").path
        )
        #expect(FileManager.default.createFile(atPath: still, contents: Data([1, 2, 3])))
        #expect(FileManager.default.createFile(atPath: film, contents: Data(repeating: 9, count: 40)))
        defer { for path in [still, film] { try? FileManager.default.removeItem(atPath: path) } }
        let rig = MatrixRig([
            "POST upload": [.ok(#"{"content_uri":"mxc://t/1"}"#), .ok(#"{"content_uri":"mxc://t/2"}"#)],
            "PUT send": [.refusal(500, "M_UNKNOWN"), .ok(#"{"event_id":"$sent"}"#)],
        ])
        try await rig.open()
        let video = VideoFile(path: film, width: 1_080, height: 1_920, milliseconds: 12_400, bytes: 40)
        let file = PhotoFile(path: still, width: 4, height: 3).showing(video)
        let task = OutboxTask.postPhotos([file], caption: "Video of report 1", replyTo: nil)
        _ = await rig.perform(task)
        #expect(
            await rig.perform(task, attempts: 1) == .success(.posted([MessageID(rawValue: "$sent")])))
        #expect(rig.matrix.calls("POST upload").count == 2)
        let body = try #require(rig.matrix.bodies("PUT send").last)
        #expect(body["msgtype"] == "m.video" && body["body"] == "Video of report 1")
        #expect(body["url"] == "mxc://t/2" && body["filename"] == "video.mp4")
        #expect(body["info"]?["duration"] == 12_400 && body["info"]?["h"] == 1_920)
        #expect(body["info"]?["thumbnail_url"] == "mxc://t/1")
        #expect(body["info"]?["thumbnail_info"]?["w"] == 4)
        rig.desk.memory.mostBytes = 30
        #expect(await rig.perform(task, id: 9) == .failure(.never(.tooLarge)))
    }
}
