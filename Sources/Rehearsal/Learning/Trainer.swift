internal import Understanding

/// Learns a linear model from phrases: softmax regression, adaptive steps, always in the same order, with nothing
/// but the four operations and square roots, so that every machine learns the same whole numbers. What is written is the
/// mean of the later rounds: a few phrases more or less then move little else.
package struct Trainer {
    private struct Example {
        let features: [(index: Int, value: Double)]
        let label: Int
        let weight: Double
    }

    /// One thing to learn: what is seen, which class that is, and how much it counts.
    package struct Lesson {
        let features: Features
        let label: Int
        let weight: Double
    }

    private static let rounds = 24
    /// So many of the last rounds are averaged.
    private static let averaged = 12
    private static let decay = 4e-4
    private static let step = 0.1
    /// Learned weights times this become whole numbers; what is then below `least` is left out.
    private static let scale = 16.0
    private let least: Int

    private var hashes: [UInt32] = []
    private var examples: [Example] = []
    private var weights: [Double] = []
    private var squares: [Double] = []
    private var shares: [Double]
    private let classes: Int
    private var seed: UInt64 = 42

    /// Learns all lessons; weights below `least` are left out of what is written.
    package init(_ lessons: [Lesson], classes: Int, least: Int) {
        self.classes = classes
        self.least = least
        shares = Array(repeating: 0, count: classes)
        let seen = lessons.map(\.features.list)
        let index = known(in: seen)
        for (lesson, features) in zip(lessons, seen) {
            let known = features.compactMap { feature in
                index[feature.hash].map { (index: $0, value: Double(feature.value) / 4) }
            }
            examples.append(Example(features: known, label: lesson.label, weight: lesson.weight))
        }
        weights = Array(repeating: 0, count: hashes.count * classes)
        squares = Array(repeating: 1e-8, count: hashes.count * classes)
        var sums = weights
        for round in 1...Self.rounds {
            learnOnce()
            guard round > Self.rounds - Self.averaged else { continue }
            for place in weights.indices { sums[place] += weights[place] }
        }
        weights = sums.map { $0 / Double(Self.averaged) }
    }

    /// Numbers the features that more than one phrase has, in the order they come.
    private mutating func known(in seen: [[Features.Feature]]) -> [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        for feature in seen.joined() { counts[feature.hash, default: 0] += 1 }
        var index: [UInt32: Int] = [:]
        for feature in seen.joined() where index[feature.hash] == nil && counts[feature.hash, default: 0] > 1
        {
            index[feature.hash] = hashes.count
            hashes.append(feature.hash)
        }
        return index
    }

    private mutating func learnOnce() {
        for last in stride(from: examples.count - 1, to: 0, by: -1) {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            examples.swapAt(last, Int(seed >> 33) % (last + 1))
        }
        for example in examples { learn(example) }
    }

    private mutating func learn(_ example: Example) {
        for label in 0..<classes { shares[label] = 0 }
        for (index, value) in example.features {
            for label in 0..<classes { shares[label] += weights[index * classes + label] * value }
        }
        let most = shares.max() ?? 0
        var sum = 0.0
        for label in 0..<classes {
            shares[label] = Self.power(shares[label] - most)
            sum += shares[label]
        }
        for label in 0..<classes {
            shares[label] = (shares[label] / sum - (label == example.label ? 1 : 0)) * example.weight
        }
        for (index, value) in example.features {
            for label in 0..<classes {
                let place = index * classes + label
                let slope = shares[label] * value + Self.decay * weights[place]
                squares[place] += slope * slope
                weights[place] -= Self.step * slope / squares[place].squareRoot()
            }
        }
    }

    /// e to a power of zero or less, from a series that every machine sums alike.
    private static func power(_ exponent: Double) -> Double {
        guard exponent > -40 else { return 0 }
        let small = exponent / 1024
        var (sum, term) = (1.0, 1.0)
        for divisor in 1...6 {
            term *= small / Double(divisor)
            sum += term
        }
        for _ in 0..<10 { sum *= sum }
        return sum
    }

    /// The weights as `LinearModel` reads them, the classes by these names; `LearnedWeights.h` says how.
    package func file(naming names: [String]) -> [UInt8] {
        let learned = hashes.indices.map { (hash: hashes[$0], pairs: pairs(of: $0)) }.filter {
            !$0.pairs.isEmpty
        }
        var size = 1024
        while size < 2 * learned.count { size *= 2 }
        var slots = [UInt32](repeating: 0, count: size)
        var rows: [UInt8] = [0]
        for (hash, pairs) in learned {
            var slot = Int(hash) & (size - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(rows.count)
            rows += Self.bytes(hash) + [UInt8(pairs.count)]
            for (label, weight) in pairs { rows += [UInt8(label), UInt8(bitPattern: Int8(weight))] }
        }
        var text = Array(names.map { $0 + "\n" }.joined().utf8)
        text += [UInt8](repeating: 0, count: -text.count & 3)
        var file = Array("TLW1".utf8)
        for number in [classes, text.count, size] { file += Self.bytes(UInt32(number)) }
        file += text
        for slot in slots { file += Self.bytes(slot) }
        return file + rows
    }

    /// A row's whole numbers that count, each with the class it speaks for or against.
    private func pairs(of row: Int) -> [(label: Int, weight: Int)] {
        (0..<classes).map { label in
            (label, max(-46, min(45, Int((weights[row * classes + label] * Self.scale).rounded()))))
        }.filter { abs($0.1) >= least }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
