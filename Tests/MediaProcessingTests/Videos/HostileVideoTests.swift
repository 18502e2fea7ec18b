import Foundation
import Testing

@testable import MediaProcessing

/// Files that lie, are cut, or are more than they may be.
@Suite(.enabled(if: Filmed.isPossible, "ffmpeg or libavformat is not installed"))
struct HostileVideoTests {
    private static let mp4 = Filmed(
        name: "a.mp4", words: Filmed.pictures + Filmed.sound + Filmed.h264 + ["-movflags", "faststart"],
        seconds: 0.4)
    private static let hevc = Filmed(name: "a.mov", words: Filmed.pictures + Filmed.hevc, seconds: 0.4)
    private static let webM = Filmed(name: "a.webm", words: Filmed.pictures + Filmed.vp9, seconds: 0.4)

    private func refusal(_ file: [UInt8], _ cleaner: any VideoCleaning = VideoCleaner()) -> VideoRefusal? {
        do {
            _ = try cleaner.clean(file)
            return nil
        } catch {
            return error
        }
    }

    @Test func aVideoCutOffIsRefused() throws {
        for filmed in [Self.mp4, Self.hevc] {
            let file = try filmed.file()
            let whole = try VideoCleaner().clean(file)
            for count in stride(from: 0, to: file.count - 8, by: max(1, file.count / 150)) {
                // What is cut in the middle of its tables may not say how it is coded.
                let expected: [VideoRefusal] = [.empty, .notAVideo, .broken, .unsupported]
                do throws(VideoRefusal) {
                    // Sound and words behind the last picture are not missed.
                    let isWhole = try VideoCleaner().clean(Array(file.prefix(count))) == whole
                    #expect(isWhole, "\(filmed) \(count)")
                } catch {
                    #expect(expected.contains(error), "\(filmed) \(count): \(error)")
                }
            }
        }
    }

