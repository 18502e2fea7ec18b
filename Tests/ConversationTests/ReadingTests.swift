import CivicFacts
import Testing

@testable import Conversation
@testable import Understanding

/// What the parsers read out of people's words.
@Suite struct ReadingTests {
    @Test(arguments: ["8", "yesterday", "25:00", "8:75", "13 pm and more 99:99", "room 12"])
    func otherNumbersAreNoHours(text: String) {
        let reading = TimeReading(text)
        #expect(reading == nil || text.hasPrefix("13 pm"))
    }

    @Test func steeringCharactersGoAndWordsStay() {
        let text = "a\u{1B}[31mb\u{202E}c\u{0}d\r\ne 👨‍👩‍👧 العربية ñ"
        #expect(Hygiene.cleaned(text) == "a[31mbcd\ne 👨‍👩‍👧 العربية ñ")
    }

    /// What is passed over without a closer look is passed over rightly, at each border of what may be.
    @Test func numbersThatAreNoCodesAreTold() {
        let none = [
            "booth 12 of 40", "it is my number 1807 on page 12", "4 of us", "gate 4B and gate 5 C is shut",
        ]
        for text in none { #expect(ZIPReading(text) == .none, "\(text)") }
        #expect(ZIPReading("my code is H2X 1Y4 here") == .canadian("H2X"))
        #expect(ZIPReading("my code is H2X-1Y4 here") == .canadian("H2X"))
        #expect(ZIPReading("H2 X1Y4, I think") == .canadian("H2X"))
        #expect(ZIPReading("EC1A 2BB") == .foreign)
        #expect(ZIPReading("live near 98101-2034 now") == .zip(ZIP("98101")!))
        #expect(ZIPReading("９８１０１") == .zip(ZIP("98101")!))
        #expect(Masking.masked("call 2065550147, or 12").found)
        #expect(!Masking.masked("20655501 and 12 @home").found)
        #expect(Masking.masked("to a@b.org").text == "to •••")
        #expect(Hygiene.cleaned("x\u{85}y\u{2028}z\u{FEFF}\u{7F}") == "x\ny\nz")
    }

    @Test func plainWordsAreFoundByBytes() {
        #expect(Plain("").words.isEmpty && Plain(" ?! ").words.isEmpty)
        #expect(Plain("  Él   VIO 3 filas ").words == ["el", "vio", "3", "filas"])
        #expect(Plain("投票 站").words == ["投票", "站"])
        #expect("la noche".holds("a n") && "noche".holds("noche") && "noche".holds(""))
        #expect(!"noche".holds("noches") && !"".holds("n") && !"noce".holds("och"))
        #expect(Plain("please go back ok").curt == Plain("go back") && Plain("ok ok").curt == Plain("ok ok"))
    }

    @Test func oneSlipIsOneSlip() {
        #expect(Slip.isOne(between: "photos", and: "phots"))
        #expect(Slip.isOne(between: "send", and: "sned"))
        #expect(Slip.isOne(between: "send", and: "sendd"))
        #expect(!Slip.isOne(between: "send", and: "send"))
        #expect(!Slip.isOne(between: "send", and: "seed it"))
    }

    @Test func localTimeKnowsSummerAndWinter() throws {
        let phoenix = try #require(Zone(named: "America/Phoenix"))
        let newYork = try #require(Zone(named: "America/New_York"))
        let noon = Moment(milliseconds: 1_793_725_200_000)  // 2026-11-03 17:00 UTC
        #expect(LocalTime(noon, in: phoenix).hour == 10)
        #expect(LocalTime(noon, in: newYork).hour == 12)
        #expect(LocalTime(noon, in: newYork).weekday == 2)
        #expect(newYork.abbreviation(at: noon) == "EST")
        let day = CivilDate(year: 2024, month: 2, day: 29)
        #expect(CivilDate(days: day.days) == day)
        let start = Moment(day: day, hour: 6, minute: 30, in: newYork)
        #expect(LocalTime(start, in: newYork).minute == 30)
    }

    @Test func everyStateHasAZoneThatTheMachineKnows() {
        for prefix in 5..<1000 {
            let digits = String(prefix + 1000).dropFirst() + "01"
            guard let zip = ZIP(String(digits)), Region(zip) != nil else { continue }
            #expect(Zone(of: zip).abbreviation(at: Moment(milliseconds: 0)) != "UTC")
        }
    }

    @Test func anHourToldByOtherClocksStaysThatHour() {
        let eastern = Zone(of: nil)
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let told = ToldTime.hour(at: Moment(day: day, hour: 8, minute: 0, in: eastern))
        let here = ToldTime.hour(at: Moment(day: day, hour: 8, minute: 0, in: ReadingTable.phoenix))
        #expect(told.moved(from: eastern, to: ReadingTable.phoenix, before: ReadingTable.now) == here)
        let seven = Moment(day: day, hour: 7, minute: 0, in: ReadingTable.phoenix)
        #expect(told.moved(from: eastern, to: ReadingTable.phoenix, before: seven) == told)
    }

    @Test func aNewReportBeginsWithWhatStandsBehindTheWish() {
        let told = WishReading.toldAnew(in: "new report: machine down at hall 2")
        #expect(told == "machine down at hall 2")
        #expect(WishReading.toldAnew(in: "report it") == nil)
        #expect(Intent(Plain("i wanna report it")) == .startReport)
    }

    @Test func partsArePutRight() {
        let now = Moment(
            day: CivilDate(year: 2026, month: 11, day: 3), hour: 12, minute: 0, in: Zone(of: nil))
        func parts(_ text: String) -> [PartReading] { PartReading.parts(text, now: now, in: Zone(of: nil)) }
        let times = ["change the time to 8:15", "the time was 8:15", "it was 8:15", "cambia la hora a 8:15"]
        for text in times { #expect(parts(text) == parts("8:15"), "\(text)") }
        #expect(parts("8:15").count == 1)
        #expect(parts("no the place is Oak hall, and it was 8:45").count == 2)
        #expect(parts("yesterday not today") == parts("yesterday"))
        #expect(parts("the ZIP is 60615") == [.zip("60615")])
        #expect(parts("it was at the church not the hall") == [.place("the church")])
        #expect(parts("fue en la iglesia") == [.place("la iglesia")])
        for text in ["it was a long line at the school", "the place was closed all day", "they were rude"] {
            #expect(parts(text).isEmpty, "\(text)")
        }
    }
}
