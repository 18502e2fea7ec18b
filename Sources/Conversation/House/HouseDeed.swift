/// What the audit log remembers besides deeds about reports: what was looked at, taken out, and changed around them. Never
/// a word.
public enum HouseDeed: String, Codable, Sendable, CaseIterable {
    /// A chain under a key of its own; it names the last seal of the one before.
    case chainBegun
    case started, stopped
    case settingsChanged, desksChanged, leadsChanged, tagsChanged
    case exported, logRead, countedByPerson, drillBegun, drillPassed
    /// The newest seal of the ledger of gifts.
    case giftsHead
}

/// A row of the audit log by its number, with its whole seal: whoever has written it down elsewhere can check the log.
public struct LogHead: Hashable, Sendable, CustomStringConvertible {
    /// Reports on a day from which on it is told each hour.
    public static let busyDay = 100

    public let row: Int64
    /// 64 hex digits.
    public let seal: String

    public init(row: Int64, seal: String) { (self.row, self.seal) = (row, seal) }

    /// "4711:3af…", as it is shown.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let row = Int64(parts[0]), row > 0, parts[1].utf8.count == 64,
            parts[1].allSatisfy({ $0.isHexDigit && $0.isASCII })
        else { return nil }
        self.init(row: row, seal: parts[1].lowercased())
    }

    public var description: String { "\(row):\(seal)" }
}
