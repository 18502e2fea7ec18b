import Foundation

@testable import MediaProcessing

/// One pixel's colour, sRGB.
struct Pixel: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    static func linear(_ value: Double) -> Double {
        let share = value / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }

    static func coded(_ light: Double) -> Double {
        let light = min(1, max(0, light))
        return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
    }

    var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// As WCAG has it: 1 to 21.
    func contrast(to other: Pixel) -> Double {
        let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }
}

extension Picture {
    subscript(x: Int, y: Int) -> Pixel {
        let place = (y * width + x) * channels
        return Pixel(
            red: Double(samples[place]), green: Double(samples[place + 1]), blue: Double(samples[place + 2]))
    }
}

/// How people see colours: as they are, as greys, or without one kind of cones.
enum Sight: CaseIterable {
    case full, grey, protanopia, deuteranopia, tritanopia

    /// Full loss of a kind of cones, on linear light.
    private var matrix: [Double] {
        switch self {
        case .full: [1, 0, 0, 0, 1, 0, 0, 0, 1]
        case .grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]
        case .protanopia:
            [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998]
        case .deuteranopia:
            [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881]
        case .tritanopia:
            [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900]
        }
    }

    func see(_ pixel: Pixel) -> Pixel {
        let light = [pixel.red, pixel.green, pixel.blue].map(Pixel.linear)
        let seen = (0..<3).map { row in
            Pixel.coded((0..<3).reduce(0) { $0 + matrix[3 * row + $1] * light[$1] })
        }
        return Pixel(red: seen[0], green: seen[1], blue: seen[2])
    }
}

/// How alike two pictures of one size are.
enum Likeness {
    /// The mean structural similarity of their greys, over fields of eight by eight; 1 for the same.
    static func ssim(_ a: Picture, _ b: Picture) -> Double {
        guard a.width == b.width, a.height == b.height else { return 0 }
        var (sum, count) = (0.0, 0.0)
        for y in stride(from: 0, to: a.height - 7, by: 8) {
            for x in stride(from: 0, to: a.width - 7, by: 8) {
                sum += field(a, b, x, y)
                count += 1
            }
        }
        return sum / count
    }

    private static func field(_ a: Picture, _ b: Picture, _ x: Int, _ y: Int) -> Double {
        var (sumA, sumB, squareA, squareB, product) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for row in y..<y + 8 {
            for column in x..<x + 8 {
                let place = (row * a.width + column) * 3
                // Green is nearly all of what is seen as light.
                let (u, v) = (Double(a.samples[place + 1]), Double(b.samples[place + 1]))
                (sumA, sumB, product) = (sumA + u, sumB + v, product + u * v)
                (squareA, squareB) = (squareA + u * u, squareB + v * v)
            }
        }
        let (meanA, meanB) = (sumA / 64, sumB / 64)
        let (varA, varB) = (squareA / 64 - meanA * meanA, squareB / 64 - meanB * meanB)
        let together = product / 64 - meanA * meanB
        let (c1, c2) = (6.5025, 58.5225)
        return (2 * meanA * meanB + c1) * (2 * together + c2)
            / ((meanA * meanA + meanB * meanB + c1) * (varA + varB + c2))
    }
}
