public import CivicFacts

/// Something that people can like or save: a report, or a card of the civic dialogs.
public struct SaveTarget: Codable, Hashable, Sendable {
    public let kind: Kind
    /// The thing's name among those of its kind: letters, digits, `-`, `_` and `:`, at most 36 of them.
    public let key: String

    /// Stored and sent in buttons: names stay.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case report = "rep"
        case election = "elec"
        case bill, official, candidate, measure, result, guide
        case charity = "char"
    }

    /// Nil for a key that could not stand in a button.
    public init?(_ kind: Kind, _ key: String) {
        guard (1...36).contains(key.utf8.count), key.utf8.allSatisfy(Self.isAllowed) else { return nil }
        self.kind = kind
        self.key = key
    }

    public init(_ report: ReportID) {
        kind = .report
        key = report.description
    }

    /// Reads back `text`; nil for what is not ours.
    public init?(text: String) {
        let parts = text.split(separator: "~", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
        self.init(kind, String(parts[1]))
    }

    public var text: String { "\(kind.rawValue)~\(key)" }

    /// The report that this is; nil for other things.
    public var report: ReportID? {
        kind == .report ? Int64(key).flatMap { $0 > 0 ? ReportID(rawValue: $0) : nil } : nil
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}

/// How somebody marked something.
public enum MarkKind: String, Codable, Sendable, CaseIterable {
    case like, save
}

/// One person's mark on one thing; there is at most one of each kind.
public struct Mark: Codable, Equatable, Sendable {
    public let kind: MarkKind
    public let target: SaveTarget
    /// The reaction that made it, where taking the reaction back takes the mark back.
    public let reaction: MessageID?

    public init(_ kind: MarkKind, _ target: SaveTarget, reaction: MessageID? = nil) {
        (self.kind, self.target, self.reaction) = (kind, target, reaction)
    }
}

/// A saved card as it read when it was saved. It is kept once for everybody who saved it, and goes with the last.
public struct Keepsake: Codable, Equatable, Sendable {
    public let title: String
    public let text: String
    public let savedAt: Moment
    public let language: Language
    /// Where it can be read as it is now.
    public let page: AnyPage?

    public init(title: String, text: String, savedAt: Moment, language: Language, page: AnyPage?) {
        self.title = title
        self.text = text
        self.savedAt = savedAt
        self.language = language
        self.page = page
    }
}
