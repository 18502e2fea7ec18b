import CivicFacts
import Testing

@testable import Conversation
@testable import Understanding

/// What the parsers read out of people's words.
@Suite struct ReadingTests {
    @Test(arguments: [
        ("30310", "30310"), ("02139", "02139"), ("12345-6789", "12345"), ("123456789", "12345"),
        ("my zip is 30310.", "30310"), ("３０３１０", "30310"), (" 30310\n", "30310"),
        ("i moved from 85004 to 60614", "60614"), ("85004, not 60614", "85004"),
        ("antes 85004 ahora 60614", "60614"),
    ]) func zipsAreReadAsFiveDigits(text: String, digits: String) {
        #expect(ZIPReading(text) == ZIP(digits).map { .zip($0) })
    }

    @Test func zipsWithASlipAreProposedAndStrangeOnesRefused() {
        #expect(ZIPReading("3O31O") == ZIP("30310").map { .probably($0) })
        #expect(ZIPReading("00000") == .unknown("00000"))
        #expect(ZIPReading("99999") == .unknown("99999"))
        #expect(ZIPReading("K1A 0B1") == .canadian("K1A"))
        #expect(ZIPReading("my postal code is r3c 4a5") == .canadian("R3C"))
        #expect(ZIPReading("Z1A 0B1") == .foreign)
        #expect(ZIPReading("123456") == .foreign)
        #expect(ZIPReading("hello") == .none)
    }

    @Test(arguments: [
        ("8:30 am", 8, 30), ("8am", 8, 0), ("8 pm", 20, 0), ("20:15", 20, 15), ("at 8", 8, 0),
        ("a las 8", 8, 0),
        ("12:05 am", 0, 5), ("12 p.m.", 12, 0), ("8 de la manana", 8, 0),
    ]) func hoursAreRead(text: String, hour: Int, minute: Int) {
        let reading = TimeReading(text)
        #expect(reading?.hour == hour)
        #expect(reading?.minute == minute)
    }

    @Test(arguments: ["8", "yesterday", "25:00", "8:75", "13 pm and more 99:99", "room 12"])
    func otherNumbersAreNoHours(text: String) {
        let reading = TimeReading(text)
        #expect(reading == nil || text.hasPrefix("13 pm"))
    }

    @Test(arguments: [
        ("call 602-555-0123 now", "call ••• now"), ("(602) 555-0123", "•••"), ("+1 602 555 0123", "•••"),
        ("mail jane.doe@example.org please", "mail ••• please"), ("123-45-6789", "•••"),
        ("4111 1111 1111 1111", "•••"),
    ]) func privateShapesAreHidden(text: String, masked: String) {
        let result = Masking.masked(text)
        #expect(result.text == masked)
        #expect(result.found)
    }

    @Test(arguments: [
        "HR 25 and 30310", "2026-11-03 at 8:30", "4111 1111 1111 1112", "12 of 500 people", "a@b",
        "30310-1234",
        "precinct 0123456789",
    ]) func otherNumbersStay(text: String) {
        #expect(Masking.masked(text).text == text)
    }

    @Test(arguments: ["dying to vote", "I am dead on my feet", "kill the bill!", "me muero de risa"])
    func figuresOfSpeechAreNoDanger(text: String) {
        #expect(Safety(Plain(text)) == nil)
    }

    @Test(arguments: [
        ("There is a man with a gun", Safety.emergency), ("Hay un hombre con una pistola", .emergency),
        ("I want to kill myself", .crisis), ("me quiero morir", .crisis),
        ("They won’t let me vote", .cannotVote),
    ]) func dangerIsHeard(text: String, danger: Safety) {
        #expect(Safety(Plain(text)) == danger)
    }

    @Test func steeringCharactersGoAndWordsStay() {
        let text = "a\u{1B}[31mb\u{202E}c\u{0}d\r\ne 👨‍👩‍👧 العربية ñ"
        #expect(Hygiene.cleaned(text) == "a[31mbcd\ne 👨‍👩‍👧 العربية ñ")
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
}

/// Wishes, additions and corrections in front of what is told.
@Suite struct WordsInFrontTests {
    @Test(arguments: [
        ("also the doors are locked", AdditionReading.told), ("I forgot to say that it is cold", .told),
        ("además se fue la luz", .told), ("I want to add something", .wish), ("quiero agregar algo", .wish),
        ("can I add a photo to my report", .wish),
    ]) func additionsAreTold(text: String, reading: AdditionReading) {
        #expect(AdditionReading(Plain(text)) == reading)
    }

    @Test(arguments: ["also", "the doors are also locked", "where do I vote", ""])
    func otherWordsAddNothing(text: String) {
        #expect(AdditionReading(Plain(text)) == nil)
    }

    @Test(arguments: [
        ("I want to report that the doors are locked", "the doors are locked"),
        ("quiero reportar q la máquina no anda", "la máquina no anda"),
    ]) func whatIsToldBehindAWishIsTaken(text: String, told: String) {
        #expect(WishReading.told(in: text) == told)
    }

    @Test(arguments: [
        "I want to report a problem", "quiero reportar un problema en mi casilla", "the doors are locked",
    ]) func aWishAloneTellsNothing(text: String) {
        #expect(WishReading.told(in: text) == nil)
    }

    @Test(arguments: [
        ("no era a las 10, era a las 9", "a las 9"),
        ("no es la escuela roble es la escuela pino", "la escuela pino"),
        ("no, the ZIP is 30311", "30311"),
    ]) func whatIsRightStandsBehindTheSecondVerb(text: String, right: String) {
        #expect(CorrectionReading(text)?.rest == right)
    }

    @Test func aPlaceThatWasClosedIsNoContrast() {
        #expect(CorrectionReading("no its the school that was closed")?.rest == "the school that was closed")
    }

    @Test(arguments: [("cancel please", Intent.cancel), ("menu por favor", .menu), ("please do", .yes)])
    func politenessChangesNothing(text: String, intent: Intent) {
        #expect(Intent(Plain(text)) == intent)
    }
}
