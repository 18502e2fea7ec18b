import CivicFacts
import ElectionResults
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// What stands below and beside an answer about results: choices, drawings, and what is shared.
@Suite struct ResultChoiceTests {
    private static let mayor = "2014, mayor of Winnipeg: "

    /// Q37: real choices stand below what was not found, and never another's buttons.
    @Test(arguments: ["/results Atlantis", "/results 0", "/results -1", "results for Atlantis"])
    func whatIsNotFoundHasRealChoices(words: String) throws {
        let past = try #require(PastResults.archive(for: Rules()))
        let open = ResultPage(id: try #require(past.contests(in: .winnipeg, office: .mayor).last).id)
        for page in [nil, open] {
            let heard = Heard.to(words, after: page)
            #expect(heard.first.hasPrefix("I find no results for"), "\(heard.first)")
            #expect(heard.buttons.starts(with: ["Winnipeg", "United States"]), "\(heard.buttons)")
        }
        if words.hasSuffix("Atlantis") { #expect(Heard.to(words).first.contains("Atlantis")) }
    }

    /// Three names that there are, by the year that was asked for.
    @Test func threeNearestNamesAreOffered() {
        let heard = Heard.to("results for bowmn")
        #expect(heard.first == "I find no results for bowmn. The nearest names:")
        #expect(
            heard.buttons.contains { $0.contains("Bowman") }, "\(heard.buttons)")
        #expect(Heard.to("who won pont douglas 2010").first.hasPrefix("I find no results for pont douglas"))
    }

    /// A message full of one question is one question.
    @Test func aFullMessageIsOneQuestion() {
        let words = String(repeating: "results for bowman 2014 ", count: 420)
        #expect(Heard.to(words).first == "2014, mayor of Winnipeg: Brian Bowman won with 47.5%.")
        let long = Heard.to("results for bowman \(String(repeating: "x", count: 10_000))")
        #expect(long.first.hasPrefix("I find no results for bowman") && long.first.count < 200)
    }

    /// Each area is called by its own name.
    @Test func everyAreaIsReachedByItsName() throws {
        let past = try #require(PastResults.archive(for: Rules()))
        for area in Set(past.contests(in: .winnipeg).map(\.area)) where area.kind != .city {
            let first = Heard.to("results for \(area.name)").first
            #expect(first.contains(area.name) || first == "Which one?", "\(area.name): \(first)")
        }
        let counties = Set(past.contests(in: .state("GA")).map(\.area)).filter { $0.kind == .county }
        for area in counties.sorted(by: { $0.code < $1.code }).prefix(40) {
            let first = Heard.to("president 2024 in \(area.name) county", zip: "30310").first
            #expect(first.contains("\(area.name) County"), "\(area.name): \(first)")
        }
    }

    /// On an open result the drawing changes, and the result stays.
    @Test(arguments: ["as a pie", "bars please", "show me a pie", "as bars", "draw it as a pie"])
    func aDrawingIsOfTheOpenResult(words: String) throws {
        let past = try #require(PastResults.archive(for: Rules()))
        let open = try #require(past.contests(in: .winnipeg, office: .mayor, year: 2014).first)
        #expect(Heard.to(words, after: ResultPage(id: open.id)).first.hasPrefix(Self.mayor), "\(words)")
    }

    @Test(arguments: [
        ("pie mayor 2014", Picture.Kind.pie), ("draw mayor 2014 as pie", .pie), ("mayor 2014 bars", .bars),
        ("pastel alcaldía 2014", .pie),
    ]) func aDrawingIsAskedForWithTheResult(words: String, kind: Picture.Kind) {
        #expect(ResultWish(Plain(words))?.drawn == kind, "\(words)")
        #expect(ResultWish(Plain(words))?.names == "", "\(words)")
    }

    /// Q53: words that stand alone speak of no button.
    @Test func whatIsSharedSpeaksOfNoButton() throws {
        let past = try #require(PastResults.archive(for: Rules()))
        let view = View(
            session: Session(),
            facts: Facts(
                now: CivilDate(year: 2026, month: 11, day: 25).noon, account: AccountID(rawValue: 1),
                subject: nil, rules: Rules(), records: Ledger()))
        let long = try #require(
            past.contests(in: .winnipeg).compactMap { past.contest($0.id) }.first { $0.standings.count > 9 })
        let shared = ContestLines(view: view, contest: long)
            .all(answering: .winner, atMost: 8, isAlone: true).joined(separator: "\n")
        #expect(
            shared.contains("And \(long.standings.count - 8) more.") && !shared.lowercased().contains("tap"))
    }

    /// Q22: the one door to drawings is shut where votes of two rounds stand together.
    @Test(arguments: ["b6iv7pykfe", "stmggwuz2e", "3agkte34f6"])
    func mixedRoundsAreNotDrawn(id: String) {
        #expect(throws: Sketch.Incomparable.self) { _ = try Sketch(contest: id, in: .english) }
    }

    /// Q24: that it was never certified is in the words and in the picture.
    @Test func aCountThatWasNeverCertifiedSaysSo() throws {
        let past = try #require(PastResults.archive(for: Rules()))
        let nc = past.contests(in: .state("NC"), office: .house, year: 2018)
        let ninth = try #require(nc.first { $0.area.code == "9" }.flatMap { past.contest($0.id) })
        let lines = ContestLines(view: Speaker(language: .english), contest: ninth)
        #expect(lines.all(answering: .winner)[1].contains("Never certified"))
        #expect(lines.sketch(as: .bars)?.status.contains("Never certified") == true)
        #expect(nc.count(where: \.wasNeverCertified) == 1)
    }
}
