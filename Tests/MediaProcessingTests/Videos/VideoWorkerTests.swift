import Foundation
import Testing

@testable import MediaProcessing

@Suite(
    .serialized,
    .enabled(
        if: Filmed.isPossible && Program.turnout.isInstalled, "ffmpeg, libavformat or turnout is not there"))
struct VideoWorkerTests {
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: "turnout-\(UUID().uuidString)")
    private static let filmed = Filmed(name: "a.mp4", words: Filmed.pictures + Filmed.sound + Filmed.h264)

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private func removeDirectory() { try? FileManager.default.removeItem(at: directory) }

    private func workers() throws -> VideoWorkers {
        VideoWorkers(program: try #require(Program.turnout.path))
    }

    /// A program that stands in for a worker which something has gone wrong with.
    private func impostor(_ script: String) throws -> VideoWorkers {
        let path = directory.appending(path: "impostor").path
        let write = "printf '%s' \"$1\" >\"$0\" && chmod 700 \"$0\""
        #expect(try Program.shell.run("-c", write, path, "#!/bin/sh\n\(script)\n").status == 0)
        return VideoWorkers(
            limits: VideoLimits(), program: path, patience: WorkerProcess.Patience(cpuSeconds: 5, seconds: 2))
    }

    private func refusal(_ workers: VideoWorkers, _ bytes: [UInt8]) -> VideoRefusal? {
        do {
            _ = try workers.clean(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func aWorkerGivesTheSameCopyAndTheSameRefusals() throws {
        defer { removeDirectory() }
        let (cleaner, workers) = (VideoCleaner(), try workers())
        for filmed in [Self.filmed, Filmed(name: "a.webm", words: Filmed.pictures + Filmed.vp9)] {
            let file = try filmed.file()
            let isSame = try workers.clean(file) == cleaner.clean(file)
            #expect(isSame)
        }
        #expect(refusal(workers, []) == .empty)
        #expect(refusal(workers, [1, 2, 3]) == .notAVideo)
        #expect(refusal(workers, Array(try Self.filmed.file().prefix(3_000))) == .broken)
        #expect(
            refusal(workers, [UInt8](repeating: 0, count: 21_000_000)) == .tooManyBytes(limit: 20_971_520))
    }

    @Test func aWorkerThatBreaksOrHangsCostsItsVideo() throws {
        defer { removeDirectory() }
        let file = try Self.filmed.file()
        #expect(refusal(try impostor("head -c 100 > /dev/null; kill -SEGV $$"), file) == .internalFault)
        #expect(refusal(try impostor("exec sleep 1000"), file) == .tookTooLong)
        #expect(refusal(VideoWorkers(program: "/nowhere/turnout"), file) == .internalFault)
    }

    @Test func whatAWorkerInventsIsNotBelieved() throws {
        defer { removeDirectory() }
        let file = try Self.filmed.file()
        #expect(refusal(try impostor("head -c 9000 /dev/urandom >&0; sleep 1"), file) == .internalFault)
        let clean = try VideoCleaner().clean(file)
        let path = directory.appending(path: "answer").path
        let jpeg = Segments(clean.still.jpeg).planting(0xFE, Array("SECRET".utf8)).jpeg
        let planted = CleanPhoto(
            jpeg: jpeg, width: clean.still.width, height: clean.still.height, look: clean.still.look)
        for (still, video) in [
            (clean.still, clean.bytes + Array("SECRET".utf8)), (clean.still, file), (planted, clean.bytes),
        ] {
            let answer = VideoWire(still: still, count: video.count).bytes + still.jpeg + video
            try Data(answer).write(to: URL(filePath: path))
            #expect(refusal(try impostor("cat '\(path)' >&0; sleep 1"), file) == .internalFault)
        }
        // The same way with nothing wrong is believed.
        let answer =
            VideoWire(still: clean.still, count: clean.bytes.count).bytes + clean.still.jpeg + clean.bytes
        try Data(answer).write(to: URL(filePath: path))
        #expect(refusal(try impostor("cat '\(path)' >&0; sleep 1"), file) == nil)
    }

    /// The largest that is taken, with ten bits, fits into a worker.
    @Test func aWorkerHasRoomForWhatPhonesFilm() throws {
        defer { removeDirectory() }
        let words = Filmed.pictures + Filmed.hevc + ["-pix_fmt", "yuv420p10le", "-tag:v", "hvc1"]
        let file = try Filmed(name: "a.mov", words: words, size: "3840x2160", seconds: 0.3).file()
        let clean = try workers().clean(file)
        #expect((clean.width, clean.height) == (3_840, 2_160))
    }

    @Test func theCommandWritesVideoAndStill() throws {
        defer { removeDirectory() }
        func path(_ name: String) -> String { directory.appending(path: name).path }
        let file = try Self.filmed.file()
        try Data(file).write(to: URL(filePath: path("in.mp4")))
        let done = try Program.turnout.run(
            "video", path("in.mp4"), path("out.mp4"), "--still", path("still.jpg"))
        #expect(done.status == 0)
        #expect(done.errors == "")
        let clean = try VideoCleaner().clean(file)
        #expect(try Data(contentsOf: URL(filePath: path("out.mp4"))) == Data(clean.bytes))
        #expect(try Data(contentsOf: URL(filePath: path("still.jpg"))) == Data(clean.still.jpeg))
        // In its own place.
        #expect(try Program.turnout.run("video", path("in.mp4"), path("in.mp4")).status == 0)
        #expect(try Data(contentsOf: URL(filePath: path("in.mp4"))) == Data(clean.bytes))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 3)
    }

    @Test func whatIsNoUsableVideoIsSaidInOneLineAndTouchesNothing() throws {
        defer { removeDirectory() }
        func path(_ name: String) -> String { directory.appending(path: name).path }
        try Data([1, 2, 3]).write(to: URL(filePath: path("out.mp4")))
        let file = try Self.filmed.file()
        let old = try Filmed(name: "a.mov", words: Filmed.pictures + ["-c:v", "mpeg4"]).file()
        for (bytes, status, word) in [
            ([], 65, "empty"), (Array(file.prefix(file.count / 2)), 65, "damaged"),
            (Array("PK".utf8), 65, "not a video"),
            (file + [UInt8](repeating: 0, count: 21_000_000), 65, "20 MB"), (old, 65, "H.264"),
        ] as [([UInt8], Int32, String)] {
            try Data(bytes).write(to: URL(filePath: path("in.mp4")))
            let done = try Program.turnout.run("video", path("in.mp4"), path("out.mp4"))
            #expect(done.status == status, "\(word)")
            #expect(done.errors.contains(word), "\(done.errors)")
            #expect(done.errors.filter { $0 == "\n" }.count == 1)
            #expect(try Data(contentsOf: URL(filePath: path("out.mp4"))) == Data([1, 2, 3]))
        }
        for words in [
            [], ["in.mp4"], ["in.mp4", "out.mp4", "--still"], ["in.mp4", "out.mp4", "--sound"],
            ["missing", "out.mp4"],
        ] {
            let done = try Program.turnout.run(["video"] + words.map { $0.hasPrefix("-") ? $0 : path($0) })
            #expect(done.status == 64)
            #expect(
                done.errors.contains("Usage: turnout video IN OUT")
                    && done.errors.filter { $0 == "\n" }.count == 1)
        }
    }
}
