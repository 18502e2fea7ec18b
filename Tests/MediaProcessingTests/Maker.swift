import PictureMaker

/// Pictures of every kind but JPEG.
enum Maker {
    /// How a test PNG is to be made.
    struct PNG {
        var depth = 8
        var isInterlaced = false
        var palette: [UInt8]?
        var transparent = -1
        var profile: [UInt8] = []
        var exif: [UInt8] = []
        var gamma = 0.0

        /// The PNG of `picture`, whose channels say what kind it is; palette indices where there is a palette.
        func file(_ picture: Picture) -> [UInt8] {
            file(tiling: picture, width: picture.width, height: picture.height)
        }

        /// A PNG of any size that repeats `tile`: large ones in little memory.
        func file(tiling tile: Picture, width: Int, height: Int) -> [UInt8] {
            var recipe = picturemaker_png()
            (recipe.width, recipe.height) = (Int32(width), Int32(height))
            (recipe.tile_width, recipe.tile_height) = (Int32(tile.width), Int32(tile.height))
            recipe.pixels =
                palette == nil
                ? picturemaker_pixels(rawValue: UInt32(tile.channels)) ?? .PICTUREMAKER_RGB
                : .PICTUREMAKER_PALETTE
            (recipe.depth, recipe.is_interlaced) = (Int32(depth), isInterlaced ? 1 : 0)
            (recipe.transparent, recipe.gamma) = (Int32(transparent), gamma)
            return (palette ?? []).withUnsafeBufferPointer { colours in
                profile.withUnsafeBufferPointer { profile in
                    exif.withUnsafeBufferPointer { exif in
                        (recipe.palette, recipe.palette_count) = (
                            colours.baseAddress, Int32(colours.count / 3)
                        )
                        if !profile.isEmpty {
                            (recipe.profile, recipe.profile_count) = (profile.baseAddress, profile.count)
                        }
                        if !exif.isEmpty { (recipe.exif, recipe.exif_count) = (exif.baseAddress, exif.count) }
                        return Made.bytes(picturemaker_png_encode(&recipe, tile.samples))
                    }
                }
            }
        }
    }

    /// A WebP of RGB or RGBA; quality 100 is lossless.
    static func webp(_ picture: Picture, quality: Float = 95) -> [UInt8] {
        Made.bytes(
            picturemaker_webp_encode(
                Int32(picture.width), Int32(picture.height), Int32(picture.channels), quality,
                picture.samples))
    }

    /// A GIF of palette indices.
    static func gif(
        _ indices: Picture, palette: [UInt8], isInterlaced: Bool = false, isAnimated: Bool = false,
        transparent: Int = -1
    ) -> [UInt8] {
        Made.bytes(
            picturemaker_gif_encode(
                Int32(indices.width), Int32(indices.height), isInterlaced ? 1 : 0, isAnimated ? 1 : 0,
                Int32(transparent), palette, indices.samples))
    }

    /// A HEIC or AVIF of RGB; empty where this machine has no encoder for it.
    static func heif(_ picture: Picture, isAVIF: Bool = false, turn: Int = 1, profile: [UInt8] = [])
        -> [UInt8]
    {
        profile.withUnsafeBufferPointer { own in
            Made.bytes(
                picturemaker_heif_encode(
                    Int32(picture.width), Int32(picture.height), isAVIF ? 1 : 0, Int32(turn),
                    profile.isEmpty ? nil : own.baseAddress, own.count, picture.samples))
        }
    }

    /// Whether HEIC and AVIF can be made here.
    static let hasHEIF = !heif(.scene(width: 64, height: 64)).isEmpty

    /// A WebP file of these chunks, each with a name of four letters.
    static func riff(_ chunks: [(name: String, bytes: [UInt8])]) -> [UInt8] {
        let body = chunks.flatMap { name, bytes in
            Array(name.utf8) + little(bytes.count, 4) + bytes + [UInt8](repeating: 0, count: bytes.count % 2)
        }
        return Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body
    }

    /// The WebP with an EXIF block, an ICC profile and words beside its picture.
    static func extended(
        _ webp: [UInt8], width: Int, height: Int, hasAlpha: Bool = false, exif: [UInt8] = [],
        profile: [UInt8] = [], xmp: [UInt8] = []
    ) -> [UInt8] {
        var flags: UInt8 = hasAlpha ? 0x10 : 0
        if !profile.isEmpty { flags |= 0x20 }
        if !exif.isEmpty { flags |= 0x08 }
        if !xmp.isEmpty { flags |= 0x04 }
        var chunks = [("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))]
        if !profile.isEmpty { chunks.append(("ICCP", profile)) }
        chunks += pictureChunks(of: webp)
        if !exif.isEmpty { chunks.append(("EXIF", exif)) }
        if !xmp.isEmpty { chunks.append(("XMP ", xmp)) }
        return riff(chunks)
    }

    /// An animation of these pictures, each as large as the canvas or as `frame`, whose corner lies at even numbers.
    static func animation(
        _ frames: [[UInt8]], width: Int, height: Int, left: Int = 0, top: Int = 0, of frame: Picture? = nil
    ) -> [UInt8] {
        let size = little(width - 1, 3) + little(height - 1, 3)
        let own = little((frame?.width ?? width) - 1, 3) + little((frame?.height ?? height) - 1, 3)
        let place = little(left / 2, 3) + little(top / 2, 3)
        var chunks: [(String, [UInt8])] = [
            ("VP8X", [0x02, 0, 0, 0] + size), ("ANIM", [255, 255, 255, 255, 0, 0]),
        ]
        for frame in frames {
            let body = pictureChunks(of: frame).flatMap { riff([$0]).dropFirst(12) }
            chunks.append(("ANMF", place + own + [100, 0, 0, 0] + body))
        }
        return riff(chunks)
    }

    private static func pictureChunks(of webp: [UInt8]) -> [(String, [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var offset = 12
        while offset + 8 <= webp.count {
            let name = String(decoding: webp[offset..<offset + 4], as: UTF8.self)
            let size = (0..<4).reduce(0) { $0 + Int(webp[offset + 4 + $1]) << (8 * $1) }
            if name.hasPrefix("VP8 ") || name == "VP8L" || name == "ALPH" {
                chunks.append((name, Array(webp[offset + 8..<offset + 8 + size])))
            }
            offset += 8 + size + size % 2
        }
        return chunks
    }

    private static func little(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(value >> (8 * $0) & 255) }
    }
}
