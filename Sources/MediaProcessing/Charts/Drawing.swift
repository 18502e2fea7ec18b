/// Figures made into pictures.
public enum Drawing {
    /// To be raised when the same figure is drawn in another way: what was drawn before is drawn anew then.
    public static let version = 1

    /// Where everything stands; nil where those who have to be named have no room.
    static func sheet(of figure: Figure, by pen: some Measuring) -> Sheet? {
        switch figure.content {
        case .bars(let rows): return bars(figure, rows, pen)
        case .pie(let rows):
            if figure.isSmall { return bars(figure, rows, pen) }
            let pie = PieLayout(figure: figure, rows: BarRows(rows, areAnswers: figure.isQuestion), pen: pen)
            guard let hindrance = pie.hindrance else {
                return pie.sheet() ?? bars(figure, rows, pen, .noRoom)
            }
            return bars(figure, rows, pen, hindrance)
        case .month(let month): return MonthLayout(figure: figure, month: month, pen: pen).sheet()
        case .monogram(let letters):
            return MonogramLayout(figure: figure, letters: letters, pen: pen).sheet()
        }
    }

    private static func bars(
        _ figure: Figure, _ rows: [FigureRow], _ pen: some Measuring, _ why: NoPie? = nil
    )
        -> Sheet?
    {
        let note = why.map(ChartWords(language: figure.language).reason) ?? ""
        return BarsLayout(
            figure: figure, rows: BarRows(rows, areAnswers: figure.isQuestion), pen: pen, note: note
        ).sheet()
    }

    /// The picture; why there is none.
    static func picture(of figure: Figure) throws(DrawingRefusal) -> DrawnPicture {
        guard let canvas = Canvas() else { throw .noFonts }
        guard let sheet = sheet(of: figure, by: canvas) else { throw .noRoom }
        guard let png = canvas.png(of: sheet) else { throw .internalFault }
        return DrawnPicture(png: png, width: sheet.width, height: sheet.height)
    }
}

/// A picture of a figure: a PNG of sixteen colours, the same bytes for the same figure.
public struct DrawnPicture: Sendable, Equatable {
    public let png: [UInt8]
    public let width: Int
    public let height: Int
}

extension DrawnPicture {
    /// One that was drawn before and kept; nil for any other bytes.
    public init?(png: [UInt8]) {
        let span = png.span
        guard let width = span.number(at: 16, size: 4, isBigEndian: true),
            let height = span.number(at: 20, size: 4, isBigEndian: true),
            PlainPNG.isOne(png, width: width, height: height)
        else { return nil }
        self.init(png: png, width: width, height: height)
    }
}

/// Whoever makes pictures of figures: in this process, or in one that may break.
public protocol FigureDrawing: Sendable {
    /// The picture of a figure, or why there is none; blocks, for some two seconds at most.
    func draw(_ figure: Figure) throws(DrawingRefusal) -> DrawnPicture
}

/// Why there is no picture; the words go alone.
public enum DrawingRefusal: Error, Sendable, Equatable {
    /// Those who have to be named do not all have room.
    case noRoom
    /// Cairo, Pango or one of the fonts is not installed.
    case noFonts
    /// It took more than two seconds.
    case tookTooLong
    /// The fault is ours.
    case internalFault
}
