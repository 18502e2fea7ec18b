import JPEGMaker
import Testing

@testable import MediaProcessing

struct LookTests {
    private func look(_ file: [UInt8], maxSide: Int = 1280) throws -> PhotoLook {
        var limits = PhotoLimits()
        limits.maxSide = maxSide
        return try PhotoCleaner(limits: limits).clean(file).look
    }

    @Test
    func copiesOfAPhotoLookAlikeAndOtherPhotosDoNot() throws {
        let scene = Picture.scene(width: 403, height: 301)
        let first = try look(Recipe().jpeg(scene))
        let smaller = Lanczos.resize(scene, width: 200, height: 150)
        for copy in [
            Recipe(quality: 60).jpeg(scene), Recipe().jpeg(smaller), Maker.PNG().file(scene),
            Maker.webp(smaller),
            Recipe(scans: .JPEGMAKER_PROGRESSIVE).jpeg(scene),
        ] {
            #expect(try look(copy).distance(to: first) <= 4)
        }
        #expect(try look(Recipe().jpeg(scene), maxSide: 100).distance(to: first) <= 4)
        let mirrored = Segments(Recipe().jpeg(scene)).planting(0xE1, EXIF(orientation: 2).payload).jpeg
        #expect(try look(mirrored).distance(to: first) > 16)
    }

    @Test
    func theLookIsOfTheUprightPhoto() throws {
        let scene = Picture.scene(width: 403, height: 301)
        for orientation in 1...8 {
            let turned = Segments(Recipe().jpeg(scene)).planting(0xE1, EXIF(orientation: orientation).payload)
                .jpeg
            let upright = Recipe().jpeg(scene.turned(by: orientation))
            #expect(try look(turned).distance(to: try look(upright)) <= 3)
        }
    }

    @Test
    func aRampIsBrighterToOneSideInEveryField() throws {
        let falling = Picture(width: 180, height: 160) { x, _, _ in UInt8(240 - x) }
        let rising = Picture(width: 180, height: 160) { x, _, _ in UInt8(40 + x) }
        #expect(try look(Recipe().jpeg(falling)).bits == .max)
        #expect(try look(Recipe().jpeg(rising)).bits == 0)
    }

    @Test(arguments: [(1, 1), (3, 2), (8, 7), (9, 8), (5, 400)])
    func theSmallestPhotosHaveALookToo(size: (Int, Int)) throws {
        let scene = Picture.scene(width: size.0, height: size.1)
        let first = try look(Maker.PNG().file(scene))
        #expect(try look(Maker.PNG().file(scene)) == first)
    }
}
