import CivicFacts
import Conversation
import Foundation
import Testing

@testable import Civic

/// The traps among places: each one has cost somebody an answer.
@Suite struct TrapTests {
    private func places(_ digits: String) throws -> CivicPlace { CivicPlace(zip: try zip(digits)) }

    @Test func beverlyHillsHasThreeDistrictsAndNoneIsPicked() throws {
        let reading = try #require(try Town.civic(now: "2026-11-21").districts(of: places("90210")).value)
        #expect(reading.possible.map(\.description) == ["CA-30", "CA-32", "CA-36"])
        #expect(reading.only == nil)
        #expect(reading.wantsAddress)
    }

    @Test func ballotOfARedrawnStateIsNotReadFromTheOldMap() throws {
        let civic = try Town.civic(now: "2026-11-21")
        let answer = civic.ballotDistricts(
            of: try places("90210"), on: CivilDate(year: 2026, month: 11, day: 3))
        let reading = try #require(answer.value)
        #expect(reading.congress == congress(120))
        #expect(reading.possible.isEmpty)
        #expect(reading.unsettled == ["CA"])
        #expect(reading.wantsAddress)
    }

    @Test func ballotOfAStateThatKeptItsMapIsReadFromIt() throws {
        let civic = try Town.civic(now: "2026-11-21")
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let reading = civic.ballotDistricts(of: try places("97301"), on: day).value
        #expect(reading?.possible == [district("OR", 6)])
    }

    @Test func ballotOfRedrawnTexasPointsToTheStatesOwnLookup() throws {
        let civic = try Town.civic(now: "2026-11-21")
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let answer = civic.ballotDistricts(of: try places("78701"), on: day)
        #expect(answer.provenance.official.url.hasPrefix("https://dvr.capitol.texas.gov/"))
    }

    @Test func fairviewLiesInMontanaAndNorthDakota() throws {
        let reading = try #require(try Town.civic(now: "2026-11-21").districts(of: places("59221")).value)
        #expect(reading.states == ["MT", "ND"])
        #expect(reading.possible.map(\.description) == ["MT-2", "ND (at large)"])
        #expect(reading.wantsAddress)
    }

    @Test func fortCampbellLiesInKentuckyAndTennessee() throws {
        let civic = try Town.civic(now: "2026-11-21")
        #expect(civic.districts(of: try places("42223")).value?.states == ["KY", "TN"])
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let ballot = try #require(civic.ballotDistricts(of: try places("42223"), on: day).value)
        // Tennessee drew new lines: only Kentucky's are known, and that is no sure answer.
        #expect(ballot.possible == [district("KY", 1)])
        #expect(ballot.unsettled == ["TN"])
        #expect(ballot.only == nil)
    }

    @Test func ballotOfMissouriWhoseMapWasInCourtIsUnsettled() throws {
        let civic = try Town.civic(now: "2026-11-21")
        let answer = civic.ballotDistricts(
            of: try places("63101"), on: CivilDate(year: 2026, month: 11, day: 3))
        #expect(answer.value?.unsettled == ["MO"])
        #expect(answer.provenance.official == StateFacts.all["MO"]?.office)
        #expect(StateFacts.all["DC"]?.isState == false)
        #expect(civic.coveredLevels == [.federal])
    }

    @Test func zipWithoutAnAreaGivesItsStateAlone() throws {
        let civic = try Town.civic(now: "2026-11-21")
        let reading = try #require(civic.districts(of: try places("73301")).value)
        #expect(reading.basis == .state)
        #expect(reading.states == ["TX"])
        #expect(reading.possible.isEmpty)
        #expect(reading.wantsAddress)
        let people = try #require(civic.representatives(of: try places("73301")).value)
        #expect(people.senate.count == 2)
        #expect(people.house.isEmpty)
    }

    @Test func stateWithOneSeatNeedsNoAddress() throws {
        let reading = try Town.civic(now: "2026-11-21").districts(of: places("82001")).value
        #expect(reading?.only == district("WY", 0))
        #expect(reading?.wantsAddress == false)
    }

    @Test func militaryMailIsOverseas() throws {
        let answer = try Town.civic(now: "2026-11-21").districts(of: places("09001"))
        #expect(answer.value?.basis == .overseas)
        #expect(answer.value?.states == [])
        #expect(answer.provenance.official.url == "https://www.fvap.gov")
    }

