public import CivicFacts

/// Reports that one moderator wants rejected at once: fixed by number and version at that moment, so that what changes, or
/// comes later, is not among them.
public struct BulkOrder: Codable, Equatable, Sendable {
    public let by: AccountID
    public let reason: RejectReason
    public let reports: [Member]
    /// Nothing can be done with it after that.
    public let until: Moment
    /// Those that were rejected, for the one undo.
    public internal(set) var done: [ReportID]?

    public struct Member: Codable, Equatable, Sendable {
        public let report: ReportID
        public let version: Int
    }
}

extension Visit {
    /// What whoever acts here has before them, while that holds.
    var bulk: BulkOrder? { desk.bulks?.first { isMe($0.by) && $0.until > now } }

    /// One a moderator; those whose time is over go.
    mutating func keepBulk(_ order: BulkOrder?) {
        let others = (desk.bulks ?? []).filter { !isMe($0.by) && $0.until > now }
        let all = others + [order].compactMap(\.self)
        updateDesk { $0.bulks = all.isEmpty ? nil : all }
    }
}

/// A button below a set of reports: `b1.<until>.<verb>`; one of an older set does nothing.
struct BulkToken: Equatable {
    enum Verb: String, CaseIterable {
        case look, go, cancel, undo
    }

    let verb: Verb
    let until: Moment

    private static let mark = "b1"

    init(_ verb: Verb, of order: BulkOrder) { (self.verb, until) = (verb, order.until) }

    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0] == Self.mark, let until = Int64(parts[1], radix: 36), until > 0,
            let verb = Verb(rawValue: parts[2])
        else { return nil }
        (self.verb, self.until) = (verb, Moment(milliseconds: until))
    }

    var text: String { "\(Self.mark).\(String(until.milliseconds, radix: 36)).\(verb.rawValue)" }

    /// What does the same where there are no buttons.
    var sign: String { "/bulk \(verb.rawValue)" }

    func button(_ count: Int) -> Button {
        let wording: BulkWords =
            switch verb {
            case .look: .labelLook
            case .go: .labelGo
            case .cancel: .labelCancel
            case .undo: .labelUndo
            }
        return Button(label: Desk.words.text(wording, [.n: "\(count)"]), token: text)
    }
}
