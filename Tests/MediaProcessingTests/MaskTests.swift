import JPEGMaker
import Testing

@testable import MediaProcessing

/// Parts of a photo that are blacked out are black and gone; everything beside them is as it was.
@Suite struct MaskTests {
    /// A clean photo of something with detail everywhere.
    private static func clean(width: Int = 640, height: Int = 480, channels: Int = 3) throws -> CleanPhoto {
        var recipe = Recipe()
        if channels == 1 { recipe.space = .JPEGMAKER_GREY }
        let file = recipe.jpeg(Picture.scene(width: width, height: height, channels: channels))
        return try PhotoCleaner().clean(file)
    }

    /// The cell in this column and row of the grid over the whole photo.
    private static func cell(_ column: Int, _ row: Int) -> PhotoBox {
        PhotoBox(left: column * 8, top: row * 6, right: column * 8 + 8, bottom: row * 6 + 6)
    }

    /// The brightest luma of the cell in this column and row.
    private static func brightest(_ picture: Picture, column: Int, row: Int) -> UInt8 {
        var brightest: UInt8 = 0
        for y in picture.height * row / 6..<picture.height * (row + 1) / 6 {
            for x in picture.width * column / 8..<picture.width * (column + 1) / 8 {
                brightest = max(brightest, picture[x, y, 0])
            }
        }
        return brightest
    }

    @Test(arguments: 0..<48) func theCellIsBlackAndItsNeighboursAreNot(cell: Int) throws {
        let photo = try Self.clean()
        let masked = try PhotoMask.masked(photo.jpeg, parts: [Self.cell(cell % 8, cell / 8)])
        #expect((masked.width, masked.height) == (photo.width, photo.height))
        let pixels = try #require(Picture(jpeg: masked.jpeg))
        for other in 0..<48 {
            let brightest = Self.brightest(pixels, column: other % 8, row: other / 8)
            #expect(other == cell ? brightest <= 2 : brightest > 60, "cell \(other)")
        }
    }

    /// Every pixel of what is named is black; beside the blocks that it touches not one has changed. Upright and lying
    /// photos, sizes that end within a block, a cell, a row of small cells, and the last corner.
    @Test(arguments: [(640, 480), (479, 853), (1_003, 317), (97, 641)])
    func whatIsNamedAndWhatIsBlackAgreePixelByPixel(width: Int, height: Int) throws {  // R39
        let photo = try Self.clean(width: width, height: height)
        let before = try #require(Picture(jpeg: photo.jpeg))
        let boxes = [
            PhotoBox(left: 8, top: 6, right: 16, bottom: 12),
            PhotoBox(left: 17, top: 20, right: 29, bottom: 21),
            PhotoBox(left: 63, top: 35, right: 64, bottom: 36),
            PhotoBox(left: 24, top: 0, right: 40, bottom: 36),
        ]
        for box in boxes {
            let after = try #require(Picture(jpeg: try PhotoMask.masked(photo.jpeg, parts: [box]).jpeg))
            // The pixels of the cells, and the blocks of 16 by 16 that they lie in.
            let across = width * box.left / 64...(width * box.right - 1) / 64
            let down = height * box.top / 36...(height * box.bottom - 1) / 36
            for y in 0..<height {
                for x in 0..<width {
                    let isNamed = across.contains(x) && down.contains(y)
                    let isNear =
                        (across.lowerBound / 16...across.upperBound / 16).contains(x / 16)
                        && (down.lowerBound / 16...down.upperBound / 16).contains(y / 16)
                    if isNamed, after[x, y, 0] > 2 { Issue.record("\(box): \(x), \(y) is not black") }
                    if !isNear, after[x, y, 0] != before[x, y, 0] {
                        Issue.record("\(box): \(x), \(y) has changed")
                    }
                }
            }
        }
    }

    /// Sizes that end within a block, and photos without colour.
    @Test(arguments: [(641, 479), (333, 517), (9, 7), (1_280, 1)])
    func everySizeIsMaskedToItsEdge(width: Int, height: Int) throws {
        for channels in [1, 3] {
            let photo = try Self.clean(width: width, height: height, channels: channels)
            let masked = try PhotoMask.masked(photo.jpeg, parts: [.whole])
            let picture = try #require(Picture(jpeg: masked.jpeg))
            let luma = stride(from: 0, to: picture.samples.count, by: 3).map { picture.samples[$0] }
            let colour = picture.samples.indices.filter { $0 % 3 > 0 }.map { picture.samples[$0] }
            #expect(luma.allSatisfy { $0 <= 2 } && colour.allSatisfy { (126...130).contains($0) })
        }
    }

    @Test func whatLiesBesideTheCellsKeepsEveryBit() throws {
        let photo = try Self.clean()
        let before = try #require(Picture(jpeg: photo.jpeg))
        let masked = try PhotoMask.masked(photo.jpeg, parts: [Self.cell(0, 0)])
        let after = try #require(Picture(jpeg: masked.jpeg))
        // Colour is smoothed over the border of a block: a block further on nothing may differ.
        for y in 0..<before.height {
            for x in 0..<before.width where x >= 112 || y >= 112 {
                #expect(before[x, y, 0] == after[x, y, 0])
                #expect(before[x, y, 2] == after[x, y, 2])
            }
        }
    }

    @Test func theFileIsAPictureAndNothingElse() throws {
        let photo = try Self.clean()
        let masked = try PhotoMask.masked(photo.jpeg, parts: [Self.cell(1, 0), Self.cell(3, 0)])
        let isPlain = PlainJPEG.isOne(masked.jpeg, width: photo.width, height: photo.height)
        #expect(isPlain)
        #expect(masked.jpeg.count < photo.jpeg.count)
    }

    @Test func maskingTwiceIsMaskingBoth() throws {
        let photo = try Self.clean()
        let once = try PhotoMask.masked(photo.jpeg, parts: [Self.cell(0, 0), Self.cell(1, 0)])
        let first = try PhotoMask.masked(photo.jpeg, parts: [Self.cell(0, 0)])
        let twice = try PhotoMask.masked(first.jpeg, parts: [Self.cell(1, 0)])
        #expect(once == twice)
    }

    @Test func whatIsNoPictureIsRefused() throws {
        let photo = try Self.clean()
        for bytes in [[], [0xFF, 0xD8], Array(photo.jpeg.prefix(photo.jpeg.count / 2)), Array("hello".utf8)] {
            #expect(throws: PhotoRefusal.self) { _ = try PhotoMask.masked(bytes, parts: [.whole]) }
        }
    }
}
