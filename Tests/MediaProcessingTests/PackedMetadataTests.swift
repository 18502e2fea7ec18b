import Foundation
import PictureMaker
import Testing

@testable import MediaProcessing

struct PackedMetadataTests {
    private static let secret = Array("SECRET-GPS-48.8584N-2.2945E".utf8)

    private static func loadedPNG() throws -> [UInt8] {
        let exif = Array(EXIF(orientation: 6).payload.dropFirst(6)) + secret
        let profile = Profile(.PICTUREMAKER_DISPLAY_P3).bytes
        let plain = Maker.PNG(profile: profile, exif: exif).file(.scene(width: 90, height: 70))
        let place = try #require(PNGChunks(plain).range(of: "IDAT")).lowerBound
        var planted = Array(plain[..<place])
        planted += PNGChunks.chunk("tEXt", Array("Author\0".utf8) + secret)
        planted += PNGChunks.chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + secret)
        planted += PNGChunks.chunk("tIME", [7, 230, 11, 3, 7, 5, 0])
        planted += PNGChunks.chunk("seCt", secret)
        return planted + plain[place...] + secret + Array("PK\u{3}\u{4}".utf8)
    }

    private static func loadedWebP() -> [UInt8] {
        let exif = EXIF(orientation: 6).payload + secret
        let webp = Maker.webp(.scene(width: 90, height: 70))
        let profile = Profile(.PICTUREMAKER_DISPLAY_P3).bytes
        return Maker.extended(
            webp, width: 90, height: 70, exif: exif, profile: profile,
            xmp: Array("<x:xmpmeta>".utf8) + secret)
            + secret
    }

    private static func files() throws -> [(name: String, file: [UInt8])] {
        try [("loaded.png", loadedPNG()), ("loaded.webp", loadedWebP())]
            + Wrapped.all.map { ($0.name, $0.file + secret) }
    }

    @Test
    func nothingPlantedComesOut() throws {
        for (name, file) in try Self.files() {
            #expect(Data(file).range(of: Data(Self.secret)) != nil)
            let clean = try PhotoCleaner().clean(file)
            let isPlain = PlainJPEG.isOne(clean.jpeg, width: clean.width, height: clean.height)
            #expect(isPlain, "\(name)")
            for word in ["SECRET", "Exif", "ICC_PROFILE", "xmp", "PK\u{3}\u{4}", "Lavf"] {
                #expect(Data(clean.jpeg).range(of: Data(word.utf8)) == nil, "\(word) in \(name)")
            }
        }
    }

    @Test
    func whatIsPlantedIsHeardAllTheSame() throws {
        for file in [try Self.loadedPNG(), Self.loadedWebP()] {
            let clean = try PhotoCleaner().clean(file)
            #expect((clean.width, clean.height) == (70, 90))
        }
    }

    @Test(
        .enabled(
            if: Program.exiftool.isInstalled, "exiftool is not installed: its view of the output is not asked"
        ))
    func exiftoolFindsNothing() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let files = try Self.files()
        for (name, file) in files {
            try Data(try PhotoCleaner().clean(file).jpeg).write(to: directory.appending(path: "\(name).jpg"))
        }
        let output = try Program.exiftool.run("-a", "-G1", "-ee", "-u", "-j", directory.path).output
        let reports = try #require(try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
        #expect(reports.count == files.count)
        for report in reports {
            let groups = Set(report.keys.map { $0.split(separator: ":").first.map(String.init) ?? "" })
            #expect(groups.isSubset(of: ["SourceFile", "System", "File", "JFIF", "Composite", "ExifTool"]))
            #expect(report["ExifTool:Warning"] == nil)
            #expect(report["File:Comment"] == nil)
        }
    }
}
