import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// What a voter reads when they ask who speaks for them: nobody is guessed, and everything has its origin.
struct FactsPageTests {
    private func page(_ zip: String, on day: String = "2026-11-21", _ language: Language = .english) throws
        -> String
    {
        var session = Session()
        session.language = language
        session.zip = ZIP(zip)
        let facts = Facts(
            now: try .noon(day), account: AccountID(rawValue: 1), subject: nil, rules: Rules(),
            records: Ledger(), civic: try Town.civic(now: day).records)
        return View(session: session, facts: facts).prompt(for: RepresentativesPage()).text
    }

    @Test func theOneMemberOfAZIPIsNamedWithSourceAndAge() throws {  // T16
        let text = try page("78701")
        #expect(text.contains("House, TX, district 37: Member T119037."))
        #expect(text.contains("Senate: Member S000001."))
        #expect(text.contains("Source: congress-legislators, as of Fri, Nov 20, 2026. Check: https://"))
        #expect(!text.contains("touches"))
    }

    @Test func severalDistrictsAreAllShownAndNoneIsPicked() throws {
        let text = try page("90210")
        for number in [30, 32, 36] { #expect(text.contains("CA, district \(number)")) }
        #expect(text.contains("Your ZIP touches 3 House districts"))
    }

    @Test func anEmptySeatIsSaidToBeEmpty() throws {
        #expect(try page("78840").contains("TX, district 23: this seat is empty now."))
    }

    @Test func aTermThatIsOverIsSaidToBeOver() throws {
        let text = try page("78701", on: "2027-01-04")
        #expect(!text.contains("House, TX, district 37: Member"))
        #expect(!text.contains("Senate: Member S000002."))
        #expect(text.contains("Senate: Member S000001."))
    }

    @Test func oldDataSaysSo() throws {
        #expect(try page("78701", on: "2026-12-15").contains("This may be out of date."))
        #expect(try page("78701", on: "2026-12-15", .spanish).contains("Puede estar atrasado."))
    }
}
