import Foundation
import Testing

@testable import MediaProcessing

struct ChartPixelTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/pictures")

    /// The six of docs/pictures.md. `TURNOUT_REDRAW=1` keeps what is drawn now, to be looked at and reviewed.
    @Test(arguments: ["mayor", "mayor-pie-es", "trustees", "partial", "scripts", "month"])
    func picturesLookLikeTheKeptOnes(name: String) throws {
        let json = try Data(contentsOf: Self.page.appending(path: "\(name).json"))
        let png = try Easel.png(of: Figure(json: Array(json)))
        let file = Self.page.appending(path: "\(name).png")
        if ProcessInfo.processInfo.environment["TURNOUT_REDRAW"] != nil { try Data(png).write(to: file) }
        let (kept, drawn) = (
            try Easel.picture(png: Array(Data(contentsOf: file))), try Easel.picture(png: png)
        )
        #expect(kept.width == drawn.width && kept.height == drawn.height)
        #expect(Likeness.ssim(kept, drawn) >= 0.98)
    }

    @Test
    func theMeasureOfLikenessSeesOneBarThatIsLonger() throws {
        var rows = Sample.race
        rows[1].votes = 8_500
        let (a, b) = (
            try Easel.picture(of: Sample.figure(.bars(Sample.race))),
            try Easel.picture(of: Sample.figure(.bars(rows)))
        )
        #expect(Likeness.ssim(a, a) == 1)
        #expect(Likeness.ssim(a, b) < 0.998)
    }

    @Test
    func filesAreSmallAndPlain() throws {
        for (name, figure) in try Sample.all() {
            let sheet = try Easel.sheet(of: figure)
            let png = try Easel.png(of: figure)
            #expect(png.count <= 80_000, "\(name)")
            #expect(PlainPNG.isOne(png, width: sheet.width, height: sheet.height), "\(name)")
        }
    }

    @Test
    func barsInPixelsAreThoseOfTheLayout() throws {
        let figure = try Sample.figure(.bars(Sample.race))
        let (sheet, picture) = (try Easel.sheet(of: figure), try Easel.picture(of: figure))
        for (box, _) in sheet.bars {
            // Along the upper edge, which both kinds have.
            let y = box.y + 1
            let inked = (0..<picture.width).filter {
                picture[$0, y] != picture[20, y] && (10..<1270).contains($0)
            }
            #expect(abs((inked.last ?? 0) + 1 - box.right) <= 1 && abs((inked.first ?? 0) - box.x) <= 1)
        }
    }

    @Test
    func inksStandOutFromThePaper() throws {
        let figure = try Sample.figure(.bars(Sample.race))
        let (sheet, picture) = (try Easel.sheet(of: figure), try Easel.picture(of: figure))
        let paper = picture[10, 10]
        let (won, lost) = (sheet.bars[0].box, sheet.bars[1].box)
        #expect(picture[won.x + 300, won.y + 9].contrast(to: paper) >= 4.9)
        #expect(picture[lost.x + 300, lost.y + 1].contrast(to: paper) >= 4.6)
        #expect(picture[lost.x + 300, lost.y + 12] == paper)
        let title = sheet.texts[0].box
        let darkest = (title.x..<title.right).map {
            picture[$0, title.middle.y.rounded(.down).asInt].luminance
        }.min()
        #expect((paper.luminance + 0.05) / ((darkest ?? 1) + 0.05) >= 16)
        #expect(picture[1, 1].contrast(to: Pixel(red: 255, green: 255, blue: 255)) >= 3.9)
        // Telegram's dark chats, and black.
        for dark in [Pixel(red: 0x18, green: 0x22, blue: 0x2D), Pixel(red: 0, green: 0, blue: 0)] {
            #expect(picture[1, 1].contrast(to: dark) >= 4)
        }
    }

    /// The inside of the two bars, and the check, as others see them.
    @Test(arguments: Sight.allCases)
    func electedIsToldFromOthersByWhoeverLooks(sight: Sight) throws {
        let figure = try Sample.figure(.bars(Sample.race))
        let (sheet, picture) = (try Easel.sheet(of: figure), try Easel.picture(of: figure))
        func seen(_ box: Box) -> Pixel { sight.see(picture[box.x + 200, box.y + box.height / 2]) }
        #expect(seen(sheet.bars[0].box).contrast(to: seen(sheet.bars[1].box)) >= 3)
        let check = try #require(sheet.checks.first)
        let dark = (check.x..<check.right).map { sight.see(picture[$0, check.middle.y.asInt]) }
            .map { $0.contrast(to: sight.see(picture[10, 10])) }.max()
        #expect((dark ?? 0) >= 3)
        // And a pie's slices.
        let pie = try Sample.figure(.pie(Sample.race))
        let (slices, drawn) = (try Easel.sheet(of: pie).slices, try Easel.picture(of: pie))
        func inside(_ slice: Slice) -> Pixel {
            let turn = (slice.from + slice.to) * Double.pi
            let point = (slice.middle.x + sin(turn) * 120, slice.middle.y - cos(turn) * 120)
            return sight.see(drawn[point.0.asInt, point.1.asInt])
        }
        #expect(inside(slices[0]).contrast(to: inside(slices[1])) >= 3)
    }
}

extension Double {
    fileprivate var asInt: Int { Int(self) }
}
