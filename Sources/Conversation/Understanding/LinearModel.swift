/// Learned weights, whole numbers only: what each feature says for and against each class: an intent, or a danger.
package struct LinearModel: Sendable {
    /// Open addressing: a feature's hash, and where its weights begin.
    private var keys: [UInt32] = []
    private var starts: [Int32] = []
    private var counts: [UInt8] = []
    private var classes: [UInt8] = []
    private var weights: [Int8] = []
    private var mask: UInt32 = 0
    private let count: Int

    /// The signs that stand for numbers; quotes and the backslash would not do in a source file.
    package static let signs = Array((33...126).filter { $0 != 34 && $0 != 92 }.map { UInt8($0) })
    package static let middle = 46

    /// Reads rows as the trainer writes them: five signs of hash, one of count, two for each weight.
    package init(_ source: String, classes count: Int) {
        self.count = count
        var values = [Int](repeating: -1, count: 256)
        for (index, sign) in Self.signs.enumerated() { values[Int(sign)] = index }
        let numbers = source.utf8.compactMap { values[Int($0)] < 0 ? nil : values[Int($0)] }
        var size = 1024
        while size < numbers.count / 4 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        starts = Array(repeating: -1, count: size)
        counts = Array(repeating: 0, count: size)
        mask = UInt32(size - 1)
        var index = 0
        while index + 6 <= numbers.count {
            let hash = numbers[index..<(index + 5)].reduce(0) { $0 * 92 + $1 }
            let count = numbers[index + 5]
            index += 6
            guard index + 2 * count <= numbers.count else { break }
            insert(UInt32(truncatingIfNeeded: hash), numbers[index..<(index + 2 * count)])
            index += 2 * count
        }
    }

    private mutating func insert(_ hash: UInt32, _ pairs: ArraySlice<Int>) {
        var slot = Int(hash & mask)
        while starts[slot] >= 0 { slot = (slot + 1) & Int(mask) }
        keys[slot] = hash
        starts[slot] = Int32(classes.count)
        counts[slot] = UInt8(pairs.count / 2)
        var index = pairs.startIndex
        while index < pairs.endIndex {
            classes.append(UInt8(pairs[index]))
            weights.append(Int8(pairs[index + 1] - Self.middle))
            index += 2
        }
    }

    /// Something was learned about the feature.
    func knows(_ hash: UInt32) -> Bool {
        var slot = Int(hash & mask)
        while starts[slot] >= 0 {
            if keys[slot] == hash { return true }
            slot = (slot + 1) & Int(mask)
        }
        return false
    }

    /// One score for each class, in the order they were learned.
    package func scores(_ features: Features) -> [Int32] {
        var scores = [Int32](repeating: 0, count: count)
        for feature in features.list {
            var slot = Int(feature.hash & mask)
            while starts[slot] >= 0 {
                if keys[slot] == feature.hash {
                    let start = Int(starts[slot])
                    for index in start..<(start + Int(counts[slot])) {
                        scores[Int(classes[index])] += Int32(weights[index]) * feature.value
                    }
                    break
                }
                slot = (slot + 1) & Int(mask)
            }
        }
        return scores
    }
}
