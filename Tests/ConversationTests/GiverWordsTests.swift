import Charities
import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// What somebody says who wants to give, through the whole conversation: which page opens, or which sentence is said.
@Suite struct GiverWordsTests {
    /// The turn after these words, of somebody with a ZIP code whom nothing waits for.
    private static func turn(
        _ words: [String], _ language: Language = .english, zip: String? = "77002",
        giving: GivingMode = .links,
        charities: CharityDirectory? = nil
    ) -> Turn {
        var session = Session()
        (session.isOnboarded, session.isGreeted, session.language) = (true, true, language)
        session.zip = zip.flatMap { ZIP($0) }
        var turn: Turn?
        for (index, text) in words.enumerated() {
            let now = Moment(milliseconds: 1_795_600_000_000 + Int64(index) * 20_000)
            let event =
                text.hasPrefix("/")
                ? Event.commanded(
                    name: String(text.dropFirst().prefix { $0 != " " }),
                    rest: String(text.drop { $0 != " " }.dropFirst()))
                : .said(text: text)
            let inbound = Inbound(
                key: "\(index)", room: RoomID(platform: .telegram, id: "1"),
                sender: SenderID(platform: .telegram, id: "1"), standing: .voter, at: now,
                message: MessageID(rawValue: "\(index)"), languageCode: nil, event: event)
            turn = Engine().step(
                turn?.session ?? session, inbound,
                knowing: Facts(
                    now: now, account: AccountID(rawValue: 1), subject: nil,
                    rules: Rules(giving: giving, charities: charities), records: Ledger()))
        }
        return turn ?? step(session, "")
    }

    private static func said(_ turn: Turn) -> String {
        turn.deliveries.compactMap { delivery in
            switch delivery.order {
            case .say(let message, _), .ask(let message, _, _): message.text
            default: nil
            }
        }.joined(separator: "\n")
    }

    private static func page(_ turn: Turn) -> String { turn.session.state.rawValue }

    @Test(
        arguments: [
            "who can I give some money to", "I have $50 to spare for a worthy cause", "any good causes?",
            "what charities do you have", "puppies", "mosquito nets", "vitamin A", "hungry families near me",
            "support teachers", "rescue stray cats", "earthquake relief", "sponsor a child", "books for kids",
            "I'd like to send some cash to poor families in Rwanda", "I want to feed hungry kids in Boston",
            "food bank in Winnipeg", "food near R3C", "where can I donate 20 dollars",
            "chip in for clean water",
        ])
    func donorsFindCharities(words: String) {
        let turn = Self.turn([words])
        #expect(Self.page(turn).hasPrefix("give."), "\(words): \(Self.page(turn))")
        #expect(turn.session.draft == nil)
    }

    @Test(
        arguments: [
            "a quién le puedo dar dinero", "tengo 50 dólares para una buena causa", "comida cerca",
            "libros para niñas",
            "qué organizaciones hay", "ayudar a gatos abandonados", "quisiera aportar a UNICEF",
            "mosquiteros",
            "quiero alimentar a niños con hambre en Houston", "familias pobres", "apadrinar a un niño",
        ])
    func spanishDonorsFindCharities(words: String) {
        let turn = Self.turn([words], .spanish)
        #expect(Self.page(turn).hasPrefix("give."), "\(words): \(Self.page(turn))")
    }

    /// What is said at the polls is about the polls.
    @Test(
        arguments: [
            "there is no water here", "the line is long and kids are crying",
            "is there food at the polling place",
            "a man gives $20 to vote for Cruz", "they offered me $50 to vote",
            "my dog is not allowed inside the polling place",
            "the machine at the school is broken", "can I bring my children", "where do homeless people vote",
            "no hay agua en la fila", "¿puedo llevar a mis hijos a votar?",
            "me ofrecieron dinero por mi voto",
            "help", "support", "the doctor is sick and cannot vote", "who is on the ballot",
            "give me the candidates",
            "can I support a candidate at the polls", "puedo apoyar a un candidato en la casilla",
            "hungry kids in line",
            "Prop 4", "what is proposition 4", "how much does it cost to vote",
            "they are giving out money for votes",
        ])
    func thePollsAreNoCharity(words: String) {
        let turn = Self.turn([words])
        #expect(!Self.page(turn).hasPrefix("give."), "\(words): \(Self.page(turn))")
        #expect(!Self.said(turn).contains("pass on no money"), "\(words)")
    }

