/// What stands before the first scan of a JPEG and matters to the cleaner.
enum JPEGHeader {
    /// Walks the markers up to the first scan; stops in silence where they make no sense.
    static func read(_ bytes: Span<UInt8>) -> PictureHeader {
        var header = PictureHeader()
        var hasEXIF = false
        var profile = ProfileParts()
        var offset = 2
        while let segment = Segment(in: bytes, at: offset), segment.marker != Segment.startOfScan {
            if segment.marker == Segment.app1, !hasEXIF,
                bytes.has(PictureHeader.exif, at: segment.payload.lowerBound)
            {
                hasEXIF = true
                header.orientation = PictureHeader.orientation(inEXIF: bytes.extracting(segment.payload))
            } else if segment.marker == Segment.app2 {
                profile.add(bytes.extracting(segment.payload))
            }
            offset = segment.payload.upperBound
        }
        header.profile = profile.whole
        return header
    }
}

/// An ICC profile on its way together: a JPEG has it in up to 255 numbered parts.
private struct ProfileParts {
    private static let name = Array("ICC_PROFILE\0".utf8)
    private var parts: [UInt8: [UInt8]] = [:]
    private var total: UInt8 = 0
    private var isBroken = false

    /// Takes in an APP2 segment's payload, if it is a part of a profile.
    mutating func add(_ payload: Span<UInt8>) {
        guard payload.begins(with: Self.name), let number = payload.byte(at: Self.name.count),
            let total = payload.byte(at: Self.name.count + 1)
        else { return }
        let isFirst = parts.isEmpty
        isBroken = isBroken || number == 0 || number > total || parts[number] != nil
        isBroken = isBroken || (!isFirst && total != self.total)
        guard !isBroken else { return }
        self.total = total
        parts[number] = (Self.name.count + 2..<payload.count).map { payload[$0] }
    }

    /// The profile, or nothing if a part is missing or there twice.
    var whole: [UInt8] {
        guard !isBroken, total > 0, parts.count == Int(total) else { return [] }
        return (1...total).flatMap { parts[$0] ?? [] }
    }
}

/// One marker of a JPEG with what belongs to it.
private struct Segment {
    static let app1: UInt8 = 0xE1
    static let app2: UInt8 = 0xE2
    static let startOfScan: UInt8 = 0xDA

    let marker: UInt8
    let payload: Range<Int>

    /// The segment whose marker begins at `offset`, where fill bytes may come first; nil when there is none.
    init?(in bytes: Span<UInt8>, at offset: Int) {
        guard bytes.byte(at: offset) == 0xFF else { return nil }
        var place = offset
        while bytes.byte(at: place) == 0xFF { place += 1 }
        guard let marker = bytes.byte(at: place), let high = bytes.byte(at: place + 1),
            let low = bytes.byte(at: place + 2)
        else { return nil }
        let end = place + 1 + Int(high) << 8 + Int(low)
        guard end >= place + 3, end <= bytes.count else { return nil }
        self.marker = marker
        payload = place + 3..<end
    }
}
