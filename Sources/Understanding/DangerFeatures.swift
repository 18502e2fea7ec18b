/// What the model of dangers sees: which rules were met, words and their order, and signs with what stands near them.
extension Features {
    /// As many words as the model of dangers looks at.
    static let dangerWords = 60

    /// The signs of each word, in the order of the words; `frames` change what the others mean.
    init(
        words: [String], met rules: Set<Int>, isFigurative: Bool, isQuestion: Bool, signs: [[UInt32]],
        frames: Set<UInt32>
    ) {
        self.init()
        let words = words.prefix(Self.dangerWords)
        for rule in rules.sorted() { add(Self.mix(21, UInt32(rule)), 2) }
        if isFigurative { add(Self.mix(21, 99), 2) }
        if isQuestion { add(Self.mix(22, 1), 2) }
        add(Self.mix(23, Self.length(words.count)), 2)
        addRows(words)
        addSigns(signs, frames)
    }

    /// A single word, as the model of dangers counts it.
    static func word(_ word: String) -> UInt32 { mix(24, hash(word)) }

    private static func length(_ count: Int) -> UInt32 {
        switch count {
        case ...4: UInt32(count)
        case ...7: 5
        case ...13: 6
        case ...22: 7
        default: 8
        }
    }

    private mutating func addRows(_ words: ArraySlice<String>) {
        var (last, beforeLast, third) = (Self.edge, Self.edge, Self.edge)
        for word in words {
            let name = Self.hash(word)
            add(Self.word(word), 2)
            add(Self.mix(Self.mix(25, last), name), 2)
            add(Self.mix(Self.mix(26, beforeLast), name), 1)
            if word.utf8.count > 4 { add(Self.mix(27, Self.hash(word.prefix(5))), 2) }
            add(Self.mix(Self.mix(32, third), name), 1)
            (third, beforeLast, last) = (beforeLast, last, name)
        }
        add(Self.mix(Self.mix(25, last), Self.edge), 2)
    }

    private mutating func addSigns(_ signs: [[UInt32]], _ frames: Set<UInt32>) {
        for (index, these) in signs.enumerated() where !these.isEmpty {
            let near = signs[(index + 1)...].prefix(5).joined()
            for sign in these {
                add(Self.mix(28, sign), 3)
                for next in near { add(Self.mix(Self.mix(29, sign), next), 3) }
            }
        }
        for sign in signs.first ?? [] { add(Self.mix(30, sign), 2) }
        let all = Set(signs.joined()).sorted()
        for frame in all where frames.contains(frame) {
            for sign in all where sign != frame { add(Self.mix(Self.mix(31, frame), sign), 2) }
        }
    }
}
