@testable import Conversation
@testable import TurnoutBot

/// A stored session that goes on, and what the bot does about it in words that people read.
struct StoredTalk {
    private(set) var session: Session
    private var ledger: Ledger
    private let account: AccountID
    private var count = 0

    init(_ session: Session, of account: AccountID) throws {
        self.session = session
        self.account = account
        ledger = try StoredHouse.ledger
        ledger.sessions[account] = session
    }

    private var facts: Facts {
        Facts(
            now: StoredHouse.now, account: account, subject: nil, rules: Rules(findsPollingPlaces: true),
            records: ledger, civic: StoredHouse.town)
    }

    /// The question that is open, as it would be asked now.
    var question: [String] {
        Engine().question(of: session, knowing: facts).map(Self.lines) ?? ["(nothing is open)"]
    }

    /// What comes of a happening; the talk goes on from there.
    mutating func hear(_ event: Event) -> [String] {
        count += 1
        let inbound = Inbound(
            key: "talk:\(count)", room: RoomID(platform: .matrix, id: "!room:home"),
            sender: StoredHouse.sender(account), standing: .voter, at: StoredHouse.now,
            message: MessageID(rawValue: "talk:\(count)"), event: event)
        let asked = Engine().question(of: session, knowing: facts)
        let turn = Engine().step(session, inbound, knowing: facts)
        session = turn.session
        for change in turn.changes { ledger.apply(change, by: account, at: StoredHouse.now) }
        let deeds = turn.changes.map { "writes \(Self.name(of: $0))" }
        let answers = turn.deliveries.flatMap { Self.lines(of: $0.order, after: asked) }
        return answers + (deeds.isEmpty ? [] : ["(" + deeds.joined(separator: ", ") + ")"])
    }

    /// The same in one line.
    mutating func glance(_ event: Event) -> String {
        let lines = hear(event)
        return "\(session.state.rawValue): " + String(lines.first?.prefix(80) ?? "")
    }

    private static func lines(of order: Order, after asked: Message?) -> [String] {
        if case .say(let message, _) = order { return lines(of: message, after: asked) }
        guard case .rephrase(_, let message, _) = order else { return ["(\(name(of: order)))"] }
        return ["(in the same message)"] + lines(of: message, after: asked)
    }

    /// A question that is asked once more in the same words is not written down once more.
    private static func lines(of message: Message, after asked: Message?) -> [String] {
        guard let asked, message.text.hasSuffix(asked.text),
            message.buttons.map(\.label) == asked.buttons.map(\.label)
        else { return lines(of: message) }
        let said = message.text.dropLast(asked.text.count).split(separator: "\n").map(String.init)
        return said + ["(asks again)"]
    }

    private static func lines(of message: Message) -> [String] {
        let words = message.words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return words + message.rows.map { $0.map { "[\($0.label)]" }.joined(separator: " ") }
    }

    /// The name of a case.
    private static func name(of value: Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
}
