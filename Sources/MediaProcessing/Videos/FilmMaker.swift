import CVideo

/// Makes a film of a file's packets: units of the list only, times from zero in ticks of its own, and no picture that the
/// file itself does not show.
struct FilmMaker {
    private let limits: VideoLimits
    private let ticksPerUnit: Double
    private var film: Film
    /// When each picture is decoded, and shown.
    private var times: [(decoded: Int, shown: Int)] = []
    private var lastDuration = 0

    /// `room`: bytes of the file, of which the film is a part.
    init(_ stream: cvid_stream, limits: VideoLimits, room: Int) throws(VideoRefusal) {
        self.limits = limits
        guard stream.time_above > 0, stream.time_below > 0 else { throw .broken }
        ticksPerUnit = Double(stream.time_above) * Double(Film.ticks) / Double(stream.time_below)
        guard max(stream.width, stream.height) <= VideoLimits.longestSide else { throw .tooManyPixels }
        let codec = VideoCodec(stream.codec)
        film = Film(codec: codec)
        film.bytes.reserveCapacity(room)
        let box = UnsafeBufferPointer(start: stream.setup, count: stream.setup_count).span
        guard let setup = ParameterSets(box, codec: codec) else { throw .broken }
        film.setup = setup
        film.turn = Self.turn(stream)
        film.colour = Self.colour(stream)
        if codec.kind == .mp4 { film.aspect = Self.aspect(stream) }
        // No reader of WebM turns pictures.
        guard codec.kind == .mp4 || film.turn == .upright else { throw .unsupported }
    }

    /// The next packet, in the order of decoding.
    mutating func add(_ bytes: Span<UInt8>, _ packet: cvid_packet) throws(VideoRefusal) {
        let isKey = packet.is_key != 0
        // What an edit list hides was cut off by whoever sends it. The pictures after it need a key picture.
        guard packet.is_hidden == 0, isKey || !film.frames.isEmpty else { return }
        let start = film.bytes.count
        guard Units.append(bytes, codec: film.codec, sizeBytes: film.setup.sizeBytes, to: &film.bytes) else {
            throw .broken
        }
        guard film.bytes.count > start else { return }
        let shown = try ticks(packet.shown == .min ? packet.decoded : packet.shown)
        var decoded = packet.decoded == .min ? shown : try ticks(packet.decoded)
        if let last = times.last { decoded = max(decoded, last.decoded + 1) }
        times.append((decoded, shown))
        film.frames.append(Film.Frame(size: film.bytes.count - start, duration: 0, isKey: isKey))
        lastDuration = try ticks(packet.duration)
        guard film.frames.count <= Film.mostFrames else { throw .tooLong(limit: limits.maxSeconds) }
    }

    /// The film; refused where it is too long, or there is nothing.
    mutating func finished() throws(VideoRefusal) -> Film {
        guard let first = times.first, let last = times.last else { throw .broken }
        guard last.decoded - first.decoded < (limits.maxSeconds + 1) * Film.ticks else {
            throw .tooLong(limit: limits.maxSeconds)
        }
        if film.codec.kind == .webM { roundToMilliseconds() }
        let origin = times.reduce(Int.max) { min($0, $1.shown) }
        for index in times.indices {
            let time = times[index]
            film.frames[index].delay = time.shown - origin - (time.decoded - times[0].decoded)
            film.frames[index].duration =
                index + 1 < times.count ? times[index + 1].decoded - time.decoded : duration(ofLast: index)
        }
        guard film.duration < (limits.maxSeconds + 1) * Film.ticks else {
            throw .tooLong(limit: limits.maxSeconds)
        }
        var setup = film.setup
        setup.fill(from: film.bytes.span.extracting(0..<film.frames[0].size), codec: film.codec)
        film.setup = setup
        return film
    }

    /// As the file says, if it is of sense; as long as the one before, or a thirtieth of a second.
    private func duration(ofLast index: Int) -> Int {
        let before = index > 0 ? film.frames[index - 1].duration : Film.ticks / 30
        let own = (1...Film.ticks * 10).contains(lastDuration) ? lastDuration : before
        let unit = film.codec.kind == .webM ? WebMWriter.millisecond : 1
        return max(unit, own / unit * unit)
    }

    private mutating func roundToMilliseconds() {
        let unit = WebMWriter.millisecond
        let start = times[0].shown
        var last = -unit
        for index in times.indices {
            last = max(last + unit, (times[index].shown - start + unit / 2) / unit * unit)
            times[index] = (last, last)
        }
    }

    private func ticks(_ time: Int64) throws(VideoRefusal) -> Int {
        let ticks = (Double(time) * ticksPerUnit).rounded()
        guard time != .min, abs(ticks) < 1e15 else { throw .broken }
        return Int(ticks)
    }

    /// How it is turned; upright where it is turned by anything but right angles.
    private static func turn(_ stream: cvid_stream) -> Orientation {
        let matrix = [stream.matrix.0, stream.matrix.1, stream.matrix.2, stream.matrix.3].map { Int($0) }
        return Orientation.allCases.first { $0.axes.map { $0 * MP4Writer.one } == matrix } ?? .upright
    }

    private static func aspect(_ stream: cvid_stream) -> Film.Aspect? {
        let (across, down) = (Int(stream.aspect_across), Int(stream.aspect_down))
        let numbers = Film.Aspect.numbers
        guard across != down, numbers.contains(across), numbers.contains(down) else { return nil }
        return Film.Aspect(across: across, down: down)
    }

    /// Nothing where all that is said is that nothing is said.
    private static func colour(_ stream: cvid_stream) -> Film.Colour? {
        let unsaid = 2
        let numbers = [stream.primaries, stream.transfer, stream.colour_matrix].map {
            Film.Colour.numbers.contains(Int($0)) ? Int($0) : unsaid
        }
        guard numbers.contains(where: { $0 != unsaid }) else { return nil }
        return Film.Colour(
            primaries: numbers[0], transfer: numbers[1], matrix: numbers[2],
            isFullRange: stream.is_full_range != 0)
    }
}
