import Foundation
import Testing

@testable import MediaProcessing

@Suite(.enabled(if: Filmed.isPossible, "ffmpeg or libavformat is not installed"))
struct PhoneTests {
    private static let folder = FileManager.default.temporaryDirectory.appending(
        path: "turnout-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { Self.folder.appending(path: name).path }

    /// A number for all pictures as they are decoded, whatever file they are in.
    private func pictures(of bytes: [UInt8], _ name: String) throws -> String {
        try Data(bytes).write(to: URL(filePath: path(name)))
        // The largest stream of pictures, which is the one that is kept.
        let done = try Program.ffmpeg.run(
            "-v", "error", "-noautorotate", "-i", path(name), "-map",
            "0:v:\(name.contains("two-cameras.mp4") && !name.hasPrefix("copy") ? 1 : 0)",
            "-fps_mode", "passthrough", "-f", "md5", "-")
        try #require(done.status == 0, "\(done.errors)")
        return String(decoding: done.output, as: UTF8.self)
    }

    @Test(arguments: Filmed.phones)
    func nothingButThePicturesIsKept(filmed: Filmed) throws {
        defer { try? FileManager.default.removeItem(at: Self.folder) }
        let source = try filmed.file()
        let clean = try VideoCleaner().clean(source)
        for planted in Filmed.planted {
            let words = Data(planted.utf8)
            #expect(Data(clean.bytes).range(of: words) == nil, "\(planted)")
            #expect(Data(clean.still.jpeg).range(of: words) == nil, "\(planted)")
        }
        #expect(try pictures(of: source, filmed.name) == pictures(of: clean.bytes, "copy-\(filmed.name)"))
        #expect(
            abs(clean.milliseconds - Int(filmed.seconds * 1_000)) < 120 || filmed.name == "one-picture.mp4")
        let again = try VideoCleaner().clean(clean.bytes)
        let (first, second) = (try film(clean), try film(again))
        let isSame = first.bytes == second.bytes && first.setup == second.setup && clean.still == again.still
        #expect(isSame)
    }

    private func film(_ clean: CleanVideo) throws -> Film {
        try #require(PlainVideo.film(in: clean.bytes, kind: clean.kind))
    }

