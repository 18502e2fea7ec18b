import CivicFacts
import Conversation
import Testing

@testable import Adapters

/// How fast invitations are followed.
struct MatrixWelcomeTests {
    private let now = Moment(milliseconds: 1_000_000)

    private func after(_ minutes: Int64) -> Moment {
        Moment(milliseconds: now.milliseconds + minutes * 60_000)
    }

    @Test func theEleventhInvitationOfAnHourWaits() async {  // M53
        let welcome = MatrixWelcome()
        for minute in 0..<10 { #expect(await welcome.wait(for: "@eve:x", at: after(Int64(minute))) == nil) }
        #expect(await welcome.wait(for: "@eve:x", at: after(10)) == .minutes(50))
        #expect(await welcome.wait(for: "@eve:x", at: after(60)) == nil)
    }

    @Test func otherPeopleDoNotWaitForIt() async {  // M53
        let welcome = MatrixWelcome()
        for _ in 0..<11 { _ = await welcome.wait(for: "@eve:x", at: now) }
        #expect(await welcome.wait(for: "@dana:x", at: now) == nil)
    }
}
