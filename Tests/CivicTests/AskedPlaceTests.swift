import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// Whatever place a question names, nobody is told of their home instead.
struct AskedPlaceTests {
    /// What is said to somebody who lives in Rutland, Vermont.
    private func answers(
        _ words: [String], _ language: Language = .english, findsPlaces: Bool = false
    ) throws -> [String] {
        var session = Session()
        (session.isGreeted, session.isOnboarded, session.language) = (true, true, language)
        session.zip = ZIP("05701")
        var now = try Moment.noon("2026-11-27")
        var said: [String] = []
        for (number, text) in words.enumerated() {
            now = now + .seconds(40)
            let inbound = Inbound(
                key: "\(number)", room: RoomID(platform: .telegram, id: "1"),
                sender: SenderID(platform: .telegram, id: "1"), standing: .voter, at: now,
                message: MessageID(rawValue: "\(number)"), event: .said(text: text))
            let facts = Facts(
                now: now, account: AccountID(rawValue: 1), subject: nil,
                rules: Rules(findsPollingPlaces: findsPlaces), records: Ledger())
            let turn = Engine().step(session, inbound, knowing: facts)
            session = turn.session
            guard case .say(let message, _)? = turn.deliveries.first?.order else { continue }
            said.append(message.text)
        }
        return said
    }

    private func expect(_ question: String, names place: String, _ language: Language = .english) throws {
        let text = try #require(answers([question], language).last)
        #expect(text.contains(place) && !text.contains("Vermont"), "\(question): \(text)")
    }

    private static let places = [
        ("59718", "Montana"), ("Oregon", "Oregon"), ("Spokane, WA", "Washington"), ("Tucson", "Arizona"),
        ("the U.S. Virgin Islands", "Virgin Islands"), ("00925", "Puerto Rico"), ("NC", "North Carolina"),
        ("Washington DC", "District of Columbia"),
    ]

    @Test(arguments: [
        "who represents {}", "senators of {}", "next election in {}", "elections in {}",
        "registration deadline in {}", "how do I sign up to vote in {}", "where do I vote in {}",
        "what time do polls close in {}", "when do the polls open in {}", "what id do I need in {}",
        "early voting in {}", "vote by mail in {}", "when is the runoff in {}", "midterms in {}",
        "who is on the ballot in {}", "calendar for {}", "ballot measures in {}", "can felons vote in {}",
        "in {} when do the polls close?", "my state senator in {}",
    ])
    func aPlaceWinsOverTheHome(question: String) throws {
        for (place, name) in Self.places {
            try expect(question.replacing("{}", with: place), names: name)
        }
    }

    @Test(arguments: [
        ("when is the Kansas primary", "Kansas"), ("does Alabama have a runoff", "Alabama"),
        ("TX registration deadline", "Texas"), ("voter id KY", "Kentucky"),
        ("does SC have a runoff", "South"),
        ("absentee ballot Denver", "Colorado"), ("Fresno polling hours", "California"),
        ("when is the Memphis runoff", "Tennessee"), ("for Omaha: next election", "Nebraska"),
        ("state bills of Maine", "Maine"), ("bills of Hawaii", "Hawaii"), ("who represents MN", "Minnesota"),
    ])
    func alsoWithoutAWordThatLeadsToIt(question: String, name: String) throws {
        try expect(question, names: name)
    }

    @Test(arguments: [
        ("mis representantes en Hawái", "Haw"), ("próxima elección en Carolina del Sur", "Carolina del Sur"),
        ("a qué hora cierran las urnas en Utah", "Utah"), ("senadores de Tucson", "Arizona"),
        ("¿cuándo es la segunda vuelta en Luisiana?", "Luisiana"),
        ("dónde voto en Islas Vírgenes", "Islas V"),
        ("elecciones intermedias en Samoa Americana", "Samoa"),
        ("voto por correo en Nuevo México", "Nuevo M"),
    ])
    func inSpanishToo(question: String, name: String) throws { try expect(question, names: name, .spanish) }

    @Test(arguments: [
        ("who represents 99999", "99999"), ("next election in 99998", "99998"),
        ("who represents 00000", "00000"),
        ("how do I register in 00004", "00004"), ("who represents 30399", "30399"),
    ])
    func aCodeOfNoLandIsNotTheHome(question: String, code: String) throws {
        let text = try #require(answers([question]).last)
        #expect(text.hasPrefix("I do not know the ZIP \(code)"), "\(text)")
    }

