import CivicFacts
import Conversation

/// One step of an exploration: what was, what happened, what the engine made of it, and what is then.
package struct Transition: Sendable {
    let before: World
    let input: Input
    let inbound: Inbound
    /// The session that the step began with: the one of whoever did it.
    let session: Session
    let turn: Turn
    let after: World
    /// What the same happening, delivered a second time, leads to.
    let repeated: Turn

    init(
        before: World, input: Input, inbound: Inbound, session: Session, turn: Turn, after: World,
        repeated: Turn
    ) {
        self.before = before
        self.input = input
        self.inbound = inbound
        self.session = session
        self.turn = turn
        self.after = after
        self.repeated = repeated
    }

    /// Nil where nothing reached the engine: time went by, or the happening was an echo of somebody forgotten.
    init?(from before: World, by input: Input) {
        guard let (start, inbound, subject) = before.prepared(for: input),
            let turn = start.turn(inbound, subject: subject)
        else { return nil }
        var after = start
        after.settle(turn, of: inbound)
        // The store never lets a repeat of a forgotten person's message through; its keys are kept.
        let repeated = turn.isForgetting ? nil : after.turn(inbound, subject: subject)
        self.init(
            before: start, input: input, inbound: inbound,
            session: start.ledger.accounts[inbound.sender].flatMap { start.ledger.sessions[$0] } ?? Session(),
            turn: turn, after: after, repeated: repeated ?? Turn(session: turn.session))
    }

    var isByVoter: Bool { inbound.standing == .voter }

    /// Everything that the explored voter is told by this turn.
    var told: [Message] { turn.deliveries.compactMap { $0.order.message(to: after.dana ?? forgotten) } }

    /// The account that this very turn deletes.
    private var forgotten: AccountID? { before.dana }

    var isForgetting: Bool { turn.isForgetting }

    /// Reports as this turn writes them, with the deed.
    var kept: [(report: Report, deed: Deed)] {
        turn.changes.compactMap { if case .keep(let report, let deed) = $0 { (report, deed) } else { nil } }
    }
}

extension Turn {
    /// Everything held on somebody goes.
    var isForgetting: Bool { changes.contains { if case .forget = $0 { true } else { false } } }
}

extension World {
    /// The world in which the input happens, and how it comes in; nil where nothing comes in.
    func prepared(for input: Input) -> (world: World, inbound: Inbound, subject: ReportID?)? {
        var world = self
        switch input.action {
        case .happens(let event, let person, let message, let report):
            // Five seconds a message: nobody is too fast.
            world.now = world.now + .seconds(5)
            world.catchUp()
            if case .photoKept(let id, let hash, _, _, _) = event, world.ledger.isWanted(id) {
                world.ledger.bind(id, hash: hash)
            }
            world.fetching.removeAll { $0 == event.photo }
            return (world, world.inbound(event, by: person, message: message), report)
        case .wakes(let late):
            guard let wakeAt = world.session.wakeAt else { return nil }
            world.now = max(world.now, wakeAt) + late
            world.catchUp()
            return (world, world.inbound(.woke, by: .dana), nil)
        case .passes: return nil
        }
    }
}

extension Event {
    /// The photo that an echo is about.
    var photo: PhotoID? {
        switch self {
        case .photoKept(let id, _, _, _, _), .photoRefused(let id, _): id
        case .said, .commanded, .tapped, .sentPhoto, .sentTooLarge, .sharedLocation, .edited, .deleted,
            .reacted, .sentUnsupported, .becameReachable, .woke, .looked, .payment, .vouched:
            nil
        }
    }
}
