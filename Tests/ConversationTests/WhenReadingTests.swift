import CivicFacts
import Testing

@testable import Conversation
@testable import Understanding

/// Days, hours, numbers, bills, corrections, yes and no, read out of people's words.
@Suite struct WhenReadingTests {
    /// Tuesday, November 3, 2026, 14:30 in Phoenix.
    static let now = Moment(day: CivilDate(year: 2026, month: 11, day: 3), hour: 14, minute: 30, in: phoenix)
    static let phoenix = Zone(of: ZIP("85003"))

    static func moment(_ day: Int, _ hour: Int, _ minute: Int, month: Int = 11) -> WhenReading {
        .moment(
            Moment(
                day: CivilDate(year: 2026, month: month, day: day), hour: hour, minute: minute, in: phoenix))
    }

    static func day(_ day: Int, month: Int = 11, year: Int64 = 2026) -> WhenReading {
        .day(CivilDate(year: year, month: month, day: day))
    }

    @Test(arguments: [
        ("just now", WhenReading.now), ("ahorita", .now), ("yesterday", day(2)), ("ayer", day(2)),
        ("the day before yesterday", day(1)), ("anteayer", day(1)), ("today", day(3)), ("hoy", day(3)),
        ("esta mañana", day(3)), ("this morning around 7:30", moment(3, 7, 30)),
        ("ayer a las 8", moment(2, 8, 0)),
        ("yesterday at 8 pm", moment(2, 20, 0)), ("ayer a las ocho de la noche", moment(2, 20, 0)),
        ("at noon", moment(3, 12, 0)), ("al mediodía", moment(3, 12, 0)), ("last night", day(2)),
        ("anoche", day(2)),
        ("20 minutes ago", moment(3, 14, 10)), ("hace dos horas", moment(3, 12, 30)),
        ("an hour ago", moment(3, 13, 30)),
        ("half an hour ago", moment(3, 14, 0)), ("two days ago", day(1)),
        ("hace tres días", day(31, month: 10)),
        ("on Monday", day(2)), ("el lunes", day(2)), ("on Tuesday", day(3)),
        ("el miércoles a las 9 am", moment(28, 9, 0, month: 10)),
        ("Nov 2", day(2)), ("2 de noviembre", day(2)), ("November 2nd at 9:15", moment(2, 9, 15)),
        ("11/2", day(2)),
        ("2026-10-20", day(20, month: 10)), ("December 5", day(5, month: 12, year: 2025)),
        ("2 de noviembre a las 5 de la tarde", moment(2, 17, 0)), ("8 in the morning", moment(3, 8, 0)),
        ("half past eight", moment(3, 8, 30)), ("quarter to 2", moment(3, 13, 45)),
        ("a quarter past nine", moment(3, 9, 15)), ("20 minutes to 1 today", moment(3, 12, 40)),
        ("at eight thirty", moment(3, 8, 30)), ("eight thirty am", moment(3, 8, 30)),
        ("ocho y media", moment(3, 8, 30)), ("a las dos menos cuarto", moment(3, 13, 45)),
        ("ayer a las seis y cuarto de la tarde", moment(2, 18, 15)),
        ("around 2", moment(3, 14, 0)), ("at 1:15", moment(3, 13, 15)), ("01:15", moment(3, 1, 15)),
        ("since 7 this morning", moment(3, 7, 0)), ("7 this morning", moment(3, 7, 0)),
        ("since 7", moment(3, 7, 0)), ("from 7 to 9", moment(3, 7, 0)), ("7 to 9", moment(3, 7, 0)),
        ("between 8 and 10", moment(3, 8, 0)), ("de 7 a 9", moment(3, 7, 0)),
        ("ten to nine", moment(3, 8, 50)),
        ("twenty-five past eight", moment(3, 8, 25)), ("7 last night", moment(2, 19, 0)),
        ("all day", day(3)), ("hace rato", day(3)), ("a few minutes ago", .now), ("sigue pasando", .now),
        ("a few hours ago", day(3)), ("a couple of hours ago", moment(3, 12, 30)),
        ("hace un par de horas", moment(3, 12, 30)),
        ("yesterday at 3", moment(2, 15, 0)), ("this morning at 2", moment(3, 2, 0)),
        ("last week", day(27, month: 10)), ("la semana pasada", day(27, month: 10)),
        ("20 til 8", moment(3, 7, 40)), ("entre 8 y 9", moment(3, 8, 0)),
        ("siete de la mañana", moment(3, 7, 0)),
        ("al medio dia", moment(3, 12, 0)), ("tipo 9", moment(3, 9, 0)), ("como a las 9", moment(3, 9, 0)),
    ]) func timesAreRead(text: String, expected: WhenReading) {
        #expect(WhenReading(text, now: Self.now, in: Self.phoenix) == expected)
    }

