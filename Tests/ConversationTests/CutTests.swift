import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Whoever writes more than is kept hears how much was kept.
struct CutTests {
    private func said(_ step: Transition) -> String {
        step.turn.deliveries.compactMap { delivery in
            switch delivery.order {
            case .say(let message, _), .announce(let message, _, _, _, _),
                .showOutgoing(_, let message, _, _, _):
                message.text
            default: nil
            }
        }.joined(separator: "\n")
    }

    /// A command about the newest report in the review room.
    private func omar(_ name: String, _ words: String, _ world: World) throws -> Transition {
        let id = try #require(world.ownReports.first).id
        let event = Event.commanded(name: name, rest: "\(id) \(words)")
        return try #require(
            Transition(from: world, by: Input(.moderator, name, .happens(event, by: .omar), line: "")))
    }

    @Test(arguments: [("ask", 1_000), ("reject", 1_000)])
    func aModeratorHearsIt(_ command: String, _ most: Int) throws {
        let world = try Steps.afterSending().world
        let reason = command == "reject" ? "2: " : ""
        let long = String(repeating: "Where exactly was it? ", count: 60)
        #expect(said(try omar(command, reason + long, world)).contains("I kept the first \(most) characters"))
        let short = said(try omar(command, reason + "Where exactly was it?", world))
        #expect(!short.contains("characters"), "\(short)")
    }

    @Test func aLongCorrectionOfASentReportIsKeptInNotes() throws {
        var steps = try Steps.afterSending()
        let message = try #require(steps.world.ownReports.first?.messages.first)
        let long = String(repeating: "The ramp is blocked by a van. ", count: 50)
        let edit = Input.dana(.edit, "edit", .edited(text: long), message: message, line: "")
        #expect(!said(try steps.take(edit)).contains("characters"))
        let notes = try #require(steps.world.ownReports.first?.notes)
        #expect(notes.count == 2)
        #expect(notes.joined(separator: " ") + " " == long)
    }

    @Test func aDraftSaysItInItsOwnWords() throws {
        var steps = try Steps("/start", "30310", "/report")
        let told = said(try steps.says(String(repeating: "The line does not move at all. ", count: 800)))
        #expect(!told.contains("I keep all of it"))
        #expect(told.contains("I kept the first 20000"))
    }

    @Test func aVeryLongQuestionIsReadToACertainPoint() throws {
        var steps = try Steps("/start", "30310")
        let told = said(try steps.says(String(repeating: "when do polls open? ", count: 1_200)))
        #expect(told.contains("characters"))
    }

    @Test func aCounterAlertsNobody() throws {
        var steps = try Steps("/start", "30310", "/report", "The door of the library is locked")
        let photo = Event.sentPhoto(
            source: PhotoSource(platform: .matrix, reference: "p"), album: nil, caption: nil)
        _ = try steps.take(.dana(.photo, "photo", photo, line: ""))
        let wake = try steps.take(Input(.timer, "wake", .wakes(late: .zero), line: ""))
        #expect(said(wake).contains("Photos: 1"))
        #expect(wake.turn.deliveries.first?.isCounter == true)
        #expect(try steps.says("done").turn.deliveries.first?.isCounter == false)
    }
}
