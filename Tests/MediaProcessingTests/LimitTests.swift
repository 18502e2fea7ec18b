import JPEGMaker
import Testing

@testable import MediaProcessing

struct LimitTests {
    private func refusal(_ bytes: [UInt8], limits: PhotoLimits = PhotoLimits()) -> PhotoRefusal? {
        do {
            _ = try PhotoCleaner(limits: limits).clean(bytes)
            return nil
        } catch {
            return error
        }
    }

    private func jpeg(_ scans: jpegmaker_scans = .JPEGMAKER_BASELINE) -> [UInt8] {
        Recipe(scans: scans).jpeg(.scene(width: 60, height: 40))
    }

    @Test
    func tooManyBytesAreRefusedUnread() {
        var limits = PhotoLimits()
        let jpeg = jpeg()
        limits.maxBytes = jpeg.count
        #expect(refusal(jpeg, limits: limits) == nil)
        limits.maxBytes = jpeg.count - 1
        #expect(refusal(jpeg, limits: limits) == .tooManyBytes(limit: jpeg.count - 1))
    }

    @Test
    func pixelsAreCountedInTheHeader() {
        var limits = PhotoLimits()
        limits.maxPixels = 60 * 40
        #expect(refusal(jpeg(), limits: limits) == nil)
        limits.maxPixels -= 1
        #expect(refusal(jpeg(), limits: limits) == .tooManyPixels)
    }

    @Test(arguments: [.JPEGMAKER_PROGRESSIVE, .JPEGMAKER_SEPARATE] as [jpegmaker_scans])
    func filesOfManyScansMayHaveFewerPixels(scans: jpegmaker_scans) {
        var limits = PhotoLimits()
        limits.maxProgressivePixels = 60 * 40
        #expect(refusal(jpeg(scans), limits: limits) == nil)
        limits.maxProgressivePixels -= 1
        #expect(refusal(jpeg(scans), limits: limits) == .tooManyPixels)
        #expect(refusal(jpeg(), limits: limits) == nil)
    }

    @Test(arguments: [.JPEGMAKER_PROGRESSIVE, .JPEGMAKER_SEPARATE, .JPEGMAKER_BASELINE] as [jpegmaker_scans])
    func aBombIsRefusedByItsHeader(scans: jpegmaker_scans) {
        let small = Segments(jpeg(scans))
        #expect(refusal(small.claiming(width: 65_500, height: 65_500).jpeg) == .tooManyPixels)
        #expect(refusal(small.claiming(width: 65_535, height: 65_535).jpeg) == .tooManyPixels)
        #expect(refusal(small.claiming(width: 65_535, height: 1).jpeg) == .tooManyPixels)
        #expect(refusal(small.claiming(width: 8_000, height: 0).jpeg) == .broken)
    }

    @Test
    func aHugeClaimWithLittleBehindItEndsAtTheFirstMissingByte() {
        #expect(refusal(Segments(jpeg()).claiming(width: 14_000, height: 14_000).jpeg) == .broken)
        #expect(
            refusal(Segments(jpeg(.JPEGMAKER_PROGRESSIVE)).claiming(width: 8_000, height: 8_000).jpeg)
                == .broken)
    }

    @Test
    func moreScansThanAnyCameraWritesAreRefused() {
        let many = jpeg(.JPEGMAKER_MANY_SCANS)
        #expect(refusal(many) == .tooComplex)
        var limits = PhotoLimits()
        limits.maxScans = 192
        #expect(refusal(many, limits: limits) == nil)
        limits.maxScans = 191
        #expect(refusal(many, limits: limits) == .tooComplex)
    }

    @Test
    func aScanRepeatedForEverIsRefused() throws {
        let jpeg = jpeg(.JPEGMAKER_PROGRESSIVE)
        let scan = try #require(Segments(jpeg).scan)
        let again = Array(jpeg[scan...].dropLast(2))
        let refusal = refusal(jpeg.dropLast(2) + (0..<3_000).flatMap { _ in again } + [0xFF, 0xD9])
        #expect(refusal == .tooComplex || refusal == .broken)
    }

    @Test
    func twelveBitsAndLosslessAreKindsThatAreNotRead() throws {
        #expect(refusal(Segments(jpeg()).claiming(precision: 12).jpeg) == .unsupported(.jpeg))
        var lossless = jpeg()
        lossless[try #require(Segments(lossless).frame) + 1] = 0xC3
        #expect(refusal(lossless) == .unsupported(.jpeg))
    }

    @Test(arguments: [(0, 82), (-1, 82), (65_501, 82), (1280, 0), (1280, 101), (Int.max, Int.min)])
    func limitsOutOfRangeAreOurFault(maxSide: Int, quality: Int) {
        var limits = PhotoLimits()
        (limits.maxSide, limits.quality) = (maxSide, quality)
        #expect(refusal(jpeg(), limits: limits) == .internalFault)
    }

    @Test(arguments: [(1, 1), (1, 100), (65_500, 1), (17, 50)])
    func limitsInRangeWork(maxSide: Int, quality: Int) {
        var limits = PhotoLimits()
        (limits.maxSide, limits.quality) = (maxSide, quality)
        #expect(refusal(jpeg(), limits: limits) == nil)
    }
}