    /// At ten in the morning: what was not said of the hour is the half of the day when people vote.
    @Test(arguments: [
        ("at 3", moment(2, 15, 0)), ("a las 3", moment(2, 15, 0)), ("around 4:30", moment(2, 16, 30)),
        ("at 8", moment(3, 8, 0)), ("a las 6", moment(3, 6, 0)), ("at 11", moment(2, 11, 0)),
        ("at 3 am", moment(3, 3, 0)), ("a las 3 de la mañana", moment(3, 3, 0)),
        ("today at 3", moment(3, 15, 0)), ("ayer a las 3", moment(2, 15, 0)),
    ]) func hoursAreNeverAtNightUnlessTheyAreSaidSo(text: String, expected: WhenReading) {
        let ten = Self.now - .hours(4) - .minutes(30)
        #expect(WhenReading(text, now: ten, in: Self.phoenix) == expected)
    }

    @Test(arguments: [
        ("8", moment(3, 8, 0)), ("tipo 9", moment(3, 9, 0)), ("maybe 9ish", moment(3, 9, 0)),
        ("a eso de las 2", moment(3, 14, 0)), ("como las ocho", moment(3, 8, 0)), ("ayer", day(2)),
        ("25", nil), ("85003", nil), ("a", nil), ("8 people", nil),
    ]) func aBareNumberIsAnHourWhereOneIsAskedFor(text: String, expected: WhenReading?) {
        #expect(WhenReading(answer: text, now: Self.now, in: Self.phoenix) == expected)
    }

    @Test(arguments: [
        ("when they opened", true), ("cuando abrieron", true), ("it was when the polls opened", true),
        ("justo antes de cerrar", true), ("when do they open", false), ("when", false),
        ("when do the polls open?", false), ("the machine is broken", false),
    ]) func occasionsAreTold(text: String, isOccasion: Bool) {
        #expect(OccasionReading.isWhole(text) == isOccasion)
    }

    @Test func anHourToldByOtherClocksStaysThatHour() {
        let eastern = Zone(of: nil)
        let day = CivilDate(year: 2026, month: 11, day: 3)
        let told = ToldTime.hour(at: Moment(day: day, hour: 8, minute: 0, in: eastern))
        let here = ToldTime.hour(at: Moment(day: day, hour: 8, minute: 0, in: Self.phoenix))
        #expect(told.moved(from: eastern, to: Self.phoenix, before: Self.now) == here)
        let seven = Moment(day: day, hour: 7, minute: 0, in: Self.phoenix)
        #expect(told.moved(from: eastern, to: Self.phoenix, before: seven) == told)
    }

