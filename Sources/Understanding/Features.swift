/// What a linear model sees of a text: hashed names of concepts, words and their order, each with a small weight.
package struct Features: Sendable {
    package struct Feature: Sendable, Equatable {
        package let hash: UInt32
        package let value: Int32
    }

    package private(set) var list: [Feature] = []
    private var seen: Set<UInt32> = []

    init(
        words: [String], concepts: [Vocabulary.Found], names: [UInt32], isQuestion: Bool,
        isKnown: (String) -> Bool
    ) {
        list.reserveCapacity(96)
        addConcepts(concepts, names)
        addWords(words, isKnown)
        addShape(words, concepts, names, isQuestion)
    }

    /// Nothing seen yet.
    init() { list.reserveCapacity(128) }

    mutating func add(_ hash: UInt32, _ value: Int32) {
        if seen.insert(hash).inserted { list.append(Feature(hash: hash, value: value)) }
    }

    private mutating func addConcepts(_ concepts: [Vocabulary.Found], _ names: [UInt32]) {
        for (index, found) in concepts.enumerated() {
            let name = names[found.concept]
            add(Self.mix(1, name), 4)
            for next in concepts[(index + 1)...].prefix(6) where next.start > found.start {
                guard next.start - found.start <= 5 else { break }
                add(Self.mix(Self.mix(2, name), names[next.concept]), 3)
            }
        }
        if let first = concepts.first { add(Self.mix(3, names[first.concept]), 2) }
    }

    private mutating func addWords(_ words: [String], _ isKnown: (String) -> Bool) {
        var last: UInt32 = Self.edge
        for word in words.prefix(60) {
            let name = Self.hash(word)
            add(Self.mix(4, name), 2)
            add(Self.mix(Self.mix(5, last), name), 2)
            if word.utf8.count > 4 { add(Self.mix(6, Self.hash(word.prefix(5))), 2) }
            if word.utf8.count > 3, !isKnown(word) { addPieces(word) }
            last = name
        }
        add(Self.mix(Self.mix(5, last), Self.edge), 2)
    }

    /// Runs of four letters of a word nobody knows.
    private mutating func addPieces(_ word: String) {
        var hash: UInt32 = 0x5F
        for (index, byte) in word.utf8.prefix(16).enumerated() {
            hash = hash << 8 | UInt32(byte)
            if index >= 2 { add(Self.mix(7, hash), 1) }
        }
    }

    private mutating func addShape(
        _ words: [String], _ concepts: [Vocabulary.Found], _ names: [UInt32], _ isQuestion: Bool
    ) {
        let count: UInt32 =
            switch words.count {
            case ...4: UInt32(words.count)
            case ...7: 5
            case ...13: 6
            default: 7
            }
        add(Self.mix(8, count), 2)
        if isQuestion { add(Self.mix(9, 1), 2) }
        let unknown = words.count { $0.utf8.count > 2 }
        add(Self.mix(10, UInt32(min(4, concepts.count * 4 / max(1, unknown)))), 2)
    }

    static let edge: UInt32 = 0xED6E

    /// The feature of one word.
    static func ofWord(_ word: String) -> UInt32 { mix(4, hash(word)) }

    /// The same number for the same words, whatever their case and accents.
    package static func key(of text: String) -> UInt32 { hash(Utterance(text).words.joined(separator: " ")) }

    static func hash(_ text: some StringProtocol) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash
    }

    static func mix(_ left: UInt32, _ right: UInt32) -> UInt32 {
        var value = left &* 0x9E37_79B1 ^ (right &+ 0x7F4A_7C15 &+ left << 6 &+ left >> 2)
        value = (value ^ value >> 15) &* 0x85EB_CA6B
        return value ^ value >> 13
    }
}
