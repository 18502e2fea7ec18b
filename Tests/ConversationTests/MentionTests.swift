import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// What words name: a state, a subject of bills, somebody who is a citizen.
struct MentionTests {
    @Test func whoSpeaksInWashingtonIsNotOfTheStateOfThatName() {
        let plain = Plain("who speaks for me in washington")
        #expect(StateMention.states(in: plain, besidesWashington: true).isEmpty)
    }

    @Test(arguments: [
        ("health care", "Medicare Access Act", "Health", true), ("healthcare", "A Bill", "Health", true),
        ("salud", "A Bill", "Health", true), ("guns", "Firearm Safety Act", "Crime", true),
        ("vivienda", "Fair Housing Act", "Housing and Community Development", true),
        ("impuestos", "A Bill", "Taxation", true),
        ("water", "Clean Water Act", "Environmental Protection", true),
        ("social security", "A Bill", "Armed Forces and National Security", false),
        ("volcanoes", "Health Care Act", "Health", false),
    ])
    func subjectsOfBillsAreFound(words: String, title: String, area: String, fits: Bool) throws {
        let id = try #require(BillID(congress: Congress(rawValue: 119), kind: .hr, number: 1))
        let day = CivilDate(year: 2026, month: 11, day: 1)
        let bill = Bill(
            id: id, title: title, stage: .introduced, latestAction: "", actedOn: day, introducedOn: day,
            updated: "2026-11-01", sponsors: [], cosponsors: [], cosponsorCount: nil, topic: area,
            summary: nil)
        #expect(BillSubject(words).fits(bill) == fits)
    }

    @Test(arguments: [
        ("10001", "Nueva York"), ("09012", "una dirección militar en el exterior (APO/FPO, Europa)"),
        ("30310", "Georgia"),
    ])
    func placesHaveTheirSpanishNames(digits: String, name: String) throws {
        let region = try #require(ZIP(digits).flatMap(Region.init))
        #expect(region.name(in: .spanish) == name)
        #expect(region.name(in: .english) != "" && (region.name(in: .english) != name || name == "Georgia"))
    }

    @Test(arguments: [
        ("Republican", "Republicano"), ("DEMOCRATIC PARTY", "Demócrata"), ("Democrat", "Demócrata"),
        ("SAMPLE PARTY", "Sample Party"), ("DFL", "DFL"),
    ])
    func partiesAreSaidInTheReadersLanguage(name: String, spanish: String) {
        var session = Session()
        session.language = .spanish
        let facts = Facts(
            now: Moment(milliseconds: 0), account: AccountID(rawValue: 1), subject: nil, rules: Rules(),
            records: Ledger())
        #expect(View(session: session, facts: facts).party(name) == spanish)
    }
}
