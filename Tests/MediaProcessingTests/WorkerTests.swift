import CJPEG
import Foundation
import JPEGMaker
import Testing

@testable import MediaProcessing

/// One at a time: a test looks at all workers there are.
@Suite(
    .serialized,
    .enabled(if: Program.turnout.isInstalled, "the turnout program is not built beside the tests"))
struct WorkerTests {
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: "turnout-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private static let jpeg = Recipe().jpeg(.scene(width: 300, height: 200))

    private func workers() throws -> PhotoWorkers {
        PhotoWorkers(program: try #require(Program.turnout.path))
    }

    /// A program that stands in for a worker which something has gone wrong with.
    private func impostor(_ script: String) throws -> PhotoWorkers {
        let path = directory.appending(path: "impostor").path
        // Written by a process of its own: another test that forks just then would have it open for writing, too, and what is
        // open like that cannot be started.
        let write = "printf '%s' \"$1\" >\"$0\" && chmod 700 \"$0\""
        #expect(try Program.shell.run("-c", write, path, "#!/bin/sh\n\(script)\n").status == 0)
        let patience = WorkerProcess.Patience(cpuSeconds: 5, seconds: 2)
        return PhotoWorkers(limits: PhotoLimits(), program: path, patience: patience)
    }

    private func refusal(_ workers: PhotoWorkers, _ bytes: [UInt8] = jpeg) -> PhotoRefusal? {
        do {
            _ = try workers.clean(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test
    func aWorkerGivesTheSameCopyAndTheSameRefusals() throws {
        let (cleaner, workers) = (PhotoCleaner(), try workers())
        let scene = Picture.scene(width: 300, height: 200)
        for file in [Self.jpeg, Maker.PNG().file(scene), Maker.webp(scene)] {
            #expect(try workers.clean(file) == cleaner.clean(file))
        }
        if Maker.hasHEIF {
            for isAVIF in [false, true] {
                let file = Maker.heif(scene, isAVIF: isAVIF)
                #expect(try workers.clean(file) == cleaner.clean(file))
            }
        }
        let files: [([UInt8], PhotoRefusal)] = [
            ([], .empty), ([1, 2, 3], .notAPicture), (Array("II*\0".utf8), .unsupported(.tiff)),
            (Array(Self.jpeg.prefix(500)), .broken),
            ([UInt8](repeating: 0, count: 21_000_000), .tooManyBytes(limit: PhotoLimits().maxBytes)),
            (Segments(Self.jpeg).claiming(width: 65_000, height: 65_000).jpeg, .tooManyPixels),
            (Segments(Self.jpeg).claiming(precision: 12).jpeg, .unsupported(.jpeg)),
        ]
        for (file, expected) in files { #expect(refusal(workers, file) == expected) }
        #expect(try workers.clean(Self.jpeg) == cleaner.clean(Self.jpeg))
    }

    @Test
    func limitsReachTheWorker() throws {
        var limits = PhotoLimits()
        (limits.maxSide, limits.quality, limits.maxPixels) = (64, 50, 300 * 200)
        let workers = PhotoWorkers(limits: limits, program: try #require(Program.turnout.path))
        #expect(try workers.clean(Self.jpeg) == PhotoCleaner(limits: limits).clean(Self.jpeg))
        limits.maxPixels -= 1
        let strict = PhotoWorkers(limits: limits, program: try #require(Program.turnout.path))
        #expect(refusal(strict) == .tooManyPixels)
    }

    @Test
    func aWorkerThatBreaksCostsThePhotoAndTheNextOneIsFine() throws {
        // It takes the photo and dies; with a worker in its place all is well again.
        #expect(refusal(try impostor("head -c 100 > /dev/null; kill -SEGV $$")) == .internalFault)
        #expect(refusal(try impostor("head -c 100 > /dev/null; exit 3")) == .internalFault)
        #expect(refusal(try workers()) == nil)
    }

    @Test
    func aWorkerThatHangsIsStopped() throws {
        #expect(refusal(try impostor("exec sleep 1000")) == .tookTooLong)
    }

    @Test
    func whatAWorkerInventsIsNotBelieved() throws {
        #expect(refusal(try impostor("head -c 9000 /dev/urandom >&0; sleep 1")) == .internalFault)
        // All the right numbers, and a file that is no plain JPEG.
        let file = Segments(Self.jpeg).planting(0xFE, Array("SECRET".utf8)).jpeg
        let photo = CleanPhoto(jpeg: file, width: 300, height: 200, look: PhotoLook(bits: 0))
        let answer = PhotoWire(result: .success(photo)).bytes + file
        let path = directory.appending(path: "answer").path
        try Data(answer).write(to: URL(filePath: path))
        #expect(refusal(try impostor("cat '\(path)' >&0; sleep 1")) == .internalFault)
    }

    @Test
    func whereNoWorkerStartsTheFaultIsOurs() {
        let workers = PhotoWorkers(program: "/nowhere/turnout")
        #expect(refusal(workers) == .internalFault)
    }

    @Test
    func aWorkerThatHasNothingToDoDoesNothing() async throws {
        let workers = try workers()
        _ = try workers.clean(Self.jpeg)
        let children = try children()
        #expect(!children.isEmpty)
        let before = children.map(cimg_cpu_time)
        try await Task.sleep(for: .milliseconds(1_500))
        // Those of other tests may be gone or at work; at least one has rested the whole time.
        let after = children.map(cimg_cpu_time)
        let rested = zip(before, after).contains { $1 >= 0 && $1 - $0 < 20_000_000 }
        #expect(rested)
        withExtendedLifetime(workers) {}
    }

    @Test
    func aWorkerThatDiedIdleIsReplaced() throws {
        let workers = try workers()
        _ = try workers.clean(Self.jpeg)
        for child in try children() {
            kill(child, SIGKILL)
            // A signal takes its time: the process has ended once it can be waited for, and stays to be reaped.
            var ended = siginfo_t()
            waitid(P_PID, id_t(child), &ended, WEXITED | WNOWAIT)
        }
        #expect(refusal(workers) == nil)
    }

    @Test
    func manyPhotosAtOnceAreAllCleaned() async throws {
        let workers = try workers()
        let expected = try PhotoCleaner().clean(Self.jpeg)
        let queue = DispatchQueue(label: "photos", attributes: .concurrent)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    await withCheckedContinuation { done in
                        queue.async {
                            let all = (0..<25).allSatisfy { _ in (try? workers.clean(Self.jpeg)) == expected }
                            done.resume(returning: all)
                        }
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    /// Photo workers that this process has started.
    private func children() throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }.filter { id in
            let stat = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
            let line = (try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)) ?? ""
            return stat.contains(" \(getpid()) ") && line.contains(PhotoWorkerLoop.word)
        }
    }
}