    @Test(arguments: [
        ("who represents K1A 0B1", "elections.ca"), ("next election in V6B 1A1", "Canada federal election"),
        ("next election in Calgary, AB", "Canada federal election"),
        ("midterms in Manitoba", "Manitoba election"),
        ("when is the Winnipeg election", "Winnipeg city election"),
        ("elections in Canada", "Canada federal"),
        ("next election in Winnipeg", "Oct 23, 2030"),
        ("where do I vote in Halifax, Nova Scotia", "elections.ca"),
    ])
    func canadaIsNotTheUnitedStates(question: String, part: String) throws {
        let said = try answers([question, "my representatives"])
        #expect(said[0].contains(part) && !said[0].contains("Federal general"), "\(said[0])")
        #expect(said[1].contains("05701"), "the home stays: \(said[1])")
    }

    @Test(arguments: [("my polling place in Colorado closed", "Colorado")])
    func aGuessAtWhatIsToldIsAboutThatPlace(question: String, name: String) throws {
        try expect(question, names: name)
    }

    @Test(arguments: [
        ("can I vote from Canada", "fvap.gov"), ("who represents Vancouver, WA", "Vancouver, Washington"),
        ("next election in Ontario, California", "Ontario, California"),
        ("my reps in New Brunswick, New Jersey", "New Brunswick, New Jersey"),
    ])
    func placesOfTheSameNameStayWhereTheyAre(question: String, part: String) throws {
        #expect(try answers([question]).last?.contains(part) == true)
    }

    @Test(arguments: [
        "next election in 96960", "who represents 96970", "how do I register in the Marshall Islands",
    ])
    func aCountryOfItsOwnHasNoElectionsOfTheUnitedStates(question: String) throws {
        let text = try #require(answers([question]).last)
        #expect(
            text.contains("Marshall Islands: a country of its own") && text.contains("fvap.gov"), "\(text)")
        #expect(!text.contains("Next elections") && !text.contains("Vermont"), "\(text)")
    }

    @Test(arguments: [true, false]) func anotherQuestionLeavesWhichOne(findsPlaces: Bool) throws {
        let said = try answers(
            ["when do polls open in Springfield", "what time do polls close in Nevada"],
            findsPlaces: findsPlaces)
        #expect(said[0].contains("Which one?") && !said[0].contains("Vermont"), "\(said)")
        #expect(said[1].contains("For Nevada") && !said[1].contains("Vermont"), "\(said)")
        let chosen = try answers(["when do polls open in Springfield", "Missouri"])
        #expect(chosen[1].contains("For Springfield, Missouri"), "\(chosen)")
    }

    @Test(arguments: ["next election in Puerto Rico", "next election in Guam", "next election in Winnipeg"])
    func whatLiesOpenIsNotWhereItIsAsked(open: String) throws {
        let said = try answers([open, "next presidential election", open, "midterms"])
        #expect(said[1].contains("It is for President, too") && !said[1].contains("There is no vote"))
        #expect(said[3].contains("Nov 5, 2030") && !said[3].contains("does not take part"))
        #expect(said[3].contains("The last one was on Tue, Nov 3, 2026. Results: https://sos.vermont.gov"))
    }

    @Test(arguments: [
        ("is there a runoff in Ohio", "I know of no law that sets a runoff day in Ohio"),
        ("when is the runoff", "the legislature elects"), ("runoff in Texas", "Texas primary runoff"),
    ])
    func aRunoffIsToldByItsLawOrNotAtAll(question: String, part: String) throws {
        #expect(try answers([question]).last?.contains(part) == true)
    }

    @Test(arguments: [
        ("HR 12 of the 90th", "none of the 90th Congress"), ("HR 12 in 1911", "none of the 62nd Congress"),
        ("S 40 of the 121st", "The 121st Congress begins on Wed, Jan 3, 2029"),
        ("hr 0", "No bill has that number"),
        ("how did Congress vote on HR 9 of the 125th", "The 125th Congress begins"),
        ("HR 12345678", "No bill has that number"), ("bills of the 140th Congress", "has no bills yet"),
    ])
    func anotherCongressIsNotThisOne(question: String, part: String) throws {
        let text = try #require(answers([question]).last)
        #expect(text.contains(part) && !text.contains("119th"), "\(text)")
    }
}
