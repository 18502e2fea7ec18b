import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Reactions where there are no buttons.
struct ChoiceReactionTests {
    private let look = ["c1.9.send", "c1.9.chg", "c1.9.del"]

    @Test(arguments: [
        ("1️⃣", "c1.9.send"), ("3\u{20E3}", "c1.9.del"), ("2\u{FE0F}\u{20E3}", "c1.9.chg"), ("4️⃣", nil),
        ("0️⃣", nil), ("🔟", nil), ("✅", "c1.9.send"), ("👍", nil), ("12", nil), ("", nil),
    ])
    func aKeycapIsItsNumber(_ sign: String, _ token: String?) {
        #expect(ChoiceReaction.token(for: sign, among: look) == token)
    }

    @Test func theTenthHasASignOfItsOwn() {
        let many = (1...11).map { "c1.2.x\($0)" }
        #expect(ChoiceReaction.token(for: "🔟", among: many) == "c1.2.x10")
    }

    @Test func consentMeansNothingWhereNothingIsAgreedTo() {
        #expect(ChoiceReaction.token(for: "✅", among: ["c1.3.skip", "c1.3.back"]) == nil)
        #expect(ChoiceReaction.token(for: "✅", among: ["c1.3.no", "c1.3.yes"]) == "c1.3.yes")
        #expect(ChoiceReaction.token(for: "✅", among: ["nonsense"]) == nil)
    }

    // What is in vain in the review room.

    private static let vain = Event.commanded(name: "fandango", rest: "1")
    private static let party = Event.reacted(emoji: "🎉", callback: CallbackID(rawValue: "c"))

    /// What somebody in the review room hears, so long after what the world has come to.
    private func told(
        _ event: Event, about report: ReportID? = nil, after span: Span = .zero, in world: inout World
    ) throws -> [String] {
        world.now = world.now + span
        let input = Input(.guest, "in vain", .happens(event, by: .guest, about: report), line: "")
        let step = try #require(Transition(from: world, by: input))
        world = step.after
        return step.turn.deliveries.compactMap { delivery in
            switch delivery.order {
            case .announce(let message, _, _, _, _): message.text
            case .acknowledge(_, _, let note, _): note
            default: nil
            }
        }
    }

    @Test func whatComesToNothingIsSaidOnceAMinute() throws {
        var world = try Steps.afterSending().world
        let report = try #require(world.ownReports.first).id
        #expect(try told(Self.vain, in: &world).first?.contains("/help") == true)
        #expect(try told(Self.vain, after: .seconds(20), in: &world).isEmpty)
        #expect(try told(Self.party, about: report, after: .seconds(20), in: &world).isEmpty)
        let note = try told(Self.party, about: report, after: .seconds(20), in: &world).first
        #expect(note?.contains("decides nothing") == true)
    }

    @Test func peopleMayTalkAndReactToEachOther() throws {
        var world = try Steps.afterSending().world
        #expect(try told(Self.party, in: &world).isEmpty)
        #expect(try told(.said(text: "aprove 1"), in: &world).isEmpty)
        #expect(try told(.commanded(name: "weatherbot", rest: "today"), in: &world).isEmpty)
    }
}
