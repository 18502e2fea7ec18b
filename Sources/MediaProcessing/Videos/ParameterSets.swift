/// What a decoder needs before the first picture: the boxes avcC, hvcC and av1C, taken apart and written anew. Of the rest
/// that such a box can hold, user data above all, nothing is kept.
struct ParameterSets: Equatable {
    /// Profile and level, as the box has them.
    private var head: [UInt8] = []
    /// Sets of each kind: of H.264 sequence and picture, of HEVC video, sequence and picture, of AV1 the sequence header.
    private(set) var sets: [[[UInt8]]] = []
    /// How colours are stored, where H.264 says so in its box.
    private var depths: [UInt8] = []
    /// How many bytes a size has in the file's own pictures.
    private(set) var sizeBytes = 4

    static let none = ParameterSets()
    private static let mostSets = 31

    private init() {}

    /// Of a box's content; nil where it makes no sense.
    init?(_ box: Span<UInt8>, codec: VideoCodec) {
        switch codec {
        case .h264: guard readAVC(box) else { return nil }
        case .hevc: guard readHEVC(box) else { return nil }
        case .av1: guard readAV1(box) else { return nil }
        case .vp8, .vp9: break
        }
    }

    /// The box's content, written anew.
    func box(for codec: VideoCodec) -> [UInt8] {
        switch codec {
        case .h264: avc
        case .hevc: hevc
        case .av1: [0x81] + head + sets.joined().joined()
        case .vp8, .vp9: []
        }
    }

    /// Whether there is all that is needed, in the sizes that such sets have.
    func isPlain(for codec: VideoCodec) -> Bool {
        let isNeeded = codec == .h264 || codec == .hevc
        guard !isNeeded || sizeBytes == 4 && sets.allSatisfy({ !$0.isEmpty }) else { return false }
        return sets.allSatisfy { kind in
            kind.count <= Self.mostSets && kind.allSatisfy { $0.count <= Units.mostParameterBytes }
        }
    }

    /// Takes sets from a picture, where the box had none: H.264 and HEVC may send them on the way.
    mutating func fill(from picture: Span<UInt8>, codec: VideoCodec) {
        sizeBytes = 4
        guard sets.contains(where: \.isEmpty), codec == .h264 || codec == .hevc else { return }
        var place = 0
        let first = codec == .h264 ? 7 : 32
        let missing = sets.indices.filter { sets[$0].isEmpty }
        while let size = picture.number(at: place, size: 4, isBigEndian: true),
            size <= picture.count - place - 4
        {
            let unit = place + 4..<place + 4 + size
            if let type = Units.listedType(picture, in: unit, codec: codec), missing.contains(type - first),
                sets[type - first].count < Self.mostSets
            {
                sets[type - first].append(unit.map { picture[$0] })
            }
            place = unit.upperBound
        }
    }

    // MARK: H.264

    private mutating func readAVC(_ box: Span<UInt8>) -> Bool {
        guard box.count >= 7, box[0] == 1 else { return false }
        head = (1...3).map { box[$0] }
        sizeBytes = Int(box[4] & 3) + 1
        sets = [[], []]
        var place = 5
        for (kind, mask) in [UInt8(31), 255].enumerated() {
            guard let count = box.byte(at: place) else { return false }
            place += 1
            let wanted = kind + 7
            guard let read = Self.sets(in: box, at: &place, count: Int(count & mask), codec: .h264, wanted)
            else { return false }
            sets[kind] = read
        }
        if hasDepths, box.count >= place + 3 {
            depths = [box[place] & 3, box[place + 1] & 7, box[place + 2] & 7]
        }
        return true
    }

    /// Below the high profiles there is only one way.
    private var hasDepths: Bool { ![66, 77, 88].contains(head[0]) }

    private var avc: [UInt8] {
        var bytes: [UInt8] = [1] + head + [0xFF, 0xE0 | UInt8(sets[0].count)]
        for set in sets[0] { bytes += Self.written(set) }
        bytes.append(UInt8(sets[1].count))
        for set in sets[1] { bytes += Self.written(set) }
        if !depths.isEmpty { bytes += [0xFC | depths[0], 0xF8 | depths[1], 0xF8 | depths[2], 0] }
        return bytes
    }

    // MARK: HEVC

    private mutating func readHEVC(_ box: Span<UInt8>) -> Bool {
        guard box.count >= 23, box[0] == 1 else { return false }
        head = (1...12).map { box[$0] } + [box[16] & 3, box[17] & 7, box[18] & 7, box[21] & 0x3C]
        sizeBytes = Int(box[21] & 3) + 1
        sets = [[], [], []]
        var place = 23
        for _ in 0..<box[22] {
            guard let type = box.byte(at: place).map({ Int($0 & 63) }),
                let count = box.number(at: place + 1, size: 2, isBigEndian: true)
            else { return false }
            place += 3
            guard let read = Self.sets(in: box, at: &place, count: count, codec: .hevc, type) else {
                return false
            }
            if (32...34).contains(type) { sets[type - 32] += read }
        }
        return true
    }

    private var hevc: [UInt8] {
        var bytes: [UInt8] = [1] + head[0..<12] + [0xF0, 0, 0xFC]
        bytes += [0xFC | head[12], 0xF8 | head[13], 0xF8 | head[14], 0, 0, head[15] | 3]
        bytes.append(UInt8(sets.count))
        for (kind, sets) in sets.enumerated() {
            bytes.append(0x80 | UInt8(32 + kind))
            bytes.append(number: sets.count, size: 2)
            for set in sets { bytes += Self.written(set) }
        }
        return bytes
    }

    // MARK: AV1

    private mutating func readAV1(_ box: Span<UInt8>) -> Bool {
        guard box.count >= 4, box[0] == 0x81 else { return false }
        head = [box[1], box[2], box[3] & 0x1F]
        var header: [UInt8] = []
        guard OBU.append(box.extracting(4..<box.count), listed: OBU.ofSetup, to: &header) else {
            return false
        }
        sets = header.isEmpty ? [] : [[header]]
        return true
    }

    // MARK: Sets with their sizes

    private static func written(_ set: [UInt8]) -> [UInt8] {
        [UInt8(set.count >> 8), UInt8(set.count & 255)] + set
    }

    /// The next `count` of them; those that are not of the kind are left out. Nil where sizes do not add up.
    private static func sets(
        in box: Span<UInt8>, at place: inout Int, count: Int, codec: VideoCodec, _ kind: Int
    ) -> [[UInt8]]? {
        var sets: [[UInt8]] = []
        for _ in 0..<count {
            guard let size = box.number(at: place, size: 2, isBigEndian: true), size <= box.count - place - 2
            else { return nil }
            let unit = place + 2..<place + 2 + size
            if Units.listedType(box, in: unit, codec: codec) == kind { sets.append(unit.map { box[$0] }) }
            place = unit.upperBound
        }
        return sets
    }
}
