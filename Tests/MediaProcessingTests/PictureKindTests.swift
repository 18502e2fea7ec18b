import Testing

@testable import MediaProcessing

struct PictureKindTests {
    private func refusal(_ bytes: [UInt8]) -> PhotoRefusal? {
        do {
            _ = try PhotoCleaner().clean(bytes)
            return nil
        } catch {
            return error
        }
    }

    private static let pictures: [(start: [UInt8], kind: PictureKind)] = [
        ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
        (Array("GIF89a".utf8), .gif), (Array("GIF87a".utf8), .gif),
        (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), .webp),
        ([0, 0, 0, 24] + Array("ftypheic".utf8), .heif), ([0, 0, 0, 24] + Array("ftypmif1".utf8), .heif),
        ([0, 0, 0, 24] + Array("ftypavif".utf8), .avif), ([0xFF, 0x0A], .jpegXL),
        (Array("II*\0".utf8), .tiff), (Array("MM\0*".utf8), .tiff),
        (Array("BM".utf8) + [54, 1, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0], .bmp),
    ]

    @Test(arguments: pictures.indices)
    func everyKindIsKnownByItsStartAndTheStartAloneIsNoPicture(index: Int) {
        let (start, kind) = Self.pictures[index]
        let isRead = ![.jpegXL, .tiff, .bmp].contains(kind)
        let expected: [PhotoRefusal] = isRead ? [.broken, .unreadableHere(kind)] : [.unsupported(kind)]
        for file in [start, start + [UInt8](repeating: 7, count: 100)] {
            #expect(PictureKind(of: file.span) == kind)
            #expect(refusal(file).map(expected.contains) == true)
        }
    }

    @Test(arguments: [
        "PK\u{3}\u{4}", "%PDF-1.7", "<svg xmlns=", "<!DOCTYPE html>", "hello", "\0\0\0\u{18}ftypmp42",
        "RIFF....WAVE",
        "RIFF", "BM", "ID3", "\u{7F}ELF", " ", "G", "II", "ftyp",
    ])
    func whatIsNoPictureIsCalledSo(start: String) {
        #expect(refusal(Array(start.utf8)) == .notAPicture)
        #expect(refusal(Array(start.utf8) + Recipe().jpeg(.scene(width: 20, height: 20))) == .notAPicture)
    }

    @Test
    func nothingIsEmpty() { #expect(refusal([]) == .empty) }

    @Test
    func aJpegThatIsAnotherThingTooIsOnlyAJpeg() throws {
        let jpeg = Recipe().jpeg(.scene(width: 20, height: 20))
        let plain = try PhotoCleaner().clean(jpeg)
        for other in ["PK\u{3}\u{4}\u{14}", "<html><script>alert(1)</script>", "#!/bin/sh\n", "%PDF-1.7"] {
            #expect(try PhotoCleaner().clean(jpeg + Array(other.utf8)) == plain)
            let inside = Segments(jpeg).planting(0xFE, Array(other.utf8)).jpeg
            #expect(try PhotoCleaner().clean(inside) == plain)
        }
    }

    @Test
    func theStartOfAJpegAloneIsBroken() {
        #expect(refusal([0xFF, 0xD8]) == .notAPicture)
        #expect(refusal([0xFF, 0xD8, 0xFF]) == .broken)
        #expect(refusal([0xFF, 0xD8, 0xFF, 0xD9]) == .broken)
        #expect(refusal([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 5_000)) == .broken)
    }
}
