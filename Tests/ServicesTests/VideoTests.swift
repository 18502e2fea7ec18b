import CivicFacts
import Foundation
import Locks
import MediaProcessing
import Testing

@testable import Conversation
@testable import Services
@testable import Store

/// Somebody who cleans videos as told.
private struct FakeVideos: VideoCleaning {
    var refusal: VideoRefusal = .internalFault
    var isThere = true
    /// Begins to work, and does not end before the other opens.
    var began = Gate()
    var mayEnd: DispatchSemaphore?

    func isPossible() -> Bool { isThere }

    func clean(_ bytes: [UInt8]) throws(VideoRefusal) -> CleanVideo {
        began.open()
        mayEnd?.wait()
        throw refusal
    }
}

struct VideoTests {
    private let folder = Folder()

    private func sent(_ key: String, isVideo: Bool, at now: Moment = Clock.system.now()) throws -> RawUpdate {
        let source = PhotoSource(platform: .telegram, reference: key, isVideo: isVideo ? true : nil)
        let event = Event.sentPhoto(source: source, album: nil, caption: nil)
        return try Inbound.voter("dana", key, event).raw
    }

    private func words(of trouble: PhotoTrouble) -> String {
        Catalogue(.english).text(Catalogue.phrase(of: trouble))
    }

    /// What somebody hears who sends one video.
    private func heard(_ videos: FakeVideos, file: [UInt8] = [1], fetched: Locked<Int> = Locked(0))
        async throws
        -> (said: [String], photos: Int)
    {
        let store = try folder.store()
        let words = Locked<[String]>([])
        var adapter = FakeAdapter(
            act: { entry in
                words.withLock { $0.append(entry.words) }
                return .posted([MessageID(rawValue: "1")])
            }, file: file)
        adapter.onFetch = { fetched.withLock { $0 += 1 } }
        let house = House(store: store, adapters: [adapter], videoCleaner: videos, log: .silent)
        try await house.keep(Batch(updates: [try sent("1", isVideo: true)], cursor: nil), from: .telegram)
        try await house.rest()
        return (words.withLock { $0 }, try await store.number("SELECT count(*) FROM photos"))
    }

    @Test(arguments: [
        (VideoRefusal.notAVideo, PhotoTrouble.videoUnread), (.unsupported, .videoUnread),
        (.broken, .videoBroken),
        (.tooLong(limit: 60), .videoTooLong), (.tooManyPixels, .videoTooLarge),
        (.tookTooLong, .videoTookTooLong),
        (.unreadableHere, .noVideos),
    ])
    func everyRefusalIsOneSentenceAndNothingIsKept(refusal: VideoRefusal, trouble: PhotoTrouble) async throws
    {
        let (said, photos) = try await heard(FakeVideos(refusal: refusal))
        #expect(said.count { $0.contains(words(of: trouble)) } == 1)
        #expect(photos == 0)
    }

    @Test func withoutTheLibraryNoVideoIsFetched() async throws {
        let fetched = Locked(0)
        let (said, photos) = try await heard(FakeVideos(isThere: false), fetched: fetched)
        #expect(said.count { $0.contains("I cannot use videos") } == 1)
        #expect(photos == 0)
        #expect(fetched.withLock(\.self) == 0)
    }

    @Test func photosNeverWaitBehindVideos() async throws {
        let store = try folder.store()
        let mayEnd = DispatchSemaphore(value: 0)
        let videos = FakeVideos(mayEnd: mayEnd)
        let kept = Gate()
        var adapter = FakeAdapter(file: Array("no picture at all".utf8))
        // What is no picture is refused, and so is heard of while the videos are still at work.
        adapter.act = { entry in
            if entry.words.contains("That file is not a picture") { kept.open() }
            return .posted([MessageID(rawValue: "1")])
        }
        let house = House(store: store, adapters: [adapter], videoCleaner: videos, log: .silent)
        var updates: [RawUpdate] = []
        for key in ["1", "2", "3", "4"] {
            let source = PhotoSource(platform: .telegram, reference: key, isVideo: true)
            let event = Event.sentPhoto(source: source, album: nil, caption: nil)
            updates.append(try Inbound.voter("voter\(key)", key, event).raw)
        }
        try await house.keep(Batch(updates: updates, cursor: nil), from: .telegram)
        let run = Task { try await house.run() }
        await videos.began.pass()
        try await house.keep(Batch(updates: [try sent("5", isVideo: false)], cursor: nil), from: .telegram)
        await kept.pass()
        run.cancel()
        for _ in 0..<4 { mayEnd.signal() }
        _ = await run.result
    }
}
