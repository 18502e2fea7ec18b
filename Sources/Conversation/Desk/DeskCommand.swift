/// The moderators' commands.
public enum DeskCommand: String, CaseIterable {
    case take, approve, reject, ask, ban, unban, keep, clear, undo, show
    /// A second source, a correction, taking a public report back.
    case verify, unverify, correct, retract
    case group, ungroup, mask
    /// About no report.
    case queue, next, find, stats, status, digest, help

    /// Named by Telegram's own menus as well.
    static let named = Set(allCases.map(\.rawValue))

    /// One word as the whole reply to a card is a decision: nobody means it as a question to the reporter.
    init?(reply text: String) {
        switch text.trimmingSpaces.lowercased() {
        case "take": self = .take
        case "approve": self = .approve
        case "reject": self = .reject
        case "undo": self = .undo
        case "next": self = .next
        default: return nil
        }
    }
}
