import Testing

@testable import MediaProcessing

struct OrientationTests {
    private static func jpeg(_ exif: [UInt8]..., size: (Int, Int) = (41, 27), recipe: Recipe = Recipe())
        -> [UInt8]
    {
        let plain = Segments(recipe.jpeg(.scene(width: size.0, height: size.1)))
        return exif.reversed().reduce(plain) { $0.planting(0xE1, $1) }.jpeg
    }

    private static func orientation(_ jpeg: [UInt8]) -> Int {
        JPEGHeader.read(jpeg.span).orientation?.rawValue ?? 0
    }

    /// The least likeness of luma and chroma to the input decoded in full, turned, and shrunk by the textbook.
    private static func likeness(of jpeg: [UInt8], value: Int, maxSide: Int) throws -> (
        luma: Double, chroma: Double
    ) {
        var limits = PhotoLimits()
        (limits.maxSide, limits.quality) = (maxSide, 98)
        let clean = try PhotoCleaner(limits: limits).clean(jpeg)
        let decoded = try #require(Picture(jpeg: jpeg))
        let upright = decoded.turned(by: value)
        let expected = Lanczos.resize(upright, width: clean.width, height: clean.height)
        let result = try #require(Picture(jpeg: clean.jpeg))
        let chroma = min(result.likeness(to: expected, channel: 1), result.likeness(to: expected, channel: 2))
        return (result.likeness(to: expected, channel: 0), chroma)
    }

    @Test(arguments: 1...8)
    func everyOrientationIsAppliedToThePixels(value: Int) throws {
        for size in [(160, 112), (161, 111), (160, 111), (161, 112)] {
            let jpeg = Self.jpeg(EXIF(orientation: value).payload, size: size)
            let likeness = try Self.likeness(of: jpeg, value: value, maxSide: 1280)
            #expect(likeness.luma > 42, "\(size)")
            #expect(likeness.chroma > 36, "\(size)")
        }
    }

    @Test(arguments: 1...8)
    func everyOrientationIsAppliedWhileShrinking(value: Int) throws {
        for recipe in [Recipe(), Recipe(sampling: [(1, 1), (1, 1), (1, 1)])] {
            let jpeg = Self.jpeg(EXIF(orientation: value).payload, size: (203, 151), recipe: recipe)
            let likeness = try Self.likeness(of: jpeg, value: value, maxSide: 67)
            #expect(likeness.luma > 38)
            #expect(likeness.chroma > 36)
        }
    }

    @Test(arguments: 5...8)
    func aTurnedPhotoSwapsItsSides(value: Int) throws {
        let clean = try PhotoCleaner().clean(Self.jpeg(EXIF(orientation: value).payload))
        #expect((clean.width, clean.height) == (27, 41))
    }

    @Test(arguments: 1...8, [true, false])
    func bothByteOrdersAreRead(value: Int, isBigEndian: Bool) {
        let exif = EXIF(orientation: value, isBigEndian: isBigEndian)
        #expect(Self.orientation(Self.jpeg(exif.payload)) == value)
    }

    @Test(arguments: [0, 9, 255, 65_535])
    func valuesThatDoNotExistMeanUpright(value: Int) {
        #expect(Self.orientation(Self.jpeg(EXIF(orientation: value).payload)) == 1)
    }

    @Test(arguments: [1, 2, 4, 7, 12])
    func anOrientationOfTheWrongTypeMeansUpright(type: Int) {
        #expect(Self.orientation(Self.jpeg(EXIF(orientation: 6, type: type).payload)) == 1)
    }

    @Test
    func anOrientationOfSeveralNumbersMeansUpright() {
        #expect(Self.orientation(Self.jpeg(EXIF(orientation: 6, count: 2).payload)) == 1)
    }

    @Test
    func exifCutOffAnywhereIsReadSafely() {
        let whole = EXIF(orientation: 6).payload
        for count in 0..<whole.count {
            let value = Self.orientation(Self.jpeg(Array(whole.prefix(count))))
            // The entry's value ends 6 bytes before the end; the rest is not needed.
            #expect(value == (count >= whole.count - 6 ? 6 : 1), "\(count) bytes")
        }
    }

    @Test(arguments: [0, 4, 7, 22, 4_000, 0x7FFF_FFFF, 0xFFFF_FFFF])
    func aDirectoryElsewhereIsReadSafely(place: Int) {
        let value = Self.orientation(Self.jpeg(EXIF(orientation: 6, directory: place).payload))
        #expect(value == 1)
    }

    @Test
    func directoriesThatLoopAreReadOnce() {
        #expect(Self.orientation(Self.jpeg(EXIF(orientation: 6, next: 8).payload)) == 6)
        let other = EXIF(orientation: 6, entries: 65_535, next: 8)
        #expect(Self.orientation(Self.jpeg(other.payload)) == 6)
    }

    @Test
    func theFirstExifDecides() {
        let xmp = Array("http://ns.adobe.com/xap/1.0/\0<tiff:Orientation>8</tiff:Orientation>".utf8)
        let (three, six) = (EXIF(orientation: 3).payload, EXIF(orientation: 6).payload)
        #expect(Self.orientation(Self.jpeg(three, six)) == 3)
        #expect(Self.orientation(Self.jpeg(xmp, six)) == 6)
    }

    @Test
    func exifBehindTheFrameHeaderIsRead() throws {
        let plain = Segments(Recipe().jpeg(.scene(width: 41, height: 27)))
        let scan = try #require(plain.scan)
        #expect(Self.orientation(plain.planting(0xE1, EXIF(orientation: 6).payload, at: scan).jpeg) == 6)
    }

    @Test
    func exifBehindTheScanIsNotRead() {
        let exif = Segments.segment(0xE1, EXIF(orientation: 6).payload)
        let plain = Segments(Recipe().jpeg(.scene(width: 41, height: 27)))
        #expect(Self.orientation(plain.trailing(exif).jpeg) == 1)
    }

    @Test
    func randomExifIsReadSafely() {
        var seed = Seed(11)
        for _ in 0..<3_000 {
            var payload = EXIF(orientation: 6, isBigEndian: Bool.random(using: &seed)).payload
            for _ in 0..<3 {
                let place = Int.random(in: 6..<payload.count, using: &seed)
                payload[place] = UInt8.random(in: 0...255, using: &seed)
            }
            let bytes = [0xFF, 0xD8] + Segments.segment(0xE1, payload)
            #expect((1...8).contains(Self.orientation(bytes)))
        }
    }
}
