import Foundation
import Testing

@testable import Conversation

/// Where there are no buttons nobody is told to tap one.
struct TypedWordsTests {
    private static var taps: Regex<Substring> {
        /(?i)\b(?:taps?|tapped|tapping|toque|tocar|pulse|pulsar|buttons?|bot(?:ó|o)n(?:es)?)\b/
    }

    /// What the bot says to people in a transcript, with the buttons under it.
    private static func messages(in text: String) -> [Message] {
        var messages: [Message] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("Bot to "), let colon = line.firstRange(of: ": ") {
                messages.append(Message(text: String(line[colon.upperBound...])))
                isOpen = true
            } else if isOpen, line.hasPrefix("    ["), line.hasSuffix("]") {
                let labels = line.dropFirst(5).dropLast().split(separator: "] [")
                messages[messages.count - 1].rows.append(labels.map { Button(label: String($0), token: "t") })
            } else if isOpen, line.hasPrefix("    ") {
                messages[messages.count - 1].text += "\n" + line.dropFirst(4)
            } else {
                isOpen = false
            }
        }
        return messages
    }

    @Test(arguments: TranscriptTests.files) func nothingInAConversationIsToBeTapped(file: String) throws {
        let url = TranscriptTests.folder.appending(path: file)
        let messages = Self.messages(in: try String(contentsOf: url, encoding: .utf8))
        for message in messages {
            let words = message.typed.text.replacing(/https?:\S+/, with: "")
            #expect(words.firstMatch(of: Self.taps) == nil, "\(words)")
        }
    }

    @Test func theTranscriptsSayTap() throws {
        let text = try TranscriptTests.files.map {
            try String(contentsOf: TranscriptTests.folder.appending(path: $0), encoding: .utf8)
        }.joined(separator: "\n")
        #expect(Self.messages(in: text).count { $0.text.contains(Self.taps) } > 100)
    }

    /// Every sentence with a word for tapping, beside a button of every name that stands behind it.
    @Test func everySentenceHasAWordForTyping() {
        for wording in Wordings.cases {
            // Moderators hear of buttons only when they pressed one.
            if wording is RefusalWords { continue }
            for language in [Language.english, .spanish] {
                let text = Catalogue(language).template(wording)
                let names = text.matches(
                    of: /(?i)(?:tap|toque|tocar) ([^.,:]+?)(?: or | u | o | and | if |[.,:]|$)/)
                let labels = names.map { Button(label: String($0.output.1), token: "t") }
                let typed = Message(text: text, rows: [labels]).typed.text
                #expect(typed.firstMatch(of: Self.taps) == nil, "\(wording): \(typed)")
            }
        }
    }

    @Test func wordsOfPeopleStayAsTheyAre() {
        let words = "They tap phones. \"Toque la puerta\", she said, and tap Skipper did."
        let message = Message(text: words, rows: [[Button(label: "Next", token: "t")]])
        #expect(message.typed.text == words)
    }
}
