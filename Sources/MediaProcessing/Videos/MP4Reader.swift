/// Reads what `MP4Writer` writes. It need not be strict: what it reads is written again and compared.
enum MP4Reader {
    static func film(in file: [UInt8]) -> Film? {
        let boxes = BoxReader(file)
        guard let track = boxes.box(["moov", "trak"], in: boxes.all),
            let header = boxes.box("tkhd", in: track), let turn = turn(boxes, at: header.lowerBound + 40),
            let tables = boxes.box(["mdia", "minf", "stbl"], in: track),
            let entry = entry(boxes, in: tables), let pictures = boxes.box("mdat", in: boxes.all),
            let frames = frames(boxes, in: tables)
        else { return nil }
        var film = Film(codec: entry.codec)
        film.turn = turn
        film.frames = frames
        film.bytes = Array(file[pictures])
        return describe(&film, boxes, entry: entry.content, file) ? film : nil
    }

    private static func turn(_ boxes: BoxReader, at place: Int) -> Orientation? {
        let axes = [0, 4, 12, 16].compactMap { boxes.signed(at: place + $0) }
        return Orientation.allCases.first { $0.axes.map { $0 * MP4Writer.one } == axes }
    }

    /// The one entry of the table of formats.
    private static func entry(_ boxes: BoxReader, in tables: Range<Int>) -> (
        codec: VideoCodec, content: Range<Int>
    )? {
        guard let formats = boxes.box("stsd", in: tables), formats.count > 8 else { return nil }
        let all = formats.lowerBound + 8..<formats.upperBound
        for codec in VideoCodec.allCases where codec.kind == .mp4 {
            if let content = boxes.box(MP4Writer.names(of: codec).entry, in: all) { return (codec, content) }
        }
        return nil
    }

    private static func describe(_ film: inout Film, _ boxes: BoxReader, entry: Range<Int>, _ file: [UInt8])
        -> Bool
    {
        let before = 78
        guard entry.count > before, let width = boxes.number(at: entry.lowerBound + 24, size: 2),
            let height = boxes.number(at: entry.lowerBound + 26, size: 2)
        else { return false }
        (film.width, film.height) = (width, height)
        let inner = entry.lowerBound + before..<entry.upperBound
        guard let box = boxes.box(MP4Writer.names(of: film.codec).setup, in: inner),
            let setup = ParameterSets(file.span.extracting(box), codec: film.codec)
        else { return false }
        film.setup = setup
        if let box = boxes.box("colr", in: inner) {
            let numbers = [4, 6, 8].compactMap { boxes.number(at: box.lowerBound + $0, size: 2) }
            guard numbers.allSatisfy(Film.Colour.numbers.contains),
                let range = boxes.number(at: box.lowerBound + 10, size: 1)
            else { return false }
            film.colour = Film.Colour(
                primaries: numbers[0], transfer: numbers[1], matrix: numbers[2], isFullRange: range != 0)
        }
        if let box = boxes.box("pasp", in: inner) {
            guard let across = boxes.number(at: box.lowerBound),
                let down = boxes.number(at: box.lowerBound + 4),
                Film.Aspect.numbers.contains(across), Film.Aspect.numbers.contains(down)
            else { return false }
            film.aspect = Film.Aspect(across: across, down: down)
        }
        return true
    }

    private static func frames(_ boxes: BoxReader, in tables: Range<Int>) -> [Film.Frame]? {
        guard let sizes = boxes.table("stsz", in: tables, skipped: 4),
            let durations = run(boxes.table("stts", in: tables, columns: 2), count: sizes.count)
        else { return nil }
        var frames = zip(sizes, durations).map { Film.Frame(size: $0[0], duration: $1, isKey: true) }
        if let delays = boxes.table("ctts", in: tables, columns: 2) {
            guard let delays = run(delays, count: frames.count) else { return nil }
            for index in frames.indices { frames[index].delay = delays[index] }
        }
        if let keys = boxes.table("stss", in: tables) {
            let keys = Set(keys.map { $0[0] - 1 })
            for index in frames.indices { frames[index].isKey = keys.contains(index) }
        }
        return frames
    }

    /// Runs spelled out: exactly `count` numbers.
    private static func run(_ runs: [[Int]]?, count: Int) -> [Int]? {
        var numbers: [Int] = []
        for run in runs ?? [] {
            guard run[0] > 0, run[0] <= count - numbers.count else { return nil }
            numbers += [Int](repeating: run[1], count: run[0])
        }
        return numbers.count == count ? numbers : nil
    }
}

extension Film.Colour {
    /// Those that the standard has given out, and some to come.
    static let numbers = 0...31
}

extension Film.Aspect {
    static let numbers = 1...65_535
}
