import Conversation

/// What a line says that somebody does, before it is known what it refers to.
enum TerminalDeed: Equatable {
    case says(String)
    case photos([String], caption: String?)
    case shares(latitude: Double, longitude: Double)
    case sends(UnsupportedKind)
    case edits(String, into: String)
    case deletes(String)
    /// A reply to what was shown last, or to what was shown about this report.
    case replies(ReportID?, String)
    case taps(TerminalPress, on: ReportID?)
}

/// Which button is meant.
enum TerminalPress: Equatable {
    /// Counted from 1 in reading order.
    case number(Int)
    case label(String)
}

/// A line as the grammar understands it.
enum TerminalLine: Equatable {
    case nothing
    case help
    case deed(by: String, TerminalDeed)
    /// It cannot be used; the words say what would have been.
    case trouble(String)
}
