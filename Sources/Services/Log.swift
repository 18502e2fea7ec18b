import Basics
import FoundationEssentials

/// One line a happening, with fixed words and numbers only: nothing that a person wrote can get into it.
public struct Log: Sendable {
    /// How much is written.
    public enum Level: String, Sendable, CaseIterable, Comparable {
        case debug, info, warning, error, silent

        private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
        public static func < (left: Level, right: Level) -> Bool { left.weight < right.weight }
    }

    private let level: Level
    private let write: @Sendable (String) -> Void

    public init(level: Level, write: @escaping @Sendable (String) -> Void = Log.standardError) {
        self.level = level
        self.write = write
    }

    public static let silent = Log(level: .silent) { _ in }

    public func debug(_ event: StaticString, _ numbers: KeyValuePairs<StaticString, Int> = [:]) {
        line(.debug, event, numbers)
    }

    public func info(_ event: StaticString, _ numbers: KeyValuePairs<StaticString, Int> = [:]) {
        line(.info, event, numbers)
    }

    public func warning(_ event: StaticString, _ numbers: KeyValuePairs<StaticString, Int> = [:]) {
        line(.warning, event, numbers)
    }

    public func error(_ event: StaticString, _ numbers: KeyValuePairs<StaticString, Int> = [:]) {
        line(.error, event, numbers)
    }

    /// Writes whole lines to standard error.
    public static let standardError: @Sendable (String) -> Void = { line in StandardStream.errors.say(line) }

    private func line(_ level: Level, _ event: StaticString, _ numbers: KeyValuePairs<StaticString, Int>) {
        guard level >= self.level, self.level != .silent else { return }
        let facts = numbers.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        let stamp = Date().formatted(.iso8601)
        write("\(stamp) \(level.rawValue) \(event)\(facts.isEmpty ? "" : " ")\(facts)")
    }
}
