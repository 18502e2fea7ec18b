import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// R15: a press that comes to nothing is answered to whoever pressed, and changes nothing that anybody sees.
@Suite struct PressTests {
    private func press(
        _ deed: String, by person: World.Person, version: Int, on report: ReportID
    ) -> Input {
        let token = CardToken.text(deed, on: report, version: version)
        return Input(
            .moderator, "press",
            .happens(.tapped(token: token, callback: CallbackID(rawValue: "c")), by: person), line: "")
    }

    /// Exactly the answer, and nothing that is kept of reports or shown in the room.
    private func isOnlyAnswered(_ step: Transition, _ comment: Comment) {
        let answers = step.turn.deliveries.filter { delivery in
            if case .acknowledge(_, _, let note, _) = delivery.order { note?.isEmpty == false } else { false }
        }
        #expect(answers.count == 1, comment)
        #expect(step.turn.deliveries.count == 1, comment)
        let kept = step.turn.changes.filter { change in
            if case .desk = change { false } else { true }
        }
        #expect(kept.isEmpty, comment)
    }

    private static let deeds = [
        "take", "ok", "no.noDetail", "undo", "face.reasons", "face.questions", "face.bans", "ban.7-spam",
        "clear", "keep", "ver", "unver", "pull.unchecked", "group.1", "ungroup", "rdy.1-door", "ask", "ask.7",
        "unban", "new",
    ]

    @Test(arguments: deeds) func whatIsRefused(deed: String) throws {
        var steps = try Steps.afterSending()
        let report = try #require(steps.world.ownReports.first)
        let guest = press(deed, by: .guest, version: report.version, on: report.id)
        isOnlyAnswered(try steps.take(guest), "\(deed) by a guest")
        let none = press(deed, by: .omar, version: 1, on: ReportID(rawValue: 9_999))
        isOnlyAnswered(try steps.take(none), "\(deed) on no report")
    }

    @Test(arguments: deeds) func whatIsStale(deed: String) throws {
        var steps = try Steps.afterSending()
        let report = try #require(steps.world.ownReports.first)
        let old = press(deed, by: .omar, version: report.version - 1, on: report.id)
        isOnlyAnswered(try steps.take(old), "\(deed) of an older card")
    }

    @Test(arguments: ["ok", "no.noDetail", "take", "rdy.1-door"]) func whatIsRepeated(deed: String) throws {
        var steps = try Steps.afterSending()
        let report = try #require(steps.world.ownReports.first)
        _ = try steps.take(press(deed, by: .omar, version: report.version, on: report.id))
        // By another hand at the same moment, on the card as it was.
        let second = press(deed, by: .quinn, version: report.version, on: report.id)
        isOnlyAnswered(try steps.take(second), "\(deed) for the second time")
    }

    @Test(arguments: ["zz.1.2", "m1.1.1.nothing", "m1.1.1.ok.more", "w1.1.1.nothing", "l1.1.x.q.", ""])
    func whatIsNoButtonOfOurs(token: String) throws {
        var steps = try Steps.afterSending()
        let callback = CallbackID(rawValue: "c")
        let input = Input(
            .moderator, "press", .happens(.tapped(token: token, callback: callback), by: .omar), line: "")
        isOnlyAnswered(try steps.take(input), "\(token)")
    }
}