    @Test func emptySeatIsVacantAndNotUnknown() throws {
        let people = try Town.civic(now: "2026-11-21").representatives(of: places("78840")).value
        #expect(people?.house == [Seat(division: district("TX", 23).division, holder: .vacant)])
    }

    @Test func northDakotaHasNoRegistration() throws {
        let answer = try Town.civic(now: "2026-11-21").registration(in: "ND")
        #expect(answer.absence == Absence.none)
        #expect(answer.provenance.official.url == "https://www.sos.nd.gov/elections")
    }

    @Test func texasHasNoOnlineRegistrationAndItsDeadlineIsInVoteGovsWords() throws {
        let answer = try Town.civic(now: "2026-11-21").registration(in: "TX")
        let guide = try #require(answer.value)
        #expect(guide.online == nil)
        #expect(guide.deadlines.mail == "Must be postmarked 30 days before Election Day")
        #expect(answer.provenance.source == .voteGov)
        #expect(answer.provenance.published == CivilDate(year: 2024, month: 11, day: 18))
        #expect(answer.provenance.isStale(at: try .noon("2026-12-31")))
    }

    @Test func louisianaVotesAgainInDecember() throws {
        let civic = try Town.civic(now: "2026-11-21")
        let coming = try #require(civic.elections(of: try places("70802")).value)
        #expect(coming.first?.value?.day == CivilDate(year: 2026, month: 12, day: 12))
        #expect(coming.first?.value?.kind == .generalRunoff)
        #expect(Congress.filled(by: CivilDate(year: 2026, month: 12, day: 12)) == congress(120))
        let elsewhere = try #require(civic.elections(of: try places("78701")).value)
        #expect(elsewhere.allSatisfy { $0.value?.day != CivilDate(year: 2026, month: 12, day: 12) })
        let after = try #require(try Town.civic(now: "2026-12-13").elections(of: places("70802")).value)
        #expect(
            after.map { $0.value?.day.description } == ["2027-10-09", "2027-11-13", "2028-11-07"])
    }

    @Test func runoffIsSaidOnceThoughTwoSourcesHaveIt() throws {
        let list = #"""
            {"results": [
              {"active_election": true, "election_date": "2026-12-12", "election_district": "05",
               "election_state": "LA", "election_type_full": "General runoff", "election_type_id": "GR",
               "office_sought": "H"}]}
            """#
        let found = try FECElectionDates.read(
            reply(list), to: .init(from: CivilDate(year: 2026, month: 11, day: 21)))
        #expect(found.elections.first?.division == district("LA", 5).division)
        let civic = try Town.civic(
            [Town.areas(), .elections(found.elections, of: .federalDates)], now: "2026-11-21")
        let coming = try #require(civic.elections(of: try places("70802")).value)
        #expect(
            coming.map { $0.value?.day.description }
                == ["2026-12-12", "2027-10-09", "2027-11-13", "2028-11-07"])
    }

    @Test func withdrawnCandidateIsNotAmongTheRunning() throws {
        let rows = #"""
            [{"id": "1", "election_date": "2026-10-28T00:00:00.000", "name": "Ann  Ward", "type": "Councillor",
              "candidate_status": "Registered", "ward": "St. Norbert - Seine River", "website": "www.ann.example"},
             {"id": "2", "election_date": "2026-10-28T00:00:00.000", "name": "Ben Gone  - WITHDRAWN",
              "type": "Councillor", "candidate_status": "Registered", "ward": "St. Norbert-Seine River"}]
            """#
        let found = try WinnipegCandidates.read(reply(rows), to: ())
        let harvest = FeedRows(
            feed: .winnipeg, source: .winnipeg, count: 14,
            records: found.enumerated().map {
                CivicRecord(
                    key: "\($0.offset)", shelves: [.candidacies], order: "", value: .candidacy($0.element))
            })
        let civic = try Town.civic([harvest], now: "2026-10-01")
        let ballot = try #require(civic.candidates(for: .councillor, in: "St. Norbert - Seine River").value)
        #expect(ballot.running.map(\.name) == ["Ann Ward"])
        #expect(ballot.withdrawn.map(\.name) == ["Ben Gone"])
        #expect(ballot.running.first?.website?.url == "https://www.ann.example")
        #expect(civic.candidates(for: .trustee, in: "Interlake").absence == .notCovered)
    }
}
