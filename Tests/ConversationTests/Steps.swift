import Testing

@testable import Conversation
@testable import Rehearsal

/// Steps of a conversation to show to the invariants, as they are and broken on purpose.
struct Steps {
    private(set) var world = World.start

    /// Dana says these things, one after the other; a word after a slash is a command.
    init(_ words: String...) throws {
        for text in words { _ = try take(Self.says(text)) }
    }

    static func says(_ text: String, as kind: Input.Kind = .words) -> Input {
        guard text.hasPrefix("/") else { return .says(kind, text, text) }
        return .dana(kind, text, .commanded(name: String(text.dropFirst()), rest: ""), line: text)
    }

    static func press(_ choice: Choice, turn: Int, as kind: Input.Kind) -> Input {
        .dana(kind, "press", .tapped(token: ChoiceToken(choice, turn: turn).text, callback: nil), line: "")
    }

    /// The step that this input leads to; the world goes on from there.
    mutating func take(_ input: Input) throws -> Transition {
        let step = try #require(Transition(from: world, by: input))
        world = step.after
        return step
    }

    /// The step that these words lead to, seen as of this kind.
    mutating func says(_ text: String, as kind: Input.Kind = .words) throws -> Transition {
        try take(Self.says(text, as: kind))
    }

    /// The moderator Omar does this to the newest report.
    mutating func omar(_ deed: String) throws -> Transition {
        let report = try #require(world.ownReports.first)
        let token = CardToken.text(deed, on: report.id, version: report.version)
        return try take(
            Input(.moderator, "press", .happens(.tapped(token: token, callback: nil), by: .omar), line: ""))
    }

    /// The moderator Omar asks about the newest report, and sends it at once; the step with which it leaves.
    mutating func asks(_ words: String) throws -> Transition {
        let report = try #require(world.ownReports.first).id
        let texts = [("ask", "\(report) \(words)"), ("send", "\(report)")]
        let inputs = texts.map { name, rest in
            Input(.moderator, name, .happens(.commanded(name: name, rest: rest), by: .omar), line: "")
        }
        _ = try take(inputs[0])
        return try take(inputs[1])
    }

    /// A conversation that has come to the last look at a report.
    static func atConfirmation() throws -> Steps {
        try Steps(
            "/start", "30310", "/report", "The line at the zebra gate is long", "skip", "the gym", "now")
    }

    /// A conversation with one report sent.
    static func afterSending() throws -> Steps {
        var steps = try atConfirmation()
        _ = try steps.says("send")
        return steps
    }
}

extension Transition {
    /// The same step with another turn, and the world as if it had happened.
    func broken(
        session change: (inout Session) -> Void = { _ in }, changes: [Change]? = nil,
        deliveries: [Delivery]? = nil, repeated: Turn? = nil
    ) -> Transition {
        var session = turn.session
        change(&session)
        let turn = Turn(
            session: session, changes: changes ?? self.turn.changes,
            deliveries: deliveries ?? self.turn.deliveries, address: self.turn.address,
            isConfidential: self.turn.isConfidential)
        var after = before
        after.settle(turn, of: inbound)
        return Transition(
            before: before, input: input, inbound: inbound, session: self.session, turn: turn, after: after,
            repeated: repeated ?? Turn(session: session))
    }

    /// What is said to Dana instead.
    func saying(_ message: Message) -> [Delivery] {
        [Delivery(.say(message: message, to: after.dana ?? AccountID(rawValue: 0)))]
    }
}

extension World {
    /// This world with another session for Dana.
    func changing(_ change: (inout Session) -> Void) -> World {
        var session = session
        change(&session)
        return with(session)
    }
}
