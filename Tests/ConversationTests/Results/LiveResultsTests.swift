import CivicFacts
import ElectionResults
import Testing

@testable import Conversation
@testable import Rehearsal

/// What the City publishes lies over the copy in the program, in answers, pictures and what was saved.
@Suite struct LiveResultsTests {
    private static let now = CivilDate(year: 2026, month: 11, day: 25).noon
    private let account = AccountID(rawValue: 1)

    private func facts(_ records: any CivicRecords, _ ledger: Ledger = Ledger()) -> Facts {
        Facts(
            now: Self.now, account: account, subject: nil, rules: Rules(), records: ledger, civic: records)
    }

    private var sample: HeldCivicRecords {
        HeldCivicRecords([SampleResults.harvest(asOf: Self.now)], asOf: Self.now)
    }

    private func mayor(_ facts: Facts) throws -> PastContest {
        let past = try #require(facts.past)
        let header = try #require(past.contests(in: .winnipeg, office: .mayor, year: 2014).first)
        return try #require(past.contest(header.id))
    }

    @Test func answerSaysWhenTheCityWasLastAskedAndNoTurnout() throws {
        let facts = facts(sample)
        let text = ResultPage(id: try mayor(facts).header.id).told(View(session: Session(), facts: facts))
            .text
        #expect(text.contains("1. Brian Bowman: 111,504 votes, 47.5%, won"))
        #expect(text.contains("last checked Wed, Nov 25, 2026") && text.contains("Turnout: not known."))
        #expect(text.contains("As the City publishes it"))
    }

    /// The day in Winnipeg, where it is still the evening before.
    @Test func lastCheckedIsTheDayInWinnipeg() throws {
        let night = CivilDate(year: 2026, month: 11, day: 25).midnight + .hours(5)
        let records = HeldCivicRecords([SampleResults.harvest(asOf: night)], asOf: night)
        #expect(try mayor(facts(records)).source.lastChecked == CivilDate(year: 2026, month: 11, day: 24))
    }

    @Test func damagedDataLeaveTheCopy() throws {
        let broken = FeedRows(
            feed: .results, count: 1,
            records: [
                CivicRecord(
                    key: "all", shelves: [.results], order: "",
                    value: .results(KeptResults(bytes: [1, 2, 3], lastChecked: Self.now)))
            ])
        let found = try mayor(facts(HeldCivicRecords([broken], asOf: Self.now)))
        #expect(found == (try mayor(facts(EmptyCivicRecords()))) && found.source.lastChecked == nil)
    }

    /// Saved from the copy, seen live: the same votes are not "changed", other votes are.
    @Test func sameVotesFromAnotherSourceAreNotChanged() throws {
        let (copy, live) = (try mayor(facts(EmptyCivicRecords())), try mayor(facts(sample)))
        #expect(copy.fingerprint != live.fingerprint)
        #expect(
            facts(sample).isSame(live, as: copy.fingerprint)
                && facts(sample).isSame(live, as: live.fingerprint))
        let other = PastContest(
            header: live.header, source: live.source, standings: Array(live.standings.dropLast()))
        #expect(!facts(sample).isSame(other, as: copy.fingerprint))
    }

    @Test func pictureIsOfTheFiguresInTheWords() throws {
        let view = View(session: Session(), facts: facts(sample))
        let picture = try #require(
            ContestLines(view: view, contest: try mayor(view.facts)).picture(as: .bars))
        #expect(picture.sketch(keeping: nil) == nil)
        let sketch = try #require(picture.sketch(keeping: sample.keptResults))
        #expect(sketch.status == "As the City publishes it" && sketch.asOf == "as of Wed, Nov 25, 2026")
    }
}
