import Foundation

/// The resampler as the textbook has it, in floating point and without hurry: what the fast one is held against.
enum Lanczos {
    /// `picture` at another size.
    static func resize(_ picture: Picture, width: Int, height: Int) -> Picture {
        guard (width, height) != (picture.width, picture.height) else { return picture }
        let columns = weights(from: picture.width, to: width)
        let rows = weights(from: picture.height, to: height)
        var between = [Double](repeating: 0, count: width * picture.height * picture.channels)
        for y in 0..<picture.height {
            for x in 0..<width {
                for (index, weight) in columns[x] {
                    for c in 0..<picture.channels {
                        between[(y * width + x) * picture.channels + c] +=
                            Double(picture[index, y, c]) * weight
                    }
                }
            }
        }
        return Picture(width: width, height: height, channels: picture.channels) { x, y, c in
            let value = rows[y].reduce(0) {
                $0 + between[($1.index * width + x) * picture.channels + c] * $1.weight
            }
            return UInt8(max(0, min(255, value.rounded())))
        }
    }

    private static func weights(from input: Int, to output: Int) -> [[(index: Int, weight: Double)]] {
        let scale = Double(input) / Double(output)
        let stretch = max(1, scale)
        return (0..<output).map { k in
            let centre = (Double(k) + 0.5) * scale
            let reach = 3 * stretch + 1
            let first = max(0, Int(centre - reach))
            let raw = (first..<min(input, Int(centre + reach) + 1)).map {
                (index: $0, weight: value((Double($0) + 0.5 - centre) / stretch))
            }
            .filter { $0.weight != 0 }
            let sum = raw.reduce(0) { $0 + $1.weight }
            return raw.map { (index: $0.index, weight: $0.weight / sum) }
        }
    }

    private static func value(_ x: Double) -> Double {
        guard x != 0 else { return 1 }
        guard abs(x) < 3 else { return 0 }
        return 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
    }
}
