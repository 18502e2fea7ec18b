import Testing

@testable import Conversation
@testable import Rehearsal

/// What must be true of the review room, shown a step as the engine makes it and the same step broken.
@Suite struct RoomInvariantTests {
    private func expect(
        _ invariant: any Invariant, isContentWith step: Transition, butNotWith broken: Transition
    ) {
        #expect(invariant.fault(in: step) == nil, "\(invariant.name)")
        #expect(invariant.fault(in: broken) != nil, "\(invariant.name)")
    }

    @Test func ownDecisionIsFound() throws {
        var steps = try Steps.afterSending()
        let step = try steps.omar("ok")
        let own = step.kept.map { kept -> Change in
            var report = kept.report
            report.author = step.after.ledger.accounts[World.Person.omar.sender] ?? report.author
            return .keep(report, because: kept.deed)
        }
        expect(NoOwnDecision(), isContentWith: step, butNotWith: step.broken(changes: own))
    }

    /// One of the two moderators wrote the report: nothing comes of whatever they try.
    @Test(arguments: ["take", "ok", "no.noDetail", "ban.1", "ver", "face.bans"])
    func authorInTheRoomDoesNothing(deed: String) throws {
        let steps = try Steps.afterSending()
        let world = steps.world
        let ines = try #require(world.ledger.accounts[World.Person.ines.sender])
        let open = world.ledger.reports(by: ines, skipping: 0, limit: 5).first { $0.isOpen }
        let report = try #require(open)
        let token = CardToken.text(deed, on: report.id, version: report.version)
        let input = Input(
            .moderator, "press", .happens(.tapped(token: token, callback: nil), by: .author), line: "")
        let step = try #require(Transition(from: world, by: input))
        #expect(step.kept.isEmpty)
        #expect(NoOwnDecision().fault(in: step) == nil)
    }

    @Test func wordWithoutVerbIsFound() throws {
        var steps = try Steps.afterSending()
        let report = try #require(steps.world.ownReports.first).id
        let note = Input(
            .moderator, "note", .happens(.said(text: "Ask her about the ramp"), by: .quinn, about: report),
            line: "")
        let step = try steps.take(note)
        let said = step.saying(Message(text: "From the team: Ask her about the ramp"))
        expect(NoWordWithoutVerb(), isContentWith: step, butNotWith: step.broken(deliveries: said))
        let ask = Input(
            .moderator, "ask", .happens(.commanded(name: "ask", rest: "\(report) Which ramp?"), by: .omar),
            line: "")
        let asked = try steps.take(ask)
        let early = asked.saying(Message(text: "Which ramp?"))
        expect(NoWordWithoutVerb(), isContentWith: asked, butNotWith: asked.broken(deliveries: early))
    }
}
