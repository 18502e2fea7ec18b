import CivicFacts
import Testing

@testable import Conversation
@testable import Understanding

/// Wishes, refusals and corrections in people's own words.
@Suite struct WishTests {
    @Test(arguments: [
        "no pictures i have a flip phone", "nope no pics", "none sorry", "i dont have a camera", "no camera",
        "cant take pics here", "I have no photos, sorry", "no tengo pics", "sin foto", "no ps no tengo",
        "no puedo tomar fotos", "ya no quiero mandar fotos", "i dont want to send photos", "no quiero mandar",
    ]) func nobodyHasToHavePhotos(text: String) { #expect(PhotolessReading.isMeant(Plain(text))) }

    @Test(arguments: [
        "no ballots left", "no photos, but they closed the doors", "they wont let me in with my phone",
        "no one is here", "the machine does not work",
    ]) func tellingIsNoRefusal(text: String) { #expect(!PhotolessReading.isMeant(Plain(text))) }

    @Test func wishesForAReportAreRead() {
        for text in ["yes please send it", "go ahead and send", "si mandalo porfa", "send it now please"] {
            #expect(ReportWish(Plain(text)) == .send)
        }
        for text in [
            "cancel this report", "i want to stop", "cancel it", "dont send it", "nevermind they fixed it",
            "i changed my mind dont send it", "i voted already so forget it", "actually you can delete it",
            "ya no quiero hacer el reporte", "no quiero hacer reporte solo saber que hacer",
        ] {
            #expect(ReportWish(Plain(text)) == .cancel)
        }
        for text in [
            "cancel that it was yesterday", "nevermind the photos", "forget it they locked the doors",
            "nevermind they dont let me vote", "olvidalo no me dejaron votar", "no quiero mandar",
        ] {
            #expect(!Renouncing.isMeant(Plain(text)))
        }
        #expect(ReportWish(Plain("can you remove my pictures")) == .removePhotos)
        #expect(ReportWish(Plain("what happens now")) == .help)
        for text in ["they stop people", "send help", "it was the picture"] {
            #expect(ReportWish(Plain(text)) == nil)
        }
    }

    @Test(arguments: [
        "me da miedo ir a votar por la migra", "is it safe to vote?", "i am scared to vote because of ice",
        "la migra puede estar en las casillas?", "me pueden arrestar si voy a votar",
    ]) func fearIsNoReport(text: String) { #expect(FearReading.isMeant(text, Plain(text))) }

    @Test(arguments: [
        "hay ice en mi casilla", "la migra esta en la casilla", "they scared voters at the polls",
        "is it safe", "can i vote on sunday",
    ]) func whatIsSeenIsNoFear(text: String) { #expect(!FearReading.isMeant(text, Plain(text))) }

    @Test(arguments: [
        "they wont let us in now", "it broke down again just now", "ya llego la policia",
        "nos regresaron a todos",
    ]) func whatHappensNamesNoPlace(text: String) { #expect(PlaceNaming.isHappening(text)) }

    @Test(arguments: [
        "theyre at the library on 5th", "its the library", "he said it yesterday", "city hall",
        "se llama Isaac",
        "it was by the river",
    ]) func whatNamesAPlaceIsNoHappening(text: String) { #expect(!PlaceNaming.isHappening(text)) }

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

    @Test func clocksAreReadInOtherShapes() {
        #expect(ClockShapes.written("730") == "7:30")
        #expect(ClockShapes.written("0730") == "07:30")
        #expect(ClockShapes.written("7h30") == "7:30")
        #expect(ClockShapes.written("at 8.30") == "at 8:30")
        #expect(ClockShapes.written("this am") == "this morning")
        #expect(ClockShapes.written("Nov 3 of the year 2026") == "Nov 3 of the year 2026")
    }

    @Test func namesOfPlacesStandAlone() {
        #expect(PlaceNaming.name(in: "ya te dije en la escuela lincoln") == "la escuela lincoln")
        #expect(PlaceNaming.name(in: "the place is St Mary hall") == "St Mary hall")
        #expect(PlaceAsideReading(Plain("idk the name of it")) == .leave)
        #expect(PlaceAsideReading(Plain("use my zip")) == .useZIP)
        #expect(PlaceAsideReading(Plain("I already told you")) == .leave)
    }
}
