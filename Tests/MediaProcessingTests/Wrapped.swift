import Testing

@testable import MediaProcessing

/// One small scene in every format but JPEG, for tests that treat them all alike.
struct Wrapped: CustomStringConvertible, Sendable {
    let name: String
    let file: [UInt8]
    /// Whether nothing may be missing at the end: the others have their whole picture before it.
    var needsEnd = true

    var description: String { name }

    static let all: [Wrapped] = {
        let scene = Picture.scene(width: 64, height: 48)
        let clear = Picture.scene(width: 64, height: 48, channels: 4)
        let indices = Picture(width: 64, height: 48, channels: 1) { x, y, _ in UInt8((x * 2 + y) % 256) }
        let palette = (0..<768).map { UInt8($0 % 251) }
        var all = [
            Wrapped(name: "png", file: Maker.PNG().file(scene)),
            Wrapped(
                name: "png-16-alpha-interlaced", file: Maker.PNG(depth: 16, isInterlaced: true).file(clear)),
            Wrapped(name: "png-palette", file: Maker.PNG(palette: palette, transparent: 3).file(indices)),
            Wrapped(name: "webp", file: Maker.webp(scene)),
            Wrapped(name: "webp-alpha", file: Maker.webp(clear)),
            Wrapped(name: "webp-lossless", file: Maker.webp(clear, quality: 100)),
            Wrapped(
                name: "webp-animated",
                file: Maker.animation([Maker.webp(scene), Maker.webp(scene)], width: 64, height: 48)),
            Wrapped(name: "gif", file: Maker.gif(indices, palette: palette), needsEnd: false),
            Wrapped(
                name: "gif-animated",
                file: Maker.gif(indices, palette: palette, isInterlaced: true, isAnimated: true),
                needsEnd: false),
        ]
        if Maker.hasHEIF {
            all.append(Wrapped(name: "heic", file: Maker.heif(scene)))
            all.append(Wrapped(name: "avif", file: Maker.heif(scene, isAVIF: true)))
        }
        return all
    }()
}
