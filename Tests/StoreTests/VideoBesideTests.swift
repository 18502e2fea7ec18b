import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Store

/// A video is a second file of the row whose picture is its still: it comes and goes with that, wherever photos are.
struct VideoBesideTests {  // S46
    private let bench = Bench()
    private let still: [UInt8] = Array("a picture of a long line".utf8)
    private let film: [UInt8] = Array("moving pictures of a long line".utf8)

    private var video: VideoBeside {
        VideoBeside(bytes: film, ending: "mp4", width: 1_080, height: 1_920, milliseconds: 12_400)
    }
    private var filmFile: String { PhotoFiles.name(of: video.name) }
    private var stillFile: String { PhotoFiles.name(of: Digest.sha256(still)) }

    /// All that lies in the folder of photos.
    private var files: [String] {
        let folder = bench.directory.appending(path: "photos").path
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.contains(".") }.sorted()
    }
    private var both: [String] { [filmFile, stillFile].sorted() }

    private func reported(_ place: PhotoPlace = .directory) async throws -> Store {
        let store = try bench.open(photos: place)
        try await store.sendReport("The line goes around the block", still: still, of: video)
        return store
    }

    @Test func bothFilesAreWrittenBeforeTheRowThatNamesThem() async throws {
        let commits = FailingCommits()
        do {
            let store = try bench.open(atCommit: commits.meet)
            try await store.beginWithVideo()
            let work = try #require(try await store.takeVideos().first)
            commits.fail(at: .before, with: .halted)
            await #expect(throws: StoreError.halted) {
                try await store.settle([(work.entry, .cleaned(still, video))], at: .noon)
            }
        }
        #expect(files == both)
        // No row names them: they go at the next start, and the video is fetched once more.
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        #expect(files.isEmpty)
        #expect(try await store.takeVideos().count == 1)
    }

    @Test func theReportKnowsItsVideoAndTheNextStartKeepsIt() async throws {
        let report: Report
        do {
            let store = try await reported()
            report = try #require(try await store.glance(at: .noon).waiting.last)
        }
        #expect(report.video?.kept == KeptVideo(milliseconds: 12_400, bytes: film.count))
        #expect(report.photos == [report.video?.still])
        let store = try bench.open()
        _ = try await store.recover(at: .noon)
        #expect(files == both)
        #expect(try Examination(of: bench.directory.path, on: bench.database).missingPhotos == 0)
    }

    @Test(arguments: [PhotoPlace.directory, .database, .bucket])
    func whatTakesTheReportAwayTakesTheVideo(from place: PhotoPlace) async throws {
        let store = try await reported(place)
        let beside = try await store.number("SELECT count(*) FROM photo_files")
        #expect(beside == (place == .database ? 2 : 0))
        try await store.dana("/delete", "yes delete")
        #expect(files.isEmpty)
        #expect(try await store.number("SELECT count(*) FROM photo_files") == 0)
        let gone = try await store.objectsToClear(limit: 9)
        #expect(gone == (place == .bucket ? [Digest.sha256(still), video.name].sorted() : []))
        #expect(try bench.files(containing: film).isEmpty)
    }

    @Test func whatBecomesOfADraftBecomesOfItsVideo() async throws {
        let store = try bench.open()
        try await store.beginWithVideo()
        for work in try await store.takeVideos() {
            _ = try await store.settle([(work.entry, .cleaned(still, video))], at: .noon)
        }
        #expect(files == both)
        try await store.dana("remove last")
        #expect(files.isEmpty)
    }

    /// Nothing can be blacked out in a video.
    @Test func aBoxOnItsStillTakesTheVideoForGood() async throws {
        let store = try await reported()
        try await store.omar("mask", "1 1 A1 B2")
        #expect(files == [stillFile])
        #expect(try await store.number("SELECT count(*) FROM photos WHERE video IS NOT NULL") == 0)
    }

    @Test func twoRowsOfOneVideoShareItsFile() async throws {
        let store = try await reported()
        try await store.sendReport(
            "The line goes around again", still: still, of: video, at: .noon + .hours(2))
        #expect(files == both)
        let ids = try await store.photoIDs()
        try await store.dropWithFiles(ids[0])
        #expect(files == both)
        try await store.dropWithFiles(ids[1])
        #expect(files.isEmpty)
    }

    @Test func itMovesIntoABucketByItself() async throws {
        _ = try await reported()
        let store = try bench.open(photos: .bucket)
        _ = try await store.recover(at: .noon)
        let moving = try await store.photosToMove(limit: 9)
        let all = moving.map(\.hash)
        for photo in moving { try await store.movedPhoto(photo.hash, .there) }
        let rest = try await store.photosToMove(limit: 9)
        #expect(Set(all + rest.map(\.hash)) == [Digest.sha256(still), video.name])
        #expect((moving + rest).first { $0.hash == video.name }?.bytes == film)
    }

    @Test func theRecordAndItsSendersDataHaveIt() async throws {
        let store = try await reported()
        let reader = try StoreReader(directory: bench.directory.path, on: bench.database)
        let named = try reader.recordPhotos(at: .noon)
        #expect(named.map(\.name) == ["photos/1-1.jpg", "photos/1-video.mp4"])
        #expect(named.last.flatMap { FileManager.default.contents(atPath: $0.path) } == Data(film))
        let csv = String(decoding: try reader.record(as: .csv, at: .noon), as: UTF8.self)
        #expect(csv.contains("photos/1-video.mp4"))
        let dossier = try await store.dossier(of: AccountID(rawValue: 1))
        let text = String(decoding: dossier.bytes, as: UTF8.self)
        #expect(text.contains(Data(film).base64EncodedString()))
        #expect(text.contains(PhotoFiles.digest(of: video.name)))
    }

    @Test(.inAFile) func aCopyHoldsItAndARestoreBringsItBack() async throws {
        let copies = FileManager.default.temporaryDirectory.appending(path: "copies-\(UUID().uuidString)")
        let place = Bench()
        _ = try await reported()
        let backup = Backup(directory: copies.path)
        let made = try backup.make(of: bench.directory.path, version: "0.1.0", keeping: nil, at: .noon)
        #expect(made.manifest.photos == 2)
        _ = try await backup.restore(into: place.directory.path, without: nil, at: .noon + .hours(1))
        let file = place.directory.appending(path: "photos/\(filmFile)").path
        #expect(FileManager.default.contents(atPath: file) == Data(film))
    }

    @Test func aNameIsOneOfOursOrNone() {
        let hash = String(repeating: "ab", count: 32)
        for name in [hash, "\(hash).mp4", "\(hash).webm"] {
            #expect(PhotoFiles.hash(named: PhotoFiles.name(of: name)) == name)
        }
        for name in [
            "ab/\(hash).mov", "cd/\(hash).mp4", "ab/\(hash)", "ab/\(hash).mp4.jpg", "ab/../x.mp4", "",
        ] {
            #expect(PhotoFiles.hash(named: name) == nil, "\(name)")
        }
    }
}

