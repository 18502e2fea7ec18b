import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal

/// Dates as a month, and as a file for other people's calendars.
@Suite struct CalendarTests {
    // MARK: Months

    @Test(arguments: [("2026-12", 1, "2027-01"), ("2026-12", -12, "2025-12"), ("2027-01", -1, "2026-12")])
    func monthsFollowEachOther(from: String, count: Int, to: String) throws {
        #expect(try #require(CivilMonth(from)).adding(count).description == to)
    }

    @Test(arguments: [("2026-02", 28), ("2028-02", 29), ("2026-11", 30), ("2026-12", 31)])
    func monthsHaveTheirLength(month: String, days: Int) throws {
        #expect(try #require(CivilMonth(month)).length == days)
    }

    @Test(arguments: ["", "2026", "2026-13", "2026-00", "1926-01", "2026-1", "2026-12-01", "20x6-12"])
    func whatIsNoMonthIsNothing(text: String) { #expect(CivilMonth(text) == nil) }

    @Test func aMonthFitsAPhone() throws {
        let words = Language.english.tongue.calendar
        for count in 0..<48 {
            let month = try #require(CivilMonth("2026-01")).adding(count)
            let grid = MonthGrid(month: month, marked: [1, 15, 28], words: words).lines
            #expect(grid.allSatisfy { $0.count <= 28 && $0.last != " " })
            #expect(grid.count <= 8)
            #expect(grid.joined().filter { $0 == "[" }.count == 3)
        }
    }

    @Test func aDayStandsUnderItsWeekday() throws {
        let month = try #require(CivilMonth("2028-11"))
        let grid = MonthGrid(month: month, marked: [7], words: Language.english.tongue.calendar).lines
        let week = try #require(grid.first { $0.contains("[ 7]") })
        let column = try #require(grid[1].firstRange(of: "Tu")).lowerBound
        #expect(week[..<(try #require(week.firstIndex(of: "7")))].count == grid[1][..<column].count + 1)
    }

    // MARK: Files

    private func file(_ title: String, _ details: [String] = []) throws -> CalendarFile {
        let day = try #require(CivilDate("2026-12-08"))
        return CalendarFile(
            name: "Dates",
            entries: [
                CalendarFile.Entry(
                    id: "google:9001", day: day, title: title, details: details,
                    page: "https://sample.example/a,b;c", asOf: day.midnight)
            ], now: day.midnight + .hours(26))
    }

    @Test func linesEndAndFoldAsTheStandardWants() throws {
        let text = try file(String(repeating: "año de elección ", count: 20)).text
        #expect(!text.replacing("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
        for line in text.components(separatedBy: "\r\n") { #expect(line.utf8.count <= 75) }
        let unfolded = text.replacingOccurrences(of: "\r\n ", with: "")
        #expect(unfolded.contains(String(repeating: "año de elección ", count: 20)))
    }

    @Test func marksThatMeanSomethingAreEscaped() throws {
        let text = try file("A, B; C\\D", ["one", "two\u{7}\r"]).text
        #expect(text.contains("SUMMARY:A\\, B\\; C\\\\D\r\n"))
        #expect(text.contains("DESCRIPTION:one\\ntwo\r\n"))
        #expect(text.contains("URL:https://sample.example/a,b;c\r\n"))
    }

    @Test func aDayIsAWholeDayAndKeepsItsName() throws {
        let text = try file("Sample").text
        #expect(text.contains("DTSTART;VALUE=DATE:20261208\r\nDTEND;VALUE=DATE:20261209\r\n"))
        #expect(text.contains("UID:google-9001@dates.turnout\r\n"))
        #expect(text.contains("DTSTAMP:20261209T020000Z\r\n"))
    }

    // MARK: Pages

    /// The longest words of any state's deadlines still fit into a message, in both languages.
    @Test(arguments: Language.allCases) func everyStatesDatesFitAMessage(language: Language) throws {
        let day = try #require(CivilDate("2026-11-21"))
        for number in stride(from: 501, through: 99_950, by: 50) {
            let digits = String(repeating: "0", count: 5 - "\(number)".count) + "\(number)"
            guard let zip = ZIP(digits), Region(zip) != nil else { continue }
            var session = Session()
            session.zip = zip
            session.language = language
            let facts = Facts(
                now: day.midnight + .hours(18), account: AccountID(rawValue: 1), subject: nil, rules: Rules(),
                records: Ledger())
            let prompt = View(session: session, facts: facts).prompt(for: CalendarPage())
            #expect(prompt.text.count <= 1_200, "\(digits)")
            #expect(prompt.choices.count <= 8)
        }
    }

    @Test func monthsAreReadInBothLanguages() throws {
        let today = try #require(CivilDate("2026-11-21"))
        let read = { CalendarDialog.month($0, today: today)?.description }
        #expect(read("diciembre") == "2026-12")
        #expect(read("November") == "2026-11")
        #expect(read("2027-03") == "2027-03")
        #expect(read("soon") == nil)
        #expect(read("") == nil)
    }
}
