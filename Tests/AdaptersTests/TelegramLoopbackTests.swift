import Conversation
import Foundation
import HTTP
import Locks
import Testing

@testable import Adapters

/// The adapter over real HTTP, to a server on this machine.
struct TelegramLoopbackTests {
    private func adapter(_ base: String) -> TelegramAdapter {
        let settings = TelegramSettings(token: TelegramRig.token, apiBase: base)
        return TelegramAdapter(settings, polling: HTTPClient(), sending: HTTPClient())
    }

    private func entry(_ task: OutboxTask) -> OutboxEntry {
        OutboxEntry(
            id: EntryID(rawValue: 1), room: RoomID(platform: .telegram, id: "42"), task: task, attempts: 0)
    }

    private let post = OutboxTask.post(Message(text: "Hello 👩‍👩‍👧"), replyTo: nil)

    @Test func aMessageReachesItsMethodUnderTheToken() async throws {
        let server = LoopbackTelegram([#"{"ok":true,"result":\#(Replies.message(5))}"#])
        defer { server.stop() }
        let receipt = try await adapter(server.url).perform(entry(post))
        #expect(receipt == .posted([MessageID("5")]))
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /bot\(TelegramRig.token)/sendMessage HTTP/1.1\r\n"))
        #expect(request.contains(#""text":"Hello 👩‍👩‍👧""#))
    }

    @Test(arguments: [(1, "5"), (40, nil as String?)])
    func aLineThatEndsWithinTheAnswerLosesNothing(missing: Int, id: String?) async throws {  // T-d, Z17
        let whole = #"{"ok":true,"result":\#(Replies.message(5))}"#
        let came = missing == 1 ? String(whole.dropLast()) : #"{"ok":true,"resu"#
        let server = LoopbackTelegram([came], missing: missing)
        defer { server.stop() }
        let receipt = try await adapter(server.url).perform(entry(post))
        #expect(receipt == .posted(id.map { [MessageID($0)] } ?? []))
        #expect(server.requests.count == 1)
    }

    @Test func aFileComesFromItsOwnPath() async throws {  // T72
        let place = #"{"file_id":"A","file_unique_id":"u","file_path":"photos/file_1.jpg"}"#
        let server = LoopbackTelegram([#"{"ok":true,"result":\#(place)}"#, "jpeg bytes"])
        defer { server.stop() }
        let bytes = try await adapter(server.url).fetch(TelegramFile(id: "A", size: 10).source, limit: 100)
        #expect(String(decoding: bytes, as: UTF8.self) == "jpeg bytes")
        #expect(
            server.requests.last?.hasPrefix("GET /file/bot\(TelegramRig.token)/photos/file_1.jpg ") == true)
    }

    @Test func anAlbumIsAFormWithItsFiles() async throws {  // T86
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
        try Data("first photo".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let photo = PhotoFile(path: file.path, width: 4, height: 3)
        let result = "[\(Replies.message(1)),\(Replies.message(2))]"
        let server = LoopbackTelegram([#"{"ok":true,"result":\#(result)}"#])
        defer { server.stop() }
        let task = OutboxTask.postPhotos([photo, photo], caption: "Report 1", replyTo: nil)
        let receipt = try await adapter(server.url).perform(entry(task))
        #expect(receipt == .posted([MessageID("1"), MessageID("2")]))
        let request = try #require(server.requests.first)
        #expect(request.contains("multipart/form-data; boundary="))
        #expect(request.contains(#"name="p1"; filename="p1.jpg""#))
        #expect(request.components(separatedBy: "first photo").count == 3)
    }

    @Test func aServerThatHangsUpAfterReadingLeavesTheSendUnknown() async {  // T54
        let server = LoopbackTelegram([nil])
        defer { server.stop() }
        await #expect(throws: DeliveryError.unknown) { try await adapter(server.url).perform(entry(post)) }
        #expect(server.requests.count == 1)
    }

    @Test func aServerThatIsNotThereGotNothing() async {  // T54
        do {
            _ = try await adapter(LoopbackTelegram.deadURL).perform(entry(post))
            Issue.record("Nobody should have answered.")
        } catch .later(_, scope: .platform) {
        } catch {
            Issue.record("Not a reason to give up: \(error)")
        }
    }

    @Test func pollingIsCutOffAtOnceWhenCancelled() async throws {  // T27
        let update = Updates.message(#""text":"a""#)
        let server = LoopbackTelegram([#"{"ok":true,"result":[\#(update)]}"#, nil])
        defer { server.stop() }
        let adapter = adapter(server.url)
        let keys = Locked<[String]>([])
        let polling = Task {
            try await adapter.receive(from: nil) { batch in
                keys.withLock { $0 += batch.updates.map(\.key) }
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: CancellationError.self) { try await polling.value }
        #expect(keys.withLock { $0 } == ["7:1762160399"])
    }
}
