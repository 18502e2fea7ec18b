import Foundation

/// A small picture in memory: rows of interleaved samples, `channels` to a pixel.
struct Picture: Equatable {
    var width: Int
    var height: Int
    var channels: Int
    var samples: [UInt8]

    init(width: Int, height: Int, channels: Int = 3, samples: [UInt8]) {
        self.width = width
        self.height = height
        self.channels = channels
        self.samples = samples
    }

    init(width: Int, height: Int, channels: Int = 3, sample: (_ x: Int, _ y: Int, _ channel: Int) -> UInt8) {
        self.init(width: width, height: height, channels: channels, samples: [])
        samples.reserveCapacity(width * height * channels)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<channels { samples.append(sample(x, y, channel)) }
            }
        }
    }

    /// Something photographic without symmetry: soft waves of several lengths, other ones in each channel, an edge
    /// and a little grain.
    static func scene(width: Int, height: Int, channels: Int = 3) -> Picture {
        var seed = Seed(UInt64(width * 7919 + height))
        let longest = Double(max(width, height))
        return Picture(width: width, height: height, channels: channels) { x, y, channel in
            let (u, v, c) = (Double(x) / longest, Double(y) / longest, Double(channel))
            let wave = sin(9 * u + 3 * c) * cos(5 * v - c) + 0.5 * sin(40 * (u + 0.6 * v) + c)
            let edge = u + 0.3 * v > 0.6 ? 30.0 : 0.0
            let grain = Double(Int.random(in: -3...3, using: &seed))
            return UInt8(max(0, min(255, 115 + 50 * wave + edge + 20 * u - 10 * c + grain)))
        }
    }

    subscript(x: Int, y: Int, channel: Int) -> UInt8 {
        samples[(y * width + x) * channels + channel]
    }

    /// The picture turned upright as EXIF orientation `value` asks, by the standard's own words: which side of the
    /// scene the stored first row and first column are.
    func turned(by value: Int) -> Picture {
        let (w, h) = (width, height)
        let isTransposed = value >= 5
        return Picture(width: isTransposed ? h : w, height: isTransposed ? w : h, channels: channels) {
            x, y, c in
            switch value {
            case 2: self[w - 1 - x, y, c]
            case 3: self[w - 1 - x, h - 1 - y, c]
            case 4: self[x, h - 1 - y, c]
            case 5: self[y, x, c]
            case 6: self[y, h - 1 - x, c]
            case 7: self[w - 1 - y, h - 1 - x, c]
            case 8: self[w - 1 - y, x, c]
            default: self[x, y, c]
            }
        }
    }

    /// Peak signal to noise ratio of one channel against another picture of the same size, in dB; 99 for equal ones.
    func likeness(to other: Picture, channel: Int) -> Double {
        guard width == other.width, height == other.height, channels == other.channels else { return 0 }
        var sum = 0.0
        for index in stride(from: channel, to: samples.count, by: channels) {
            let difference = Double(samples[index]) - Double(other.samples[index])
            sum += difference * difference
        }
        let mean = sum / Double(width * height)
        return mean == 0 ? 99 : min(99, 10 * log10(255 * 255 / mean))
    }

    /// Every channel mapped from R, G, B to the Y, Cb, Cr of JFIF, in floating point.
    var asYCbCr: Picture {
        Picture(width: width, height: height) { x, y, c in
            let (r, g, b) = (Double(self[x, y, 0]), Double(self[x, y, 1]), Double(self[x, y, 2]))
            let value =
                switch c {
                case 0: 0.299 * r + 0.587 * g + 0.114 * b
                case 1: 128 - 0.168736 * r - 0.331264 * g + 0.5 * b
                default: 128 + 0.5 * r - 0.418688 * g - 0.081312 * b
                }
            return UInt8(max(0, min(255, value.rounded())))
        }
    }
}
