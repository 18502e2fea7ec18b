/// Writes a film as WebM: one track, an index, and groups of pictures. Times are whole milliseconds.
enum WebMWriter {
    /// Ticks of a millisecond.
    static let millisecond = Film.ticks / 1_000
    /// A picture's time is counted from its group's, in two bytes.
    private static let longestGroup = 30_000

    static func name(of codec: VideoCodec) -> String { codec == .vp8 ? "V_VP8" : "V_VP9" }

    static func file(of film: Film) -> [UInt8] {
        let groups = groups(of: film)
        let head = info(film) + tracks(film)
        // Places have four bytes, so the index is as long with zeros.
        let indexSize = index(groups.map { ($0.time, 0) }).count
        var place = head.count + indexSize
        let places = groups.map { group in
            defer { place += group.bytes.count }
            return (group.time, place)
        }
        let body = head + index(places) + groups.flatMap(\.bytes)
        return fileHead + EBML.element(EBML.segment, body)
    }

    private static let fileHead: [UInt8] = EBML.element(
        EBML.head,
        EBML.element(0x4286, number: 1) + EBML.element(0x42F7, number: 1) + EBML.element(0x42F2, number: 4)
            + EBML.element(0x42F3, number: 8) + EBML.element(0x4282, "webm") + EBML.element(0x4287, number: 2)
            + EBML.element(0x4285, number: 2))

    /// Nobody's name stands where the writing program's would.
    private static func info(_ film: Film) -> [UInt8] {
        var duration: [UInt8] = []
        let bits = Double(film.duration / millisecond).bitPattern
        duration.append(number: Int(truncatingIfNeeded: bits), size: 8)
        return EBML.element(
            EBML.info,
            EBML.element(0x2A_D7B1, number: 1_000_000) + EBML.element(EBML.duration, duration)
                + EBML.element(0x4D80, "") + EBML.element(0x5741, ""))
    }

    private static func tracks(_ film: Film) -> [UInt8] {
        var video =
            EBML.element(EBML.width, number: film.width) + EBML.element(EBML.height, number: film.height)
        if let colour = film.colour {
            video += EBML.element(
                EBML.colour,
                EBML.element(EBML.matrix, number: colour.matrix)
                    + EBML.element(EBML.range, number: colour.isFullRange ? 2 : 1)
                    + EBML.element(EBML.transfer, number: colour.transfer)
                    + EBML.element(EBML.primaries, number: colour.primaries))
        }
        let track =
            EBML.element(0xD7, number: 1) + EBML.element(0x73C5, number: 1) + EBML.element(0x83, number: 1)
            + EBML.element(0x9C, number: 0) + EBML.element(EBML.codec, name(of: film.codec))
            + EBML.element(EBML.video, video)
        return EBML.element(EBML.tracks, EBML.element(EBML.track, track))
    }

    /// Where each group begins, from the start of the segment's content.
    private static func index(_ groups: [(time: Int, place: Int)]) -> [UInt8] {
        let points = groups.flatMap { group in
            EBML.element(
                0xBB,
                EBML.element(0xB3, number: group.time, size: 4)
                    + EBML.element(
                        0xB7, EBML.element(0xF7, number: 1) + EBML.element(0xF1, number: group.place, size: 4)
                    ))
        }
        return EBML.element(EBML.cues, points)
    }

    /// A group begins with each picture that can be begun with.
    private static func groups(of film: Film) -> [(time: Int, bytes: [UInt8])] {
        var groups: [(time: Int, content: [UInt8])] = []
        var (time, place) = (0, 0)
        for frame in film.frames {
            if frame.isKey || groups.isEmpty || time - groups[groups.count - 1].time > longestGroup {
                groups.append((time, EBML.element(EBML.time, number: time, size: 4)))
            }
            let last = groups.count - 1
            var block: [UInt8] = [0x81]
            block.append(number: time - groups[last].time, size: 2)
            block.append(frame.isKey ? 0x80 : 0)
            block += film.bytes[place..<place + frame.size]
            groups[last].content += EBML.element(EBML.block, block)
            time += frame.duration / millisecond
            place += frame.size
        }
        return groups.map { ($0.time, EBML.element(EBML.cluster, $0.content)) }
    }
}
