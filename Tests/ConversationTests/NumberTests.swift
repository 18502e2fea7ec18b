import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Bare numbers where the moderators wrote after the newest question of the bot.
@Suite struct NumberTests {
    /// A moderator asks, the voter writes words, and "Is that for the moderator?" is open.
    private func withQuestionOpen() throws -> (steps: Steps, report: ReportID) {
        var steps = try Steps.afterSending()
        let report = try #require(steps.world.ownReports.first).id
        _ = try steps.asks("Which door?")
        let step = try steps.says("The red door at the back of the hall")
        #expect(step.turn.session.page is IsAnswerPage)
        return (steps, report)
    }

    @Test func numberIsAboutTheBanNotice() throws {
        var (steps, _) = try withQuestionOpen()
        _ = try steps.omar("ban.1")
        let step = try steps.says("1", as: .number)
        #expect(step.turn.session.page is AppealBanPage)
    }

    /// "You can send reports again." has no buttons: the newest with a number is still the ban's notice.
    @Test func numberAfterALiftedBanAnswersNothing() throws {
        var (steps, report) = try withQuestionOpen()
        _ = try steps.omar("ban.1")
        let lift = Event.commanded(name: "unban", rest: "\(report)")
        _ = try steps.take(Input(.moderator, "unban", .happens(lift, by: .omar), line: ""))
        let step = try steps.says("1", as: .number)
        #expect(step.turn.changes.isEmpty)
        #expect(step.turn.session.page is IsAnswerPage)
        #expect(StaleIsHarmless().fault(in: step) == nil)
    }
}
