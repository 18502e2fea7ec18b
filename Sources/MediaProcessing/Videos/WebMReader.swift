/// Reads what `WebMWriter` writes. It need not be strict: what it reads is written again and compared.
enum WebMReader {
    static func film(in file: [UInt8]) -> Film? {
        let reader = EBMLReader(file)
        guard let segment = reader.element(EBML.segment, in: reader.all),
            let track = [EBML.tracks, EBML.track].reduce(
                Optional(segment),
                { range, id in
                    range.flatMap { reader.element(id, in: $0) }
                }), let name = reader.element(EBML.codec, in: track),
            let codec = VideoCodec.allCases.first(where: {
                $0.kind == .webM && Array(WebMWriter.name(of: $0).utf8) == Array(file[name])
            }), let video = reader.element(EBML.video, in: track),
            let width = reader.number(EBML.width, in: video),
            let height = reader.number(EBML.height, in: video)
        else { return nil }
        var film = Film(codec: codec, width: width, height: height)
        if let box = reader.element(EBML.colour, in: video) {
            guard let colour = colour(reader, in: box) else { return nil }
            film.colour = colour
        }
        return add(reader, segment, file, to: &film) ? film : nil
    }

    private static func colour(_ reader: EBMLReader, in box: Range<Int>) -> Film.Colour? {
        let numbers = [EBML.primaries, EBML.transfer, EBML.matrix].compactMap { reader.number($0, in: box) }
        guard numbers.count == 3, numbers.allSatisfy(Film.Colour.numbers.contains) else { return nil }
        return Film.Colour(
            primaries: numbers[0], transfer: numbers[1], matrix: numbers[2],
            isFullRange: reader.number(EBML.range, in: box) == 2)
    }

    /// Pictures, and from their times how long each is shown.
    private static func add(
        _ reader: EBMLReader, _ segment: Range<Int>, _ file: [UInt8], to film: inout Film
    ) -> Bool {
        var times: [Int] = []
        for group in reader.elements(in: segment) where group.id == EBML.cluster {
            guard let start = reader.number(EBML.time, in: group.content) else { return false }
            for block in reader.elements(in: group.content) where block.id == EBML.block {
                guard block.content.count > 4, times.count < Film.mostFrames else { return false }
                let head = block.content.lowerBound
                times.append(start + (Int(file[head + 1]) << 8 | Int(file[head + 2])))
                film.bytes += file[(head + 4)..<block.content.upperBound]
                film.frames.append(
                    Film.Frame(size: block.content.count - 4, duration: 0, isKey: file[head + 3] == 0x80))
            }
        }
        guard let info = reader.element(EBML.info, in: segment),
            let end = reader.element(EBML.duration, in: info), end.count == 8
        else { return false }
        let bits = file[end].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let total = Int(exactly: Double(bitPattern: bits)), (0...86_400_000).contains(total) else {
            return false
        }
        for (index, next) in (times.dropFirst() + [total]).enumerated() where index < times.count {
            film.frames[index].duration = (next - times[index]) * WebMWriter.millisecond
        }
        return true
    }
}
