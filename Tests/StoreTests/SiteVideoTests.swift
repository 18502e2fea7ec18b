import CivicFacts
import Foundation
import PublicSite
import Testing

@testable import Conversation
@testable import Store

/// S6, S46, S47: a video has a file on the public site, and goes to a reader, while two moderators' choice of it holds.
struct SiteVideoTests {
    private let bench = Bench()
    private let still: [UInt8] = Array("a picture of a long line".utf8)
    private let film: [UInt8] = Array("moving pictures of a long line".utf8)
    private let later = Moment.noon + .minutes(5)

    private func reported() async throws -> Store {
        let store = try bench.open()
        let video = VideoBeside(
            bytes: film, ending: "mp4", width: 1_080, height: 1_920, milliseconds: 12_400)
        try await store.sendReport("The line goes around the block", still: still, of: video)
        try await store.deliverAll()
        return store
    }

    private func reader() throws -> PublicReader {
        try PublicReader(directory: bench.directory.path, on: bench.database, at: later)
    }

    private var site: Site { Site(settings: SiteSettings(identity: "i"), kinds: PublicNames.kinds) }

    /// Whether each file of the newest steps is there when it is written.
    private func written(since number: Int64, _ store: Store) async throws -> [(
        path: String, isThere: Bool
    )] {
        while try await store.settlePublic(at: later, delay: .zero) {}
        let reader = try reader()
        return try reader.files(after: number).map {
            ($0.path, try site.bytes(of: $0, from: reader, at: later) != nil)
        }
    }

    private func videos(in files: [(path: String, isThere: Bool)]) -> [Bool] {
        files.filter { $0.path.hasPrefix("videos/") }.map(\.isThere)
    }

    private func page() throws -> String {
        let reader = try reader()
        let version = try #require(try reader.newest(of: .all, limit: 1).first)
        let file = SiteFile.report(token: version.token, .english)
        return String(
            decoding: try site.bytes(of: file, from: reader, at: later) ?? [], as: UTF8.self)
    }

    /// Both look at it, and both say yes.
    private func choose(_ store: Store) async throws {
        for name in ["omar", "zoe"] {
            try await store.moderate(name, "video", "1")
            try await store.moderate(name, "video", "1 public")
        }
    }

    @Test func neitherAnApprovalNorItsStillNorOneOfTwoShowsIt() async throws {
        let store = try await reported()
        try await store.omar("photos", "1 1 public")
        try await store.moderate("omar", "video", "1")
        try await store.moderate("omar", "video", "1 public")
        try await store.omar("approve", "1")
        #expect(videos(in: try await written(since: 0, store)).isEmpty)
        #expect(try !page().contains("<video"))
        // Nobody agrees who did not look at it.
        try await store.moderate("zoe", "video", "1 public", at: later)
        #expect(try await store.number("SELECT count(*) FROM audit WHERE deed = 'videoShown'") == 0)
    }

