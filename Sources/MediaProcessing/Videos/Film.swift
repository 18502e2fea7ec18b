/// A video as it is kept: one stream of pictures, and of each when it is shown. Whatever else a file can hold has no place
/// here.
struct Film: Equatable {
    /// One coded picture. Times are in `ticks`.
    struct Frame: Equatable {
        /// Its bytes, behind those of the picture before.
        var size: Int
        /// Until the next one is decoded.
        var duration: Int
        /// From decoding to showing.
        var delay = 0
        /// Whether one can begin to watch here.
        var isKey: Bool
    }

    /// How wide and how high a pixel is, where it is no square.
    struct Aspect: Equatable {
        var across: Int
        var down: Int
    }

    /// Colours by the numbers of H.273.
    struct Colour: Equatable {
        var primaries: Int
        var transfer: Int
        var matrix: Int
        var isFullRange: Bool
    }

    /// Of a second.
    static let ticks = 90_000
    /// A minute of slow motion, 240 pictures a second, and some.
    static let mostFrames = 20_000

    var codec: VideoCodec
    /// As coded, before it is turned.
    var width = 0
    var height = 0
    var turn = Orientation.upright
    var aspect: Aspect?
    var colour: Colour?
    /// What the decoder needs beforehand; empty for VP8 and VP9.
    var setup = ParameterSets.none
    var frames: [Frame] = []
    /// All pictures, in the order in which they are decoded.
    var bytes: [UInt8] = []

    /// How long it is, in ticks.
    var duration: Int { frames.reduce(0) { $0 + $1.duration } }

    /// The file of it, in pieces that need not be put together to be sent.
    var pieces: [[UInt8]] {
        switch codec.kind {
        case .mp4: [MP4Writer.head(of: self), bytes]
        case .webM: [WebMWriter.file(of: self)]
        }
    }

    /// The file of it.
    var file: [UInt8] { Array(pieces.joined()) }

    /// Whether everything in it is of the lists of what may be: units, sizes, numbers.
    var isPlain: Bool {
        let sides = 1...VideoLimits.longestSide
        guard sides.contains(width), sides.contains(height), (1...Self.mostFrames).contains(frames.count),
            setup.isPlain(for: codec),
            frames.allSatisfy({ $0.duration > 0 && abs($0.delay) < Self.ticks * 60 }),
            codec.kind == .mp4 || turn == .upright && aspect == nil
        else { return false }
        var place = 0
        for frame in frames {
            guard frame.size > 0, frame.size <= bytes.count - place else { return false }
            let sample = place..<place + frame.size
            guard Units.arePlain(bytes, in: sample, codec: codec, isKey: frame.isKey) else { return false }
            place = sample.upperBound
        }
        return place == bytes.count
    }
}
