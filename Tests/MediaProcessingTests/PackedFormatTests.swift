import Testing

@testable import MediaProcessing

/// PNG, WebP, GIF, HEIC and AVIF: the same scene whatever it is wrapped in.
struct PackedFormatTests {
    private static let exif = [UInt8](EXIF(orientation: 6).payload.dropFirst(6))

    private func clean(_ file: [UInt8], maxSide: Int = 1280) throws -> Picture {
        var limits = PhotoLimits()
        (limits.maxSide, limits.quality) = (maxSide, 98)
        let clean = try PhotoCleaner(limits: limits).clean(file)
        let picture = try #require(Picture(jpeg: clean.jpeg))
        #expect((picture.width, picture.height) == (clean.width, clean.height))
        return picture
    }

    /// Cleans at full size and at a fraction, and holds both against the scene.
    private func expectFaithful(
        _ file: [UInt8], like truth: Picture, luma: Double = 38, chroma: Double = 31, _ what: String = ""
    ) throws {
        try #require(!file.isEmpty)
        for side in [1280, 90, 40] {
            let picture = try clean(file, maxSide: side)
            let expected = Lanczos.resize(truth, width: picture.width, height: picture.height).asYCbCr
            #expect(picture.likeness(to: expected, channel: 0) > luma, "luma at \(side) \(what)")
            #expect(picture.likeness(to: expected, channel: 1) > chroma, "Cb at \(side) \(what)")
            #expect(picture.likeness(to: expected, channel: 2) > chroma, "Cr at \(side) \(what)")
        }
    }

    private static func palette() -> [UInt8] {
        (0..<256).flatMap { (index: Int) -> [UInt8] in
            [UInt8(index), UInt8(255 - index), UInt8(index * 7 % 256)]
        }
    }

    @Test(arguments: [1, 2, 3, 4], [8, 16])
    func everyPNGOfFullSamplesIsRead(channels: Int, depth: Int) throws {
        for size in [(160, 96), (161, 97), (1, 1), (1, 300), (300, 1), (7, 5)] {
            let scene = Picture.scene(width: size.0, height: size.1, channels: channels)
            for isInterlaced in [false, true] {
                let file = Maker.PNG(depth: depth, isInterlaced: isInterlaced).file(scene)
                if size.0 > 100, size.1 > 50 {
                    try expectFaithful(file, like: scene.overWhite, "\(size) \(isInterlaced)")
                } else {
                    let picture = try clean(file)
                    #expect((picture.width, picture.height) == size)
                }
            }
        }
    }

    @Test(arguments: [1, 2, 4])
    func everyPNGOfFewBitsIsRead(depth: Int) throws {
        let scene = Picture.scene(width: 161, height: 97, channels: 1)
        let levels = (1 << depth) - 1
        let stored = Picture(width: 161, height: 97) { x, y, _ in
            let level = Int(scene[x, y, 0]) >> (8 - depth)
            return UInt8(level * 255 / levels)
        }
        for isInterlaced in [false, true] {
            let file = Maker.PNG(depth: depth, isInterlaced: isInterlaced).file(scene)
            try expectFaithful(file, like: stored, luma: 30)
        }
    }

    @Test(arguments: [1, 2, 4, 8], [-1, 1])
    func everyPalettePNGIsRead(depth: Int, transparent: Int) throws {
        let colours = 1 << depth
        let indices = Picture(width: 161, height: 97, channels: 1) { x, y, _ in
            UInt8((x / 20 + y / 30) % colours)
        }
        let palette = Array(Self.palette().prefix(colours * 3))
        let truth = Picture(width: 161, height: 97) { x, y, c in
            let index = Int(indices[x, y, 0])
            return index == transparent ? 255 : palette[index * 3 + c]
        }
        let file = Maker.PNG(depth: depth, palette: palette, transparent: transparent).file(indices)
        try expectFaithful(file, like: truth, luma: 32, chroma: 19)
    }

    @Test(arguments: [3, 4], [90, 100] as [Float])
    func everyWebPIsRead(channels: Int, quality: Float) throws {
        for size in [(160, 96), (161, 97)] {
            let scene = Picture.scene(width: size.0, height: size.1, channels: channels)
            let file = Maker.webp(scene, quality: quality)
            try expectFaithful(
                file, like: scene.overWhite, luma: quality == 100 ? 38 : 34, chroma: 28, "\(size)")
        }
    }

    @Test(arguments: [3, 4], [90, 100] as [Float])
    func smallWebPsAreRead(channels: Int, quality: Float) throws {
        for size in [(1, 1), (1, 300), (300, 1), (2, 2), (17, 3)] {
            let scene = Picture.scene(width: size.0, height: size.1, channels: channels)
            for side in [1280, 20, 1] {
                let picture = try clean(Maker.webp(scene, quality: quality), maxSide: side)
                #expect(max(picture.width, picture.height) == min(side, max(size.0, size.1)))
            }
        }
    }

    @Test
    func theFirstFrameOfAnAnimationIsThePicture() throws {
        let scene = Picture.scene(width: 160, height: 96)
        let other = Picture(width: 160, height: 96) { _, _, _ in 7 }
        for quality in [95, 100] as [Float] {
            let frames = [scene, other].map { Maker.webp($0, quality: quality) }
            try expectFaithful(
                Maker.animation(frames, width: 160, height: 96), like: scene, luma: 34, chroma: 28)
        }
    }

