/// How a stored picture is turned upright: EXIF's eight values.
enum Orientation: Int, CaseIterable {
    case upright = 1
    case mirrored = 2
    case halfTurn = 3
    case flipped = 4
    case transposed = 5
    case quarterTurn = 6
    case transversed = 7
    case threeQuarterTurn = 8

    /// The orientation in the first directory of a TIFF structure (EXIF's form); upright when there is none, or one
    /// that breaks the rules. The thumbnail's directory has its own orientation and is never looked at.
    init(inTIFF bytes: Span<UInt8>) { self = Self.read(bytes) ?? .upright }

    /// Where +x and +y of the stored picture point in the upright one: x and y of each.
    var axes: [Int] {
        switch self {
        case .upright: [1, 0, 0, 1]
        case .mirrored: [-1, 0, 0, 1]
        case .halfTurn: [-1, 0, 0, -1]
        case .flipped: [1, 0, 0, -1]
        case .transposed: [0, 1, 1, 0]
        case .quarterTurn: [0, 1, -1, 0]
        case .transversed: [0, -1, -1, 0]
        case .threeQuarterTurn: [0, -1, 1, 0]
        }
    }

    /// This turn, and then another.
    func then(_ next: Orientation) -> Orientation {
        let (own, other) = (axes, next.axes)
        func turned(_ x: Int, _ y: Int) -> [Int] {
            [x * other[0] + y * other[2], x * other[1] + y * other[3]]
        }
        let both = turned(own[0], own[1]) + turned(own[2], own[3])
        return Self.allCases.first { $0.axes == both } ?? .upright
    }

    private static func read(_ bytes: Span<UInt8>) -> Orientation? {
        let isBigEndian = bytes.begins(with: Array("MM".utf8))
        guard isBigEndian || bytes.begins(with: Array("II".utf8)),
            bytes.number(at: 2, size: 2, isBigEndian: isBigEndian) == 42,
            let directory = bytes.number(at: 4, size: 4, isBigEndian: isBigEndian),
            let entries = bytes.number(at: directory, size: 2, isBigEndian: isBigEndian)
        else { return nil }
        for index in 0..<entries {
            let entry = directory + 2 + 12 * index
            guard let tag = bytes.number(at: entry, size: 2, isBigEndian: isBigEndian) else { return nil }
            if tag == 0x0112 { return value(in: bytes, at: entry, isBigEndian: isBigEndian) }
        }
        return nil
    }

    /// The value of the orientation entry: one unsigned 16-bit number, or nothing.
    private static func value(in bytes: Span<UInt8>, at entry: Int, isBigEndian: Bool) -> Orientation? {
        guard bytes.number(at: entry + 2, size: 2, isBigEndian: isBigEndian) == 3,
            bytes.number(at: entry + 4, size: 4, isBigEndian: isBigEndian) == 1,
            let value = bytes.number(at: entry + 8, size: 2, isBigEndian: isBigEndian)
        else { return nil }
        return Orientation(rawValue: value)
    }
}