    /// V1, both sides of politics alike.
    @Test(
        arguments: [
            "donate to a ballot initiative", "I want to donate to Prop 12", "donate to Measure B",
            "give money to my senator",
            "give $10 to Stacey Abrams", "give $10 to Greg Abbott", "chip in for the republicans",
            "chip in for the democrats",
            "$25 for prop 9", "send some money to the governor", "how can I fund a recall campaign",
            "donate to the GOP",
            "donate to the Greens", "contribute to Trump", "contribute to Biden", "donar a la Proposición 3",
            "quiero darle dinero a mi gobernador", "apoyar económicamente al PRI", "donar a Morena",
            "aportar a Vox",
            "quiero dar $20 a la iniciativa de la boleta", "donar al PAN", "dar dinero al alcalde",
        ])
    func politicsGetNoMoney(words: String) {
        let text = Self.said(Self.turn([words])) + Self.said(Self.turn([words], .spanish))
        #expect(
            text.contains("I pass on no money for parties") && text.contains("No paso dinero a partidos"),
            "\(words)")
    }

    @Test(
        arguments: [
            "donate to Rock the Vote", "donate to the League of Women Voters", "give to Common Cause",
            "contribute to Fair Fight", "donate to Vote.org", "donate to the NRA", "donate to Everytown",
            "donate to AIPAC",
            "donate to the ACLU", "donate to the Heritage Foundation", "donate to the Brennan Center",
            "donate to MoveOn",
            "donate to Club for Growth", "donar a la Liga de Mujeres Votantes", "donar a Voto Latino",
        ])
    func lobbiesAreOnNoList(words: String) {
        let text = Self.said(Self.turn([words])) + Self.said(Self.turn([words], .spanish))
        #expect(text.contains("I list no group that works on voting"), "\(words)")
    }

    @Test func aCampaignAgainstADiseaseIsNoParty() {
        let turn = Self.turn(["donate to a campaign against malaria"])
        #expect(Self.page(turn).hasPrefix("give.") && !Self.said(turn).contains("pass on no money"))
        #expect(
            !Self.said(Self.turn(["donate to a food bank in Harris County"])).contains("pass on no money"))
        #expect(!Self.said(Self.turn(["donar pan"], .spanish)).contains("No paso dinero"))
    }

    /// V15: lives are never counted.
    @Test(
        arguments: [
            ["how many lives will my $5000 save with AMF"],
            ["/give amf", "how much does it cost to save a life"],
            ["/give amf", "how many lives can $3000 save"], ["cheapest way to save a life"],
            ["¿cuántas vidas salvo con $5000?"], ["/give amf", "cuánto cuesta salvar una vida"],
        ])
    func livesAreNotCounted(words: [String]) {
        let turn = Self.turn(words)
        #expect(Self.said(turn).contains("I never count lives"), "\(words): \(Self.said(turn))")
        #expect(Self.page(turn).hasPrefix("give.") && turn.session.giving?.pledges.isEmpty ?? true)
    }

    /// B1, B9: what is less, more or two amounts is asked back, and never promised.
    @Test(
        arguments: [
            "50¢", "half a dollar", "five and a half dollars", "cinco dólares y medio", "medio dólar",
            "75 cents", "$5k",
            "two dollars fifty", "a few dollars", "5 thousand dollars", "1,500 KWD", "half of that", "20%",
            "1,000",
        ])
    func partsAreAskedBack(words: String) {
        let first = Self.turn(["/give amf", "give", words])
        #expect(first.session.giving?.pledges.isEmpty ?? true, "\(words)")
        let later = Self.turn(["/give amf", "give", "$20", words])
        #expect(later.session.giving?.pledges.map(\.amount) == [Money(2_000, .usd)], "\(words)")
        #expect(Self.page(later) == "give.pledge" && later.session.lost == nil, "\(words)")
    }

    @Test(arguments: ["$20", "twenty dollars", "20 US dollars", "veinte dólares", "20 usd", "$20.00"])
    func wholeAmountsArePromised(words: String) {
        let turn = Self.turn(["/give amf", "give", words])
        #expect(turn.session.giving?.pledges.map(\.amount) == [Money(2_000, .usd)])
    }

    /// V13: what is on no list is said to be on none, and nobody else is shown.
    @Test(
        arguments: [
            ["donar a la cruz roja mexicana"], ["give to the British Red Cross"],
            ["give to Partners In Health"],
            ["donate to the Purple Alliance"], ["/give", "purple elephants"], ["/give", "cancer research"],
        ])
    func strangersAreOnNoList(words: [String]) {
        let turn = Self.turn(words)
        #expect(Self.said(turn).contains("is not on my list"), "\(words): \(Self.said(turn))")
        #expect(Self.page(turn) == "give.topics")
    }

    /// On a list everything else is heard as everywhere.
    @Test(arguments: ["my reports", "where do I vote", "help", "results", "español", "report", "settings"])
    func aListKeepsNobody(words: String) {
        #expect(!Self.said(Self.turn(["/give", words])).contains("is not on my list"), "\(words)")
    }

    /// B8: the place of a search is for that search alone.
    @Test func aPlaceIsForOneSearch() {
        let asked = ["/give food near me", "99999", "77002"]
        let turn = Self.turn(asked, zip: nil)
        #expect(
            turn.session.zip == nil && Self.page(turn) == "give.list"
                && Self.said(turn).contains("Houston Food Bank"))
        let canada = Self.turn(["/give food near me", "R3C 1A5"], zip: nil)
        #expect(canada.session.civic?.canada == nil && Self.said(canada).contains("Harvest Manitoba"))
        #expect(Self.page(Self.turn(["/give food near me", "hello"], zip: nil)).hasPrefix("give.list"))
    }

    /// B10
    @Test func followUpsAreHeard() {
        for words in ["my pledges", "cancel my pledge", "show my donations"] {
            #expect(Self.page(Self.turn(["/give amf", "give", words])) == "give.mine", "\(words)")
        }
        for words in ["why should I trust this", "how do you know they are real"] {
            #expect(Self.page(Self.turn(["/give amf", words])) == "give.check", "\(words)")
        }
        #expect(
            Self.said(Self.turn(["/give amf", "what do they do with the money"])).contains("take no share"))
        let told = Self.turn(["I already gave 20 to UNICEF"])
        #expect(Self.page(told) == "give.amount" && Self.said(told).contains("UNICEF"))
    }

    /// V9: what was checked too long ago is a link only, however it is asked for.
    @Test func whatIsOldTakesNoPledge() {
        let old = CharityDirectory(
            OrganisationFile(
                """
                version: 1
                day: 2020-01-01

                id: pond
                name: Pond Clinic
                kind: 501c3
                registration: US 12-3456789
                give: https://pond.example/give
                hosts: pond.example
                en.mission: Runs a clinic by the pond.
                es.mission: Tiene una clínica junto al estanque.
                tags: health
                minimum: USD 1.00
                checked: 2020-01-01 a person
                """
            ).organisations)
        #expect(Self.said(Self.turn(["/give pond"], charities: old)).contains("https://pond.example/give"))
        for words in [["donate $5 to pond clinic"], ["/give pond", "give"], ["/give pond", "$5"]] {
            let turn = Self.turn(words, charities: old)
            #expect(
                turn.session.giving?.pledges.isEmpty ?? true && Self.page(turn) == "give.item", "\(words)")
        }
    }

    /// B12: "stop" below news that somebody follows is about the news; said again it is about everything.
    @Test func stopIsAboutTheNewsFirst() {
        let page = Self.turn(["/give room to read"])
        #expect(!Self.said(page).contains("News"))
        var session = page.session
        session.giving = GivingMemory()
        let followed = OrganisationID("room-to-read").map {
            NewsWish(organisation: $0, since: CivilDate(year: 2026, month: 1, day: 1))
        }
        session.giving?.news = [followed].compactMap(\.self)
        if let id = followed?.organisation {
            session.overlay = Overlay(CharityNewsPage(id: id), since: Moment(milliseconds: 1_795_600_000_000))
        }
        let stopped = Self.step(session, "stop")
        #expect(stopped.session.stoppedAt == nil && stopped.session.giving?.news == nil)
        let again = Self.step(stopped.session, "stop")
        #expect(again.session.stoppedAt != nil, "\(Self.said(again))")
    }

    private static func step(_ session: Session, _ text: String) -> Turn {
        let now = Moment(milliseconds: 1_795_600_030_000)
        let inbound = Inbound(
            key: "\(text) \(session.turn)", room: RoomID(platform: .telegram, id: "1"),
            sender: SenderID(platform: .telegram, id: "1"),
            standing: .voter, at: now, message: MessageID(rawValue: "9\(session.turn)"), languageCode: nil,
            event: .said(text: text))
        return Engine().step(
            session, inbound,
            knowing: Facts(
                now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: Ledger()))
    }

    /// V5: off means no word of it.
    @Test(arguments: [
        "/give", "donate to UNICEF", "my pledges", "puppies", "/help", "donate to the GOP", "settings",
    ])
    func offSaysNothing(words: String) {
        let turn = Self.turn([words], giving: .off)
        let text = Self.said(turn).lowercased()
        #expect(!Self.page(turn).hasPrefix("give."))
        for word in ["charit", "give to", "pledge", "pass on no money"] {
            #expect(!text.contains(word), "\(words)")
        }
        #expect(Self.said(Self.turn(["/help"])).contains("say \"give\""))
    }
}
