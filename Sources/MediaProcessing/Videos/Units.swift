/// The units that a coded picture is made of, and the list of those that may pass: pictures and what they are drawn with.
/// What makers put beside them (SEI, user data, metadata, padding) is on no list.
enum Units {
    /// Parameter sets are some dozens of bytes.
    static let mostParameterBytes = 1_024

    /// Adds the units of `packet` that are on the list, each with its size in four bytes (NAL units) or in as few as it
    /// takes (AV1). `sizeBytes`: of a NAL unit's size in the packet. False where sizes do not add up.
    static func append(_ packet: Span<UInt8>, codec: VideoCodec, sizeBytes: Int, to film: inout [UInt8])
        -> Bool
    {
        switch codec {
        case .h264, .hevc: appendNAL(packet, codec: codec, sizeBytes: sizeBytes, to: &film)
        case .av1: OBU.append(packet, listed: OBU.ofPictures, to: &film)
        case .vp8, .vp9: appendWhole(packet, to: &film)
        }
    }

    /// Whether a kept picture is made of listed units and nothing else.
    static func arePlain(_ bytes: [UInt8], in sample: Range<Int>, codec: VideoCodec, isKey: Bool) -> Bool {
        let picture = bytes.span.extracting(sample)
        switch codec {
        case .h264, .hevc: return nalUnits(picture, codec: codec)
        case .av1: return OBU.arePlain(picture, listed: OBU.ofPictures)
        case .vp8: return isVP8(picture, isKey: isKey)
        case .vp9: return isVP9(picture)
        }
    }

    /// Of a NAL unit, which kind it is; nil where it is not on the list.
    static func listedType(_ bytes: Span<UInt8>, in unit: Range<Int>, codec: VideoCodec) -> Int? {
        guard unit.count >= (codec == .h264 ? 1 : 2), bytes[unit.lowerBound] & 0x80 == 0 else { return nil }
        let first = Int(bytes[unit.lowerBound])
        if codec == .h264 { return [1, 5, 7, 8].contains(first & 31) ? first & 31 : nil }
        // The base layer alone: the second eye of a spatial video is another stream.
        let type = first >> 1 & 63
        let layer = (first & 1) << 5 | Int(bytes[unit.lowerBound + 1]) >> 3
        let isListed = (0...9).contains(type) || (16...21).contains(type) || (32...34).contains(type)
        return isListed && layer == 0 ? type : nil
    }

    static func isParameterSet(_ type: Int, codec: VideoCodec) -> Bool {
        codec == .h264 ? type == 7 || type == 8 : (32...34).contains(type)
    }

    private static func appendNAL(
        _ packet: Span<UInt8>, codec: VideoCodec, sizeBytes: Int, to film: inout [UInt8]
    ) -> Bool {
        var place = 0
        while place < packet.count {
            guard let size = packet.number(at: place, size: sizeBytes, isBigEndian: true),
                size <= packet.count - place - sizeBytes
            else { return false }
            let unit = place + sizeBytes..<place + sizeBytes + size
            if let type = listedType(packet, in: unit, codec: codec) {
                guard !isParameterSet(type, codec: codec) || size <= mostParameterBytes else { return false }
                film.append(number: size, size: 4)
                film.append(packet.extracting(unit))
            }
            place = unit.upperBound
        }
        return true
    }

    private static func nalUnits(_ picture: Span<UInt8>, codec: VideoCodec) -> Bool {
        var place = 0
        while place < picture.count {
            guard let size = picture.number(at: place, size: 4, isBigEndian: true),
                size <= picture.count - place - 4
            else { return false }
            let unit = place + 4..<place + 4 + size
            guard let type = listedType(picture, in: unit, codec: codec),
                !isParameterSet(type, codec: codec) || size <= mostParameterBytes
            else { return false }
            place = unit.upperBound
        }
        return true
    }

    private static func appendWhole(_ packet: Span<UInt8>, to film: inout [UInt8]) -> Bool {
        film.append(packet)
        return true
    }

    /// A picture is a tag that says how long its first part is, in a key picture behind a mark, and the parts.
    private static func isVP8(_ picture: Span<UInt8>, isKey: Bool) -> Bool {
        guard let tag = picture.number(at: 0, size: 3, isBigEndian: false), (tag & 1 == 0) == isKey else {
            return false
        }
        let head = isKey ? 10 : 3
        return tag >> 5 <= picture.count - head && (!isKey || picture.has([0x9D, 0x01, 0x2A], at: 3))
    }

    /// A picture begins with its mark; several in one have an index at the end, whose sizes add up.
    private static func isVP9(_ picture: Span<UInt8>) -> Bool {
        guard picture[0] >> 6 == 2 else { return false }
        let last = picture[picture.count - 1]
        guard last & 0xE0 == 0xC0 else { return true }
        let (count, width) = (Int(last & 7) + 1, Int(last >> 3 & 3) + 1)
        let index = picture.count - 2 - count * width
        guard picture.byte(at: index) == last else { return true }
        let sizes = (0..<count).compactMap {
            picture.number(at: index + 1 + $0 * width, size: width, isBigEndian: false)
        }
        return sizes.reduce(0, +) == index
    }
}
