import CivicFacts
import Testing
import Understanding

@testable import Conversation

/// Words that narrow or sort a list, and words that do not.
struct NarrowingTests {
    @Test func whatNarrowsIsRead() throws {
        let zip = try #require(ZIP("78701"))
        let cases: [(String, [Narrowing])] = [
            ("in Texas", [.state("TX")]), ("Texas", [.state("TX")]), ("only in TX please", [.state("TX")]),
            ("near 78701", [.at(zip)]), ("around 78701", [.at(zip)]), ("near me", [.near]),
            ("show me the ones nearby", [.near]), ("in my zip", [.inZIP]), ("everywhere", [.everywhere]),
            ("newest first", [.newest]), ("sort by date", [.newest]), ("oldest", [.oldest]),
            ("only photos", [.photos]), ("with pictures", [.photos]), ("long lines", [.kind(.longLine)]),
            ("only broken machines", [.kind(.machine)]), ("just wait times", [.kind(.longLine)]),
            ("long lines in North Carolina", [.kind(.longLine), .state("NC")]),
            ("new york with photos newest first", [.state("NY"), .photos, .newest]),
            ("en Nuevo México", [.state("NM")]), ("cerca de mí", [.near]), ("solo con fotos", [.photos]),
            ("filas largas en Tejas", [.kind(.longLine), .state("TX")]),
            ("los más nuevos primero", [.newest]), ("todos los tipos", [.anyKind]),
        ]
        for (text, wishes) in cases {
            #expect(NarrowReading(Plain(text))?.wishes == wishes, "\(text)")
        }
    }

    @Test(arguments: [
        "the line is long and nobody helps", "a machine broke in Texas", "I am in line", "in time",
        "they moved us to Texas Street", "near the school", "in or", "no photos were allowed inside", "me",
        "hay una fila larga en mi casilla", "the", "only", "what is happening", "who won in Texas",
    ])
    func whatTellsOrAsksNarrowsNothing(_ text: String) {
        #expect(NarrowReading(Plain(text)) == nil)
    }

    /// The bare name of a trouble may be one; with "only" it narrows.
    @Test func aBareTroubleIsNotMarked() {
        #expect(NarrowReading(Plain("long lines"))?.isMarked == false)
        #expect(NarrowReading(Plain("only long lines"))?.isMarked == true)
        #expect(NarrowReading(Plain("near me"))?.isMarked == true)
    }

    @Test func namesAreReadInEitherOrder() {
        let names = ["SAMPLE, DOV", "Zoé Exámple", "Ann Lee Sample", "Max Li"]
        func exact(_ text: String) -> [Int] { PersonReading(Plain(text), among: names).exact }
        func near(_ text: String) -> [Int] { PersonReading(Plain(text), among: names).near }
        #expect(exact("dov sample") == [0])
        #expect(exact("Sample Dov") == [0])
        #expect(exact("zoe example") == [1])
        #expect(exact("sample ann") == [2])
        #expect(exact("sample") == [0, 2])
        #expect(exact("dov sampel").isEmpty)
        #expect(near("dov sampel") == [0])
        #expect(near("zoe exmple") == [1])
        // Short words have to be right, and two slips in a short name are another name.
        #expect(near("max lo").isEmpty)
        #expect(near("dav sample").isEmpty)
        #expect(near("dov zimple").isEmpty)
        // One word of theirs does not bear two of the asked ones.
        #expect(exact("sample sample").isEmpty)
        #expect(near("sample sampel").isEmpty)
    }

    @Test func slipsAreCounted() {
        #expect(Slip.count(between: "sample", and: "sample", upTo: 1) == 0)
        #expect(Slip.count(between: "sample", and: "sampel", upTo: 1) == 1)
        #expect(Slip.count(between: "sample", and: "smple", upTo: 1) == 1)
        #expect(Slip.count(between: "rodriguez", and: "rodrigues", upTo: 2) == 1)
        #expect(Slip.count(between: "rodriguez", and: "rodirgues", upTo: 2) == 2)
        #expect(Slip.count(between: "sample", and: "simple", upTo: 0) == nil)
        #expect(Slip.count(between: "a", and: "abcd", upTo: 2) == nil)
    }
}
