import JPEGMaker
import Testing

@testable import MediaProcessing

struct FormatTests {
    private func clean(_ jpeg: [UInt8], maxSide: Int = 1280) throws -> (clean: CleanPhoto, picture: Picture) {
        var limits = PhotoLimits()
        (limits.maxSide, limits.quality) = (maxSide, 98)
        let clean = try PhotoCleaner(limits: limits).clean(jpeg)
        let picture = try #require(Picture(jpeg: clean.jpeg))
        #expect((picture.width, picture.height) == (clean.width, clean.height))
        return (clean, picture)
    }

    /// Cleans at full size and at a fraction, and holds both against the scene the JPEG was made from.
    private func expectFaithful(_ recipe: Recipe, _ scene: Picture, like truth: Picture, chroma: Double = 31)
        throws
    {
        let jpeg = recipe.jpeg(scene)
        for side in [1280, 90, 45] {
            let (clean, picture) = try clean(jpeg, maxSide: side)
            let expected = Lanczos.resize(truth, width: clean.width, height: clean.height).asYCbCr
            #expect(picture.likeness(to: expected, channel: 0) > 34, "luma at \(side)")
            #expect(picture.likeness(to: expected, channel: 1) > chroma, "Cb at \(side)")
            #expect(picture.likeness(to: expected, channel: 2) > chroma, "Cr at \(side)")
        }
    }

    private static let samplings = [
        [(1, 1), (1, 1), (1, 1)], [(2, 1), (1, 1), (1, 1)], [(2, 2), (1, 1), (1, 1)],
        [(1, 2), (1, 1), (1, 1)],
        [(4, 1), (1, 1), (1, 1)], [(4, 2), (1, 1), (1, 1)], [(1, 4), (1, 1), (1, 1)],
        [(2, 2), (2, 1), (1, 2)],
        [(1, 1), (2, 2), (2, 2)], [(3, 1), (1, 1), (1, 1)],
    ]

    @Test(arguments: samplings.indices, [(160, 96), (161, 97), (159, 81)])
    func everySubsamplingAndOddSizeIsRead(index: Int, size: (Int, Int)) throws {
        let scene = Picture.scene(width: size.0, height: size.1)
        try expectFaithful(Recipe(sampling: Self.samplings[index]), scene, like: scene, chroma: 28)
    }

    @Test(arguments: [false, true], [0, 1, 3])
    func everyWayToWriteScansIsRead(isArithmetic: Bool, restartRows: Int) throws {
        let scene = Picture.scene(width: 203, height: 149)
        for scans in [.JPEGMAKER_BASELINE, .JPEGMAKER_PROGRESSIVE, .JPEGMAKER_SEPARATE] as [jpegmaker_scans] {
            let recipe = Recipe(scans: scans, isArithmetic: isArithmetic, restartRows: restartRows)
            try expectFaithful(recipe, scene, like: scene)
        }
    }

    @Test(arguments: [.JPEGMAKER_BASELINE, .JPEGMAKER_PROGRESSIVE] as [jpegmaker_scans])
    func greyStaysGrey(scans: jpegmaker_scans) throws {
        for sampling in [[(1, 1)], [(2, 2)]] {
            let scene = Picture.scene(width: 131, height: 87, channels: 1)
            let recipe = Recipe(space: .JPEGMAKER_GREY, scans: scans, sampling: sampling)
            let truth = Picture(width: 131, height: 87) { x, y, _ in scene[x, y, 0] }
            try expectFaithful(recipe, scene, like: truth)
            let frame = try #require(Segments(try clean(recipe.jpeg(scene)).clean.jpeg).frame)
            #expect(try clean(recipe.jpeg(scene)).clean.jpeg[frame + 9] == 1, "one component")
        }
    }

    @Test
    func rgbIsRead() throws {
        let scene = Picture.scene(width: 203, height: 149)
        try expectFaithful(
            Recipe(space: .JPEGMAKER_RGB, sampling: [(1, 1), (1, 1), (1, 1)]), scene, like: scene)
    }

    @Test(arguments: [.JPEGMAKER_CMYK, .JPEGMAKER_YCCK] as [jpegmaker_space], [true, false])
    func inkIsReadAsAdobeStoresItAndAsOthersDo(space: jpegmaker_space, hasAdobe: Bool) throws {
        // Without Adobe's marker nothing says that four components are YCCK.
        guard hasAdobe || space == .JPEGMAKER_CMYK else { return }
        let inks = Picture.scene(width: 203, height: 149, channels: 4)
        let sampling =
            space == .JPEGMAKER_CMYK ? [(1, 1), (1, 1), (1, 1), (1, 1)] : [(2, 2), (1, 1), (1, 1), (2, 2)]
        let recipe = Recipe(space: space, sampling: sampling, hasAdobe: hasAdobe)
        let truth = Picture(width: 203, height: 149) { x, y, c in
            let (ink, black) = (Int(inks[x, y, c]), Int(inks[x, y, 3]))
            return UInt8(hasAdobe ? ink * black / 255 : (255 - ink) * (255 - black) / 255)
        }
        try expectFaithful(recipe, inks, like: truth)
    }

    @Test
    func onePixelIsAPicture() throws {
        let dot = Picture(width: 1, height: 1, samples: [200, 100, 50])
        for sampling in Self.samplings {
            let (clean, picture) = try clean(Recipe(sampling: sampling, quality: 100).jpeg(dot))
            #expect((clean.width, clean.height) == (1, 1))
            #expect(abs(Int(picture[0, 0, 0]) - Int(dot.asYCbCr[0, 0, 0])) <= 2)
        }
    }

    @Test(arguments: [(65_500, 9), (9, 65_500), (65_500, 1), (1, 65_500), (65_500, 40)])
    func thinStripsAreRead(size: (Int, Int)) throws {
        let tile = Picture.scene(width: 97, height: 31)
        for scans in [.JPEGMAKER_BASELINE, .JPEGMAKER_PROGRESSIVE] as [jpegmaker_scans] {
            let jpeg = Recipe(scans: scans).jpeg(tiling: tile, width: size.0, height: size.1)
            for orientation in [1, 6] {
                let turned = Segments(jpeg).planting(0xE1, EXIF(orientation: orientation).payload).jpeg
                let (clean, _) = try clean(turned)
                #expect(max(clean.width, clean.height) == 1280)
                #expect(min(clean.width, clean.height) == 1)
            }
        }
    }

    @Test(arguments: 1...40)
    func everySmallSizeSurvivesEveryTurn(side: Int) throws {
        for other in [1, 2, 7, 8, 9, 15, 16, 17, 33] {
            let jpeg = Segments(Recipe().jpeg(.scene(width: side, height: other)))
            for orientation in 1...8 {
                let turned = jpeg.planting(0xE1, EXIF(orientation: orientation).payload).jpeg
                let clean = try clean(turned, maxSide: 13).clean
                #expect(max(clean.width, clean.height) == min(13, max(side, other)))
            }
        }
    }

    @Test
    func nothingIsEnlarged() throws {
        let clean = try PhotoCleaner().clean(Recipe().jpeg(.scene(width: 1279, height: 5)))
        #expect((clean.width, clean.height) == (1279, 5))
    }
}
