/// What a button of a report's card, or a moderator's command, asks for.
public enum CardAction: Hashable, Sendable {
    case take, approve, undo, ask
    /// Turn the card to another set of buttons.
    case turn(CardFace)
    case reject(RejectReason)
    case ban(days: Int, because: BanReason = .other)
    case unban
    /// Take back all open reports of somebody who was banned.
    case clear
    /// The answer to an appeal against a ban.
    case keepBan
    /// The mark that a second source confirms it.
    case verify, unverify
    /// Take a public report back.
    case retract(RejectReason)
    /// Put it under another report, or out of its group.
    case group(with: ReportID), ungroup
}

/// A card's button as data: `m1.<report>.<version>.<action>[.<argument>]` (numbers in base 36), at most 64 bytes.
public struct CardToken: Equatable, Sendable {
    public let report: ReportID
    /// The card's version when the button was shown; another version makes the button stale.
    public let version: Int
    public let action: CardAction

    public init(report: ReportID, version: Int, action: CardAction) {
        self.report = report
        self.version = version
        self.action = action
    }

    /// Reads a token that came back from outside; nil for whatever is not ours.
    public init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, parts.count <= 5, parts[0] == "m1", parts[1].count <= 13,
            parts[2].count <= 12,
            let number = Int64(parts[1], radix: 36), number > 0, let version = Int(parts[2], radix: 36),
            let action = Self.action(named: parts[3], argument: parts.count == 5 ? parts[4] : nil)
        else { return nil }
        self.init(report: ReportID(rawValue: number), version: version, action: action)
    }

    public var text: String {
        let head = "m1.\(String(report.rawValue, radix: 36)).\(String(version, radix: 36))"
        return switch action {
        case .take: "\(head).take"
        case .approve: "\(head).ok"
        case .undo: "\(head).undo"
        case .ask: "\(head).ask"
        case .turn(let face): "\(head).face.\(face.rawValue)"
        case .reject(let reason): "\(head).no.\(reason.rawValue)"
        case .ban(let days, .other): "\(head).ban.\(days)"
        case .ban(let days, let reason): "\(head).ban.\(days)-\(reason.rawValue)"
        case .unban: "\(head).unban"
        case .clear: "\(head).clear"
        case .keepBan: "\(head).keep"
        case .verify: "\(head).ver"
        case .unverify: "\(head).unver"
        case .retract(let reason): "\(head).pull.\(reason.rawValue)"
        case .group(let id): "\(head).group.\(String(id.rawValue, radix: 36))"
        case .ungroup: "\(head).ungroup"
        }
    }

    private static func action(named name: String, argument: String?) -> CardAction? {
        switch (name, argument) {
        case ("take", nil): .take
        case ("ok", nil): .approve
        case ("undo", nil): .undo
        case ("ask", nil): .ask
        case ("unban", nil): .unban
        case ("clear", nil): .clear
        case ("keep", nil): .keepBan
        case ("ver", nil): .verify
        case ("unver", nil): .unverify
        case ("ungroup", nil): .ungroup
        case ("pull", let reason?): RejectReason(rawValue: reason).map { .retract($0) }
        case ("group", let id?) where id.count <= 13:
            Int64(id, radix: 36).flatMap { $0 > 0 ? .group(with: ReportID(rawValue: $0)) : nil }
        case ("face", let face?): CardFace(rawValue: face).map { .turn($0) }
        case ("no", let reason?): RejectReason(rawValue: reason).map { .reject($0) }
        case ("ban", let terms?): ban(terms)
        default: nil
        }
    }

    /// `7`, or `7-spam`.
    private static func ban(_ terms: String) -> CardAction? {
        let parts = terms.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 2, let days = parts.first.flatMap({ Int($0) }), Desk.banDays.contains(days)
        else { return nil }
        guard parts.count == 2 else { return .ban(days: days) }
        // "Other" has one spelling only.
        return BanReason(rawValue: parts[1]).flatMap {
            $0 == .other ? nil : .ban(days: days, because: $0)
        }
    }
}