    @Test(arguments: [(0, 0), (14, 0), (20, 30), (60, 56)])
    func aFrameThatIsAPartOfTheCanvasLiesOnIt(left: Int, top: Int) throws {
        let scene = Picture.scene(width: 100, height: 40)
        let truth = Picture(width: 160, height: 96) { x, y, c in
            let isInside = (left..<left + 100).contains(x) && (top..<top + 40).contains(y)
            return isInside ? scene[x - left, y - top, c] : 255
        }
        for quality in [95, 100] as [Float] {
            let frames = [Maker.webp(scene, quality: quality), Maker.webp(scene)]
            let file = Maker.animation(frames, width: 160, height: 96, left: left, top: top, of: scene)
            try expectFaithful(file, like: truth, luma: 32, chroma: 25)
        }
    }

    /// Whatever the frame's rectangle, the picture is the canvas: what lies outside of it is not shown.
    @Test(arguments: [(0, 0), (30, 20), (100, 60), (400, 0), (0, 400)], [false, true])
    func aGIFsFrameLiesOnItsCanvas(place: (left: Int, top: Int), isInterlaced: Bool) throws {
        let palette = Self.palette()
        let indices = Picture(width: 121, height: 77, channels: 1) { x, y, _ in UInt8((x + y) % 256) }
        var file = Maker.gif(indices, palette: palette, isInterlaced: isInterlaced)
        // The screen's size stands in the file's head, the frame's place behind its separator.
        let head: [UInt8] = [0x2C, 0, 0, 0, 0, 121, 0, 77, 0]
        let frame = try #require(file.indices.first { file[$0...].starts(with: head) })
        file.replaceSubrange(6..<10, with: [161, 0, 97, 0])
        let (left, top) = place
        file.replaceSubrange(
            frame + 1..<frame + 5, with: [left & 255, left >> 8, top & 255, top >> 8].map { UInt8($0) })
        let truth = Picture(width: 161, height: 97) { x, y, c in
            guard (left..<left + 121).contains(x), (top..<top + 77).contains(y) else { return 255 }
            return palette[Int(indices[x - left, y - top, 0]) * 3 + c]
        }
        try expectFaithful(file, like: truth, luma: 26, chroma: 18)
    }

    @Test(arguments: [false, true], [false, true])
    func gifsAreRead(isInterlaced: Bool, isAnimated: Bool) throws {
        let palette = Self.palette()
        let indices = Picture(width: 161, height: 97, channels: 1) { x, y, _ in UInt8((x + y) % 256) }
        for transparent in [-1, 3] {
            let truth = Picture(width: 161, height: 97) { x, y, c in
                let index = Int(indices[x, y, 0])
                return index == transparent ? 255 : palette[index * 3 + c]
            }
            let file = Maker.gif(
                indices, palette: palette, isInterlaced: isInterlaced, isAnimated: isAnimated,
                transparent: transparent)
            try expectFaithful(file, like: truth, luma: 32, chroma: 20)
        }
    }

    @Test(
        .enabled(if: Maker.hasHEIF, "libheif with an encoder is not installed: HEIC and AVIF cannot be made"),
        arguments: [false, true])
    func phonesOwnFormatsAreReadAndTurnedOnce(isAVIF: Bool) throws {
        let scene = Picture.scene(width: 160, height: 96)
        for turn in 1...8 {
            let file = Maker.heif(scene, isAVIF: isAVIF, turn: turn)
            #expect(PictureKind(of: file.span) == (isAVIF ? .avif : .heif))
            try expectFaithful(file, like: scene.turned(by: turn), luma: 33, chroma: 28, "turn \(turn)")
        }
    }

    @Test(arguments: 1...8)
    func exifTurnsPNGAndWebP(orientation: Int) throws {
        let scene = Picture.scene(width: 160, height: 96)
        let whole = EXIF(orientation: orientation).payload
        for exif in [whole, Array(whole.dropFirst(6))] {
            let png = Maker.PNG(exif: exif).file(scene)
            try expectFaithful(png, like: scene.turned(by: orientation))
            let webp = Maker.extended(Maker.webp(scene), width: 160, height: 96, exif: exif)
            try expectFaithful(webp, like: scene.turned(by: orientation), luma: 34, chroma: 28)
        }
    }

    @Test
    func exifBehindThePictureTurnsAPNGToo() throws {
        let scene = Picture.scene(width: 160, height: 96)
        let png = Maker.PNG(exif: Self.exif).file(scene)
        let place = try #require(PNGChunks(png).range(of: "eXIf"))
        let end = try #require(PNGChunks(png).range(of: "IEND"))
        let moved = png[..<place.lowerBound] + png[place.upperBound..<end.lowerBound] + png[place] + png[end]
        try expectFaithful(Array(moved), like: scene.turned(by: 6))
    }

    @Test
    func aPNGThatNamesAnotherGammaIsConverted() throws {
        let grey = Picture(width: 20, height: 20) { _, _, _ in 128 }
        #expect(try clean(Maker.PNG(gamma: 0.45455).file(grey))[9, 9, 0] == 128)
        // Linear light: half is 188 in sRGB.
        #expect(abs(Int(try clean(Maker.PNG(gamma: 1).file(grey))[9, 9, 0]) - 188) <= 1)
    }
}
