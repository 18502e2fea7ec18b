import Basics
import FoundationEssentials
import Locks

/// One line a happening, with fixed words and numbers only: nothing that a person wrote can get into it.
public struct Log: Sendable {
    /// How much is written.
    public enum Level: String, Sendable, CaseIterable, Comparable {
        case debug, info, warning, error, silent

        private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
        public static func < (left: Level, right: Level) -> Bool { left.weight < right.weight }
    }

    /// How a line is written.
    public enum Format: String, Sendable, CaseIterable {
        /// Words for people.
        case text
        /// One JSON object a line.
        case json
        /// Fields for systemd's journal; where that is not there, as text.
        case journal
    }

    private let least: Locked<Level>
    private let format: Format
    private let journal: UnixDatagram?
    private let write: @Sendable (String) -> Void

    public init(
        level: Level, format: Format = .text, journal: String = "/run/systemd/journal/socket",
        write: @escaping @Sendable (String) -> Void = Log.standardError
    ) {
        least = Locked(level)
        self.format = format
        self.journal = format == .journal ? UnixDatagram(journal) : nil
        self.write = write
    }

    /// From now on so much is written.
    public func change(to level: Level) { least.withLock { $0 = level } }

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
        let least = least.withLock { $0 }
        guard level >= least, least != .silent else { return }
        let facts = numbers.map { (name: "\($0.key)", number: $0.value) }
        if let journal, journal.send(Self.fields(level, "\(event)", facts)) { return }
        write(format == .json ? Self.json(level, "\(event)", facts) : Self.text(level, "\(event)", facts))
    }

    private static func text(_ level: Level, _ event: String, _ facts: [(name: String, number: Int)])
        -> String
    {
        ([Date().formatted(.iso8601), level.rawValue, event] + facts.map { "\($0.name)=\($0.number)" })
            .joined(separator: " ")
    }

    /// Names are fixed words and values numbers, so nothing has to be quoted.
    private static func json(_ level: Level, _ event: String, _ facts: [(name: String, number: Int)])
        -> String
    {
        let head =
            #"{"time":"\#(Date().formatted(.iso8601))","level":"\#(level.rawValue)","event":"\#(event)""#
        return head + facts.map { #","\#($0.name)":\#($0.number)"# }.joined() + "}"
    }

    private static func fields(_ level: Level, _ event: String, _ facts: [(name: String, number: Int)])
        -> String
    {
        let priority =
            switch level {
            case .debug: 7
            case .info: 6
            case .warning: 4
            case .error, .silent: 3
            }
        let message = ([event] + facts.map { "\($0.name)=\($0.number)" }).joined(separator: " ")
        let head =
            "MESSAGE=\(message)\nPRIORITY=\(priority)\nSYSLOG_IDENTIFIER=turnout\nTURNOUT_EVENT=\(event)\n"
        return head + facts.map { "TURNOUT_\($0.name.uppercased())=\($0.number)\n" }.joined()
    }
}
