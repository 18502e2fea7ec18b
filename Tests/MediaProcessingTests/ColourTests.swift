import JPEGMaker
import PictureMaker
import Testing

@testable import MediaProcessing

struct ColourTests {
    private static let kinds: [picturemaker_profile] = [
        .PICTUREMAKER_DISPLAY_P3, .PICTUREMAKER_ADOBE_RGB, .PICTUREMAKER_PROPHOTO, .PICTUREMAKER_SWAPPED,
    ]

    /// Large flat fields of many colours, within what sRGB can show in every one of these spaces.
    private static let fields = Picture(width: 160, height: 160) { x, y, c in
        let field = x / 20 * 8 + y / 20
        return UInt8(90 + (field * (c + 3) * 37) % 90)
    }

    private func clean(_ file: [UInt8], quality: Int = 100, maxSide: Int = 1280) throws -> Picture {
        var limits = PhotoLimits()
        (limits.quality, limits.maxSide) = (quality, maxSide)
        return try #require(Picture(jpeg: try PhotoCleaner(limits: limits).clean(file).jpeg))
    }

    /// Holds the middle of every field against lcms' own conversion of the whole picture.
    private func expectColours(_ file: [UInt8], _ truth: Picture, mean: Double = 0.8, most: Double = 3) throws
    {
        try #require(!file.isEmpty && !truth.samples.isEmpty)
        let picture = try clean(file).asRGB
        let middles = { (whole: Picture) in
            Picture(width: 8, height: 8) { x, y, c in whole[x * 20 + 10, y * 20 + 10, c] }
        }
        let difference = middles(picture).difference(from: middles(truth))
        #expect(difference.mean < mean)
        #expect(difference.most < most)
    }

    @Test(arguments: kinds)
    func everyFormatsProfileIsFollowed(kind: picturemaker_profile) throws {
        let profile = Profile(kind)
        let truth = profile.sRGB(Self.fields)
        // The conversion is one to see: without it the test would fail.
        #expect(truth.difference(from: Self.fields).mean > 1)
        let jpeg = Recipe(sampling: [(1, 1), (1, 1), (1, 1)], quality: 100).jpeg(Self.fields)
        try expectColours(profile.planted(in: jpeg), truth)
        try expectColours(profile.planted(in: jpeg, partSize: 100), truth)
        try expectColours(Maker.PNG(profile: profile.bytes).file(Self.fields), truth)
        for quality in [99, 100] as [Float] {
            let webp = Maker.webp(Self.fields, quality: quality)
            let file = Maker.extended(webp, width: 160, height: 160, profile: profile.bytes)
            try expectColours(file, truth, mean: 1.5, most: 4)
        }
    }

    @Test(
        .enabled(if: Maker.hasHEIF, "libheif with an encoder is not installed: HEIC and AVIF cannot be made"))
    func aPhonesProfileIsFollowedInItsOwnFormat() throws {
        let profile = Profile(.PICTUREMAKER_DISPLAY_P3)
        let truth = profile.sRGB(Self.fields)
        for isAVIF in [false, true] {
            let file = Maker.heif(Self.fields, isAVIF: isAVIF, profile: profile.bytes)
            try expectColours(file, truth, mean: 1.5, most: 4)
        }
    }

    @Test(arguments: [1, 6])
    func aTurnedProgressiveAndShrunkenPhotoIsConvertedOnce(orientation: Int) throws {
        let profile = Profile(.PICTUREMAKER_SWAPPED)
        let scene = Picture.scene(width: 403, height: 301)
        for scans in [.JPEGMAKER_BASELINE, .JPEGMAKER_PROGRESSIVE] as [jpegmaker_scans] {
            let jpeg = Segments(profile.planted(in: Recipe(scans: scans).jpeg(scene)))
                .planting(0xE1, EXIF(orientation: orientation).payload).jpeg
            for side in [1280, 201, 99] {
                let picture = try clean(jpeg, quality: 98, maxSide: side)
                let whole = profile.sRGB(scene).turned(by: orientation)
                let truth = Lanczos.resize(whole, width: picture.width, height: picture.height).asYCbCr
                for channel in 0..<3 {
                    #expect(picture.likeness(to: truth, channel: channel) > 30, "\(side)")
                }
            }
        }
    }

