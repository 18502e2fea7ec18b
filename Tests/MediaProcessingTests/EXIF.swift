/// Bytes of an EXIF segment with an orientation, regular unless told otherwise.
struct EXIF {
    var orientation: Int
    var isBigEndian = false
    var type = 3
    var count = 1
    /// Where the first directory is said to be.
    var directory = 8
    /// How many entries the first directory is said to have.
    var entries = 1
    /// What follows the first directory: another one's place.
    var next = 0

    /// The payload of the APP1 segment.
    var payload: [UInt8] {
        var bytes = Array("Exif\0\0".utf8) + Array((isBigEndian ? "MM" : "II").utf8)
        bytes += number(42, 2) + number(directory, 4) + number(entries, 2)
        bytes += number(0x0112, 2) + number(type, 2) + number(count, 4)
        bytes += number(orientation, 2) + [0, 0] + number(next, 4)
        return bytes
    }

    private func number(_ value: Int, _ size: Int) -> [UInt8] {
        let little = (0..<size).map { UInt8(value >> (8 * $0) & 255) }
        return isBigEndian ? little.reversed() : little
    }
}
