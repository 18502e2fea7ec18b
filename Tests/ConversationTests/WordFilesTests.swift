import Foundation
import Testing

@testable import Understanding

/// Words and weights lie in the program as bytes; these are the bytes of the files that people and `make weights` write.
@Suite struct WordFilesTests {
    private static let understanding = DocumentationTests.root.appending(path: "Sources/Understanding/Words")

    @Test(arguments: [
        ("english", Lexicon.english), ("spanish", Lexicon.spanish), ("vietnamese", Lexicon.knownBySight[0]),
        ("tagalog", Lexicon.knownBySight[1]),
    ]) func wordsAreThoseOfTheFile(name: String, compiled: Lexicon) throws {
        let file = Self.understanding.appending(path: "\(name).words")
        #expect(compiled.text == Lexicon(try String(contentsOf: file, encoding: .utf8)).text)
    }

    @Test(arguments: ["english", "spanish", "vietnamese", "tagalog"])
    func everyLineOfTheFileSaysSomething(name: String) throws {
        let file = Self.understanding.appending(path: "\(name).words")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            #expect(
                line.hasPrefix("#") || line.hasPrefix(" ") || line.contains(/^[@a-z][a-zA-Z. ]*:/), "\(line)")
        }
    }

    @Test(arguments: [Lexicon.english, .spanish]) func exactMessagesAskForSomethingThereIs(lexicon: Lexicon) {
        #expect(lexicon.exact.count > 40)
        for (name, _) in lexicon.exact { #expect(Intent(rawValue: name) != nil, "\(name)") }
    }

    /// The numbers of words are found again, whatever other words were read.
    @Test func glossaryKnowsItsWords() {
        let glossary = Glossary([Lexicon("vote: vot*, cast my/the\npolls: the polls")])
        let seen = glossary.seen("voting")
        #expect(seen.number == Glossary.unknown)
        #expect(seen.stems.map { String(decoding: glossary[$0], as: UTF8.self) } == ["vot"])
        #expect(String(decoding: glossary[glossary.seen("polls").number], as: UTF8.self) == "polls")
    }
}
