import CivicFacts
import ElectionResults

@testable import Conversation
@testable import Rehearsal

/// What a voter at home hears to some words, and what is offered below it.
struct Heard {
    let first: String
    let text: String
    let buttons: [String]

    static func to(
        _ words: String, zip: String? = nil, _ language: Language = .english, after page: (any Page)? = nil
    ) -> Heard {
        var session = Session()
        session.isGreeted = true
        session.isOnboarded = true
        session.language = language
        session.zip = zip.flatMap { ZIP($0) }
        let isCommand = words.hasPrefix("/results ")
        let event: Event =
            isCommand
            ? .commanded(name: "results", rest: String(words.dropFirst(9))) : .said(text: words)
        let now = CivilDate(year: 2026, month: 11, day: 25).noon
        if let page { session.overlay = Overlay(page, since: now) }
        let inbound = Inbound(
            key: "1", room: RoomID(platform: .telegram, id: "1"),
            sender: SenderID(platform: .telegram, id: "1"), standing: .voter, at: now,
            message: MessageID(rawValue: "1"), event: event)
        let facts = Facts(
            now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: Ledger())
        let turn = Engine().step(session, inbound, knowing: facts)
        guard case .say(let message, _)? = turn.deliveries.first?.order else {
            return Heard(first: "", text: "", buttons: [])
        }
        return Heard(
            first: String(message.text.prefix { $0 != "\n" }), text: message.text,
            buttons: message.buttons.map(\.label))
    }
}
