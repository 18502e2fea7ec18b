import Testing

@testable import Conversation

/// R37: what moderators leave out of a report before everybody reads it.
struct PublicTextTests {
    @Test(arguments: [
        ("", 0), ("No power since noon", 1), ("The door is shut. Nobody answers.", 2),
        ("Closed?! They sent us away… Twice", 3), ("Dr. Okafor and Mrs. Lund came. J. Park left.", 2),
        ("Open until 8 p.m. today. Then no more.", 2), ("It was 6 a.m. Nobody was there.", 2),
        ("First line\nsecond line\n\nthird", 3), ("Cost: 3.50 a ride. Far.", 2),
        ("He said \"go home.\" We stayed.", 2), ("¿Dónde está? ¡Cerrado! La Sra. Gil no abrió.", 3),
        ("停电了。没有人来。", 1),
    ])
    func sentencesAreThoseOfAReader(_ text: String, _ count: Int) {
        let pieces = Sentences.of(text)
        #expect(pieces.count == count, "\(pieces)")
        #expect(pieces.joined() == text)
    }

    @Test(arguments: [
        ("Mr. Jones", "MR JONES sat with mr. jones's son", "▇▇▇ sat with ▇▇▇ son"),
        ("ruiz", "Ruíz, RUIZ and Ruiz-Paz", "▇▇▇, ▇▇▇ and ▇▇▇-Paz"),
        ("Ann", "Ann, Anna and Joann", "▇▇▇, Anna and Joann"),
        ("blue Ford", "a blue\n Ford; two blue Fords", "a ▇▇▇; two blue Fords"),
        ("Nguyễn", "nguyen was there", "▇▇▇ was there"), ("5th", "at 5th and 15th", "at ▇▇▇ and 15th"),
        ("мэр", "Мэр пришёл", "▇▇▇ пришёл"),
        ("strasse", "in der Hauptstraße, Straße 4", "in der Hauptstraße, ▇▇▇ 4"),
        ("Weiß", "WEISS and weiss's van", "▇▇▇ and ▇▇▇ van"), ("Soren", "Søren left", "▇▇▇ left"),
        ("LODZ", "from Łódź", "from ▇▇▇"), ("aether", "Æther Hall", "▇▇▇ Hall"),
    ])
    func wordsAreMaskedInEachOfTheirForms(_ hidden: String, _ text: String, _ shown: String) {
        #expect(Hiding(of: hidden)?.applied(to: text) == shown)
    }

    @Test(arguments: ["", "  ", "...", "🙂"]) func nothingIsNoWord(_ words: String) {
        #expect(Hiding(of: words) == nil)
    }

    /// Whatever is cut, what is left stood there before, but for the marks.
    @Test func cuttingOnlyCuts() {
        let text = "Ms. Ito said no. We waited an hour. Then Ito's boss came, too. Thanks!"
        for sentences in [[], [1], [2, 4], [1, 3]] {
            for hidden in [[], ["ito"], ["hour", "Ms. Ito"]] {
                let cut = PublicCut(sentences: sentences, hidden: hidden)
                let pieces = cut.applied(to: text).split(separator: PublicCut.mark)
                #expect(
                    pieces.allSatisfy { piece in
                        Sentences.of(String(piece)).allSatisfy { text.contains($0.trimmingPrefix(" ")) }
                    })
                #expect(!sentences.contains(2) || !cut.applied(to: text).contains("waited"))
                #expect(hidden != ["ito"] || !cut.applied(to: text).contains("Ito"))
            }
        }
    }

    @Test(arguments: [
        ([1, 2], [], false), ([1], [], true), ([1], ["Done", "it", "is"], false), ([], ["is"], true),
    ])
    func somethingMustBeLeft(_ sentences: [Int], _ hidden: [String], _ leaves: Bool) {
        let cut = PublicCut(sentences: sentences, hidden: hidden)
        #expect(cut.leavesWords(of: "They closed early. Done it is.") == leaves)
    }
}
