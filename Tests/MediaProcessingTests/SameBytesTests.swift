import CJPEG
import JPEGMaker
import Testing

@testable import MediaProcessing

/// Different ways to the same picture must give the same bytes.
struct SameBytesTests {
    private func clean(
        _ jpeg: [UInt8], maxSide: Int, orientation: Int32 = 1, vectors: cimg_vectors = .CIMG_BEST
    ) -> [UInt8] {
        var request = cimg_request()
        (request.orientation, request.max_side, request.quality) = (orientation, Int32(maxSide), 82)
        (request.max_warnings, request.max_scans) = (0, 64)
        (request.max_pixels, request.max_multiscan_pixels) = (100_000_000, 100_000_000)
        request.vectors = vectors
        var photo = cimg_photo()
        defer { cimg_release(&photo) }
        let verdict = jpeg.withUnsafeBufferPointer { buffer in
            (request.bytes, request.count) = (buffer.baseAddress, buffer.count)
            return cimg_clean(&request, &photo)
        }
        #expect(verdict == .CIMG_CLEANED)
        return Array(UnsafeBufferPointer(start: photo.bytes, count: photo.count))
    }

    @Test(arguments: [(1, 1), (2, 3), (31, 33), (64, 64), (97, 203), (1023, 77), (320, 241)])
    func vectorsAndPlainCGiveTheSameBytes(size: (Int, Int)) {
        let scene = Picture.scene(width: size.0, height: size.1)
        for recipe in [
            Recipe(), Recipe(sampling: [(1, 1), (1, 1), (1, 1)]), Recipe(sampling: [(4, 1), (1, 1), (1, 1)]),
        ] {
            let jpeg = recipe.jpeg(scene)
            for side in [1, 5, 17, 40, 61, 99, 200, 333, 1280] {
                let orientation = Int32(side % 8 + 1)
                let plain = clean(jpeg, maxSide: side, orientation: orientation, vectors: .CIMG_PORTABLE)
                for vectors in [cimg_vectors.CIMG_COMMON, .CIMG_BEST] {
                    let other = clean(jpeg, maxSide: side, orientation: orientation, vectors: vectors)
                    #expect(other == plain, "\(side)")
                }
            }
        }
    }

    /// Black and white at full contrast drive the sums to their ends.
    @Test(arguments: [2, 3, 5, 8])
    func vectorsAndPlainCAgreeAtTheExtremes(period: Int) {
        let stripes = Picture(width: 311, height: 207) { x, y, c in
            (x / period + y / (period + c)) % 2 == 0 ? 0 : 255
        }
        let jpeg = Recipe(sampling: [(1, 1), (1, 1), (1, 1)], quality: 100).jpeg(stripes)
        for side in 20...60 {
            let plain = clean(jpeg, maxSide: side, vectors: .CIMG_PORTABLE)
            #expect(clean(jpeg, maxSide: side, vectors: .CIMG_COMMON) == plain, "\(side)")
            #expect(clean(jpeg, maxSide: side) == plain, "\(side)")
        }
    }

    @Test(arguments: [
        [(2, 2), (1, 1), (1, 1)], [(1, 1), (1, 1), (1, 1)], [(2, 1), (1, 2), (1, 1)],
        [(4, 1), (1, 1), (2, 1)],
    ])
    func manyScansGiveTheSameCopyAsOne(sampling: [(Int, Int)]) {
        for (width, height) in [(1, 1), (7, 9), (17, 16), (203, 149), (400, 31)] {
            let scene = Picture.scene(width: width, height: height)
            let whole = Recipe(sampling: sampling).jpeg(scene)
            for scans in [.JPEGMAKER_PROGRESSIVE, .JPEGMAKER_SEPARATE] as [jpegmaker_scans] {
                for isArithmetic in [false, true] {
                    for restartRows in [0, 2] {
                        let recipe = Recipe(
                            scans: scans, sampling: sampling, isArithmetic: isArithmetic,
                            restartRows: restartRows)
                        let jpeg = recipe.jpeg(scene)
                        for side in [1280, 150] {
                            let isSame = clean(jpeg, maxSide: side) == clean(whole, maxSide: side)
                            #expect(isSame, "\(width) x \(height), \(scans), \(isArithmetic), \(restartRows)")
                        }
                    }
                }
            }
        }
    }

    @Test
    func greyInManyScansGivesTheSameCopyAsInOne() {
        let scene = Picture.scene(width: 203, height: 149, channels: 1)
        for sampling in [[(1, 1)], [(2, 2)]] {
            let whole = Recipe(space: .JPEGMAKER_GREY, sampling: sampling).jpeg(scene)
            let many = Recipe(space: .JPEGMAKER_GREY, scans: .JPEGMAKER_PROGRESSIVE, sampling: sampling).jpeg(
                scene)
            #expect(clean(many, maxSide: 120) == clean(whole, maxSide: 120))
        }
    }

    @Test
    func theLastBitIsLeftOutWhereItCannotBeSeen() throws {
        let scene = Picture.scene(width: 600, height: 400)
        for (quality, side, isLeftOut) in [
            (95, 200, true), (95, 300, false), (85, 200, false), (88, 130, true), (80, 130, false),
            (75, 96, true),
            (70, 96, false),
        ] {
            let whole = clean(Recipe(quality: quality).jpeg(scene), maxSide: side)
            let many = clean(
                Recipe(scans: .JPEGMAKER_PROGRESSIVE, quality: quality).jpeg(scene), maxSide: side)
            #expect((whole == many) == !isLeftOut)
            let (a, b) = (try #require(Picture(jpeg: whole)), try #require(Picture(jpeg: many)))
            #expect(a.likeness(to: b, channel: 0) > 45)
            for channel in [1, 2] { #expect(a.likeness(to: b, channel: channel) > 40) }
        }
    }
}
