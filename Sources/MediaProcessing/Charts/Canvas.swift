import CPicture

/// The one door to Cairo and Pango: no pointer leaves this file. For one thread at a time.
struct Canvas: Measuring {
    /// Nil where Cairo, Pango or one of the fonts is missing. From the first time on no file is opened any more.
    init?() {
        guard cpic_open() == 1 else { return nil }
    }

    func room(of words: Words) -> Room {
        let room = Self.withText(words) { cpic_measure($0) }
        return Room(
            width: Int(room.width), height: Int(room.height), baseline: Int(room.baseline),
            isCut: room.is_cut != 0)
    }

    /// The sheet as a PNG; nil where there is no memory.
    func png(of sheet: Sheet) -> [UInt8]? {
        guard let page = cpic_page_create(Int32(sheet.width), Int32(sheet.height)) else { return nil }
        defer { cpic_page_destroy(page) }
        for mark in sheet.marks { draw(mark, on: page) }
        var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
        guard cpic_png(page, &bytes, &count) == 1 else { return nil }
        defer { cpic_release(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private static func withText<Result>(_ words: Words, _ use: (UnsafePointer<cpic_text>) -> Result)
        -> Result
    {
        var letters = words.text
        return letters.withUTF8 { buffer in
            buffer.withMemoryRebound(to: CChar.self) { buffer in
                var text = cpic_text(
                    bytes: buffer.baseAddress, count: buffer.count, size: Int32(words.size),
                    is_bold: words.isBold ? 1 : 0, is_right: words.isRight ? 1 : 0, width: Int32(words.width),
                    lines: Int32(words.lines))
                return use(&text)
            }
        }
    }

    private func draw(_ mark: Mark, on page: OpaquePointer) {
        switch mark {
        case .words(let words, let box, let ink):
            Self.withText(words) { cpic_write(page, $0, Int32(box.x), Int32(box.y), Self.name(of: ink)) }
        case .bar(let box, let isFilled):
            fill(box, isFilled ? 0 : Style.line, isFilled ? .blue : .grey, on: page)
        case .edge(let box): fill(box, Style.edge, .edge, on: page)
        case .slice(let slice): draw(slice, on: page)
        case .check(let box): draw(Self.check(in: box), line: Double(box.width) / 6, .blue, on: page)
        case .line(let points): draw(points, line: 3, .grey, on: page)
        case .sign(let sign, let box): draw(sign, in: box, on: page)
        case .ring(let box):
            let radius = Double(box.width) / 2
            cpic_slice(page, box.middle.x, box.middle.y, radius, 0, 1, 0, Double(Style.line), .CPIC_INK)
        }
    }

    private func fill(_ box: Box, _ line: Int, _ ink: Ink, on page: OpaquePointer) {
        cpic_box(
            page, Int32(box.x), Int32(box.y), Int32(box.width), Int32(box.height), Int32(line),
            Self.name(of: ink))
    }

    private func draw(_ points: [Point], line: Double, _ ink: Ink, on page: OpaquePointer) {
        cpic_path(page, points.flatMap { [$0.x, $0.y] }, points.count, line, Self.name(of: ink))
    }

    private func draw(_ slice: Slice, on page: OpaquePointer) {
        cpic_slice(
            page, slice.middle.x, slice.middle.y, Double(slice.radius), slice.from, slice.to,
            Double(Style.line),
            slice.isFilled ? 0 : Double(Style.line), slice.isFilled ? .CPIC_BLUE : .CPIC_GREY)
    }

    private func draw(_ sign: FigureMonth.Mark, in box: Box, on page: OpaquePointer) {
        switch sign {
        case .election:
            cpic_slice(page, box.middle.x, box.middle.y, Double(box.width) / 2, 0, 1, 0, 0, .CPIC_BLUE)
        case .deadline:
            let (left, right) = (Double(box.x), Double(box.right))
            let corners = [
                Point(x: box.middle.x, y: Double(box.y)), Point(x: right, y: Double(box.bottom)),
                Point(x: left, y: Double(box.bottom)),
            ]
            draw(corners, line: 0, .ink, on: page)
        case .early: fill(box, 0, .grey, on: page)
        }
    }

    private static func check(in box: Box) -> [Point] {
        let side = Double(box.width)
        return [(0.08, 0.55), (0.38, 0.88), (0.92, 0.14)].map { x, y in
            Point(x: Double(box.x) + x * side, y: Double(box.y) + y * side)
        }
    }

    private static func name(of ink: Ink) -> cpic_ink {
        switch ink {
        case .paper: .CPIC_PAPER
        case .ink: .CPIC_INK
        case .blue: .CPIC_BLUE
        case .grey: .CPIC_GREY
        case .edge: .CPIC_EDGE
        }
    }
}
