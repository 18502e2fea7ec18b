import JPEGMaker

/// How a test JPEG is to be made; what is not said is as most cameras do it.
struct Recipe {
    var space = jpegmaker_space.JPEGMAKER_YCBCR
    var scans = jpegmaker_scans.JPEGMAKER_BASELINE
    /// Sampling factors, across and down, of each component.
    var sampling = [(2, 2), (1, 1), (1, 1), (2, 2)]
    var quality = 95
    var isArithmetic = false
    var restartRows = 0
    var hasAdobe = true

    /// The JPEG of `picture`, whose channels fit the space; empty when libjpeg refuses the recipe.
    func jpeg(_ picture: Picture) -> [UInt8] {
        jpeg(tiling: picture, width: picture.width, height: picture.height)
    }

    /// A JPEG of any size that repeats `tile`: large ones in little memory.
    func jpeg(tiling tile: Picture, width: Int, height: Int) -> [UInt8] {
        var recipe = jpegmaker_recipe()
        (recipe.width, recipe.height) = (Int32(width), Int32(height))
        (recipe.tile_width, recipe.tile_height) = (Int32(tile.width), Int32(tile.height))
        (recipe.space, recipe.scans, recipe.quality) = (space, scans, Int32(quality))
        recipe.across = factors(\.0)
        recipe.down = factors(\.1)
        recipe.arithmetic = isArithmetic ? 1 : 0
        recipe.restart_rows = Int32(restartRows)
        recipe.without_adobe = hasAdobe ? 0 : 1
        var count = 0
        guard let bytes = jpegmaker_encode(&recipe, tile.samples, &count) else { return [] }
        defer { bytes.deallocate() }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    private func factors(_ part: (((Int, Int)) -> Int)) -> (Int32, Int32, Int32, Int32) {
        let all = sampling.map { Int32(part($0)) } + [1, 1, 1, 1]
        return (all[0], all[1], all[2], all[3])
    }
}

extension Picture {
    /// The full decode of a JPEG as Y, Cb, Cr by libjpeg alone; nil when it finds the slightest fault.
    init?(jpeg: [UInt8]) {
        var (width, height) = (Int32(0), Int32(0))
        guard let pixels = jpegmaker_decode(jpeg, jpeg.count, &width, &height) else { return nil }
        defer { pixels.deallocate() }
        let samples = Array(UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height) * 3))
        self.init(width: Int(width), height: Int(height), samples: samples)
    }
}