    @Test(arguments: [
        ("Zilker School 78704, around 9", "Zilker School 78704", moment(3, 9, 0)),
        ("78704 at 9", "78704", moment(3, 9, 0)), ("la biblioteca tipo 9", "la biblioteca", moment(3, 9, 0)),
        ("Zilker School, around quarter past nine this morning", "Zilker School", moment(3, 9, 15)),
        ("Lincoln School at 8", "Lincoln School", moment(3, 8, 0)),
        ("the library on Main, just now", "the library on Main", WhenReading.now),
        ("la biblioteca ayer a las 8", "la biblioteca", moment(2, 8, 0)),
        ("Grant School today", "Grant School", day(3)),
        ("en la calle 7 hace una hora", "en la calle 7", moment(3, 13, 30)),
        ("el walmart de la 35 como a las 8", "el walmart de la 35", moment(3, 8, 0)),
        ("la escuela de la 43 hace dos horas", "la escuela de la 43", moment(3, 12, 30)),
        ("la iglesia de la 16 ayer", "la iglesia de la 16", day(2)),
        ("la escuela a la 1", "la escuela", moment(3, 13, 0)), ("hall 2 today", "hall 2", day(3)),
        ("un cuarto pa las 8", "", moment(3, 7, 45)), ("la escuela en la mañana", "la escuela", day(3)),
        ("precinct 5 around 9", "precinct 5", moment(3, 9, 0)),
        ("Main Street 12", "Main Street 12", nil), ("Room 12", "Room 12", nil),
        ("corner of Oak and 5th", "corner of Oak and 5th", nil), ("at noon", "", moment(3, 12, 0)),
        ("just now", "", WhenReading.now),
        ("ahorita", "", WhenReading.now), ("8:30", "", moment(3, 8, 30)), ("12", "12", nil),
        ("the past", "the past", nil),
        ("Lincoln School 85003", "Lincoln School 85003", nil), ("Night Owl Cafe", "Night Owl Cafe", nil),
    ]) func timeBehindAPlaceIsRead(text: String, place: String, when: WhenReading?) {
        let reading = PlaceReading(text, now: Self.now, in: Self.phoenix)
        #expect(reading.place == place)
        #expect(reading.when == when)
    }

    @Test(arguments: [
        "at Lincoln School", "room 12", "30310", "hola", "", "Feb 31", "99/99", "10 to 12 people",
        "eight thirty people",
    ])
    func otherWordsAreNoTimes(text: String) {
        #expect(WhenReading(text, now: Self.now, in: Self.phoenix) == nil)
    }

    @Test(arguments: [
        ("the first one", 1), ("First", 1), ("el segundo", 2), ("la tercera por favor", 3), ("number 4", 4),
        ("opción dos", 2), ("no 5", 5), ("no", nil), ("one", nil), ("the first in line", nil), ("7", nil),
        ("number", nil), ("no thanks", nil),
    ]) func placesInARowAreRead(text: String, expected: Int?) {
        #expect(OrdinalReading(Plain(text))?.place == expected)
    }

    @Test(arguments: [
        ("7", 7), ("seven", 7), ("siete", 7), ("twenty two", 22), ("veintidós", 22), ("treinta y cinco", 35),
        ("one hundred", 100), ("dos mil", 2000), ("two hundred and five", 205), ("a dozen", 12),
    ]) func numbersAreReadInWords(text: String, value: Int) {
        #expect(NumberReading(whole: Plain(text))?.value == value)
    }

    @Test(arguments: ["", "line", "seven lines", "12345678", "five five"])
    func otherWordsAreNoNumbers(text: String) {
        #expect(NumberReading(whole: Plain(text)) == nil)
    }

    @Test(arguments: [
        ("HR 25", "H.R. 25"), ("s.2140", "S. 2140"), ("H.J.Res. 7", "H.J.Res. 7"), ("what is hr1?", "H.R. 1"),
        ("hjres 3", "H.J.Res. 3"), ("senate bill 12", "S. 12"), ("h.r. no. 1319", "H.R. 1319"),
        ("qué es el HR 25", "H.R. 25"), ("S. Con. Res. 4", "S.Con.Res. 4"),
        ("house resolution 9", "H.Res. 9"),
        ("H. R. 25 please", "H.R. 25"),
    ]) func billsAreRead(text: String, spoken: String) {
        #expect(BillReading(text)?.spoken == spoken)
    }

    @Test(arguments: ["25", "hr", "30310", "hours 25", "I waited 3 hours", "s", "HR 0", "hr 1234567"])
    func otherNumbersAreNoBills(text: String) {
        #expect(BillReading(text) == nil)
    }