    /// What exiftool finds in a copy: how the file is built, and not a date, a name or a place.
    @Test func exiftoolFindsNothing() throws {
        defer { try? FileManager.default.removeItem(at: Self.folder) }
        try #require(Program.exiftool.isInstalled)
        let known: Set<String> = [
            "MajorBrand", "MinorVersion", "CompatibleBrands", "MovieHeaderVersion", "CreateDate",
            "ModifyDate",
            "TimeScale", "Duration", "PreferredRate", "PreferredVolume", "PreviewTime", "PreviewDuration",
            "PosterTime", "SelectionTime", "SelectionDuration", "CurrentTime", "NextTrackID",
            "TrackHeaderVersion", "TrackCreateDate", "TrackModifyDate", "TrackID", "TrackDuration",
            "TrackLayer",
            "TrackVolume", "MatrixStructure", "ImageWidth", "ImageHeight", "MediaHeaderVersion",
            "MediaCreateDate", "MediaModifyDate", "MediaTimeScale", "MediaDuration", "MediaLanguageCode",
            "HandlerType", "GraphicsMode", "OpColor", "CompressorID", "SourceImageWidth", "SourceImageHeight",
            "XResolution", "YResolution", "BitDepth", "VideoFrameRate", "MediaDataSize", "MediaDataOffset",
            "ImageSize", "Megapixels", "AvgBitrate", "Rotation", "PixelAspectRatio", "ColorProfiles",
            "ColorPrimaries", "TransferCharacteristics", "MatrixCoefficients", "VideoFullRangeFlag",
            "EBMLVersion", "EBMLReadVersion", "DocType", "DocTypeVersion", "DocTypeReadVersion",
            "TimecodeScale", "MuxingApp", "WritingApp", "TrackNumber", "TrackUID", "TrackType",
            "VideoCodecID",
            "AVCConfiguration", "ChunkOffset", "CompositionTimeToSample", "CueClusterPosition", "CueTime",
            "CueTrack",
            "EBMLMaxIDLength", "EBMLMaxSizeLength", "Matroska_0x15b0", "MediaData",
            "QuickTime_ColorRep_0x000a",
            "SampleSizes", "SampleToChunk", "SyncSampleTable", "TimeCode", "TrackLacing", "Unknown_av1C",
            "Unknown_hvcC",
        ]
        for filmed in Filmed.phones {
            try Data(VideoCleaner().clean(filmed.file()).bytes).write(to: URL(filePath: path(filmed.name)))
        }
        let done = try Program.exiftool.run(
            "-j", "-ee", "-U", "--System:all", "--File:all", "--ExifTool:all", Self.folder.path)
        let found = try #require(
            try JSONSerialization.jsonObject(with: done.output) as? [[String: Any]])
        #expect(found.count == Filmed.phones.count && found.count >= 30)
        for tags in found {
            let name = tags["SourceFile"] as? String ?? ""
            for (key, value) in tags where key != "SourceFile" {
                let isKnown = known.contains(key)
                #expect(isKnown, "\(name): \(key) = \(value)")
                if key.hasSuffix("Date") {
                    #expect(value as? String == "0000:00:00 00:00:00", "\(name): \(key)")
                }
                if key.hasSuffix("App") { #expect(value as? String == "", "\(name): \(key)") }
                if key == "MediaLanguageCode" { #expect(value as? String == "und") }
            }
        }
    }

    @Test(arguments: [90, 180, 270])
    func aTurnedVideoStaysTurned(degrees: Int) throws {
        let filmed = try #require(Filmed.phones.first { $0.name == "turned-\(degrees).mov" })
        let clean = try VideoCleaner().clean(filmed.file())
        let isUpright = degrees == 180
        #expect((clean.width, clean.height) == (isUpright ? (192, 144) : (144, 192)))
        #expect((clean.still.width, clean.still.height) == (clean.width, clean.height))
        let film = try #require(PlainVideo.film(in: clean.bytes, kind: .mp4))
        let turns: [Int: Orientation] = [90: .quarterTurn, 180: .halfTurn, 270: .threeQuarterTurn]
        // What ffmpeg's older sign of turning means is its own affair: a half turn is one either way.
        #expect(
            degrees == 180
                ? film.turn == .halfTurn : turns.values.contains(film.turn) && film.turn != .halfTurn)
    }

    @Test func pixelsThatAreNoSquaresStaySo() throws {
        let filmed = try #require(Filmed.phones.first { $0.name == "wide-pixels.mp4" })
        let clean = try VideoCleaner().clean(filmed.file())
        #expect((clean.width, clean.height) == (288, 144))
    }

    /// What an edit list hides is not in the copy.
    @Test func whatWasCutOffIsGone() throws {
        let filmed = Filmed(name: "cut.mp4", words: Filmed.pictures + Filmed.h264 + ["-g", "15", "-bf", "0"])
        let whole = try VideoCleaner().clean(filmed.file())
        let folder = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (from, to) = (folder.appending(path: "a.mp4"), folder.appending(path: "b.mp4"))
        try Data(filmed.file()).write(to: from)
        // Key pictures at 0, 0.5 s: cut at 0.3 s, which lies behind the first one.
        try Filmed.run(["-ss", "0.3", "-i", from.path, "-c", "copy", to.path])
        let bytes = [UInt8](try Data(contentsOf: to))
        let (all, kept) = (
            try #require(PlainVideo.film(in: whole.bytes, kind: .mp4)),
            try #require(PlainVideo.film(in: VideoCleaner().clean(bytes).bytes, kind: .mp4))
        )
        #expect(all.frames.count == 30)
        #expect((14...21).contains(kept.frames.count))
        #expect(kept.frames[0].isKey)
        let isEnd = kept.bytes == Array(all.bytes.suffix(kept.bytes.count))
        #expect(isEnd)
        // The file that was cut has them all.
        #expect(bytes.count > kept.bytes.count + 1_000)
    }
}
