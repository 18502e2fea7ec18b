import Foundation
import PictureMaker
import Testing

@testable import MediaProcessing

/// Draws in this process, for one test at a time.
enum Easel {
    private static let lock = NSLock()
    private static let canvas = Canvas()

    static func sheet(of figure: Figure) throws -> Sheet {
        let sheet = try lock.withLock {
            let canvas = try #require(canvas)
            return Drawing.sheet(of: figure, by: canvas)
        }
        guard let sheet else { throw DrawingRefusal.noRoom }
        return sheet
    }

    static func room(of words: Words) throws -> Room {
        try lock.withLock { try #require(canvas).room(of: words) }
    }

    static func png(of figure: Figure) throws -> [UInt8] {
        let sheet = try sheet(of: figure)
        return try lock.withLock { try #require(canvas?.png(of: sheet)) }
    }

    /// Its pixels, read by libpng.
    static func picture(of figure: Figure) throws -> Picture { try picture(png: png(of: figure)) }

    static func picture(png: [UInt8]) throws -> Picture {
        var (width, height): (Int32, Int32) = (0, 0)
        let file = picturemaker_png_decode(png, png.count, &width, &height)
        defer { free(file.bytes) }
        let samples = Array(UnsafeBufferPointer(start: try #require(file.bytes), count: file.count))
        return Picture(width: Int(width), height: Int(height), samples: samples)
    }
}

extension Sheet {
    /// The words on it, with their boxes.
    var texts: [(words: Words, box: Box)] {
        marks.compactMap { if case .words(let words, let box, _) = $0 { (words, box) } else { nil } }
    }

    var bars: [(box: Box, isFilled: Bool)] {
        marks.compactMap { if case .bar(let box, let isFilled) = $0 { (box, isFilled) } else { nil } }
    }

    var checks: [Box] { marks.compactMap { if case .check(let box) = $0 { box } else { nil } } }

    var slices: [Slice] { marks.compactMap { if case .slice(let slice) = $0 { slice } else { nil } } }
}
