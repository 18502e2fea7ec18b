/// A JPEG taken apart at its markers, so that tests can plant things in it.
struct Segments {
    private var bytes: [UInt8]

    init(_ jpeg: [UInt8]) { bytes = jpeg }

    /// The JPEG with everything planted.
    var jpeg: [UInt8] { bytes }

    /// Where the marker FF `code` begins, walking from segment to segment.
    func offset(of codes: Set<UInt8>) -> Int? {
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            if codes.contains(bytes[offset + 1]) { return offset }
            offset += 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
        }
        return nil
    }

    /// Where the frame header begins.
    var frame: Int? { offset(of: [0xC0, 0xC1, 0xC2, 0xC9, 0xCA]) }
    /// Where the first scan begins.
    var scan: Int? { offset(of: [0xDA]) }
    /// Where every scan begins: FF DA cannot stand inside a scan, and these files have it nowhere else.
    var scans: [Int] { bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA } }

    /// One segment as bytes.
    static func segment(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
        let size = payload.count + 2
        return [0xFF, code, UInt8(size >> 8), UInt8(size & 255)] + payload
    }

    /// Plants a segment at `offset`, or right after the start of the file.
    func planting(_ code: UInt8, _ payload: [UInt8], at offset: Int = 2) -> Segments {
        var planted = self
        planted.bytes.insert(contentsOf: Self.segment(code, payload), at: offset)
        return planted
    }

    /// Appends bytes behind the end marker.
    func trailing(_ more: [UInt8]) -> Segments { Segments(bytes + more) }

    /// Says another size or precision in the frame header.
    func claiming(width: Int? = nil, height: Int? = nil, precision: UInt8? = nil) -> Segments {
        guard let frame else { return self }
        var claimed = self
        if let precision { claimed.bytes[frame + 4] = precision }
        for (value, place) in [(height, frame + 5), (width, frame + 7)] {
            guard let value else { continue }
            claimed.bytes[place] = UInt8(value >> 8)
            claimed.bytes[place + 1] = UInt8(value & 255)
        }
        return claimed
    }
}
