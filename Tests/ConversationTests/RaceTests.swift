import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Two press at the same time: of each pair either is first, the other is told, and nothing is public or sent twice.
@Suite struct RaceTests {
    /// What both have on their screens: the same report, at the same version.
    private struct Scene {
        var steps: Steps
        let report: Report

        init() throws {
            steps = try Steps.afterSending()
            report = try #require(steps.world.ownReports.first)
        }

        var now: Report? { steps.world.ledger.report(report.id) }

        /// A press on the card as it was at the beginning.
        mutating func press(_ deed: String, by person: World.Person) throws -> Transition {
            try tap(CardToken.text(deed, on: report.id, version: report.version), by: person)
        }

        mutating func tap(_ token: String, by person: World.Person) throws -> Transition {
            try steps.take(
                Input(
                    .moderator, "press",
                    .happens(.tapped(token: token, callback: CallbackID(rawValue: "c:1")), by: person),
                    line: ""))
        }

        mutating func write(_ name: String, _ rest: String, by person: World.Person) throws -> Transition {
            try steps.take(
                Input(.moderator, name, .happens(.commanded(name: name, rest: rest), by: person), line: ""))
        }

        mutating func forget() throws {
            _ = try steps.says("delete my data")
            #expect(try steps.says("yes delete").isForgetting)
        }
    }

    private func isToldOff(_ step: Transition) -> Bool {
        step.kept.isEmpty
            && step.turn.deliveries.contains {
                if case .acknowledge(_, _, let note?, true) = $0.order { !note.isEmpty } else { false }
            }
    }

    private func button(_ step: Transition, _ verb: BulkToken.Verb) -> String? {
        step.turn.deliveries.lazy.compactMap { delivery -> String? in
            guard case .announce(let message, _, _, _, _) = delivery.order else { return nil }
            return message.buttons.map(\.token).first { BulkToken(text: $0)?.verb == verb }
        }.first
    }

    @Test func decideAndBulk() throws {
        var first = try Scene()
        var shown = try first.write("bulk", "reject spam zebra", by: .quinn)
        var set = try #require(button(shown, .go))
        _ = try first.press("ok", by: .omar)
        #expect(try first.tap(set, by: .quinn).kept.isEmpty)
        #expect(first.now?.approval != nil)

        var second = try Scene()
        shown = try second.write("bulk", "reject spam zebra", by: .quinn)
        set = try #require(button(shown, .go))
        #expect(try second.tap(set, by: .quinn).kept.map(\.deed) == [.rejected])
        #expect(isToldOff(try second.press("ok", by: .omar)))
        #expect(second.now?.rejection != nil)
    }

    @Test func cutAndApprove() throws {
        var first = try Scene()
        _ = try first.write("hide", "\(first.report.id) zebra", by: .quinn)
        // Whoever approves what read otherwise looks again.
        #expect(isToldOff(try first.press("ok", by: .omar)))
        #expect(first.now?.approval == nil)

        var second = try Scene()
        _ = try second.press("ok", by: .omar)
        _ = try second.write("hide", "\(second.report.id) zebra", by: .quinn)
        #expect(second.now?.publicCut?.hidden == ["zebra"])
    }

    @Test func decideAndDecide() throws {
        for (one, other) in [("ok", "no.noDetail"), ("no.noDetail", "ok"), ("ok", "ok")] {
            var scene = try Scene()
            _ = try scene.press(one, by: .omar)
            let second = try scene.press(other, by: .quinn)
            #expect(isToldOff(second), "\(one) \(other)")
        }
    }

    @Test func stopAndSendNow() throws {
        for isSentFirst in [true, false] {
            var scene = try Scene()
            _ = try scene.write("ask", "\(scene.report.id) Which gate?", by: .omar)
            let leaving = try #require(scene.now?.team?.outgoing).leavesAt
            let tokens = [
                OutgoingToken.now(scene.report.id, leaving: leaving),
                .stop(scene.report.id, leaving: leaving),
            ].map(\.button.token)
            let order = isSentFirst ? tokens : tokens.reversed()
            let done = try order.map { try scene.tap($0, by: .quinn) }
            #expect(isToldOff(done[1]))
            #expect(scene.now?.questions.count == (isSentFirst ? 1 : 0))
            // When its time comes nothing leaves once more.
            #expect(scene.now?.team?.outgoing == nil)
        }
    }

    /// Whatever is pressed on what is gone does nothing, and nobody reads a word of it.
    @Test(arguments: [
        "take", "ok", "no.noDetail", "ban.1", "ver", "pull.unchecked", "undo", "face.bans", "text", "clear",
    ])
    func deleteAndEach(deed: String) throws {
        var scene = try Scene()
        try scene.forget()
        let late = try scene.press(deed, by: .omar)
        #expect(isToldOff(late), "\(deed)")
        #expect(!"\(late.turn.deliveries)".contains("zebra"), "\(deed)")

        // The other way round: what was done is gone with it.
        var first = try Scene()
        _ = try first.press(deed, by: .omar)
        try first.forget()
        #expect(first.now.map { $0.isWithdrawn && $0.text.isEmpty } ?? true, "\(deed)")
        #expect(first.steps.world.ledger.published(first.report.id, at: first.steps.world.now) == nil)
    }

    @Test(arguments: ["ask", "tag", "assign", "hide", "cut", "correct", "group"])
    func deleteAndEachCommand(name: String) throws {
        var scene = try Scene()
        try scene.forget()
        let late = try scene.write(name, "\(scene.report.id) 1", by: .quinn)
        #expect(late.kept.isEmpty && !"\(late.turn.deliveries)".contains("zebra"), "\(name)")
    }

    /// A report at another desk is decided there: whoever pressed on the old card is told.
    @Test func decideAndMove() throws {
        let scene = try Scene()
        let desks = try DesksFile.read("law telegram:-100 by-hand\nall matrix:!review:home")
        func turn(_ event: Event, by person: World.Person, _ ledger: Ledger) -> Turn {
            let inbound = scene.steps.world.inbound(event, by: person)
            let account = ledger.accounts[person.sender] ?? AccountID(rawValue: 900)
            let facts = Facts(
                now: scene.steps.world.now, account: account, at: .all, subject: scene.report.id,
                rules: Rules(desks: desks), records: ledger)
            return Engine().step(Session(), inbound, knowing: facts)
        }
        func kept(_ turn: Turn) -> [Deed] {
            turn.changes.compactMap { if case .keep(_, let deed) = $0 { deed } else { nil } }
        }
        let approve = Event.tapped(
            token: CardToken.text("ok", on: scene.report.id, version: scene.report.version), callback: nil)
        let move = Event.commanded(name: "move", rest: "\(scene.report.id) law")
        for (one, other, deed) in [(approve, move, Deed.approved), (move, approve, .moved)] {
            var ledger = scene.steps.world.ledger
            let won = turn(one, by: .omar, ledger)
            #expect(kept(won) == [deed])
            for change in won.changes {
                ledger.apply(change, by: AccountID(rawValue: 900), at: scene.steps.world.now)
            }
            let lost = turn(other, by: .quinn, ledger)
            #expect(kept(lost).isEmpty && !lost.deliveries.isEmpty)
        }
    }
}
