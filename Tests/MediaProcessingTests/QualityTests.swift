import Testing

@testable import MediaProcessing

struct QualityTests {
    /// Shrinks a photographic scene and holds luma and chroma against the textbook's Lanczos of the full decode.
    private func likeness(width: Int, height: Int, maxSide: Int, quality: Int = 98) throws -> [Double] {
        let jpeg = Recipe().jpeg(.scene(width: width, height: height))
        var limits = PhotoLimits()
        (limits.maxSide, limits.quality) = (maxSide, quality)
        let clean = try PhotoCleaner(limits: limits).clean(jpeg)
        let source = try #require(Picture(jpeg: jpeg))
        let expected = Lanczos.resize(source, width: clean.width, height: clean.height)
        let result = try #require(Picture(jpeg: clean.jpeg))
        return (0..<3).map { result.likeness(to: expected, channel: $0) }
    }

    /// Factors with the least likeness of luma and chroma; the smallest results have little chroma to compare.
    private static let factors = [
        (1.0, 47.0, 38.0), (1.3, 45, 38), (1.9, 45, 38), (2.5, 45, 38), (3.15, 45, 38), (3.99, 45, 38),
        (4.5, 42, 38), (8.7, 42, 30), (17, 40, 26),
    ]

    @Test(arguments: factors)
    func shrinkingIsAsTheTextbookHasIt(factor: Double, luma: Double, chroma: Double) throws {
        let likeness = try likeness(width: 400, height: 301, maxSide: Int(400 / factor))
        #expect(likeness[0] > luma)
        #expect(min(likeness[1], likeness[2]) > chroma)
    }

    @Test(arguments: 243...262)
    func edgesThatEndWithinASampleStayInPlace(width: Int) throws {
        // A factor of 8 and more decodes at half size or less: the picture's edge falls within a sample.
        let likeness = try likeness(width: width, height: width - 60, maxSide: 29)
        #expect(likeness[0] > 40)
    }

    @Test(arguments: [0, 1, 37, 128, 254, 255])
    func aFlatGreyStaysThatGrey(level: UInt8) throws {
        let flat = Picture(width: 333, height: 222) { _, _, _ in level }
        for side in [40, 100, 200, 1280] {
            var limits = PhotoLimits()
            (limits.maxSide, limits.quality) = (side, 100)
            let clean = try PhotoCleaner(limits: limits).clean(Recipe(quality: 100).jpeg(flat))
            let result = try #require(Picture(jpeg: clean.jpeg))
            #expect(
                Set(stride(from: 0, to: result.samples.count, by: 3).map { result.samples[$0] }) == [level])
        }
    }

    @Test
    func aPhotoThatFitsKeepsItsPixels() throws {
        let jpeg = Recipe(quality: 90).jpeg(.scene(width: 300, height: 200))
        var limits = PhotoLimits()
        limits.quality = 100
        let clean = try PhotoCleaner(limits: limits).clean(jpeg)
        let (before, after) = (try #require(Picture(jpeg: jpeg)), try #require(Picture(jpeg: clean.jpeg)))
        for channel in 0..<3 { #expect(after.likeness(to: before, channel: channel) > 55) }
    }

    @Test
    func theSameBytesGiveTheSameCopy() throws {
        let jpeg = Recipe().jpeg(.scene(width: 500, height: 333))
        #expect(try PhotoCleaner().clean(jpeg) == PhotoCleaner().clean(jpeg))
    }
}
