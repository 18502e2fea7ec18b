import CivicFacts
import Testing

@testable import Conversation
@testable import Understanding

/// What people say at the ZIP question, and after it.
@Suite struct ZIPReadingTests {
    @Test(arguments: [
        ("30310", "30310"), ("zip is 60601", "60601"), ("60601-1234", "60601"), ("3 0 3 1 0", "30310"),
        ("303 10", "30310"), ("3-0-3-1-0", "30310"), ("three oh three one oh", "30310"),
        ("nine oh two one zero", "90210"), ("nine oh two ten", "90210"), ("thirty three ten", "30310"),
        ("treinta tres diez", "30310"), ("tres cero tres diez", "30310"),
        ("es el siete siete cero cero dos", "77002"),
        ("３０３１１", "30311"), ("٣٠٣١١", "30311"), ("not 30310, 30311", "30311"), ("no 30310, 30311", "30311"),
        ("30311 not 30310", "30311"), ("30310 oops 30311", "30311"), ("30310, no, 30311", "30311"),
        ("no es 30310 sino 30311", "30311"), ("3 machines and 12 people", nil),
        ("one machine, two lines, three workers", nil), ("I waited from 10 to 3", nil), ("20000", nil),
    ]) func codeIsFound(text: String, digits: String?) {
        let found: String? = if case .zip(let zip) = ZIPReading(text) { zip.digits } else { nil }
        #expect(found == digits)
    }

    @Test func whatIsWrongIsTold() {
        #expect(ZIP("20000").map { ZIPReading("20000") == .unlisted($0) } == true)
        #expect(ZIPReading("00000") == .unknown("00000"))
        #expect(ZIPReading("1234") == .miscounted(4))
        #expect(ZIPReading("my pin is 110001") == .miscounted(6))
        #expect(ZIPReading("404-555-0100") == .miscounted(10))
        #expect(ZIPReading("K1A 0B1") == .canadian("K1A"))
        #expect(ZIPReading("SW1A 1AA") == .foreign)
        #expect(ZIP("02139").map { ZIPReading("2139") == .probably($0) } == true)
    }

    @Test(arguments: [
        "i dont want to", "im not giving you my zip", "i will not tell you that", "none of your business",
        "id rather not say", "i dont have a zip code", "no thats private", "no te voy a decir mi codigo",
        "prefiero no dar mi codigo postal", "no quiero darte mi zip", "none of ur business",
        "i dont have one im homeless", "eso que te importa",
        "I am not comfortable sharing my zip code with a robot",
    ]) func refusalIsOne(text: String) { #expect(ZIPAside.refuses(Plain(text))) }

    @Test(arguments: [
        "they wont let me vote", "i dont want to wait in line anymore", "no ballots left",
        "they do not have my name",
        "no me dejan votar", "no hay boletas", "i need to know where to vote", "30310", "cancel", "help",
    ]) func anythingElseIsNoRefusal(text: String) { #expect(!ZIPAside.refuses(Plain(text))) }

    @Test(arguments: [
        ("why do you need it", true), ("why are you asking for my zip code", true),
        ("what do you need it for", true),
        ("para que quieres mi codigo", true), ("y do u need my zip", true),
        ("what do you do with my zip", true), ("por que piden el codigo postal", true),
        ("what is my zip", false),
        ("why is the line so long", false), ("por que no me dejan votar", false),
    ]) func askingWhy(text: String, isOne: Bool) { #expect(ZIPAside.asksWhy(Plain(text)) == isOne) }

    @Test(arguments: [
        ("what zip do you have", true), ("which zip code did i give you", true), ("do you have my zip", true),
        ("que codigo postal tienes", true), ("cual codigo postal guardaste", true), ("change my zip", false),
        ("what zip is the library in", false), ("que codigo postal es houston", false),
    ]) func askingWhichIsKept(text: String, isOne: Bool) { #expect(ZIPAside.asksKept(Plain(text)) == isOne) }

    @Test(arguments: [
        ("oops 30311", "30311"), ("no wait 30311", "30311"), ("typo, 30311", "30311"),
        ("not 30310, 30311", "30311"),
        ("its 30311", "30311"), ("*30311", "30311"), ("sorry I meant 30311", "30311"),
        ("30311 actually", "30311"),
        ("no es 30310, es 30311", "30311"), ("perdón, quise decir 30311", "30311"),
        ("ay me equivoqué, 30311", "30311"),
        ("the machine at 30311 is broken", nil), ("who is my senator in 30311", nil), ("report 12", nil),
        ("the line is long 30311", nil), ("I live on 30311 Oak street", nil),
    ]) func correctionIsNothingElse(text: String, digits: String?) {
        let found: String? =
            if case .zip(let zip) = ZIPAside.correction(text, Plain(text)) { zip.digits } else { nil }
        #expect(found == digits)
    }

    @Test(arguments: [
        ("Atlanta", "Atlanta, Georgia"), ("I live in Phoenix, AZ", "Phoenix, Arizona"),
        ("vivo en Houston", "Houston, Texas"),
        ("im in st louis", "Saint Louis, Missouri"), ("Springfield Illinois", "Springfield, Illinois"),
        ("springfield", "Springfield"), ("help", nil), ("hello", nil), ("the gym", nil),
        ("nowhere special", nil),
    ]) func townIsNamed(text: String, name: String?) {
        #expect(TownReading(Plain(text))?.name(in: .english) == name)
    }
}
