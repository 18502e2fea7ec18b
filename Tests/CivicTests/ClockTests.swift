import CivicFacts
import Conversation
import Foundation
import Testing

/// Two clocks: who represents me, and whose ballot am I on.
@Suite struct ClockTests {
    /// The Austin address: TX-37 under the sitting map, TX-10 under the next.
    private let austin = CivicPlace(
        resolved: ResolvedPlace(
            state: "TX",
            house: [
                .init(congress: congress(119), district: district("TX", 37)),
                .init(congress: congress(120), district: district("TX", 10)),
            ], divisions: [], resolver: .censusGeocoder, vintages: ["ACS2025_Current", "Current_Current"],
            resolvedOn: CivilDate(year: 2026, month: 11, day: 21)))

    private func holders(_ civic: CivicAnswers) -> [Seat.Holder] {
        civic.representatives(of: austin).value?.house.map(\.holder) ?? []
    }

    private func name(_ holder: Seat.Holder?) -> String? {
        if case .held(let official)? = holder { official.name } else { nil }
    }

    @Test func inNovemberTheOldMapRepresentsAndTheNewOneVotes() throws {
        let civic = try Town.civic(now: "2026-11-21")
        #expect(civic.districts(of: austin).value?.only == district("TX", 37))
        let ballot = civic.ballotDistricts(of: austin, on: CivilDate(year: 2026, month: 11, day: 3))
        #expect(ballot.value?.only == district("TX", 10))
        #expect(name(holders(civic).first) == "Member T119037")
    }

    @Test func onJanuarySecondTheOldCongressStillSits() throws {
        let civic = try Town.civic(now: "2027-01-02")
        #expect(civic.districts(of: austin).value?.congress == congress(119))
        #expect(name(holders(civic).first) == "Member T119037")
        #expect(civic.representatives(of: austin).value?.senate.compactMap { name($0.holder) }.count == 2)
    }

    @Test func onJanuaryFourthTheNewMapRepresentsAndAnOldListDoesNotSayVacant() throws {
        let civic = try Town.civic(now: "2027-01-04")
        #expect(civic.districts(of: austin).value?.only == district("TX", 10))
        #expect(holders(civic) == [.notYetPublished])
        let senate = civic.representatives(of: austin).value?.senate.map(\.holder) ?? []
        #expect(name(senate.first) == "Member S000001")
        #expect(senate.last == .notYetPublished)
    }

    @Test func onJanuaryFourthANewListNamesTheNewMember() throws {
        let civic = try Town.civic([Town.congress(120), Town.areas()], asOf: "2027-01-04", now: "2027-01-04")
        #expect(name(holders(civic).first) == "Member T120010")
        let vacant = civic.representatives(of: CivicPlace(resolved: nil, chosenState: "TX")).value
        #expect(vacant?.senate.count == 2)
    }

    @Test func zipOfARedrawnStateNamesNoMemberOnceTheNewMapSits() throws {
        let civic = try Town.civic(now: "2027-01-04")
        let reading = try #require(civic.districts(of: CivicPlace(zip: try zip("78701"))).value)
        #expect(reading.possible.isEmpty)
        #expect(reading.unsettled == ["TX"])
    }

    @Test func congressChangesAtNoon() throws {
        let day = CivilDate(year: 2027, month: 1, day: 3)
        let zone = Zone(of: nil)
        #expect(Congress.sitting(at: Moment(day: day, hour: 11, minute: 59, in: zone)) == congress(119))
        #expect(Congress.sitting(at: Moment(day: day, hour: 12, minute: 0, in: zone)) == congress(120))
    }

    @Test(arguments: [
        ("2026-11-03", 120), ("2026-12-12", 120), ("2026-05-26", 120), ("2027-01-02", 120),
        ("2027-01-04", 121),
        ("2028-11-07", 121), ("2024-11-05", 119),
    ])
    func electionFillsACongress(day: String, number: Int) throws {
        #expect(Congress.filled(by: try #require(CivilDate(day))) == congress(number))
    }

    @Test(arguments: [
        (2024, "2024-11-05"), (2026, "2026-11-03"), (2028, "2028-11-07"), (2032, "2032-11-02"),
        (2022, "2022-11-08"),
    ])
    func generalElectionIsTheTuesdayAfterTheFirstMonday(year: Int64, day: String) {
        #expect(ElectionRule.general(in: year)?.description == day)
    }

    @Test func appointedSenatorServesUntilASuccessorIsSworn() throws {
        let appointed = Town.member(
            "F000001", .senator(state: "FL", seatClass: 3), begins: "2025-01-21", ends: "2026-11-03")
        let other = Town.member(
            "F000002", .senator(state: "FL", seatClass: 1), begins: "2025-01-03", ends: "2031-01-03")
        let elected = Town.member(
            "F000003", .senator(state: "FL", seatClass: 3), begins: "2026-12-01", ends: "2029-01-03")
        // The day of the election is no event: only a successor ends the term, or the January in which it ends by law.
        #expect(try senate([appointed, other], on: "2026-11-21") == ["F000001", "F000002"])
        #expect(try senate([appointed, other, elected], on: "2026-11-21") == ["F000001", "F000002"])
        #expect(try senate([appointed, other, elected], on: "2026-12-02") == ["F000002", "F000003"])
    }

    private func senate(_ members: [CivicRecord], on day: String) throws -> Set<String> {
        let civic = try Town.civic([Town.congress(more: members)], now: day)
        let seats = civic.representatives(of: CivicPlace(chosenState: "FL")).value?.senate ?? []
        return Set(seats.map { if case .held(let official) = $0.holder { official.id } else { "nobody" } })
    }
}
