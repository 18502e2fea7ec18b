import PictureMaker

/// A colour profile made by lcms, and lcms' own view of what its colours are in sRGB.
struct Profile {
    let bytes: [UInt8]

    init(_ kind: picturemaker_profile) { bytes = Made.bytes(picturemaker_profile_make(kind)) }

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The picture in sRGB, converted pixel by pixel at full size; ink is as Adobe stores it.
    func sRGB(_ picture: Picture) -> Picture {
        var samples = [UInt8](repeating: 0, count: picture.width * picture.height * 3)
        let count = Int32(picture.width * picture.height)
        let isDone = picturemaker_to_srgb(
            bytes, bytes.count, Int32(picture.channels), picture.samples, &samples, count)
        return Picture(width: picture.width, height: picture.height, samples: isDone == 1 ? samples : [])
    }

    /// APP2 segments' payloads, as a JPEG has the profile.
    func parts(of size: Int = 65_000) -> [[UInt8]] {
        let starts = Array(stride(from: 0, to: bytes.count, by: size))
        return starts.enumerated().map { index, start in
            let part = bytes[start..<min(start + size, bytes.count)]
            return Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(starts.count)] + part
        }
    }

    /// The JPEG with the profile in it.
    func planted(in jpeg: [UInt8], partSize: Int = 65_000) -> [UInt8] {
        parts(of: partSize).reversed().reduce(Segments(jpeg)) { $0.planting(0xE2, $1) }.jpeg
    }
}

/// What a C maker gave back.
enum Made {
    /// The bytes, freed; empty where it failed.
    static func bytes(_ file: picturemaker_file) -> [UInt8] {
        guard let bytes = file.bytes else { return [] }
        defer { bytes.deallocate() }
        return Array(UnsafeBufferPointer(start: bytes, count: file.count))
    }
}

extension Picture {
    /// CIEDE2000 differences of two RGB pictures of one size: mean, and the one that all but a hundredth are below.
    func difference(from other: Picture) -> (mean: Double, most: Double) {
        var all: [Double] = []
        for index in stride(from: 0, to: samples.count, by: 3) {
            all.append(
                picturemaker_difference(
                    Array(samples[index..<index + 3]), Array(other.samples[index..<index + 3])))
        }
        all.sort()
        return (all.reduce(0, +) / Double(all.count), all[all.count * 99 / 100])
    }

    /// From JFIF's Y, Cb, Cr to R, G, B, in floating point.
    var asRGB: Picture {
        Picture(width: width, height: height) { x, y, c in
            let (l, b, r) = (
                Double(self[x, y, 0]), Double(self[x, y, 1]) - 128, Double(self[x, y, 2]) - 128
            )
            let value = [l + 1.402 * r, l - 0.344136 * b - 0.714136 * r, l + 1.772 * b][c]
            return UInt8(max(0, min(255, value.rounded())))
        }
    }

    /// Over white, where the last of two or four channels is how opaque a pixel is; grey becomes RGB.
    var overWhite: Picture {
        let colours = channels > 2 ? 3 : 1
        let hasAlpha = channels == 2 || channels == 4
        return Picture(width: width, height: height) { x, y, c in
            let value = Double(self[x, y, min(c, colours - 1)])
            guard hasAlpha else { return UInt8(value) }
            let alpha = Double(self[x, y, channels - 1]) / 255
            return UInt8((value * alpha + 255 * (1 - alpha)).rounded())
        }
    }
}
