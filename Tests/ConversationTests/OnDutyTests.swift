import CivicFacts
import Testing

@testable import Conversation

/// R43 to R45: times as moderators write them, buttons, and what counts as a promise.
@Suite struct OnDutyTests {
    /// Tuesday, 2026-11-03, at an hour of Eastern time.
    private func at(_ hour: Int, _ minute: Int = 0, day: Int = 3) -> Moment {
        Moment(
            day: CivilDate(year: 2026, month: 11, day: day), hour: hour, minute: minute, in: Zone(of: nil))
    }

    @Test(arguments: [
        ("4h", 240), ("45m", 45), ("3", 180), ("24H", 1_440), (" 2 h ", 120), ("15m", 15), ("1440m", 1_440),
        ("1d", 1_440),
    ])
    func aTimeOnDutyIsHoursOrMinutes(text: String, minutes: Int64) {  // R44
        #expect(DutyTimes.span(text) == .minutes(minutes))
    }

    @Test(arguments: [
        "", "0", "h", "14m", "25h", "-3h", "1.5h", "3d", "all day", "٣h", "99999999999999999999h",
    ])
    func whatIsNoTimeIsNone(text: String) { #expect(DutyTimes.span(text) == nil) }  // R44

    @Test func aRangeIsTheOneThatHoldsOrTheNext() throws {  // R44
        let running = try #require(DutyTimes.range("9-17", at: at(12, 20)))
        #expect(running == (at(9), at(17)))
        let tomorrow = try #require(DutyTimes.range("9:15-11:45", at: at(11, 45)))
        #expect(tomorrow == (at(9, 15, day: 4), at(11, 45, day: 4)))
        let night = try #require(DutyTimes.range("22-6", at: at(3)))
        #expect(night == (at(22, day: 2), at(6)))
        let half = try #require(DutyTimes.range("10am-12pm", at: at(8)))
        #expect(half == (at(10), at(12)))
        let late = try #require(DutyTimes.range("18-24", at: at(12)))
        #expect(late == (at(18), at(0, day: 4)))
    }

    @Test(arguments: [
        "", "9", "9-", "-9", "9-9", "24-3", "9-25", "9:60-11", "9:5:1-11", "a-b", "9–17", "9-17-20", "14-8",
        "0am-2pm", "13pm-2pm",
    ])
    func whatIsNoRangeIsNone(text: String) { #expect(DutyTimes.range(text, at: at(12)) == nil) }  // R44

    @Test(arguments: ["1,2,3", "5, 10, 600", "3,6,1440"])
    func alarmsAreThreeGrowingNumbers(text: String) throws {  // R43
        let times = try #require(AlarmTimes(text))
        #expect(times.duty < times.leads && times.leads < times.all)
    }

    @Test(arguments: [
        "", "3", "3,6", "6,3,15", "3,3,15", "0,6,15", "3,6,1441", "3,6,15,20", "a,b,c", "3;6;15",
    ])
    func anythingElseIsNoAlarm(text: String) { #expect(AlarmTimes(text) == nil) }  // R43

    @Test func aButtonIsOfTheOneWhoIsAsked() {  // R44
        for verb in DutyToken.Verb.allCases {
            let token = DutyToken(verb, of: AccountID(rawValue: 4_711))
            #expect(DutyToken(text: token.text) == token)
            #expect(token.text.utf8.count <= 64)
        }
        for text in ["u1.yes", "u1.yes.0", "u1.maybe.7", "u1.off.-7", "u2.off.7", "u1.off.7.7"] {
            #expect(DutyToken(text: text) == nil)
        }
    }

    @Test(arguments: [
        ("We'll get back to her before they close", true), ("I promised him a number", true),
        ("Somebody is going to ring the clerk", true), ("Quedé en escribirle", true),
        ("Llamaré al condado", true), ("Voy a preguntar", true),
        ("Same door as report 7", false), ("The clerk was ill", false), ("No contesta nadie", false),
        ("A willow stands before it", false),
    ])
    func aPromiseIsKnownByItsWords(note: String, isOne: Bool) {  // R45
        #expect(PromisedNotes.promises(note) == isOne)
    }
}
