import Foundation
import JPEGMaker
import Testing

@testable import MediaProcessing

struct MetadataTests {
    private static let secret = "SECRET-GPS-48.8584N-2.2945E"

    /// A JPEG with the secret in every place a JPEG has for such things: each APPn, comments, EXIF with a thumbnail,
    /// XMP, IPTC, ICC, a second picture as MPF has it, and what editors leave behind the end.
    private static func loaded(_ recipe: Recipe = Recipe(), orientation: Int = 6) throws -> [UInt8] {
        let scene = Picture.scene(width: 90, height: 70)
        let words = Array(secret.utf8)
        var planted = Segments(recipe.jpeg(scene))
        for code in UInt8(0xE0)...0xEF where code != 0xEE { planted = planted.planting(code, words) }
        let icc = Array("ICC_PROFILE\0".utf8) + [1, 1] + words
        let iptc = Array("Photoshop 3.0\08BIM".utf8) + [4, 4, 0, 0, 0, 0, 0, UInt8(words.count)] + words
        let xmp = Array("http://ns.adobe.com/xap/1.0/\0<x>\(secret)</x>".utf8)
        let mpf = Array("MPF\0".utf8) + words
        let thumbnail = Recipe().jpeg(.scene(width: 16, height: 16)) + words
        let exif = EXIF(orientation: orientation).payload + thumbnail
        for (code, payload) in [
            (0xE2, icc), (0xED, iptc), (0xE1, xmp), (0xE2, mpf), (0xFE, words), (0xE1, exif),
        ] {
            planted = planted.planting(UInt8(code), payload)
        }
        planted = planted.planting(0xFE, words, at: try #require(planted.scan))
        let second = Segments(recipe.jpeg(scene)).planting(0xE1, words).planting(0xFE, words).jpeg
        return planted.trailing(second).trailing(words).trailing(Array("PK\u{3}\u{4}\(secret)".utf8)).jpeg
    }

    private static let recipes = [
        Recipe(), Recipe(scans: .JPEGMAKER_PROGRESSIVE), Recipe(scans: .JPEGMAKER_SEPARATE),
        Recipe(space: .JPEGMAKER_RGB, sampling: [(1, 1), (1, 1), (1, 1)]), Recipe(isArithmetic: true),
    ]

    private func contains(_ bytes: [UInt8], _ pattern: [UInt8]) -> Bool {
        Data(bytes).range(of: Data(pattern)) != nil
    }

    @Test(arguments: recipes.indices)
    func nothingPlantedComesOut(index: Int) throws {
        let jpeg = try Self.loaded(Self.recipes[index])
        #expect(contains(jpeg, Array(Self.secret.utf8)))
        let clean = try PhotoCleaner().clean(jpeg).jpeg
        for word in [
            Self.secret, "SECRET", "Exif", "ICC_PROFILE", "MPF", "Photoshop", "adobe", "PK\u{3}\u{4}",
        ] {
            #expect(!contains(clean, Array(word.utf8)), "\(word)")
        }
    }

    @Test(arguments: recipes.indices)
    func theOutputHoldsOnlyMarkersThePictureNeeds(index: Int) throws {
        let clean = try PhotoCleaner().clean(try Self.loaded(Self.recipes[index])).jpeg
        let parts = Segments(clean)
        let scan = try #require(parts.scan)
        var codes: [UInt8] = []
        var offset = 2
        while offset <= scan {
            codes.append(clean[offset + 1])
            offset += 2 + Int(clean[offset + 2]) << 8 + Int(clean[offset + 3])
        }
        // JFIF, quantisers, frame, Huffman tables, scan.
        #expect(Set(codes) == [0xE0, 0xDB, 0xC0, 0xC4, 0xDA])
        #expect(codes.filter { $0 == 0xE0 }.count == 1)
        #expect(
            Array(clean[2..<20]) == [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
        // One picture, with its end marker at the end.
        #expect(Array(clean.suffix(2)) == [0xFF, 0xD9])
        #expect(zip(clean, clean.dropFirst()).filter { $0 == 0xFF && ($1 == 0xD9 || $1 == 0xD8) }.count == 2)
    }

    @Test
    func aSmallPhotoIsEncodedAnewToo() throws {
        let clean = try PhotoCleaner().clean(try Self.loaded(orientation: 1))
        #expect((clean.width, clean.height) == (90, 70))
        #expect(!contains(clean.jpeg, Array("SECRET".utf8)))
    }

    @Test(
        .enabled(
            if: Program.exiftool.isInstalled, "exiftool is not installed: its view of the output is not asked"
        ))
    func exiftoolFindsNothing() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "turnout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        for index in Self.recipes.indices {
            for orientation in 1...8 {
                let jpeg = try Self.loaded(Self.recipes[index], orientation: orientation)
                let clean = try PhotoCleaner().clean(jpeg).jpeg
                try Data(clean).write(to: directory.appending(path: "\(index)-\(orientation).jpg"))
            }
        }
        let output = try Program.exiftool.run("-a", "-G1", "-ee", "-u", "-j", directory.path).output
        let reports = try #require(try JSONSerialization.jsonObject(with: output) as? [[String: Any]])
        #expect(reports.count == 8 * Self.recipes.count)
        for report in reports {
            let groups = Set(report.keys.map { $0.split(separator: ":").first.map(String.init) ?? "" })
            #expect(groups.isSubset(of: ["SourceFile", "System", "File", "JFIF", "Composite", "ExifTool"]))
            #expect(report["ExifTool:Warning"] == nil)
            #expect(report["File:Comment"] == nil)
        }
    }
}
