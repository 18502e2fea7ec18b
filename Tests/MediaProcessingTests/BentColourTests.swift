import Foundation
import JPEGMaker
import PictureMaker
import Testing

@testable import MediaProcessing

extension Picture {
    /// Each sample the mean of two by two, as a clean copy has its chroma.
    fileprivate var halved: Picture {
        Picture(width: width / 2, height: height / 2) { x, y, c in
            let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) {
                $0 + Int(self[2 * x + $1.0, 2 * y + $1.1, c])
            }
            return UInt8((sum + 2) / 4)
        }
    }
}

/// Curves so far from sRGB's that colours have to be converted before they are mixed, held against the conversion of the
/// picture in full size.
struct BentColourTests {
    private static let scene = Picture.scene(width: 203, height: 151)

    /// Stripes between dark and light in the scene's waves: where mixing first is seen most.
    private static let stripes = Picture(width: 203, height: 151) { x, y, c in
        let value = 90 + Int(scene[x, y, 0]) / 4 + Int(scene[x, y, c]) / 4
        return UInt8(x / 4 % 2 == 0 ? value / 3 : value)
    }

    private func likeness(_ file: [UInt8], _ truth: Picture, maxSide: Int) throws -> [Double] {
        var limits = PhotoLimits()
        (limits.quality, limits.maxSide) = (98, maxSide)
        let picture = try #require(Picture(jpeg: try PhotoCleaner(limits: limits).clean(file).jpeg))
        let small = Lanczos.resize(truth, width: picture.width, height: picture.height).asYCbCr
        let (found, expected) = (picture.halved, small.halved)
        return [picture.likeness(to: small, channel: 0)]
            + [1, 2].map { found.likeness(to: expected, channel: $0) }
    }

    private func expectLikeness(_ file: [UInt8], _ truth: Picture, _ note: String) throws {
        try #require(!file.isEmpty && !truth.samples.isEmpty)
        for side in [1280, 101, 47] {
            let found = try likeness(file, truth, maxSide: side)
            #expect(found.allSatisfy { $0 >= 34 }, "\(note), \(side): \(found)")
        }
    }

    @Test(arguments: [1, 2.5, 0.36], [8, 16])
    func aPNGThatNamesAnUnusualGamma(gamma: Double, depth: Int) throws {
        let truth = Picture(width: 203, height: 151) { x, y, c in
            let light = pow(Double(Self.stripes[x, y, c]) / 255, 1 / gamma)
            let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            return UInt8((value * 255).rounded())
        }
        var maker = Maker.PNG()
        (maker.gamma, maker.depth) = (gamma, depth)
        try expectLikeness(maker.file(Self.stripes), truth, "gamma \(gamma), \(depth) bits")
    }

    @Test
    func greyThatNamesAnUnusualGamma() throws {
        let grey = Picture(width: 30, height: 30, channels: 1) { _, _, _ in 128 }
        let clean = try PhotoCleaner().clean(Maker.PNG(gamma: 1).file(grey))
        let level = try #require(Picture(jpeg: clean.jpeg))[9, 9, 0]
        #expect(abs(Int(level) - 188) <= 1)
    }

    @Test(
        arguments: [.PICTUREMAKER_PQ, .PICTUREMAKER_LINEAR, .PICTUREMAKER_TABLES] as [picturemaker_profile])
    func aProfileThatIsBent(kind: picturemaker_profile) throws {
        let profile = Profile(kind)
        let truth = profile.sRGB(Self.stripes)
        try expectLikeness(Maker.PNG(profile: profile.bytes).file(Self.stripes), truth, "PNG")
        try expectLikeness(Maker.PNG(depth: 16, profile: profile.bytes).file(Self.stripes), truth, "deep PNG")
        let webp = Maker.extended(
            Maker.webp(Self.stripes, quality: 100), width: 203, height: 151, profile: profile.bytes)
        try expectLikeness(webp, truth, "WebP")
        for scans in [.JPEGMAKER_BASELINE, .JPEGMAKER_PROGRESSIVE] as [jpegmaker_scans] {
            for space in [.JPEGMAKER_YCBCR, .JPEGMAKER_RGB] as [jpegmaker_space] {
                let recipe = Recipe(
                    space: space, scans: scans, sampling: [(1, 1), (1, 1), (1, 1)], quality: 100)
                try expectLikeness(profile.planted(in: recipe.jpeg(Self.stripes)), truth, "JPEG")
            }
        }
    }

    /// What is mixed in a JPEG's own chroma stays so, and the rest is in its place.
    @Test(arguments: [1, 6])
    func halvedChromaAndTurnsAreAsElsewhere(orientation: Int) throws {
        let profile = Profile(.PICTUREMAKER_LINEAR)
        let jpeg = Recipe(quality: 100).jpeg(Self.scene)
        let decoded = try #require(Picture(jpeg: jpeg)).asRGB
        let file = Segments(profile.planted(in: jpeg)).planting(0xE1, EXIF(orientation: orientation).payload)
            .jpeg
        for side in [1280, 47] {
            let found = try likeness(file, profile.sRGB(decoded).turned(by: orientation), maxSide: side)
            #expect(found.allSatisfy { $0 >= 34 }, "\(side): \(found)")
        }
    }

    @Test(
        .enabled(if: Maker.hasHEIF, "libheif with an encoder is not installed: HEIC and AVIF cannot be made"))
    func aPhonesOwnFormatThatIsBent() throws {
        let profile = Profile(.PICTUREMAKER_LINEAR)
        for isAVIF in [false, true] {
            let file = Maker.heif(Self.scene, isAVIF: isAVIF, profile: profile.bytes)
            let found = try likeness(file, profile.sRGB(Self.scene), maxSide: 47)
            #expect(found[0] >= 34, "\(found)")
        }
    }
}
