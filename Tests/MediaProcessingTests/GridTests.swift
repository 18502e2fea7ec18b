import JPEGMaker
import Testing

@testable import MediaProcessing

/// The grid over a photo: its lines stand where the parts begin that are made black for its cells.
@Suite struct GridTests {  // R39
    private static func clean(_ width: Int, _ height: Int, channels: Int = 3) throws -> CleanPhoto {
        var recipe = Recipe()
        if channels == 1 { recipe.space = .JPEGMAKER_GREY }
        return try PhotoCleaner().clean(
            recipe.jpeg(Picture.scene(width: width, height: height, channels: channels)))
    }

    /// Across and down: how many times larger it is drawn, and where each cell begins, in its pixels.
    private static func edges(_ side: Int, from: Int, to: Int, of: Int, cells: Int, times: Int) -> [Int] {
        let first = side * from / of
        return (1..<cells).map { cell in
            let begin = side * (from * cells + cell * (to - from))
            return (begin - first * of * cells) * times / (of * cells)
        }
    }

    /// Upright and lying, sizes that no cell divides, small ones that are drawn larger, and single cells.
    @Test(arguments: [
        (640, 480, PhotoBox.whole), (719, 1_277, .whole), (1_280, 601, .whole), (203, 151, .whole),
        (1_280, 960, PhotoBox(left: 16, top: 12, right: 24, bottom: 18)),
        (599, 1_024, PhotoBox(left: 56, top: 30, right: 64, bottom: 36)),
        (161, 120, PhotoBox(left: 0, top: 0, right: 8, bottom: 6)),
    ])
    func linesStandWhereCellsBegin(width: Int, height: Int, area: PhotoBox) throws {
        let photo = try Self.clean(width, height)
        let drawn = try PhotoGrid.drawn(over: photo.jpeg, area: area)
        let picture = try #require(Picture(jpeg: drawn.jpeg))
        let part = (
            width: (width * area.right + 63) / 64 - width * area.left / 64,
            height: (height * area.bottom + 35) / 36 - height * area.top / 36
        )
        let times = max(1, min(48, 960 / max(part.width, part.height)))
        #expect((drawn.width, drawn.height) == (part.width * times, part.height * times))
        let across = Self.edges(width, from: area.left, to: area.right, of: 64, cells: 8, times: times)
        let down = Self.edges(height, from: area.top, to: area.bottom, of: 36, cells: 6, times: times)
        let pen = max(1, max(drawn.width, drawn.height) / 480)
        // Between two lines down, and between two across, no name is in the way.
        let y = (down[2] + down[3]) / 2 + pen
        let x = (across[3] + across[4]) / 2 + pen
        for edge in across {
            #expect(Int(picture[edge, y, 0]) + 60 < Int(picture[edge - pen, y, 0]), "column at \(edge)")
            #expect(Int(picture[edge, y, 0]) + 60 < Int(picture[edge + pen, y, 0]), "column at \(edge)")
        }
        for edge in down {
            #expect(Int(picture[x, edge, 0]) + 60 < Int(picture[x, edge - pen, 0]), "row at \(edge)")
            #expect(Int(picture[x, edge, 0]) + 60 < Int(picture[x, edge + pen, 0]), "row at \(edge)")
        }
    }

    /// Each cell has another name; the cells of one cell have small letters.
    @Test func everyCellBearsANameOfItsOwn() throws {
        let grey = Picture(width: 1_280, height: 960) { _, _, channel in channel == 0 ? 128 : 128 }
        let photo = try PhotoCleaner().clean(Recipe().jpeg(grey))
        var seen: Set<[Bool]> = []
        let areas = [PhotoBox.whole, PhotoBox(left: 8, top: 6, right: 16, bottom: 12)]
        for area in areas {
            let drawn = try PhotoGrid.drawn(over: photo.jpeg, area: area)
            let picture = try #require(Picture(jpeg: drawn.jpeg))
            let pen = max(1, max(drawn.width, drawn.height) / 480)
            for cell in 0..<48 {
                let left = drawn.width * (cell % 8) / 8 + 3 * pen
                let top = drawn.height * (cell / 8) / 6 + 3 * pen
                let dots = (0..<9 * 13).map { dot in
                    let (x, y) = (left + dot % 13 * pen + pen / 2, top + dot / 13 * pen + pen / 2)
                    return picture[x, y, 0] < 100
                }
                #expect(dots.contains(true) && dots.contains(false))
                seen.insert(dots)
            }
        }
        #expect(seen.count == 96)
    }

    @Test(arguments: [1, 3]) func theFileIsAPictureAndNothingElse(channels: Int) throws {
        for (width, height) in [(1, 1), (9, 7), (1_280, 2), (3, 900), (1_111, 777)] {
            let photo = try Self.clean(width, height, channels: channels)
            let drawn = try PhotoGrid.drawn(over: photo.jpeg)
            let isPlain = PlainJPEG.isOne(drawn.jpeg, width: drawn.width, height: drawn.height)
            #expect(isPlain, "\(width) x \(height)")
        }
    }

    @Test func whatIsNoPictureOrNoPartIsRefused() throws {
        let photo = try Self.clean(64, 48)
        let outside = [
            PhotoBox(left: 0, top: 0, right: 65, bottom: 36), PhotoBox(left: 4, top: 4, right: 4, bottom: 6),
            PhotoBox(left: -1, top: 0, right: 8, bottom: 6),
        ]
        for area in outside {
            #expect(throws: PhotoRefusal.self) { _ = try PhotoGrid.drawn(over: photo.jpeg, area: area) }
            #expect(throws: PhotoRefusal.self) { _ = try PhotoMask.masked(photo.jpeg, parts: [area]) }
        }
        for bytes in [[], [0xFF, 0xD8], Array(photo.jpeg.prefix(photo.jpeg.count / 2))] {
            #expect(throws: PhotoRefusal.self) { _ = try PhotoGrid.drawn(over: bytes) }
        }
    }
}