extension Settlement {
    /// A still with its video.
    static func cleaned(_ still: [UInt8], _ video: VideoBeside) -> Settlement {
        .clean(bytes: still, width: 4, height: 3, origin: PhotoOrigin(video: video))
    }
}

extension Store {
    fileprivate func beginWithVideo() throws {
        try dana("/start", "85003")
        try sendVideo()
    }

    private func sendVideo(at now: Moment = .noon) throws {
        let source = PhotoSource(platform: .telegram, reference: "file", isVideo: true)
        let key = "video\(try number("SELECT count(*) FROM seen"))"
        try hear(.dana(key, .sentPhoto(source: source, album: nil, caption: nil), at: now), at: now)
    }

    func takeVideos(at now: Moment = .noon) throws -> [Work] {
        try take(Wish(kinds: [.watch], limit: 9), at: now)
    }

    func sendReport(
        _ words: String, still: [UInt8], of video: VideoBeside, at now: Moment = .noon
    ) throws {
        try dana("/start", at: now)
        if try number("SELECT count(*) FROM reports") == 0 { try dana("85003", at: now) }
        try dana("/report", words, at: now)
        try sendVideo(at: now)
        for work in try takeVideos(at: now) {
            _ = try settle([(work.entry, .cleaned(still, video))], at: now)
        }
        try think(at: now)
        try dana("done", "the school gym", "now", "send", at: now)
    }
}
