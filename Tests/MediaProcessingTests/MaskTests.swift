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

    /// The brightest luma of the cell in this column and row, by the pixels of the file.
    private static func brightest(_ jpeg: [UInt8], column: Int, row: Int) throws -> UInt8 {
        let picture = try #require(Picture(jpeg: jpeg))
        var brightest: UInt8 = 0
        for y in picture.height * row / 4..<picture.height * (row + 1) / 4 {
            for x in picture.width * column / 4..<picture.width * (column + 1) / 4 {
                brightest = max(brightest, picture[x, y, 0])
            }
        }
        return brightest
    }

    @Test(arguments: 0..<16) func theCellIsBlackAndItsNeighboursAreNot(cell: Int) throws {
        let photo = try Self.clean()
        let masked = try PhotoMask.masked(photo.jpeg, cells: 1 << UInt16(cell))
        #expect((masked.width, masked.height) == (photo.width, photo.height))
        for other in 0..<16 {
            let brightest = try Self.brightest(masked.jpeg, column: other % 4, row: other / 4)
            #expect(other == cell ? brightest <= 2 : brightest > 60, "cell \(other)")
        }
    }

    /// Sizes that end within a block, and photos without colour.
    @Test(arguments: [(641, 479), (333, 517), (9, 7), (1_280, 1)])
    func everySizeIsMaskedToItsEdge(width: Int, height: Int) throws {
        for channels in [1, 3] {
            let photo = try Self.clean(width: width, height: height, channels: channels)
            let masked = try PhotoMask.masked(photo.jpeg, cells: .max)
            let picture = try #require(Picture(jpeg: masked.jpeg))
            let luma = stride(from: 0, to: picture.samples.count, by: 3).map { picture.samples[$0] }
            let colour = picture.samples.indices.filter { $0 % 3 > 0 }.map { picture.samples[$0] }
            #expect(luma.allSatisfy { $0 <= 2 } && colour.allSatisfy { (126...130).contains($0) })
        }
    }

    @Test func whatLiesBesideTheCellsKeepsEveryBit() throws {
        let photo = try Self.clean()
        let before = try #require(Picture(jpeg: photo.jpeg))
        let after = try #require(Picture(jpeg: try PhotoMask.masked(photo.jpeg, cells: 1).jpeg))
        // Colour is smoothed over the border of a block: a block further on nothing may differ.
        for y in 0..<before.height {
            for x in 0..<before.width where x >= 192 || y >= 160 {
                #expect(before[x, y, 0] == after[x, y, 0])
                #expect(before[x, y, 2] == after[x, y, 2])
            }
        }
    }

    @Test func theFileIsAPictureAndNothingElse() throws {
        let photo = try Self.clean()
        let masked = try PhotoMask.masked(photo.jpeg, cells: 0b1010)
        let isPlain = PlainJPEG.isOne(masked.jpeg, width: photo.width, height: photo.height)
        #expect(isPlain)
        #expect(masked.jpeg.count < photo.jpeg.count)
    }

    @Test func maskingTwiceIsMaskingBoth() throws {
        let photo = try Self.clean()
        let once = try PhotoMask.masked(photo.jpeg, cells: 0b11)
        let twice = try PhotoMask.masked(try PhotoMask.masked(photo.jpeg, cells: 1).jpeg, cells: 2)
        #expect(once == twice)
    }

    @Test func whatIsNoPictureIsRefused() throws {
        let photo = try Self.clean()
        for bytes in [[], [0xFF, 0xD8], Array(photo.jpeg.prefix(photo.jpeg.count / 2)), Array("hello".utf8)] {
            #expect(throws: PhotoRefusal.self) { _ = try PhotoMask.masked(bytes, cells: 1) }
        }
    }
}
