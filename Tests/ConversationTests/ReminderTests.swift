import CivicFacts
import Testing

@testable import Conversation

/// Reminders come at the hour that clocks show where the voter lives, and never at night.
@Suite struct ReminderTests {
    private let election = CivilDate(year: 2028, month: 11, day: 7)

    private func zone(_ zip: String) -> Zone { Zone(of: ZIP(zip)) }

    /// What the clocks of the place show when a reminder is said; nil if it is too late.
    private func said(
        _ day: CivilDate, _ daysBefore: Int, _ hour: Int, _ minute: Int = 0, in zip: String,
        now: Moment = Moment(milliseconds: 0)
    ) -> String? {
        ReminderTime(
            of: day, daysBefore: daysBefore, at: ReminderHour(hour: hour, minute: minute), in: zone(zip),
            now: now
        ).map {
            let local = LocalTime($0.moment, in: zone(zip))
            let date = CivilDate($0.moment, in: zone(zip))
            return "\(date) \(local.hour):\(local.minute)\($0.isMoved ? " moved" : "")"
        }
    }

    // MARK: Zones

    /// Clocks go back on November 5, 2028, except in Arizona and Hawaii.
    @Test(arguments: ["10001", "60601", "80202", "85003", "94110", "99501", "96801", "00901", "96910"])
    func theHourIsThatOfThePlaceOnBothSidesOfAChange(zip: String) {
        #expect(said(election, 7, 9, in: zip) == "2028-10-31 9:0")
        #expect(said(election, 1, 9, in: zip) == "2028-11-06 9:0")
        #expect(said(election, 2, 18, 30, in: zip) == "2028-11-05 18:30")
    }

    @Test func aWeekOverAChangeIsNotSevenTimesTwentyFourHours() throws {
        let times = try [7, 1].map { days in
            try #require(
                ReminderTime(
                    of: election, daysBefore: days, at: ReminderHour(hour: 9), in: zone("10001"),
                    now: Moment(milliseconds: 0))
            ).moment
        }
        #expect(times[1].since(times[0]) == .hours(6 * 24 + 1))
    }

    @Test func springIsKeptAsWell() {
        let day = CivilDate(year: 2027, month: 3, day: 16)
        #expect(said(day, 7, 8, in: "10001") == "2027-03-09 8:0")
        #expect(said(day, 2, 8, in: "10001") == "2027-03-14 8:0")
        // Half past two does not exist that night; it is night anyway.
        #expect(said(day, 2, 2, 30, in: "10001") == "2027-03-14 8:0 moved")
    }

    // MARK: Nights

    @Test(arguments: [
        (1, 7, "2028-11-06 8:0 moved"), (1, 0, "2028-11-06 8:0 moved"), (1, 8, "2028-11-06 8:0"),
        (1, 20, "2028-11-06 20:0"), (1, 21, "2028-11-07 8:0 moved"), (1, 23, "2028-11-07 8:0 moved"),
        (0, 5, "2028-11-07 8:0 moved"), (0, 21, "2028-11-07 20:0 moved"), (0, 23, "2028-11-07 20:0 moved"),
    ])
    func nobodyIsWokenAndNothingComesTooLate(daysBefore: Int, hour: Int, clock: String) {
        for zip in ["10001", "85003", "96801"] { #expect(said(election, daysBefore, hour, in: zip) == clock) }
    }

    @Test func aTimeThatIsOverIsNone() {
        let now = Moment(day: election, hour: 9, minute: 0, in: zone("10001"))
        #expect(said(election, 1, 18, in: "10001", now: now) == nil)
        #expect(said(election, 0, 9, in: "10001", now: now) == nil)
        #expect(said(election, 0, 10, in: "10001", now: now) == "2028-11-07 10:0")
        // It is not nine yet in Honolulu.
        #expect(said(election, 0, 9, in: "96801", now: now) == "2028-11-07 9:0")
    }

    // MARK: Words

    // MARK: What becomes of an election

    private func made(
        _ id: String, _ day: String, _ division: DivisionID = DivisionID(state: "AZ"),
        _ source: CivicSource = .googleCivic
    ) throws -> Election {
        Election(
            id: id, name: id, day: try #require(CivilDate(day)), kind: .special, level: .state,
            division: division, source: source)
    }

    @Test func anElectionIsFoundAgainByItsNameItsDayOrItsKind() throws {
        let old = try made("google:1", "2027-03-09")
        let today = try #require(CivilDate("2027-01-01"))
        let check = { (list: [Election]) in ReminderCheck(old, among: list, today: today) }
        let moved = try made("google:1", "2027-03-16")
        let renamed = try made("fec:1", "2027-03-09", .unitedStates, .openFEC)
        let again = try made("google:7", "2027-04-09")
        let other = try made("google:8", "2027-09-09")
        #expect(check([other, old]) == .same(old))
        #expect(check([moved]) == .moved(moved))
        #expect(check([renamed]) == .same(renamed))
        #expect(check([again]) == .moved(again))
        #expect(check([other]) == .missing)
        #expect(check([try made("google:9", "2027-03-09", DivisionID(state: "GA"))]) == .missing)
        #expect(ReminderCheck(old, among: [], today: old.day.adding(1)) == .over)
    }
}
