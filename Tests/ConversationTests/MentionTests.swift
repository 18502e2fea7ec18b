import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// What words name: a state, a subject of bills, somebody who is a citizen.
struct MentionTests {
    @Test(arguments: [
        ("when is the deadline to register in texas", ["TX"]), ("vivo en Nueva York", ["NY"]),
        ("elections in west virginia", ["WV"]), ("north dakota or montana", ["ND", "MT"]),
        ("vote in arkansas", ["AR"]), ("i live in New York City", ["NY"]), ("Kansas City elections", []),
        ("how do i register in or near me", []), ("100 Texas Street", []), ("Delaware County", []),
        ("cuándo votan en Carolina del Norte", ["NC"]), ("the mayor of washington dc", ["DC"]),
        ("register in washington", ["WA"]),
    ])
    func statesAreNamedInFull(words: String, states: [String]) {
        #expect(StateMention.states(in: Plain(words), besidesWashington: false) == states)
    }

    @Test func whoSpeaksInWashingtonIsNotOfTheStateOfThatName() {
        let plain = Plain("who speaks for me in washington")
        #expect(StateMention.states(in: plain, besidesWashington: true).isEmpty)
    }

    @Test(arguments: [
        ("i am a naturalized citizen can i vote", true), ("soy ciudadana naturalizada, puedo votar", true),
        ("I became a citizen last year, can I vote", true), ("i am a us citizen", true),
        ("not sure if i can vote, i am a naturalized citizen", true),
        ("i am not a citizen can i vote", false),
        ("i am not a naturalized citizen", false), ("i am not naturalized yet", false),
        ("no soy ciudadano", false), ("do i have to be a citizen to vote", false),
        ("can noncitizens vote", false), ("green card holder, naturalization next year", false),
        ("todavía no soy ciudadana", false), ("i am getting naturalized next month can i vote", false),
        ("i will be a naturalized citizen soon", false), ("my husband is a citizen but i am not", false),
        ("me naturalicé este año, puedo votar", true), ("i was naturalized in may", true),
    ])
    func whoIsACitizenIsTold(words: String, isCitizen: Bool) {
        #expect(HowTopic.isOfCitizen(Plain(words)) == isCitizen)
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

    @Test(arguments: [("10001", "Nueva York"), ("09012", "correo militar, Europa"), ("30310", "Georgia")])
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
