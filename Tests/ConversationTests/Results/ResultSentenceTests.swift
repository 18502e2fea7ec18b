import CivicFacts
import ElectionResults
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Sentences as people type them, with the first line of what they hear: Q35 to Q38.
@Suite struct ResultSentenceTests {
    private static let mayor = "2014, mayor of Winnipeg: "

    /// An ordinary word is nobody's name, and a year is never let go.
    @Test(
        arguments: [
            ("who really won georgia 2020", "30310", "Georgia, 2020: I do not hold the results."),
            ("who actually won michigan 2020", nil, "Michigan, 2020: I do not hold the results."),
            ("was 2016 fair", nil, "I take no side on that."),
            ("was the 2018 election fair?", "30310", "I take no side on that."),
            ("who won since 2000", "30310", "Past results, Georgia."),
            ("mayors since 1990", nil, "Mayor, Winnipeg:"),
            ("results table 2014", nil, "Past results. Of which place?"),
            ("results page", nil, "Past results. Of which place?"),
            ("results of the count 2014", nil, "Past results. Of which place?"),
            ("who won big 2016", "30310", "Results 2016, Georgia:"),
            ("who won more votes 2016", nil, "Past results. Of which place?"),
            ("results by area", "30310", "Past results, Georgia."),
            ("results near me", "30310", "Past results, Georgia."),
            ("results near me", nil, "Past results. Of which place?"),
            ("full results 2014 please", nil, "Past results. Of which place?"),
            (
                "who won the 2018 question", nil,
                "Ballot questions, Winnipeg, 2018: I do not hold the results."
            ),
            ("who got the least votes mayor 2014", nil, "2014, mayor of Winnipeg: Michel Fillion came last"),
            ("katz 1989", nil, "Sam Katz, 1989: I do not hold the results."),
            ("results for bowman 2010", nil, "Brian Bowman, 2010: I do not hold the results."),
        ] as [(String, String?, String)]) func nothingIsAnothersResult(
            words: String, zip: String?, line: String
        )
    {
        #expect(
            Heard.to(words, zip: zip).first.hasPrefix(line), "\(words): \(Heard.to(words, zip: zip).first)")
    }

    @Test(arguments: [
        ("quién ganó de verdad georgia 2020", "Georgia, 2020: no tengo los resultados."),
        ("quién realmente ganó georgia 2020", "Georgia, 2020: no tengo los resultados."),
        ("¿fueron limpias las elecciones de 2016?", "En eso no tomo partido."),
        ("tabla de resultados 2014", "Resultados anteriores. ¿De qué lugar?"),
        (
            "resultados parciales seine river 2014",
            "2014, junta escolar, Seine River, distrito 1: parcial, no todo el distrito."
        ),
        (
            "quién ganó el distrito point douglas 2014",
            "2014, concejo municipal, Point Douglas: ganó Mike Pagtakhan con 46.1%."
        ),
        (
            "quién quedó tercero alcaldía 2014",
            "2014, alcaldía de Winnipeg: Robert-Falcon Ouellette quedó en tercer lugar con 36,823 votos, 15.7%."
        ),
        ("cuántos se presentaron alcaldía 2014", "2014, alcaldía de Winnipeg: se postularon 7 personas."),
        (
            "diferencia alcaldía 2010",
            "2010, alcaldía de Winnipeg: la diferencia fue de 25,395 votos, 12.0 puntos."
        ),
        ("elecciones parciales winnipeg", "Elecciones parciales, Winnipeg:"),
        (
            "cuántos votos sacó katz en 2010",
            "2010, alcaldía de Winnipeg: Sam Katz sacó 116,308 votos, 54.8%."
        ),
        ("¿quién va a ganar la alcaldía 2026?", "No doy conteos en curso ni pronósticos."),
        ("resultados Atlántida", "No encuentro resultados de Atlántida."),
    ]) func spanishIsHeard(words: String, line: String) {
        let first = Heard.to(words, .spanish).first
        #expect(first.hasPrefix(line), "\(words): \(first)")
    }

    /// What is no matter of results at all stays with others.
    @Test(
        arguments: [
            ("who won best picture 2014", nil), ("who won the debate 2016", "30310"),
            ("house prices 2016", "30310"),
            ("senate hearing 2014 results", "30310"), ("who won the world series 2016", "30310"),
            ("precios de casa 2016", nil),
        ] as [(String, String?)]) func otherMattersAreLeft(words: String, zip: String?)
    {
        let first = Heard.to(words, zip: zip).first
        #expect(!first.contains("U.S. House") && !first.contains("won with"), "\(words): \(first)")
        #expect(!first.contains("I find no results") && !first.contains("do not hold"), "\(words): \(first)")
    }

    /// What is held is never called missing.
    @Test(
        arguments: [
            (
                "point douglas district 2014 results", nil,
                "2014, city council, Point Douglas: Mike Pagtakhan won with 46.1%."
            ),
            (
                "winner of old kildonan in 2006", nil,
                "2006, city council, Old Kildonan: Mike O'Shaugnhessy won"
            ),
            ("results old kildonan", nil, "2014, city council, Old Kildonan: Devi Sharma won"),
            (
                "winnipeg school division ward 1 2010", nil,
                "2010, school trustees, Winnipeg School Division, ward 1 (of three):"
            ),
            ("president 2024 in Cobb county", "30310", "2024, President in Cobb County, Georgia:"),
            ("president 2024 in Bibb county", "30310", "2024, President in Bibb County, Georgia:"),
            ("president 2024 in Lee county", "30310", "2024, President in Lee County, Georgia:"),
            ("who won Clay county president 2024", "30310", "2024, President in Clay County, Georgia:"),
            ("new york house 14 2018", nil, "2018, U.S. House, New York, district 14:"),
            ("louisiana house 5 2014", nil, "2014, U.S. House, Louisiana, district 5:"),
            ("results texas 23 2006", nil, "2006, U.S. House, Texas, district 23,"),
            ("nc-9 2018", nil, "2018, U.S. House, North Carolina, district 9: Mark Harris led with"),
            ("ga-6 2016 results", nil, "2016, U.S. House, Georgia, district 6:"),
            ("PA 12 2016", nil, "2016, U.S. House, Pennsylvania, district 12:"),
            ("who actually won michigan president 2016", nil, "2016, President in Michigan:"),
            ("who officially won ohio president 2012", nil, "2012, President in Ohio:"),
            ("who finally won michigan", nil, "Results 2018, Michigan:"),
            ("results october 27 2010 mayor", nil, "2010, mayor of Winnipeg: Sam Katz won"),
            ("/results 2014-10-22", nil, "Past results. Of which place?"),
            ("/results october 22 2014", nil, "Past results. Of which place?"),
            ("/results winnipeg 2014-10-22", nil, "Results 2014, Winnipeg:"),
            ("/results <b>mayor</b> 2014", nil, "2014, mayor of Winnipeg: Brian Bowman won with 47.5%."),
            ("partial results seine river 2014", nil, "2014, school trustees, Seine River, ward 1: partial"),
        ] as [(String, String?, String)]) func whatIsHeldIsFound(words: String, zip: String?, line: String)
    {
        let first = Heard.to(words, zip: zip).first
        #expect(first.hasPrefix(line), "\(words): \(first)")
    }

    /// The first line answers what was asked.
    @Test(
        arguments: [
            ("senate 2018", "90210", "2018, U.S. Senate, California:"),
            (
                "senate 2014", "30310",
                "2014, U.S. Senate, Georgia: David A. Perdue got the most votes, 52.9%."
            ),
            ("senate bill 2014", "30310", "One moment. I am looking that up."),
            (
                "who placed third mayor 2014", nil,
                mayor + "Robert-Falcon Ouellette came third with 36,823 votes, 15.7%."
            ),
            (
                "who came third mayor 2014", nil,
                mayor + "Robert-Falcon Ouellette came third with 36,823 votes, 15.7%."
            ),
            ("who came last mayor 2014", nil, mayor + "Michel Fillion came last with 898 votes, 0.4%."),
            (
                "2nd place mayor 2014", nil,
                mayor + "Judy Wasylycia-Leis came second with 58,440 votes, 24.9%."
            ),
            ("who came third mayor 1980", nil, "1980, mayor of Winnipeg:"),
            (
                "how many votes did Katz get in 2010", nil,
                "2010, mayor of Winnipeg: Sam Katz got 116,308 votes, 54.8%."
            ),
            ("what percent did bowman get 2014", nil, mayor + "Brian Bowman got 111,504 votes, 47.5%."),
            (
                "how many votes did trump get in texas 2016", nil,
                "2016, President in Texas: Donald J. Trump got 4,685,047 votes, 52.2%."
            ),
            ("how many votes were cast for mayor 2014", nil, mayor + "234,546 votes were counted."),
            ("turnout in Winnipeg 2010", nil, "2010, mayor of Winnipeg: turnout was 46.1%."),
            ("number of candidates mayor 1989", nil, "1989, mayor of Winnipeg: "),
            ("winnipeg by-elections", nil, "By-elections, Winnipeg:"),
            ("who was acclaimed 2010", nil, "Nobody stood against these:"),
            (
                "who won without a vote in 1998", nil,
                "Winnipeg, 1998: in what I hold nobody won without a vote."
            ),
            ("who ran unopposed for house georgia 2016", nil, "Nobody stood against these:"),
            ("primary 2026", "19104", "Primaries 2026, Pennsylvania:"),
            ("pa primary 2026", nil, "Primaries 2026, Pennsylvania:"),
            ("Brian Bowman", nil, "Brian Bowman, Winnipeg:"), ("sam katz", nil, "Sam Katz, Winnipeg:"),
            ("Ross Eadie", nil, "Ross Eadie, Winnipeg:"),
            (
                "results trump 2016", "30310",
                "2016, President in Georgia: Donald J. Trump got the most votes, 50.8%."
            ),
            ("who won the white house 2016 ohio", nil, "2016, President in Ohio:"),
        ] as [(String, String?, String)]) func theFirstLineAnswers(words: String, zip: String?, line: String)
    {
        let first = Heard.to(words, zip: zip).first
        #expect(first.hasPrefix(line), "\(words): \(first)")
    }

    /// The office that counts is the City's for the mayor, the state's for a state, and nobody's for another city.
    @Test(
        arguments: [
            ("forecast for mayor", nil, "data.winnipeg.ca"),
            ("who will win mayor 2026", nil, "data.winnipeg.ca"),
            ("did they steal the 2010 mayor election", nil, "data.winnipeg.ca"),
            ("projected winner georgia 2026", nil, "sos.ga.gov"),
            ("who is winning", "30310", "sos.ga.gov"), ("who is winning", nil, "vote.gov"),
            ("results atlanta mayor 2021", "30310", "sos.ga.gov"),
            ("results toronto mayor 2014", nil, "vote.gov"), ("results chicago mayor 2019", nil, "vote.gov"),
        ] as [(String, String?, String)]) func theLinkIsOfWhoCounts(words: String, zip: String?, host: String)
    {
        let text = Heard.to(words, zip: zip).text
        #expect(text.contains(host), "\(words): \(text)")
    }
}
