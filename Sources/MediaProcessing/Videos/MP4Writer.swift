/// Writes a film as MP4: one track without names, dates or languages, its pictures in one piece behind everything that
/// describes them.
enum MP4Writer {
    /// All that stands before the pictures.
    static func head(of film: Film) -> [UInt8] {
        var file = Boxes()
        file.box("ftyp") { $0.text("isom\0\0\0\0isomiso4mp41\(film.codec == .av1 ? "av01" : "")") }
        file.box("moov") { moov in
            moov.box("mvhd") { movie(&$0, film) }
            moov.box("trak") { track in
                track.box("tkhd") { header(&$0, film) }
                track.box("mdia") { media(&$0, film) }
            }
        }
        // The table that ends it says where the pictures begin.
        file.replaceLast(with: file.bytes.count + 8)
        file.number(film.bytes.count + 8)
        file.text("mdat")
        return file.bytes
    }

    /// The four letters of a picture's entry, and of its parameter sets.
    static func names(of codec: VideoCodec) -> (entry: String, setup: String) {
        switch codec {
        case .h264: ("avc1", "avcC")
        case .hevc: ("hvc1", "hvcC")
        case .av1: ("av01", "av1C")
        case .vp8, .vp9: ("vp09", "vpcC")
        }
    }

    /// One, in numbers with sixteen bits behind the point.
    static let one = 1 << 16

    private static func movie(_ box: inout Boxes, _ film: Film) {
        box.numbers(0, 0, 0, Film.ticks, film.duration, one)
        box.number(0x100, size: 2)
        box.zeros(10)
        box.numbers(one, 0, 0, 0, one, 0, 0, 0, 1 << 30)
        box.zeros(24)
        // The number of the next track.
        box.number(2)
    }

    private static func header(_ box: inout Boxes, _ film: Film) {
        // Enabled, and part of the film; no dates; the first track.
        box.numbers(3, 0, 0, 1, 0, film.duration)
        box.zeros(16)
        let axes = film.turn.axes
        let (width, height) = (film.shownWidth, film.height * one)
        let (left, top) = (min(0, axes[0]) + min(0, axes[2]), min(0, axes[1]) + min(0, axes[3]))
        // Turned about a corner, it is moved back to where it was.
        let (across, down) = axes[0] != 0 ? (width, height) : (height, width)
        box.numbers(axes[0] * one, axes[1] * one, 0, axes[2] * one, axes[3] * one, 0)
        box.numbers(-left * across, -top * down, 1 << 30, width, height)
    }

    private static func media(_ box: inout Boxes, _ film: Film) {
        box.box("mdhd") {
            $0.numbers(0, 0, 0, Film.ticks, film.duration)
            // No language.
            $0.numbers(0x55C4_0000)
        }
        box.box("hdlr") {
            $0.numbers(0, 0)
            $0.text("vide")
            $0.zeros(13)
        }
        box.box("minf") { minf in
            minf.box("vmhd") {
                $0.number(1)
                $0.zeros(8)
            }
            minf.box("dinf") { dinf in
                dinf.box("dref") { dref in
                    dref.numbers(0, 1)
                    dref.box("url ") { $0.number(1) }
                }
            }
            minf.box("stbl") { tables(&$0, film) }
        }
    }

    private static func tables(_ box: inout Boxes, _ film: Film) {
        box.box("stsd") {
            $0.numbers(0, 1)
            entry(&$0, film)
        }
        box.box("stts") { runs(&$0, of: film.frames.map(\.duration), version: 0) }
        let delays = film.frames.map(\.delay)
        if delays.contains(where: { $0 != 0 }) {
            box.box("ctts") { runs(&$0, of: delays, version: delays.contains { $0 < 0 } ? 1 : 0) }
        }
        let keys = film.frames.indices.filter { film.frames[$0].isKey }
        if keys.count < film.frames.count {
            box.box("stss") {
                $0.numbers(0, keys.count)
                for key in keys { $0.number(key + 1) }
            }
        }
        box.box("stsc") { $0.numbers(0, 1, 1, film.frames.count, 1) }
        box.box("stsz") {
            $0.numbers(0, 0, film.frames.count)
            for frame in film.frames { $0.number(frame.size) }
        }
        box.box("stco") { $0.numbers(0, 1, 0) }
    }

    private static func entry(_ box: inout Boxes, _ film: Film) {
        let names = names(of: film.codec)
        box.box(names.entry) { entry in
            entry.zeros(6)
            entry.number(1, size: 2)
            entry.zeros(16)
            entry.number(film.width, size: 2)
            entry.number(film.height, size: 2)
            // 72 dots an inch, one picture a sample, no compressor's name, 24 bits.
            entry.numbers(72 * one, 72 * one, 0)
            entry.number(1, size: 2)
            entry.zeros(32)
            entry.numbers(0x18_FFFF)
            entry.box(names.setup) { $0.add(film.setup.box(for: film.codec)) }
            if let colour = film.colour {
                entry.box("colr") {
                    $0.text("nclx")
                    for number in [colour.primaries, colour.transfer, colour.matrix] {
                        $0.number(number, size: 2)
                    }
                    $0.number(colour.isFullRange ? 0x80 : 0, size: 1)
                }
            }
            if let aspect = film.aspect { entry.box("pasp") { $0.numbers(aspect.across, aspect.down) } }
        }
    }

    /// Equal numbers one behind the other are counted.
    private static func runs(_ box: inout Boxes, of numbers: [Int], version: Int) {
        var runs: [(count: Int, number: Int)] = []
        for number in numbers {
            if runs.last?.number == number {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((1, number))
            }
        }
        box.numbers(version << 24, runs.count)
        for run in runs { box.numbers(run.count, run.number) }
    }
}

extension Film {
    /// With sixteen bits behind the point: what it is shown as where pixels are no squares.
    var shownWidth: Int {
        guard let aspect, aspect.down > 0 else { return width << 16 }
        return min((width << 16) * aspect.across / aspect.down, Int(UInt32.max))
    }
}
