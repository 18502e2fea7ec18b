import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// A third language is understood by adding one file of words; the learned weights know concepts, not words.
@Suite struct ThirdLanguageTests {
    static let understanding: Understanding = {
        let file = TranscriptTests.root.appending(path: "Tests/Phrases/french.words")
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return Understanding(
            lexicons: [.english, .spanish, Lexicon(source)], kinds: Features.wishes.mapValues(\.kind))
    }()

    @Test func languageIsTold() {
        #expect(Self.understanding("quand est la prochaine élection dans mon quartier").language.code == "fr")
        #expect(Self.understanding("where do I vote tomorrow").language.code == "en")
        #expect(Self.understanding("dónde voto mañana").language.code == "es")
    }

    @Test func safetyComesWithTheFile() {
        #expect(Self.understanding("il y a un homme avec un couteau").safety == .emergency)
        #expect(Self.understanding("je veux mourir").safety == .crisis)
        #expect(Self.understanding("mort de rire").safety == nil)
        #expect(Self.understanding("ils ne me laissent pas voter").safety == .cannotVote)
    }
}

/// A whole conversation in a language that exists in this test alone: its texts, its calendar and a few words.
@Suite struct ThirdLanguageConversationTests {
    /// Somebody whose platform names the third language; the session becomes JSON and back before each step.
    private struct Talk {
        var session = Session()
        var ledger = Ledger()
        var said: [String] = []
        private var count: Int64 = 0

        mutating func says(_ event: Event) throws {
            count += 1
            let now = Moment(milliseconds: 1_793_722_320_000) + .minutes(count)
            let inbound = Inbound(
                key: "\(count)", room: RoomID(platform: .telegram, id: "1"),
                sender: SenderID(platform: .telegram, id: "1"), standing: .voter, at: now,
                message: MessageID(rawValue: "\(count)"), languageCode: "xq-QX",
                event: event)
            let stored = try JSONEncoder().encode(session)
            let turn = Engine().step(
                try JSONDecoder().decode(Session.self, from: stored), inbound,
                knowing: Facts(
                    now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: ledger))
            session = turn.session
            for change in turn.changes { ledger.apply(change, by: AccountID(rawValue: 1)) }
            for delivery in turn.deliveries {
                guard case .say(let message, _) = delivery.order else { continue }
                said.append(message.text)
                said += message.rows.flatMap { $0.map(\.label) }
            }
        }

        /// Says these English words in the third language.
        mutating func says(_ english: String) throws {
            try says(.said(text: PseudoLanguage.translated(english)))
        }
    }

    private static func played() throws -> Talk {
        var talk = Talk()
        try talk.says(.commanded(name: "start", rest: ""))
        try talk.says("30310")
        try talk.says(Catalogue(.english).text(CommonLabels.startReport))
        try talk.says("The line at the gym is very long")
        try talk.says("pass")
        try talk.says("the gym")
        try talk.says(Catalogue(.english).text(ReportLabels.now))
        try talk.says(Catalogue(.english).text(ReportLabels.send))
        try talk.says("how do I register to vote")
        try talk.says("fire")
        return talk
    }

    /// What is written alike in all languages: names of places and sources, numbers to call, a quoted office.
    private static let names = [
        "Atlanta", "Georgia", "vote.gov", "888-API-VOTE", "English", "Español", "29 days before Election Day",
        "Must be postmarked",
    ]

    @Test func everySentenceIsInTheThirdLanguage() throws {
        let talk = try PseudoLanguage.spoken(Self.played)
        #expect(talk.said.count > 30)
        for text in talk.said {
            var rest = text.replacing(/https?:\/\/[^ )]+/, with: "")
            for name in Self.names { rest = rest.replacing(name, with: "") }
            #expect(!rest.contains { $0.isASCII && $0.isLetter }, "\(text)")
        }
    }

    @Test func conversationIsPlayedToItsEnd() throws {
        let talk = try PseudoLanguage.spoken(Self.played)
        let report = try #require(talk.ledger.reports.values.first)
        #expect(report.language == PseudoLanguage.language)
        #expect(report.text == PseudoLanguage.translated("The line at the gym is very long"))
        #expect(talk.session.page is RegistrationPage)
        let fire = PseudoLanguage.translated(Catalogue(.english).text(DangerWords.emergency))
        #expect(talk.said.contains { $0.contains(fire) })
        let stored = String(decoding: try JSONEncoder().encode(talk.session), as: UTF8.self)
        #expect(stored.contains("\"language\":\"xq\""))
    }

    @Test func outsideTheTestNobodySpeaksIt() {
        #expect(Language.allCases == [.english, .spanish])
        #expect(Language(rawValue: "xq") == nil)
    }

    @Test(arguments: ["Español", "spanish", "ESPANOL"]) func languagesAreKnownByName(name: String) {
        #expect(Language(named: Plain(name)) == .spanish)
    }
}
