import CivicFacts
import Conversation

extension World {
    /// A house in which Ines has one public report and one that waits, and Dana has not written yet.
    static let start: World = {
        var world = World()
        let words = [
            [
                "/start", "skip", "/report", longWords, "skip", "the gym",
                "now", "send",
            ],
            ["/report", "The \(NoLeak.secret) room is closed and locked", "skip", "the hall", "now", "send"],
        ].flatMap(\.self)
        for text in words { world.hear(text, by: .ines) }
        world.hear("/approve 1", by: .omar)
        world.now = world.now + .minutes(10)
        return world
    }()

    /// Longer than the page of a report.
    private static let longWords =
        "The doors of the gym opened an hour late. " + String(repeating: "Nobody knew why. ", count: 70)

    /// A world like this one in which Dana has this session.
    func with(_ session: Session) -> World {
        var world = self
        let hello = world.inbound(.commanded(name: "start", rest: ""), by: .dana)
        let account = world.ledger.account(of: hello)
        world.ledger.sessions[account] = session
        world.newest = session.offered.map { choice in
            let token = ChoiceToken(choice, turn: session.turn).text
            return Button(label: ButtonInputs.name(of: token), token: token)
        }
        return world
    }

    private mutating func hear(_ text: String, by person: Person) {
        now = now + .seconds(5)
        let parts = text.dropFirst().split(separator: " ").map(String.init)
        let event: Event =
            text.hasPrefix("/")
            ? .commanded(name: parts.first ?? "", rest: parts.dropFirst().joined(separator: " "))
            : .said(text: text)
        let inbound = inbound(event, by: person)
        if let turn = turn(inbound) { settle(turn, of: inbound) }
    }
}
