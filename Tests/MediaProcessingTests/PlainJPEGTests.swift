import JPEGMaker
import Testing

@testable import MediaProcessing

/// What a taken-over decoder might hide in a copy, and what a copy is.
struct PlainJPEGTests {
    private static let text = Array("47.6062 N, 122.3321 W, Dana".utf8)

    private func clean(
        _ width: Int = 300, _ height: Int = 200, channels: Int = 3, quality: Int = 82
    ) throws -> [UInt8] {
        var limits = PhotoLimits()
        limits.quality = quality
        let scene = Picture.scene(width: width, height: height, channels: channels)
        return try PhotoCleaner(limits: limits).clean(Maker.PNG().file(scene)).jpeg
    }

    private func isOne(_ bytes: [UInt8], width: Int = 300, height: Int = 200) -> Bool {
        PlainJPEG.isOne(bytes, width: width, height: height)
    }

    @Test(arguments: [1, 13, 50, 82, 95, 100], [1, 3])
    func everyCopyIsOne(quality: Int, channels: Int) throws {
        for (width, height) in [(1, 1), (8, 8), (16, 17), (300, 200), (299, 33), (7, 250)] {
            let jpeg = try clean(width, height, channels: channels, quality: quality)
            #expect(isOne(jpeg, width: width, height: height), "\(width) x \(height)")
        }
    }

    @Test
    func aMaskedCopyIsOne() throws {
        for channels in [1, 3] {
            let masked = try PhotoMask.masked(
                try clean(channels: channels), parts: [PhotoBox(left: 3, top: 9, right: 41, bottom: 30)])
            #expect(isOne(masked.jpeg))
        }
    }

    @Test
    func anotherSizeOrAnythingAroundItIsNone() throws {
        let jpeg = try clean()
        #expect(!isOne(jpeg, width: 301))
        #expect(!isOne(jpeg, height: 199))
        #expect(!isOne(jpeg + [0]))
        #expect(!isOne(jpeg + Self.text))
        #expect(!isOne(jpeg + jpeg))
        for count in 0..<jpeg.count { #expect(!isOne(Array(jpeg.prefix(count)))) }
    }

    @Test
    func noSegmentMayBeAdded() throws {
        let jpeg = try clean()
        let places = [2, 20, try #require(Segments(jpeg).frame), try #require(Segments(jpeg).scan)]
        for code in UInt8(0xC0)...0xFE {
            for place in places {
                #expect(!isOne(Segments(jpeg).planting(code, Self.text, at: place).jpeg))
            }
        }
    }

    @Test
    func noByteOfTheTablesMayBeAnother() throws {
        for channels in [1, 3] {
            let jpeg = try clean(channels: channels)
            let scan = try #require(Segments(jpeg).scan)
            for place in 0..<scan + (channels == 3 ? 14 : 10) {
                for flip in [1, 0x20, 0x80] as [UInt8] {
                    var other = jpeg
                    other[place] ^= flip
                    #expect(!isOne(other), "\(place)")
                }
            }
        }
    }

    @Test(arguments: [0xDB, 0xC4] as [UInt8])
    func textInTheTablesIsFound(code: UInt8) throws {
        let jpeg = try clean()
        let table = try #require(Segments(jpeg).offset(of: [code]))
        let size = Int(jpeg[table + 2]) << 8 + Int(jpeg[table + 3])
        // In the place of values, and in a table that is longer than it says.
        var inside = jpeg
        inside.replaceSubrange(table + 5..<table + 5 + Self.text.count, with: Self.text)
        #expect(!isOne(inside))
        var longer = jpeg
        longer.insert(contentsOf: Self.text, at: table + 2 + size)
        longer[table + 2] = UInt8((size + Self.text.count) >> 8)
        longer[table + 3] = UInt8((size + Self.text.count) & 255)
        #expect(!isOne(longer))
        // A fifth table of a number that nobody uses.
        for number in UInt8(0)...4 {
            let payload = Array(jpeg[table + 4..<table + 2 + size])
            let more = Segments(jpeg).planting(code, [number] + payload.dropFirst(), at: table).jpeg
            #expect(!isOne(more))
        }
    }

    @Test
    func textBeforeTheEndMarkerIsFound() throws {
        let jpeg = try clean()
        for length in 1...Self.text.count {
            #expect(!isOne(jpeg.dropLast(2) + Self.text.prefix(length) + [0xFF, 0xD9]))
        }
        // The last byte is filled up with ones.
        var zeros = try clean(8, 8, channels: 1)
        let last = zeros.count - 3
        for bit in 0..<8 where zeros[last] >> bit & 1 == 1 {
            zeros[last] &= ~(1 << bit)
            #expect(!isOne(zeros, width: 8, height: 8))
            break
        }
        // Fewer blocks than the size asks for, and more.
        let smaller = try clean(300, 184)
        #expect(isOne(smaller, width: 300, height: 184))
        #expect(!isOne(Segments(smaller).claiming(height: 200).jpeg))
        #expect(!isOne(Segments(jpeg).claiming(height: 184).jpeg, height: 184))
    }

    @Test
    func noMarkerMayStandInTheData() throws {
        let jpeg = try clean()
        let scan = try #require(Segments(jpeg).scan)
        for code in UInt8(1)...255 {
            var inside = jpeg
            inside.replaceSubrange(scan + 60..<scan + 62, with: [0xFF, code])
            #expect(!isOne(inside))
        }
        // Text over the code nearly always runs into a code that there is none of, or ends elsewhere.
        var over = jpeg
        over.replaceSubrange(scan + 60..<scan + 60 + Self.text.count, with: Self.text)
        #expect(!isOne(over))
    }

    @Test(arguments: [.JPEGMAKER_PROGRESSIVE, .JPEGMAKER_SEPARATE] as [jpegmaker_scans])
    func anotherKindOfJPEGIsNone(scans: jpegmaker_scans) {
        #expect(!isOne(Recipe(scans: scans).jpeg(.scene(width: 300, height: 200))))
        #expect(!isOne(Recipe(sampling: [(1, 1), (1, 1), (1, 1)]).jpeg(.scene(width: 300, height: 200))))
    }
}
