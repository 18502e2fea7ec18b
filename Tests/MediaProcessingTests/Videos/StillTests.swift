import Foundation
import Testing

@testable import MediaProcessing

@Suite(.enabled(if: Filmed.isPossible, "ffmpeg or libavformat is not installed"))
struct StillTests {
    /// The mean of each channel of the still of a video in one colour.
    private func still(of colour: String, _ words: [String], size: String = "192x144") throws -> [Int] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.mp4").path
        try Filmed.run(["-f", "lavfi", "-i", "color=\(colour):s=\(size):r=10:d=0.5"] + words + [file])
        let clean = try VideoCleaner().clean([UInt8](try Data(contentsOf: URL(filePath: file))))
        let picture = try #require(Picture(jpeg: clean.still.jpeg))
        return (0..<3).map { channel in
            let samples = stride(from: channel, to: picture.samples.count, by: 3).map {
                Int(picture.samples[$0])
            }
            return samples.reduce(0, +) / samples.count
        }
    }

    /// Y, Cb and Cr as a JPEG has them, which is what the tests' reader gives.
    private static func jfif(_ rgb: [Int]) -> [Int] {
        Picture(width: 1, height: 1, samples: rgb.map { UInt8($0) }).asYCbCr.samples.map { Int($0) }
    }

    private static func matrix(_ name: String) -> [String] {
        ["-vf", "scale=out_color_matrix=\(name)", "-colorspace", name == "bt601" ? "smpte170m" : name]
    }

    /// Small and large, narrow and full range, with 10 bits: the colour is what it was.
    @Test(arguments: [
        (Filmed.h264 + matrix("bt601"), "192x144"), (Filmed.h264 + matrix("bt709"), "192x144"),
        (Filmed.h264 + ["-vf", "scale=out_color_matrix=bt709"], "1280x720"),
        (Filmed.h264 + ["-vf", "scale=out_color_matrix=bt601"], "640x480"),
        (["-c:v", "libx264", "-pix_fmt", "yuvj420p"] + matrix("bt601"), "192x144"),
        (Filmed.hevc + matrix("bt709") + ["-pix_fmt", "yuv420p10le"], "192x144"),
        (["-c:v", "libx264", "-pix_fmt", "yuv444p"] + matrix("bt601"), "192x144"),
        (Filmed.av1 + matrix("bt709"), "192x144"),
    ])
    func coloursAreRight(words: [String], size: String) throws {
        for (name, expected) in [
            ("0xC83214", [200, 50, 20]), ("0x1464C8", [20, 100, 200]), ("0xF0F0F0", [240, 240, 240]),
        ] {
            let found = try still(of: name, words, size: size)
            let expected = Self.jfif(expected)
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 6 }, "\(name) became \(found)")
        }
    }

    /// Of the luma of a video's still, the highest.
    private func brightest(_ words: [String]) throws -> Int {
        let clean = try VideoCleaner().clean(
            Filmed(name: "a.mp4", words: Filmed.pictures + Filmed.h264 + ["-bf", "3"] + words).file())
        let picture = try #require(Picture(jpeg: clean.still.jpeg))
        #expect((clean.still.width, clean.still.height) == (192, 144))
        return stride(from: 0, to: picture.samples.count, by: 3).map { Int(picture.samples[$0]) }.max() ?? 0
    }

    @Test func blackIsPassedOver() throws {
        // It brightens for a fifth of a second, from black.
        #expect(try brightest(["-frames:v", "1"]) < 10)
        #expect(try brightest([]) > 30)
    }

    @Test func whereAllIsBlackTheFirstPictureWillDo() throws {
        #expect(try still(of: "black", Filmed.h264)[0] < 6)
    }

    @Test func aLargeVideoHasASmallStill() throws {
        let clean = try VideoCleaner().clean(
            Filmed(name: "a.mp4", words: Filmed.pictures + Filmed.h264, size: "2560x1440", seconds: 0.3)
                .file())
        #expect((clean.width, clean.height) == (2_560, 1_440))
        #expect((clean.still.width, clean.still.height) == (1_280, 720))
    }
}
