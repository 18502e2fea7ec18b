public import CivicFacts
public import Conversation

/// What `turnout verify-log` finds.
public struct AuditVerdict: Equatable, Sendable {
    /// A row of the log as it is named to people.
    public struct Place: Equatable, Sendable {
        public let row: Int64
        /// What stands in the row; nil where there is none.
        public let at: Moment?
    }

    public internal(set) var rows = 0
    /// The first row that was changed, removed or added; nil if all hold together.
    public internal(set) var broken: Place?
    /// Where a chain under a new key begins, but for the first.
    public internal(set) var renewals: [Place] = []
    /// Rows whose seals could not be checked, as their keys were not given, and the last of them.
    public internal(set) var unchecked = 0
    public internal(set) var lastUnchecked: Place?
    /// Heads that were given, and whose rows are not there or are others.
    public internal(set) var wrongHeads: [LogHead] = []
    /// Keys that were given, and that no chain of this log began with.
    public internal(set) var strangeKeys = 0
    public internal(set) var newest: LogHead?
    /// What SQLite finds broken, a sentence each.
    public internal(set) var faults: [String] = []
    /// The tables that hold something which this program did not write, in alphabetical order.
    public internal(set) var changedTables: [String] = []
    /// The number of the first row of the gifts that was changed, removed or added; nil if all hold together.
    public internal(set) var firstBrokenGift: Int?

    public var firstBroken: Int64? { broken?.row }

    public var holdsTogether: Bool {
        broken == nil && wrongHeads.isEmpty && strangeKeys == 0 && faults.isEmpty && changedTables.isEmpty
            && firstBrokenGift == nil
    }
}
