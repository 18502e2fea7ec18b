import Conversation
import Testing

/// Every sentence exists in every language, asks the same, and is short.
@Suite struct CatalogueTests {
    @Test(arguments: Language.allCases) func noPhraseIsMissing(language: Language) {
        let catalogue = Catalogue(language)
        for phrase in Phrase.allCases {
            #expect(catalogue.template(phrase) != phrase.rawValue, "\(phrase) in \(language)")
            #expect(!catalogue.template(phrase).isEmpty)
        }
    }

    @Test(arguments: Phrase.allCases) func allLanguagesHaveTheSameSlots(phrase: Phrase) {
        let slots = Language.allCases.map { Catalogue($0).slots(of: phrase) }
        #expect(Set(slots).count == 1)
    }

    @Test(arguments: Phrase.allCases) func everySlotIsKnown(phrase: Phrase) {
        let known = Set(Slot.allCases.map(\.rawValue))
        #expect(Catalogue(.english).slots(of: phrase).subtracting(known).isEmpty)
    }

    @Test(arguments: Language.allCases) func labelsFitAPhonesButton(language: Language) {
        for phrase in Phrase.allCases
        where phrase.rawValue.hasPrefix("label") || phrase.rawValue.hasPrefix("button") {
            #expect(Catalogue(language).text(phrase).count <= 24, "\(phrase)")
        }
    }

    @Test(arguments: Language.allCases) func noSentenceIsLongerThanTwentyWords(language: Language) {
        for phrase in Phrase.allCases {
            let sentences = Catalogue(language).template(phrase).split { ".!?".contains($0) }
            for sentence in sentences where sentence.split(separator: " ").count > 20 {
                // The list of commands is a list, not a sentence.
                #expect(phrase == .deskHelp, "\(phrase): \(sentence)")
            }
        }
    }

    @Test func whatIsFilledInIsNotSearchedForSlots() {
        let text = Catalogue(.english).text(.lineWhat, [.text: "{hotline} and {text}"])
        #expect(text == "What: {hotline} and {text}")
    }

    @Test(arguments: Hotline.all.map(\.label)) func hotlinesSpellTheirNumbers(label: String) throws {
        let hotline = try #require(Hotline.all.first { $0.label == label })
        let keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        let dialled = label.filter { $0 != "-" }.map { letter in
            keys.firstIndex { $0.contains(letter) }.map { String($0 + 2) } ?? String(letter)
        }
        #expect(dialled.joined() == hotline.digits.filter { $0 != "-" })
    }
}