    @Test
    func sRGBIsLeftAsItIs() throws {
        let jpeg = Recipe().jpeg(Self.fields)
        let tagged = Profile(.PICTUREMAKER_SRGB).planted(in: jpeg)
        #expect(try PhotoCleaner().clean(tagged) == PhotoCleaner().clean(jpeg))
    }

    @Test
    func greyHasProfilesToo() throws {
        let profile = Profile(.PICTUREMAKER_GREY_LINEAR)
        let ramp = Picture(width: 160, height: 160, channels: 1) { x, y, _ in UInt8(x / 20 * 8 + y / 20 * 24)
        }
        let truth = profile.sRGB(ramp)
        let jpeg = Recipe(space: .JPEGMAKER_GREY, sampling: [(1, 1)], quality: 100).jpeg(ramp)
        try expectColours(profile.planted(in: jpeg), truth, mean: 0.8, most: 3)
        try expectColours(Maker.PNG(profile: profile.bytes).file(ramp), truth, mean: 0.8, most: 3)
    }

    @Test(arguments: [.JPEGMAKER_CMYK, .JPEGMAKER_YCCK] as [jpegmaker_space])
    func inkIsConvertedByItsProfile(space: jpegmaker_space) throws {
        let profile = Profile(.PICTUREMAKER_INK)
        let inks = Picture(width: 160, height: 160, channels: 4) { x, y, c in
            let field = x / 20 * 8 + y / 20
            return UInt8(c == 3 ? 200 + field % 50 : 120 + (field * (c + 2) * 29) % 130)
        }
        let sampling = [(1, 1), (1, 1), (1, 1), (1, 1)]
        let jpeg = Recipe(space: space, sampling: sampling, quality: 100).jpeg(inks)
        try expectColours(profile.planted(in: jpeg), profile.sRGB(inks), mean: 1.2, most: 4)
    }

    @Test
    func aProfileThatIsNoneCountsAsSRGB() throws {
        let jpeg = Recipe().jpeg(Self.fields)
        let plain = try PhotoCleaner().clean(jpeg)
        let good = Profile(.PICTUREMAKER_DISPLAY_P3).bytes
        var seed = Seed(5)
        let broken: [[UInt8]] = [
            [], Array(good.prefix(100)), Array(good.prefix(good.count / 2)),
            (0..<3_000).map { _ in UInt8.random(in: 0...255, using: &seed) },
            Profile(.PICTUREMAKER_INK).bytes, Profile(.PICTUREMAKER_GREY_LINEAR).bytes,
        ]
        for bytes in broken {
            let tagged = Profile(bytes: bytes).planted(in: jpeg)
            #expect(try PhotoCleaner().clean(tagged) == plain)
        }
        // A part that is missing, there twice, or that another number of parts belongs to.
        let parts = Profile(bytes: good).parts(of: 100)
        for list in [Array(parts.dropLast()), parts + [parts[0]], parts.dropLast() + [parts[0]]] {
            let tagged = list.reversed().reduce(Segments(jpeg)) { $0.planting(0xE2, $1) }.jpeg
            #expect(try PhotoCleaner().clean(tagged) == plain)
        }
    }

    @Test
    func aDamagedProfileNeverHarms() throws {
        let jpeg = Recipe().jpeg(.scene(width: 40, height: 30))
        for kind in Self.kinds + [.PICTUREMAKER_INK] {
            let good = Profile(kind).bytes
            let isInk = kind == .PICTUREMAKER_INK
            let inks = Picture.scene(width: 40, height: 30, channels: 4)
            let ink = Recipe(space: .JPEGMAKER_CMYK, sampling: [(1, 1), (1, 1), (1, 1), (1, 1)]).jpeg(inks)
            var seed = Seed(17)
            for _ in 0..<100 {
                var bytes = good
                for _ in 0..<Int.random(in: 1...6, using: &seed) {
                    // Mostly in the header and the list of tags.
                    let reach = Bool.random(using: &seed) ? min(400, bytes.count) : bytes.count
                    bytes[Int.random(in: 0..<reach, using: &seed)] = UInt8.random(in: 0...255, using: &seed)
                }
                _ = try PhotoCleaner().clean(Profile(bytes: bytes).planted(in: isInk ? ink : jpeg))
            }
        }
    }
}
