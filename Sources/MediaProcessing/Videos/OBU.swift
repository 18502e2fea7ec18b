/// The units of AV1: a byte that says which, one more for layers, the size, and what they hold.
enum OBU {
    /// Sequence header, frame header, tile group, frame, repeated frame header: no metadata, padding or lists of tiles.
    static let ofPictures = [1, 3, 4, 6, 7]
    /// Sequence header.
    static let ofSetup = [1]

    private struct Unit {
        var head: [UInt8]
        var hasSize: Bool
        var payload: Range<Int>
        var sizeBytes: Int

        var type: Int { Int(head[0] >> 3 & 15) }

        /// Nil where the bytes end before it does.
        init?(_ bytes: Span<UInt8>, at place: Int) {
            guard let first = bytes.byte(at: place) else { return nil }
            head = [first]
            if first & 4 != 0 {
                guard let layers = bytes.byte(at: place + 1) else { return nil }
                head.append(layers)
            }
            hasSize = first & 2 != 0
            var (start, size) = (place + head.count, 0)
            sizeBytes = 0
            while hasSize {
                guard let next = bytes.byte(at: start), sizeBytes < 5 else { return nil }
                size |= Int(next & 127) << (7 * sizeBytes)
                (start, sizeBytes) = (start + 1, sizeBytes + 1)
                if next & 128 == 0 { break }
            }
            if !hasSize { size = bytes.count - start }
            guard size >= 0, size <= bytes.count - start else { return nil }
            payload = start..<start + size
        }

        /// With its size, in as few bytes as it takes, and without what is reserved.
        var written: [UInt8] {
            var bytes = head
            bytes[0] = head[0] & 0x7C | 2
            var size = payload.count
            while size > 127 {
                bytes.append(UInt8(size & 127 | 128))
                size >>= 7
            }
            return bytes + [UInt8(size)]
        }
    }

    /// Adds those units that are listed; false where sizes do not add up.
    static func append(_ packet: Span<UInt8>, listed: [Int], to film: inout [UInt8]) -> Bool {
        var place = 0
        while place < packet.count {
            guard let unit = Unit(packet, at: place) else { return false }
            if listed.contains(unit.type) {
                film += unit.written
                film.append(packet.extracting(unit.payload))
            }
            place = unit.payload.upperBound
        }
        return true
    }

    /// Whether there are listed units and nothing else, written as they are here.
    static func arePlain(_ bytes: Span<UInt8>, listed: [Int]) -> Bool {
        var place = 0
        while place < bytes.count {
            guard let unit = Unit(bytes, at: place), listed.contains(unit.type), unit.hasSize,
                bytes.has(unit.written, at: place)
            else { return false }
            place = unit.payload.upperBound
        }
        return true
    }
}

extension [UInt8] {
    /// The lower `size` bytes of a number, the highest first.
    mutating func append(number: Int, size: Int) {
        for byte in (0..<size).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }

    mutating func append(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
    }
}
