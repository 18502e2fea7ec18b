import Conversation
import Testing

@testable import Adapters

struct TerminalGrammarTests {
    private func read(_ lines: String...) -> TerminalLine {
        var grammar = TerminalGrammar()
        return lines.map { grammar.read($0) }.last ?? .nothing
    }

    private func isTrouble(_ line: TerminalLine) -> Bool {
        if case .trouble = line { true } else { false }
    }

    @Test func aNameWithAColonSpeaks() {
        #expect(read("voter1: hello") == .deed(by: "voter1", .says("hello")))
        #expect(read("mod1: /approve 1") == .deed(by: "mod1", .says("/approve 1")))
        #expect(read("Dana:  hi: there ") == .deed(by: "dana", .says("hi: there")))
        #expect(read("voter1: 2") == .deed(by: "voter1", .says("2")))
    }

    @Test func aLineWithoutANameBelongsToWhoeverSpokeLast() {
        #expect(read("a long line") == .deed(by: "voter1", .says("a long line")))
        #expect(read("mod2: hello", "/queue") == .deed(by: "mod2", .says("/queue")))
        #expect(read("voter2 sticker", "sorry") == .deed(by: "voter2", .says("sorry")))
    }

    @Test func wordsOfASentenceAreNoNames() {
        let sentences = [
            "the photo shows a line", "moderators were absent", "dana photo a.jpg",
            "https://example.org: look",
            "at 9:30 it broke", "model is broken", "12: noon",
        ]
        for sentence in sentences { #expect(read(sentence) == .deed(by: "voter1", .says(sentence))) }
    }

    @Test func aNameIsKnownOnceItSpoke() {
        #expect(
            read("dana: hi", "voter1: hi", "dana photo a.jpg")
                == .deed(by: "dana", .photos(["a.jpg"], caption: nil)))
        #expect(read("dana: hi", "dana was there") == .deed(by: "dana", .says("dana was there")))
    }

    @Test func photosHavePathsAndPerhapsACaption() {
        #expect(read("voter1 photo a.jpg") == .deed(by: "voter1", .photos(["a.jpg"], caption: nil)))
        #expect(
            read("voter1 photo a.jpg b.jpg \"two pictures\"")
                == .deed(by: "voter1", .photos(["a.jpg", "b.jpg"], caption: "two pictures")))
        #expect(
            read("voter1 photo \"my line.jpg\"")
                == .deed(by: "voter1", .photos(["my line.jpg"], caption: nil)))
        #expect(
            read(#"voter1 sends album my\ line.jpg 'b c.jpg' “so long”"#)
                == .deed(by: "voter1", .photos(["my line.jpg", "b c.jpg"], caption: "so long")))
        #expect(isTrouble(read("voter1 photo")))
        #expect(isTrouble(read("voter1 photo 1 2 3 4 5 6 7 8 9 10 11")))
    }

    @Test func pointsLieOnTheGlobe() {
        #expect(
            read("voter1 shares 33.45,-112.07")
                == .deed(by: "voter1", .shares(latitude: 33.45, longitude: -112.07)))
        #expect(
            read("voter1 shares 33.45, -112.07")
                == .deed(by: "voter1", .shares(latitude: 33.45, longitude: -112.07)))
        for wrong in ["", "33.45", "north", "91,0", "0,181", "nan,0", "1,2,3"] {
            #expect(isTrouble(read("voter1 shares \(wrong)")), "\(wrong)")
        }
    }

    @Test func everyKindThatTheBotCannotUseCanBeSent() {
        for kind in UnsupportedKind.allCases {
            #expect(read("voter1 \(kind.rawValue)") == .deed(by: "voter1", .sends(kind)))
        }
        #expect(read("voter1 sends gif") == .deed(by: "voter1", .sends(.animation)))
    }

    @Test func editsAndDeletionsQuoteTheMessage() {
        #expect(
            read(#"voter1 edits "old" to "new one""#) == .deed(by: "voter1", .edits("old", into: "new one")))
        #expect(read(#"voter1 deletes "old""#) == .deed(by: "voter1", .deletes("old")))
        for wrong in ["edits old to new", #"edits "old""#, #"edits "" to "x""#, "deletes", "deletes old"] {
            #expect(isTrouble(read("voter1 \(wrong)")), "\(wrong)")
        }
    }

    @Test func repliesAndTapsNameTheirReport() {
        #expect(
            read("mod1 replies 1: who says so?")
                == .deed(by: "mod1", .replies(ReportID(rawValue: 1), "who says so?")))
        #expect(read("mod1 replies: why?") == .deed(by: "mod1", .replies(nil, "why?")))
        #expect(read("mod1 taps 2 on 5") == .deed(by: "mod1", .taps(.number(2), on: ReportID(rawValue: 5))))
        #expect(
            read("mod1 taps Approve on 5")
                == .deed(by: "mod1", .taps(.label("Approve"), on: ReportID(rawValue: 5))))
        #expect(
            read("voter1 taps Use 85004, Arizona")
                == .deed(by: "voter1", .taps(.label("Use 85004, Arizona"), on: nil)))
        for wrong in ["mod1 replies 1", "mod1 replies one: x", "mod1 replies 1:", "mod1 taps"] {
            #expect(isTrouble(read(wrong)), "\(wrong)")
        }
    }

    @Test func whatNobodyUnderstandsIsSaidInOneLine() {
        for wrong in ["voter1", "voter1 hello", "mod1 was rude", "voter1:"] {
            guard case .trouble(let words) = read(wrong) else {
                Issue.record("\(wrong) was understood")
                continue
            }
            #expect(!words.isEmpty && !words.contains("\n") && TerminalText.width(of: words) <= 78)
        }
    }

    @Test func helpAndTheEndAreNotSpeech() {
        #expect(read(" ? ") == .help)
        #expect(read("   ") == .nothing)
        #expect(TerminalGrammar.isFarewell(" Quit "))
        #expect(TerminalGrammar.isFarewell("exit"))
        #expect(!TerminalGrammar.isFarewell("voter1: quit"))
    }
}
