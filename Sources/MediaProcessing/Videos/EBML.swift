/// Elements of WebM as they are written: an id, a size in as few bytes as it takes, and what they hold.
enum EBML {
    static let head = 0x1A45_DFA3
    static let segment = 0x1853_8067
    static let info = 0x1549_A966
    static let duration = 0x4489
    static let tracks = 0x1654_AE6B
    static let track = 0xAE
    static let codec = 0x86
    static let video = 0xE0
    static let width = 0xB0
    static let height = 0xBA
    static let colour = 0x55B0
    static let matrix = 0x55B1
    static let range = 0x55B9
    static let transfer = 0x55BA
    static let primaries = 0x55BB
    static let cues = 0x1C53_BB6B
    static let cluster = 0x1F43_B675
    static let time = 0xE7
    static let block = 0xA3

    static func element(_ id: Int, _ content: [UInt8]) -> [UInt8] {
        let idBytes = (1...4).first { id < 1 << (8 * $0) } ?? 4
        let sizeBytes = (1...8).first { content.count < 1 << (7 * $0) - 1 } ?? 8
        var bytes: [UInt8] = []
        bytes.append(number: id, size: idBytes)
        bytes.append(number: content.count | 1 << (7 * sizeBytes), size: sizeBytes)
        return bytes + content
    }

    static func element(_ id: Int, _ text: String) -> [UInt8] { element(id, Array(text.utf8)) }

    /// A number in as few bytes as it takes, or in `size` of them.
    static func element(_ id: Int, number: Int, size: Int? = nil) -> [UInt8] {
        var content: [UInt8] = []
        content.append(number: number, size: size ?? (1...8).first { number >> (8 * $0) == 0 } ?? 8)
        return element(id, content)
    }
}

/// Elements of WebM as they are read, without trusting a byte.
struct EBMLReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var all: Range<Int> { 0..<bytes.count }

    /// The elements in a range, as far as they make sense.
    func elements(in range: Range<Int>) -> [(id: Int, content: Range<Int>)] {
        var elements: [(id: Int, content: Range<Int>)] = []
        var place = range.lowerBound
        while let (id, idBytes) = number(at: place, most: 4, keepsMark: true),
            let (size, sizeBytes) = number(at: place + idBytes, most: 8, keepsMark: false)
        {
            let start = place + idBytes + sizeBytes
            guard start <= range.upperBound, size <= range.upperBound - start else { break }
            elements.append((id, start..<start + size))
            place = start + size
        }
        return elements
    }

    /// The first one of this id.
    func element(_ id: Int, in range: Range<Int>) -> Range<Int>? {
        elements(in: range).first { $0.id == id }?.content
    }

    /// A plain number of at most four bytes.
    func number(_ id: Int, in range: Range<Int>) -> Int? {
        element(id, in: range).flatMap { content in
            content.count <= 4
                ? bytes.span.number(at: content.lowerBound, size: content.count, isBigEndian: true) : nil
        }
    }

    /// A number whose first byte tells by its zeros how many there are.
    private func number(at place: Int, most: Int, keepsMark: Bool) -> (number: Int, bytes: Int)? {
        guard let first = bytes.span.byte(at: place), first != 0 else { return nil }
        let count = first.leadingZeroBitCount + 1
        guard count <= most, place + count <= bytes.count else { return nil }
        var value = keepsMark ? Int(first) : Int(first) & ((1 << (8 - count)) - 1)
        for byte in bytes[(place + 1)..<(place + count)] { value = value << 8 | Int(byte) }
        return (value, count)
    }
}
