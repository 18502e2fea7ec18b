internal import Locks

/// What was made of the newest short texts: many ask the same of the same words, and again with each look at a report. The
/// same words give the same value, so nobody can tell it from working it out again; it is gone with the process.
package final class Memo<Value: Sendable>: Sendable {
    /// Texts that are kept: two for each of more voters than one machine hears at a time.
    private static var capacity: Int { 256 }
    /// UTF-8 bytes of the longest text that is kept.
    private static var longest: Int { 600 }

    private struct Kept {
        var values: [String: Value] = [:]
        /// In a ring: the oldest goes first.
        var texts: [String] = []
        var oldest = 0

        mutating func keep(_ value: Value, of text: String, atMost capacity: Int) {
            guard values.updateValue(value, forKey: text) == nil else { return }
            guard texts.count == capacity else { return texts.append(text) }
            values[texts[oldest]] = nil
            texts[oldest] = text
            oldest = (oldest + 1) % capacity
        }
    }

    private let kept = Locked(Kept())

    package init() {}

    /// What is kept of this text, or what the body makes of it.
    package func callAsFunction(_ text: String, _ make: (String) -> Value) -> Value {
        guard text.utf8.count <= Self.longest else { return make(text) }
        if let value = kept.withLock({ $0.values[text] }) { return value }
        let value = make(text)
        kept.withLock { $0.keep(value, of: text, atMost: Self.capacity) }
        return value
    }
}
