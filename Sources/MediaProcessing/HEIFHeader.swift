/// What the boxes of a HEIC or AVIF say about its main picture: how it is turned, and how much room its decoder needs.
struct HEIFHeader {
    private struct Box {
        let name: [UInt8]
        let payload: Range<Int>
    }

    private var properties: [Box] = []
    private var main: Int?
    /// Which of the properties, counted from one, are the main picture's, in their order.
    private var own: [Int] = []
    private var isGrid = false

    /// What stands there; where it makes no sense, the decoder turns the picture, and is thought to need most.
    static func read(_ bytes: Span<UInt8>) -> PictureHeader {
        var header = HEIFHeader()
        for top in boxes(in: 0..<bytes.count, bytes) where top.name == Array("meta".utf8) {
            header.add(boxes(in: top.payload.dropFirst(4), bytes), bytes)
        }
        var result = PictureHeader()
        result.orientation = header.orientation(bytes)
        result.bytesOfTwoPixels = header.bytesOfTwoPixels(bytes)
        return result
    }

    private static func boxes(in range: Range<Int>, _ bytes: Span<UInt8>) -> [Box] {
        var found: [Box] = []
        var place = range.lowerBound
        while place + 8 <= range.upperBound, var size = bytes.number(at: place, size: 4, isBigEndian: true) {
            // Zero: to the end. One: more than 32 bits, as no box has that is looked at here.
            if size == 0 { size = range.upperBound - place }
            guard size >= 8, size <= range.upperBound - place else { break }
            let name = (place + 4..<place + 8).map { bytes[$0] }
            found.append(Box(name: name, payload: place + 8..<place + size))
            place += size
        }
        return found
    }

    private mutating func add(_ boxes: [Box], _ bytes: Span<UInt8>) {
        for box in boxes {
            let start = box.payload.lowerBound
            let isLong = (bytes.byte(at: start) ?? 0) > 0
            switch String(decoding: box.name, as: UTF8.self) {
            case "pitm": main = bytes.number(at: start + 4, size: isLong ? 4 : 2, isBigEndian: true)
            case "iprp": add(Self.boxes(in: box.payload, bytes), bytes)
            case "ipco": properties = Self.boxes(in: box.payload, bytes)
            case "ipma": addOwn(box.payload, bytes)
            case "iinf": addKinds(Self.boxes(in: box.payload.dropFirst(isLong ? 8 : 6), bytes), bytes)
            default: break
            }
        }
    }

    private mutating func addOwn(_ range: Range<Int>, _ bytes: Span<UInt8>) {
        guard let version = bytes.byte(at: range.lowerBound), let flags = bytes.byte(at: range.lowerBound + 3)
        else { return }
        let (idSize, size) = (version < 1 ? 2 : 4, flags & 1 == 0 ? 1 : 2)
        var place = range.lowerBound + 8
        while place < range.upperBound, let id = bytes.number(at: place, size: idSize, isBigEndian: true),
            let count = bytes.byte(at: place + idSize)
        {
            place += idSize + 1
            for _ in 0..<count {
                let index = bytes.number(at: place, size: size, isBigEndian: true) ?? 0
                if id == main { own.append(index & (size == 1 ? 0x7F : 0x7FFF)) }
                place += size
            }
        }
    }

    private mutating func addKinds(_ entries: [Box], _ bytes: Span<UInt8>) {
        for entry in entries where entry.name == Array("infe".utf8) {
            let start = entry.payload.lowerBound
            let idSize = bytes.byte(at: start) == 2 ? 2 : 4
            guard bytes.number(at: start + 4, size: idSize, isBigEndian: true) == main else { continue }
            isGrid = bytes.has(Array("grid".utf8), at: start + 6 + idSize)
        }
    }

    /// Nil where the picture is cropped, too: that is left to its decoder.
    private func orientation(_ bytes: Span<UInt8>) -> Orientation? {
        guard main != nil else { return nil }
        var result = Orientation.upright
        for index in own where properties.indices.contains(index - 1) {
            let property = properties[index - 1]
            let value = Int(bytes.byte(at: property.payload.lowerBound) ?? 0)
            switch String(decoding: property.name, as: UTF8.self) {
            case "irot":
                result = result.then([.upright, .threeQuarterTurn, .halfTurn, .quarterTurn][value & 3])
            case "imir": result = result.then(value & 1 == 1 ? .mirrored : .flipped)
            case "clap": return nil
            default: break
            }
        }
        return result
    }

    /// A picture's planes and, beside them, red, green and blue; a grid's planes are those of one tile.
    private func bytesOfTwoPixels(_ bytes: Span<UInt8>) -> Int {
        let formats = properties.compactMap { Self.format($0, bytes) }
        let (planes, depth) = formats.reduce((0, 0)) { (max($0.0, $1.planes), max($0.1, $1.depth)) }
        return formats.isEmpty ? PictureHeader().bytesOfTwoPixels : (6 + (isGrid ? 0 : planes)) * depth
    }

    /// Samples of two pixels and bytes of each, as the settings of a decoder say.
    private static func format(_ property: Box, _ bytes: Span<UInt8>) -> (planes: Int, depth: Int)? {
        let start = property.payload.lowerBound
        if property.name == Array("hvcC".utf8), let chroma = bytes.byte(at: start + 16),
            let luma = bytes.byte(at: start + 17)
        {
            return ([2, 3, 4, 6][Int(chroma & 3)], luma & 7 == 0 ? 1 : 2)
        }
        if property.name == Array("av1C".utf8), let flags = bytes.byte(at: start + 2) {
            let planes = flags & 0x10 != 0 ? 2 : flags & 0x08 == 0 ? 6 : flags & 0x04 == 0 ? 4 : 3
            return (planes, flags & 0x40 == 0 ? 1 : 2)
        }
        return nil
    }
}
