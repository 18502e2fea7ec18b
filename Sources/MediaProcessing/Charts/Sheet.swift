/// One of the five colours of every picture.
enum Ink { case paper, ink, blue, grey, edge }

/// A rectangle of whole pixels.
struct Box: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var right: Int { x + width }
    var bottom: Int { y + height }
    var middle: Point { Point(x: Double(x) + Double(width) / 2, y: Double(y) + Double(height) / 2) }
}

struct Point: Equatable {
    var x: Double
    var y: Double
}

/// Words to be set in at most `lines` lines of `width` pixels; what does not fit ends in "…".
struct Words: Equatable {
    var text: String
    var size: Int
    var isBold = false
    /// Whether lines end below each other, and do not begin so.
    var isRight = false
    var width: Int
    var lines = 2
}

extension Words {
    /// With as many lines, up to `most`, as it takes for nothing to be cut.
    func uncut(atMost most: Int, by pen: some Measuring) -> Words {
        var words = self
        while words.lines < most, pen.room(of: words).isCut { words.lines += 1 }
        return words
    }

    /// A name: whole up to 48 letters, however many lines it takes; a longer one ends in "…" after two.
    func asName(by pen: some Measuring) -> Words { text.count <= 48 ? uncut(atMost: 6, by: pen) : self }
}

/// The room that words take.
struct Room: Equatable {
    var width: Int
    var height: Int
    /// From the top to the first line's baseline.
    var baseline: Int
    var isCut: Bool
}

/// Whoever knows how much room words take.
protocol Measuring {
    func room(of words: Words) -> Room
}

/// A slice of a pie: from and to in turns, clockwise from 12 o'clock.
struct Slice: Equatable {
    var middle: Point
    var radius: Int
    var from: Double
    var to: Double
    var isFilled: Bool
}

/// Something on a sheet.
enum Mark: Equatable {
    case words(Words, Box, Ink)
    /// A bar: filled for who is elected, else outlined.
    case bar(Box, isFilled: Bool)
    case slice(Slice)
    /// ✓
    case check(Box)
    case line([Point])
    case sign(FigureMonth.Mark, Box)
    case ring(Box)
    case edge(Box)
}

/// Where everything stands on a picture, in pixels from its upper left corner.
struct Sheet: Equatable {
    let width: Int
    var height = 0
    var marks: [Mark] = []

    init(width: Int) { self.width = width }

    /// Sets words with their upper left corner at (x, y); their box.
    @discardableResult
    mutating func set(_ words: Words, x: Int, y: Int, ink: Ink = .ink, by pen: some Measuring) -> Box {
        let room = pen.room(of: words)
        let box = Box(x: x, y: y, width: room.width, height: room.height)
        if !words.text.isEmpty { marks.append(.words(words, box, ink)) }
        return words.text.isEmpty ? Box(x: x, y: y, width: 0, height: 0) : box
    }

    /// Closes the sheet with its edge.
    mutating func close(height: Int) {
        self.height = height
        marks.append(.edge(Box(x: 0, y: 0, width: width, height: height)))
    }
}
