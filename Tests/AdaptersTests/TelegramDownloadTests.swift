import Conversation
import Testing

@testable import Adapters

/// Fetching photos.
struct TelegramDownloadTests {
    private let source = TelegramFile(id: "AgAC", size: 6).source
    private let place =
        #"{"file_id":"AgAC","file_unique_id":"u","file_size":6,"file_path":"photos/file 1.jpg"}"#
    private let file = "file photos/file%201.jpg"

    private func fetch(
        _ rig: TelegramRig, _ source: PhotoSource? = nil, limit: Int = 20 << 20
    ) async -> Result<String, DeliveryError> {
        do {
            let bytes = try await rig.adapter.fetch(source ?? self.source, limit: limit)
            return .success(String(decoding: bytes, as: UTF8.self))
        } catch {
            return .failure(error)
        }
    }

    private func isLater(_ result: Result<String, DeliveryError>) -> Bool {
        if case .failure(.later) = result { true } else { false }
    }

    @Test func aPhotoComesInTwoSteps() async {  // T72
        let rig = TelegramRig(["getFile": [.ok(place)], file: [.raw(200, "abcdef")]])
        #expect(await fetch(rig) == .success("abcdef"))
        #expect(rig.telegram.calls(of: "getFile")[0]["file_id"] as? String == "AgAC")
        #expect(rig.telegram.requests.last?.limit == 20 << 20)
    }

    @Test(arguments: [401, 404])
    func aPathThatExpiredIsAskedForOnceAgain(status: Int) async {  // T72
        let rig = TelegramRig([
            "getFile": [.ok(place), .ok(place)], file: [.raw(status, "{}"), .raw(200, "x")],
        ])
        #expect(await fetch(rig) == .success("x"))
        let stubborn = TelegramRig([
            "getFile": [.ok(place), .ok(place)], file: [.raw(status, "{}"), .raw(status, "{}")],
        ])
        #expect(isLater(await fetch(stubborn)))
        #expect(stubborn.telegram.requests.count == 4)
    }

    @Test func whatIsTooLargeIsNotEvenAskedFor() async {  // T71
        let rig = TelegramRig()
        let large = TelegramFile(id: "A", size: TelegramFile.largest + 1).source
        #expect(await fetch(rig, large, limit: .max) == .failure(.never(.tooLarge)))
        #expect(await fetch(rig, limit: 5) == .failure(.never(.tooLarge)))
        #expect(rig.telegram.requests.isEmpty)
    }

    @Test func sizesThatShowUpLaterCountToo() async {  // T71, T74
        let unknown = TelegramFile(id: "A", size: nil).source
        let told = TelegramRig(["getFile": [.ok(place)]])
        #expect(await fetch(told, unknown, limit: 5) == .failure(.never(.tooLarge)))
        let refused = TelegramRig(["getFile": [.refusal(400, "Bad Request: file is too big")]])
        #expect(await fetch(refused, unknown) == .failure(.never(.tooLarge)))
        let endless = TelegramRig(["getFile": [.ok(place)], file: [.fault(.tooLarge)]])
        #expect(await fetch(endless) == .failure(.never(.tooLarge)))
    }

    @Test func aFileThatIsBusyComesLater() async {  // T73
        let busy = "Bad Request: wrong file_id or the file is temporarily unavailable"
        #expect(isLater(await fetch(TelegramRig(["getFile": [.refusal(400, busy)]]))))
        #expect(isLater(await fetch(TelegramRig(["getFile": [.ok(#"{"file_id":"A"}"#)]]))))
        #expect(isLater(await fetch(TelegramRig(["getFile": [.raw(502, "<html>")]]))))
        #expect(isLater(await fetch(TelegramRig(["getFile": [.ok(place)], file: [.raw(503, "")]]))))
        #expect(isLater(await fetch(TelegramRig(["getFile": [.ok(place)], file: [.fault(.uncertain)]]))))
        #expect(isLater(await fetch(TelegramRig(["getFile": [.refusal(401, "Unauthorized")]]))))
    }

    @Test func aFileThatTelegramDoesNotKnowIsGone() async {  // T44
        let rig = TelegramRig(["getFile": [.refusal(400, "Bad Request: invalid file_id")]])
        #expect(await fetch(rig) == .failure(.never(.fileGone)))
        let foreign = PhotoSource(platform: .matrix, reference: "mxc://x")
        #expect(await fetch(TelegramRig(), foreign) == .failure(.never(.fileGone)))
    }

    @Test(arguments: [
        "/var/lib/telegram/file.jpg", "photos/../../getMe", "..", "https://example.org/a", "a//b", "./a",
        "a\\\\b", "",
    ])
    func pathsThatLeaveTheBotsFolderAreNotFetched(path: String) async {  // T9, T75
        let rig = TelegramRig(["getFile": [.ok(#"{"file_id":"A","file_path":"\#(path)"}"#)]])
        #expect(await fetch(rig) == .failure(.never(.fileGone)))
        #expect(rig.notes == [.filePathRefused])
        #expect(rig.telegram.requests.count == 1)
    }

    @Test func oddCharactersInAPathAreEncoded() {
        #expect(
            TelegramDownload.safe("documents/a?b#c%2e é.heic") == "documents/a%3Fb%23c%252e%20%C3%A9.heic")
    }
}
