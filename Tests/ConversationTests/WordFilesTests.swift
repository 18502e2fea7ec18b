import Foundation
import Testing

@testable import Conversation
@testable import Understanding

/// Words and weights lie in the program as bytes; these are the bytes of the files that people and `make weights` write.
@Suite struct WordFilesTests {
    private static let folder = TranscriptTests.root.appending(path: "Sources/Understanding/Words")

    private static let compiled = [
        "english": Lexicon.english, "spanish": .spanish, "vietnamese": Lexicon.knownBySight[0],
        "tagalog": Lexicon.knownBySight[1], "phrases": Lexicon.answers,
    ]

    @Test(arguments: compiled.keys.sorted()) func wordsAreThoseOfTheFile(name: String) throws {
        let file = Lexicon(
            try String(contentsOf: Self.folder.appending(path: "\(name).words"), encoding: .utf8))
        let isSame = Self.compiled[name]?.text == file.text
        #expect(isSame)
    }

    @Test(arguments: compiled.keys.sorted()) func everyLineOfTheFileSaysSomething(name: String) throws {
        let file = Self.folder.appending(path: "\(name).words")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            #expect(
                line.hasPrefix("#") || line.hasPrefix(" ") || line.contains(/^[@a-z][a-zA-Z. ]*:/), "\(line)")
        }
    }

    @Test(arguments: ["english", "spanish"]) func exactMessagesAskForSomethingThereIs(name: String) throws {
        let exact = try #require(Self.compiled[name]).exact
        #expect(exact.count > 40)
        for (intent, _) in exact { #expect(Intent(rawValue: intent).wish != nil, "\(intent)") }
    }

    @Test func phrasesAreThoseThatReadingsName() {
        #expect(Set(Lexicon.phrases.keys) == Set(Phrases.allCases.map(\.rawValue)))
        for phrases in Phrases.allCases {
            #expect(phrases.list.count > 1, "\(phrases)")
            #expect(phrases.list.allSatisfy { Plain($0).text == $0 || !$0.contains(" ") }, "\(phrases)")
        }
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
