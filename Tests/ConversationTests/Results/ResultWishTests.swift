import CivicFacts
import ElectionResults
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Words about past results, and words that only look so.
@Suite struct ResultWishTests {
    /// The first line of what is said to a voter at home.
    private func answer(_ words: String, zip: String? = nil, _ language: Language = .english) -> String {
        var session = Session()
        session.isGreeted = true
        session.isOnboarded = true
        session.language = language
        session.zip = zip.flatMap { ZIP($0) }
        let now = CivilDate(year: 2026, month: 11, day: 25).noon
        let inbound = Inbound(
            key: "1", room: RoomID(platform: .telegram, id: "1"),
            sender: SenderID(platform: .telegram, id: "1"), standing: .voter, at: now,
            message: MessageID(rawValue: "1"), event: .said(text: words))
        let facts = Facts(
            now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: Ledger())
        let turn = Engine().step(session, inbound, knowing: facts)
        guard case .say(let message, _)? = turn.deliveries.first?.order else { return "" }
        return String(message.text.prefix { $0 != "\n" })
    }

    @Test(arguments: [
        ("who won mayor 2014", "2014, mayor of Winnipeg: Brian Bowman won with 47.5%."),
        ("2014 mayor who won", "2014, mayor of Winnipeg: Brian Bowman won with 47.5%."),
        ("WHO WON THE MAYOR'S RACE IN 2014??", "2014, mayor of Winnipeg: Brian Bowman won with 47.5%."),
        ("who was elected mayor in 2006", "2006, mayor of Winnipeg: Sam Katz won with 61.6%."),
        ("winner of the 1977 mayoral election", "1977, mayor of Winnipeg: Robert Steen won with 47.5%."),
        ("who won the mayor", "2014, mayor of Winnipeg: Brian Bowman won with 47.5%."),
        ("mayer 1977 resutls", "1977, mayor of Winnipeg: Robert Steen won with 47.5%."),
        (
            "how close was the 1977 mayor election",
            "1977, mayor of Winnipeg: the margin was 1,819 votes, 1.2 points."
        ),
        (
            "by how much did katz win in 2010",
            "2010, mayor of Winnipeg: the margin was 25,395 votes, 12.0 points."
        ),
        (
            "who came second for mayor 1977",
            "1977, mayor of Winnipeg: Bill Norrie came second with 67,999 votes, 46.2%."
        ),
        (
            "runner up mayor 2010",
            "2010, mayor of Winnipeg: Judy Wasylycia-Leis came second with 90,913 votes, 42.8%."
        ),
        ("how many ran for mayor in 2010", "2010, mayor of Winnipeg: 4 people ran."),
        ("turnout mayor 2010", "2010, mayor of Winnipeg: turnout was 46.1%."),
        (
            "what was the voter turnout in the 2014 mayor race",
            "2014, mayor of Winnipeg: turnout was 50.1%."
        ),
        ("turnout mayor 1977", "1977, mayor of Winnipeg: turnout is not known."),
        ("results for Point Douglas", "2014, city council, Point Douglas: Mike Pagtakhan won with 46.1%."),
        ("point douglas 2010 results", "2010, city council, Point Douglas: Mike Pagtakhan won with 76.2%."),
        ("how close was mynarski", "2014, city council, Mynarski: the margin was 3,867 votes, 37.9 points."),
        ("georgia president 2016", "2016, President in Georgia: Donald J. Trump got the most votes, 50.8%."),
        (
            "who won texas in 2012 for president",
            "2012, President in Texas: Mitt Romney got the most votes, 57.2%."
        ),
        ("senate georgia 2014", "2014, U.S. Senate, Georgia: David A. Perdue got the most votes, 52.9%."),
    ]) func wordsFindTheContest(words: String, line: String) { #expect(answer(words) == line) }

    @Test(arguments: [
        ("quién ganó la alcaldía en 2014", "2014, alcaldía de Winnipeg: ganó Brian Bowman con 47.5%."),
        ("resultados de la alcaldía", "2014, alcaldía de Winnipeg: ganó Brian Bowman con 47.5%."),
        ("ganador alcaldia 1977", "1977, alcaldía de Winnipeg: ganó Robert Steen con 47.5%."),
        (
            "por cuánto ganó la alcaldía en 1977",
            "1977, alcaldía de Winnipeg: la diferencia fue de 1,819 votos, 1.2 puntos."
        ),
        ("participación alcaldía 2010", "2010, alcaldía de Winnipeg: la participación fue de 46.1%."),
        ("resultados de Transcona", "2014, concejo municipal, Transcona: ganó Russ Wyatt con 61.8%."),
        ("presidencia 2016 georgia", "2016, presidencia en Georgia: Donald J. Trump sacó más votos, 50.8%."),
    ]) func spanishWordsFindIt(words: String, line: String) { #expect(answer(words, .spanish) == line) }

    @Test(arguments: [
        ("who won senate 2014", "2014, U.S. Senate, Georgia: David A. Perdue got the most votes, 52.9%."),
        ("who won for president", "2024, President in Georgia: Donald J. Trump got the most votes, 50.7%."),
        (
            "who won fulton county",
            "2024, President in Fulton County, Georgia: Kamala D. Harris got the most votes, 71.9%."
        ),
        (
            "who won senate 2022",
            "U.S. Senate, Georgia, 2022: I do not hold the results."
        ),
        ("president 2020 results", "President, Georgia, 2020: I do not hold the results."),
    ]) func theZIPCodeTellsTheState(words: String, line: String) {
        #expect(answer(words, zip: "30310").hasPrefix(line))
    }

    /// These go where they went before.
    @Test(arguments: [
        "who won the super bowl", "results of my blood test", "sat scores", "did we win the game",
        "who is running for mayor", "when is the election", "HR 2014", "S. 2014", "senate bill 2014",
        "my test results", "who won the lottery", "exam results 2014", "where do I vote in 2014",
        "Two men won't leave the polling place", "The line is very long and nothing moves here",
        "they told us the results were already decided", "turnout", "close", "candidates for mayor",
        "partido de futbol resultados", "resultados de mi examen", "bills about the house", "who is my mayor",
    ]) func otherWordsAreNotTaken(words: String) {
        #expect(!answer(words).contains("won with") && !answer(words).hasPrefix("I find no results"))
        #expect(
            ResultWish(Plain(words)).map { $0.names.isEmpty && $0.office == nil } ?? true
                || !answer(words).hasPrefix("20"))
    }

    /// Bad input: one sentence, the nearest real choices, never another's result.
    @Test(arguments: [
        "results for 0", "results for Atlantis", "results \(String(repeating: "x", count: 10_000))",
    ])
    func nothingIsNeverAnotherResult(words: String) {
        let told = answer(words)
        #expect(!told.contains("won") && !told.contains("most votes"), "\(told.prefix(80))")
    }

    @Test func runningCountsAreNotGiven() {
        for words in ["who is winning", "who's ahead in georgia?", "live results", "quien va ganando"] {
            #expect(
                answer(words).contains(words.hasPrefix("quien") ? "running" : "running counts"), "\(words)")
        }
        #expect(answer("was the 2020 election stolen?").hasPrefix("I take no side"))
    }
}