    /// Of a WebM the part that is there may be shown.
    @Test func ofAWebMCutOffWhatIsThereIsShown() throws {
        let file = try Self.webM.file()
        let whole = try VideoCleaner().clean(file)
        for count in stride(from: 0, to: file.count, by: max(1, file.count / 100)) {
            do {
                let clean = try VideoCleaner().clean(Array(file.prefix(count)))
                #expect(
                    clean.bytes.count <= whole.bytes.count && clean.milliseconds <= whole.milliseconds + 34)
            } catch {
                #expect([.empty, .notAVideo, .broken].contains(error), "\(count): \(error)")
            }
        }
    }

    /// In a worker, which may break; one file in a hundred at the most does, and none harms.
    @Test(.enabled(if: Program.turnout.isInstalled))
    func flippedBytesNeverHarm() throws {
        let workers = VideoWorkers(program: try #require(Program.turnout.path))
        var seed = Seed(43)
        for filmed in [Self.mp4, Self.hevc, Self.webM] {
            let file = try filmed.file()
            for _ in 0..<40 {
                var damaged = file
                for _ in 0..<Int.random(in: 1...6, using: &seed) {
                    let reach = Bool.random(using: &seed) ? damaged.count : min(2_500, damaged.count)
                    damaged[Int.random(in: 0..<reach, using: &seed)] = UInt8.random(in: 0...255, using: &seed)
                }
                let refusal = refusal(damaged, workers)
                #expect(refusal != .internalFault && refusal != .unreadableHere, "\(filmed)")
            }
        }
    }

    /// The sizes of all boxes on the way to the pictures, made to lie one by one.
    @Test func sizesThatLieAreRefusedOrHarmless() throws {
        let file = try Self.mp4.file()
        for name in [
            "ftyp", "moov", "trak", "mdia", "minf", "stbl", "stsd", "avcC", "stts", "stsz", "stco", "mdat",
        ] {
            let place = try #require(file.firstRange(of: Array(name.utf8))).lowerBound - 4
            for size in [0, 1, 7, 9, 0x7FFF_FFFF, 0xFFFF_FFFF] {
                var lying = file
                var bytes: [UInt8] = []
                bytes.append(number: size, size: 4)
                lying.replaceSubrange(place..<place + 4, with: bytes)
                let refusal = refusal(lying)
                #expect(
                    [nil, .broken, .notAVideo, .unsupported, .tooManyPixels].contains(refusal),
                    "\(name) \(size)")
            }
        }
    }

    @Test func aTableThatPromisesTooMuchIsRefused() throws {
        let file = try Self.mp4.file()
        for name in ["stts", "stsz", "stco", "stsc", "stss"] {
            let place =
                try #require(file.firstRange(of: Array(name.utf8))).lowerBound + (name == "stsz" ? 12 : 8)
            var lying = file
            lying.replaceSubrange(place..<place + 4, with: [0x7F, 0xFF, 0xFF, 0xFF])
            #expect([nil, .broken, .notAVideo, .tooManyPixels].contains(refusal(lying)), "\(name)")
        }
    }

    @Test func aVideoWithoutPicturesIsRefused() throws {
        var film = Film(codec: .h264, width: 64, height: 64)
        let box: [UInt8] = [1, 66, 0, 30, 0xFF, 0xE1, 0, 4, 0x67, 66, 0, 30, 1, 0, 3, 0x68, 1, 2]
        film.setup = try #require(ParameterSets(box: box, .h264))
        #expect(refusal(film.file) == .broken)
        // Pictures that are no pictures.
        film.bytes = [0, 0, 0, 2, 0x65, 0xFF]
        film.frames = [Film.Frame(size: 6, duration: 3_000, isKey: true)]
        #expect(refusal(film.file) == .broken)
    }

    @Test func whatIsNoVideoIsSaidSo() throws {
        let sound = try Filmed(name: "a.m4a", words: Filmed.sound).file()
        #expect(refusal(sound) == .notAVideo)
        #expect(refusal(Array("just some words, and some more of them".utf8)) == .notAVideo)
        let matroska = try Filmed(name: "a.mkv", words: Filmed.pictures + Filmed.h264).file()
        #expect(refusal(matroska) == .notAVideo)
        #expect(refusal(Recipe().jpeg(.scene(width: 64, height: 48))) == .notAVideo)
        #expect(refusal([]) == .empty)
    }

    @Test(arguments: [["-c:v", "mpeg4"], ["-c:v", "mjpeg"], ["-c:v", "prores"]])
    func codecsThatNoPhoneHasAreRefused(words: [String]) throws {
        #expect(refusal(try Filmed(name: "a.mov", words: Filmed.pictures + words).file()) == .unsupported)
    }

    @Test func aMinuteIsTheMost() throws {
        let slow = Filmed.pictures + ["-r", "2"] + Filmed.h264 + ["-preset", "ultrafast"]
        let minute = try Filmed(name: "a.mp4", words: slow, size: "64x64", rate: 2, seconds: 60).file()
        #expect(try VideoCleaner().clean(minute).milliseconds == 60_000)
        let longer = try Filmed(name: "a.mp4", words: slow, size: "64x64", rate: 2, seconds: 61.5).file()
        #expect(refusal(longer) == .tooLong(limit: 60))
        let webM = try Filmed(
            name: "a.webm", words: Filmed.pictures + ["-r", "2"] + Filmed.vp8, size: "64x64", rate: 2,
            seconds: 61.5
        ).file()
        #expect(refusal(webM) == .tooLong(limit: 60))
    }

    @Test func sidesHaveALimitWhateverTheFileSaysOfThem() throws {
        let most = try Filmed(
            name: "a.mp4", words: Filmed.pictures + Filmed.h264, size: "3840x64", seconds: 0.1
        ).file()
        #expect(try VideoCleaner().clean(most).width == 3_840)
        let wide = try Filmed(
            name: "a.mp4", words: Filmed.pictures + Filmed.h264, size: "3842x64", seconds: 0.1
        ).file()
        #expect(refusal(wide) == .tooManyPixels)
        // The picture is as large as before, and the file says 64.
        var lying = wide
        let place = try #require(lying.firstRange(of: Array("avc1".utf8))?.lowerBound)
        // The first one is a brand.
        let entry = try #require(
            lying[(place + 4)...].firstRange(of: Array("avc1".utf8))?.lowerBound ?? place)
        lying.replaceSubrange(entry + 28..<entry + 30, with: [0, 64])
        #expect([.tooManyPixels, .broken].contains(refusal(lying)))
    }

    @Test func bytesHaveALimit() {
        let limit = 20 * 1024 * 1024
        #expect(refusal([UInt8](repeating: 0, count: limit + 1)) == .tooManyBytes(limit: limit))
    }
}
