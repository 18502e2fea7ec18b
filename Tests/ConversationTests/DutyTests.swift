import CivicFacts
import Testing

@testable import Conversation

/// The hours in which moderators are usually there.
@Suite struct DutyTests {
    /// Tuesday, 2026-11-03, at an hour of Eastern time.
    private func at(_ hour: Int) -> Moment {
        Moment(day: CivilDate(year: 2026, month: 11, day: 3), hour: hour, minute: 30, in: Zone(of: nil))
    }

    @Test(arguments: ["", "8", "8-", "8-25", "24-3", "8-8", "8-22-3", "a-b", "-8-22", "8–22"])
    func whatIsNoHoursIsNone(text: String) { #expect(DeskHours(text) == nil) }

    @Test func nothingIsSaidWhileTheyLast() throws {
        let hours = try #require(DeskHours("8-22"))
        #expect(hours.next(after: at(8)) == nil)
        #expect(hours.next(after: at(21)) == nil)
    }

    @Test func beforeThemTheyBeginTodayAndAfterThemTomorrow() throws {
        let hours = try #require(DeskHours("8-22"))
        #expect(hours.next(after: at(5)).map { LocalTime($0, in: Zone(of: nil)).day } == 3)
        #expect(hours.next(after: at(22)).map { LocalTime($0, in: Zone(of: nil)).day } == 4)
        #expect(hours.next(after: at(23)).map { LocalTime($0, in: Zone(of: nil)).hour } == 8)
    }

    @Test func theyMayGoOverMidnight() throws {
        let hours = try #require(DeskHours("20-4"))
        #expect(hours.next(after: at(23)) == nil)
        #expect(hours.next(after: at(3)) == nil)
        #expect(hours.next(after: at(12)).map { LocalTime($0, in: Zone(of: nil)).hour } == 20)
    }
}