    @Test func chosenByTwoItIsThereBeforeItsPageAndGoesAfterIt() async throws {
        let store = try await reported()
        try await choose(store)
        try await store.omar("approve", "1")
        let coming = try await written(since: 0, store)
        #expect(videos(in: coming) == [true])
        let file = try #require(coming.first { $0.path.hasPrefix("videos/") })
        #expect(try #require(SiteFile(path: file.path)).path == file.path)
        #expect(file.path.wholeMatch(of: /videos\/[0-9a-f]{2}\/[0-9a-f]{20}\.mp4/) != nil)
        let html = try page()
        #expect(
            html.contains("controls") && html.contains("preload=\"none\"") && html.contains("playsinline"))
        #expect(html.contains("poster=\"../../photos/") && !html.contains("autoplay"))
        #expect(html.contains("without sound: 0:12, 0.1 MB"))
        #expect(html.utf8.count < 10_000)
        let number = try reader().newestNumber()
        try await store.moderate("omar", "video", "1 private", at: later)
        let name = String(file.path.split(separator: "/")[2])
        #expect(try reader().photo(name) == nil)
        let going = try await written(since: number, store)
        #expect(videos(in: going) == [false])
        let page = try #require(going.firstIndex { $0.path.hasPrefix("r/") })
        let video = try #require(going.firstIndex { $0.path.hasPrefix("videos/") })
        #expect(page < video)
        // Its still stays what it was chosen to be.
        #expect(try self.page().contains("<img"))
    }

    @Test(arguments: ["withdraw", "retract", "photos", "mask"])
    func whatTakesItsStillFromThePublicTakesIt(_ how: String) async throws {
        let store = try await reported()
        try await choose(store)
        try await store.omar("approve", "1")
        let coming = try await written(since: 0, store)
        let name = try #require(
            coming.first { $0.path.hasPrefix("videos/") }?.path.split(separator: "/").last)
        #expect(try reader().photo(String(name)) == film)
        let number = try reader().newestNumber()
        switch how {
        case "withdraw": try await store.dana("my reports", "1", "withdraw", "yes", at: later)
        case "retract": try await store.omar("retract", "1 private", at: later)
        case "photos": try await store.omar("photos", "1 1 private", at: later)
        default: try await store.omar("mask", "1 1 A1", at: later)
        }
        #expect(try reader().photo(String(name)) == nil)
        #expect(videos(in: try await written(since: number, store)) == [false])
        let rows = "SELECT count(*) FROM public_photos WHERE name LIKE '%.%'"
        #expect(try await store.number(rows) == 0)
    }

    private func isVideo(_ task: OutboxTask) -> Bool {
        if case .postPhotos(let files, _, _) = task { files.contains { $0.video != nil } } else { false }
    }

    private func removals(_ tasks: [OutboxTask]) -> Int {
        tasks.count { if case .remove = $0 { true } else { false } }
    }

    @Test func whatAModeratorIsShownIsForThemAloneAndGoesWithItsReport() async throws {
        let store = try await reported()
        try await store.moderate("omar", "video", "1")
        var shown: OutboxEntry?
        while shown == nil {
            let entries = try await store.take()
            try #require(!entries.isEmpty)
            for entry in entries {
                if isVideo(entry.task) { shown = entry }
                try await store.settle(entry, .receipt(entry.receipt))
            }
        }
        #expect(shown?.room.id == "omar-room" && shown?.isForTeam == true)
        try await store.deliverAll()
        try await store.dana("my reports", "1", "withdraw", "yes", at: .noon + .minutes(1))
        let gone = try await store.deliverAll(at: .noon + .minutes(1))
        // The picture in the room, and the video.
        #expect(removals(gone) == 2)
        #expect(try await store.number("SELECT count(*) FROM postings WHERE kind = 'video'") == 0)
    }

    @Test func itGoesAfterFiveMinutesAndIsNotSentLater() async throws {
        let store = try await reported()
        try await store.moderate("omar", "video", "1")
        #expect(try await store.deliverAll().contains(where: isVideo))
        #expect(removals(try await store.deliverAll(at: .noon + .seconds(299))) == 0)
        #expect(removals(try await store.deliverAll(at: later)) == 1)
        // One that could not be sent in time is not sent any more.
        try await store.moderate("omar", "video", "1", at: later)
        let late = try await store.deliverAll(at: later + .minutes(6))
        #expect(!late.contains(where: isVideo) && removals(late) == 0)
    }
}

extension Store {
    /// A moderator who has written to the bot alone does this in the review room.
    fileprivate func moderate(
        _ who: String, _ name: String, _ rest: String, at now: Moment = .noon
    ) throws {
        let sender = SenderID(platform: .telegram, id: who)
        let alone = RoomID(platform: .telegram, id: "\(who)-room")
        let count = try number("SELECT count(*) FROM seen")
        try hear(
            Inbound(
                key: "alone\(count)", room: alone, sender: sender, standing: .voter, at: now,
                event: .commanded(name: "help", rest: "")), at: now)
        try hear(
            Inbound(
                key: "desk\(count)", room: .desk, sender: sender, standing: .moderator, at: now, name: who,
                event: .commanded(name: name, rest: rest)), at: now)
    }
}
