internal import Locks

/// What was made of the newest short texts: many ask the same of the same words, and again with each look at a report. The
/// same words give the same value, so nobody can tell it from working it out again. No words are kept, only their hashes.
package final class Memo<Value: Sendable>: Sendable {
    /// Texts whose value is kept: two for each of more voters than one machine hears at a time.
    private static var capacity: Int { 256 }
    /// UTF-8 bytes of the longest such text.
    private static var longest: Int { 600 }

    /// Two hashes of a text: that two texts share both does not happen.
    private struct Key: Hashable {
        let first: Int
        let second: Int

        init(_ text: String) {
            var hasher = Hasher()
            hasher.combine(text)
            first = hasher.finalize()
            hasher = Hasher()
            hasher.combine(first)
            hasher.combine(text)
            second = hasher.finalize()
        }
    }

    private struct Kept {
        var values: [Key: Value] = [:]
        /// In a ring: the oldest goes first.
        var keys: [Key] = []
        var oldest = 0

        mutating func keep(_ value: Value, of key: Key, atMost capacity: Int) {
            guard values.updateValue(value, forKey: key) == nil else { return }
            guard keys.count == capacity else { return keys.append(key) }
            values[keys[oldest]] = nil
            keys[oldest] = key
            oldest = (oldest + 1) % capacity
        }
    }

    private let kept = Locked(Kept())

    package init() {}

    /// What is kept of this text, or what the body makes of it.
    package func callAsFunction(_ text: String, _ make: (String) -> Value) -> Value {
        guard text.utf8.count <= Self.longest else { return make(text) }
        let key = Key(text)
        if let value = kept.withLock({ $0.values[key] }) { return value }
        let value = make(text)
        kept.withLock { $0.keep(value, of: key, atMost: Self.capacity) }
        return value
    }
}
