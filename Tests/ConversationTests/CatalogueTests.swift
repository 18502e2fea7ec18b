import Foundation
import Testing

@testable import Conversation

/// Every sentence is written in every language, asks the same, and is short.
@Suite struct CatalogueTests {
    @Test func everyEnumOfSentencesIsInTheList() throws {
        let sources = TranscriptTests.root.appending(path: "Sources/Conversation")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        let written = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            return text.matches(of: /(?:enum|struct) (\w+): Wording/).map { String($0.1) }
        }
        #expect(written.sorted() == Wordings.all.map { "\($0)" }.sorted())
    }

    /// The table of rules and that of deeds in the log are no purposes: they have a row for each.
    @Test func noPurposeHasMoreThanFortySentences() {
        let rows: [any Wording.Type] = [RuleWords.self, RuleLabels.self, DeedWords.self]
        let purposes = Wordings.all.filter { purpose in !rows.contains { $0 == purpose } }
        for purpose in purposes { #expect(purpose.everyCase.count <= 40, "\(purpose)") }
    }

    @Test(arguments: Language.allCases) func noTextIsMissing(language: Language) {
        let catalogue = Catalogue(language)
        for wording in Wordings.cases {
            #expect(!catalogue.template(wording).isEmpty, "\(wording) in \(language)")
        }
    }

    @Test func allLanguagesHaveTheSameSlots() {
        for wording in Wordings.cases {
            let slots = Language.allCases.map { Catalogue($0).slots(of: wording) }
            #expect(Set(slots).count == 1, "\(wording)")
        }
    }

    @Test func everySlotIsKnown() {
        let known = Set(Slot.allCases.map(\.rawValue))
        for wording in Wordings.cases {
            #expect(Catalogue(.english).slots(of: wording).isSubset(of: known), "\(wording)")
        }
    }

    @Test(arguments: Language.allCases) func labelsFitAPhonesButton(language: Language) {
        for wording in Wordings.cases where wording.isLabel {
            #expect(Catalogue(language).text(wording).count <= 24, "\(wording)")
        }
    }

    @Test(arguments: Language.allCases) func noSentenceIsLongerThanTwentyWords(language: Language) {
        // The list of commands is a list, not a sentence.
        for wording in Wordings.cases where !(wording is DeskHelpWords) {
            let sentences = Catalogue(language).template(wording).split { ".!?".contains($0) }
            for sentence in sentences {
                #expect(sentence.split(separator: " ").count <= 20, "\(wording): \(sentence)")
            }
        }
    }

    @Test func whatIsFilledInIsNotSearchedForSlots() {
        let text = Catalogue(.english).text(LastLookWords.lineWhat, [.text: "{hotline} and {text}"])
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