    @Test(arguments: [
        ("no, the ZIP is 30311", CorrectionReading.Field.zip, "30311"),
        ("perdón, es a las 8", nil, "a las 8"), ("I meant Lincoln School", nil, "Lincoln School"),
        ("sorry, it was yesterday", nil, "yesterday"), ("no, la dirección es Calle 5", .place, "Calle 5"),
        ("actually it's 60630", nil, "60630"), ("wait, the time was 8:30", .time, "8:30"),
    ]) func correctionsAreRead(text: String, field: CorrectionReading.Field?, rest: String) {
        let reading = CorrectionReading(text)
        #expect(reading?.field == field)
        #expect(reading?.rest == rest)
    }

    @Test func articlesBelongToTheRightWords() {
        #expect(CorrectionReading("I meant the gym on 6th street")?.rest == "the gym on 6th street")
        #expect(CorrectionReading("no, the place is the gym")?.rest == "the gym")
        #expect(CorrectionReading("no, el lugar es la biblioteca")?.rest == "la biblioteca")
    }

    @Test(arguments: [
        ("the time is wrong", CorrectionReading.Field.time), ("wrong place", .place),
        ("change the photos", .photos),
        ("la hora está mal", .time), ("cambiar el lugar", .place), ("otra foto", .photos),
    ]) func partsAreNamed(text: String, field: CorrectionReading.Field) {
        #expect(CorrectionReading.named(in: Plain(text)) == field)
    }

    @Test(arguments: [
        ("change the place", CorrectionReading.Field.place), ("cambiar la hora", .time),
        ("change what happened", .what), ("quiero cambiar lo que dije", .what), ("wrong place", nil),
        ("no photos", nil), ("they change the place every year", nil), ("change", nil),
    ]) func partsAreWantedChanged(text: String, field: CorrectionReading.Field?) {
        #expect(CorrectionReading.change(in: Plain(text)) == field)
    }

    @Test(arguments: [
        ("to report 1", BelongingReading.same), ("add it", .same), ("si agrégalo", .same),
        ("add a new one", .new),
        ("the same report", .same), ("same one", .same),
        ("al reporte 1", .same), ("al mismo", .same), ("new one", .new), ("a new report", .new),
        ("uno nuevo", .new), ("to report 2", nil), ("report", nil), ("the door is new", nil),
        ("not the same but a new one", nil), ("to the left of the same door", nil),
    ]) func whereItBelongsIsSaid(text: String, reading: BelongingReading?) {
        #expect(BelongingReading(Plain(text), to: ReportID(rawValue: 1)) == reading)
    }

    @Test(arguments: [
        "send", "the line is long at this place", "time place", "what happened to the time machine",
    ])
    func otherWordsNameNoPart(text: String) {
        #expect(CorrectionReading.named(in: Plain(text)) == nil)
    }

    @Test(arguments: [
        ("yes that is the right zip", YesNoReading.yes), ("sí, ese es mi código", .yes),
        ("no it is not mine", .no), ("yes it is not", nil),
        ("no that's my old one", .no), ("no, eso fue antes", .no), ("yes but later", nil),
        ("no one lets me vote", nil), ("yes no maybe", nil),
    ]) func sentencesSayYesOrNo(text: String, answer: YesNoReading?) {
        #expect(YesNoReading(opening: Plain(text)) == answer)
    }

    @Test(arguments: ["no", "no one lets me vote", "sorry", "the line is long", "no hay boletas"])
    func otherWordsCorrectNothing(text: String) {
        #expect(CorrectionReading(text) == nil)
    }

    @Test(arguments: [
        ("yes please", YesNoReading.yes), ("sí, claro", .yes), ("ok send it", .yes), ("simón", .yes),
        ("no thank you", .no),
        ("no, gracias", .no), ("nel", .no), ("no way", .no), ("para nada no", .no),
    ]) func yesAndNoAreRead(text: String, answer: YesNoReading) {
        #expect(YesNoReading(Plain(text)) == answer)
    }

    @Test(arguments: ["", "no boletas", "yes the machine broke", "maybe", "is it", "please"])
    func otherWordsAreNeitherYesNorNo(text: String) {
        #expect(YesNoReading(Plain(text)) == nil)
    }
}
