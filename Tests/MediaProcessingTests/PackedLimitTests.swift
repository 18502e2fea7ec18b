import Testing

@testable import MediaProcessing

struct PackedLimitTests {
    private func refusal(_ bytes: [UInt8], _ change: (inout PhotoLimits) -> Void = { _ in }) -> PhotoRefusal?
    {
        var limits = PhotoLimits()
        change(&limits)
        do {
            _ = try PhotoCleaner(limits: limits).clean(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: Wrapped.all)
    func pixelsAreCountedInTheHeader(wrapped: Wrapped) {
        let pixels = 64 * 48
        #expect(refusal(wrapped.file) { ($0.maxPackedPixels, $0.maxPhonePixels) = (pixels, pixels) } == nil)
        let fewer = refusal(wrapped.file) {
            ($0.maxPackedPixels, $0.maxPhonePixels, $0.maxInterlacedPixels) = (
                pixels - 1, pixels - 1, pixels - 1
            )
        }
        #expect(fewer == .tooManyPixels)
    }

    @Test(arguments: ["png-16-alpha-interlaced", "gif-animated"])
    func whatMustBeKeptWholeMayHaveFewerPixels(name: String) throws {
        let wrapped = try #require(Wrapped.all.first { $0.name == name })
        #expect(refusal(wrapped.file) { $0.maxInterlacedPixels = 64 * 48 } == nil)
        #expect(refusal(wrapped.file) { $0.maxInterlacedPixels = 64 * 48 - 1 } == .tooManyPixels)
    }

    /// A PNG of any claimed size, with some data that stand for no more than a few rows.
    private func bomb(width: Int, height: Int, depth: UInt8 = 16, isInterlaced: Bool = false) throws
        -> [UInt8]
    {
        let small = Maker.PNG(depth: 16).file(.scene(width: 30, height: 30, channels: 4))
        let size = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 255) } }
        let head = PNGChunks.chunk("IHDR", size + [depth, 6, 0, 0, isInterlaced ? 1 : 0])
        let data = try #require(PNGChunks(small).range(of: "IDAT"))
        return Array(small.prefix(8)) + head + small[data.lowerBound...]
    }

    /// A line of pixels would fill the resampler's tables, however few bytes and pixels it has.
    @Test
    func noSideIsLongerThan65535() throws {
        for (width, height) in [(64_000_000, 1), (1, 64_000_000), (65_536, 2), (2, 65_536), (900_000, 70)] {
            #expect(refusal(try bomb(width: width, height: height)) == .tooManyPixels)
        }
        #expect(refusal(try bomb(width: 65_536, height: 1, isInterlaced: true)) == .tooManyPixels)
        let strip = Maker.PNG().file(Picture(width: 65_535, height: 1) { x, _, _ in UInt8(x % 251) })
        #expect(refusal(strip) == nil)
    }

    @Test
    func aPNGBombIsRefusedByItsHeader() throws {
        #expect(refusal(try bomb(width: 50_000, height: 50_000)) == .tooManyPixels)
        #expect(refusal(try bomb(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) == .tooManyPixels)
        #expect(refusal(try bomb(width: 0x7FFF_FFFF, height: 1)) == .tooManyPixels)
        #expect(refusal(try bomb(width: 5_000, height: 5_000, isInterlaced: true)) == .tooManyPixels)
        #expect(refusal(try bomb(width: 8_000, height: 8_000)) == .broken)
        #expect(refusal(try bomb(width: 0, height: 8_000)) == .broken)
        #expect(refusal(try bomb(width: 30, height: 30, depth: 12)) == .broken)
    }

    @Test
    func aChunkThatUnpacksToAHugeThingIsNotUnpacked() throws {
        let plain = Maker.PNG().file(.scene(width: 30, height: 30))
        // 64 MB of nothing, packed into a profile and into words.
        let zeros = [UInt8](repeating: 0, count: 16_000_000)
        let padded = Maker.PNG(profile: zeros).file(.scene(width: 30, height: 30))
        for file in [plain, padded] where !file.isEmpty { #expect(refusal(file) == nil) }
        let place = try #require(PNGChunks(plain).range(of: "IDAT")).lowerBound
        let words = PNGChunks.chunk("zTXt", Array("Comment\0\0".utf8) + [0x78, 0x9C] + zeros.prefix(1_000))
        #expect(refusal(plain[..<place] + words + plain[place...]) == nil)
    }

    @Test
    func aStripOfAnyFormatIsRead() throws {
        let tile = Picture.scene(width: 97, height: 9)
        for (width, height) in [(65_500, 9), (9, 65_500), (65_535, 1)] {
            let file = Maker.PNG().file(tiling: tile, width: width, height: height)
            let clean = try PhotoCleaner().clean(file)
            #expect(max(clean.width, clean.height) == 1280)
            #expect(min(clean.width, clean.height) == 1)
        }
        let strip = Maker.webp(.scene(width: 16_383, height: 3), quality: 90)
        #expect(try PhotoCleaner().clean(strip).width == 1280)
    }

    @Test(arguments: Wrapped.all)
    func limitsOutOfRangeAreOurFault(wrapped: Wrapped) {
        #expect(refusal(wrapped.file) { $0.maxSide = 0 } == .internalFault)
        #expect(refusal(wrapped.file) { $0.quality = 101 } == .internalFault)
    }
}
