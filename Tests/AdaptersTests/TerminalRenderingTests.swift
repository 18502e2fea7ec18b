import Conversation
import Testing

@testable import Adapters

struct TerminalRenderingTests {
    private let plain = TerminalRendering(isColoured: false, dataDirectory: "/data")
    private let report = ReportID(rawValue: 1)

    private func buttons(_ labels: String...) -> [Button] { labels.map { Button(label: $0, token: "t") } }

    @Test func aVoterSeesTextAndARowOfButtonsALine() {
        let message = Message(text: "What happened?", rows: [buttons("Done", "Back"), buttons("Cancel")])
        #expect(
            plain.lines(for: .message(message, in: .voter("voter1"), about: nil, to: nil))
                == ["Bot → voter1", "  What happened?", "  1) Done  2) Back", "  3) Cancel"])
    }

    @Test func aCardIsTitledByItsReport() {
        let message = Message(
            heading: "Report 1 · waiting", text: "Broken", rows: [buttons("Take", "Approve"), buttons("Ban")])
        let lines = ["  Report 1 · waiting", "  Broken", "  1) Take  2) Approve  3) Ban"]
        #expect(
            plain.lines(for: .message(message, in: .review, about: report, to: nil))
                == ["Moderators' room · report 1"] + lines)
        #expect(
            plain.lines(for: .changed(message, in: .review, about: report))
                == ["Moderators' room · report 1 (changed)"] + lines)
    }

    @Test func photosAreCountedMeasuredAndFoundFromTheDataDirectory() {
        let file = PhotoFile(
            path: "/data/photos/ab/" + String(repeating: "ab", count: 32) + ".jpg", width: 1280, height: 960)
        #expect(
            plain.lines(for: .photos([file, file], caption: "Photos of report 1", in: .review, about: nil))
                == [
                    "Moderators' room", "  Photos of report 1", "  2 photos (files under …/photos)",
                    "    1280 × 960  photos/ab/abababababab*.jpg",
                    "    1280 × 960  photos/ab/abababababab*.jpg",
                ])
    }

    @Test func shortAnswersGoToWhoeverPressed() {
        #expect(plain.lines(for: .note("Done.", to: "mod1")) == ["(Bot → mod1: Done.)"])
    }

    @Test func everyLineFitsEightyColumns() {
        let long = String(repeating: "very long words 投票 ", count: 40)
        let many = (1...30).map { Button(label: "Button \($0) of many", token: "t") }
        let message = Message(heading: long, text: long, rows: [many, [Button(label: long, token: "t")]])
        let outputs: [TerminalOutput] = [
            .message(message, in: .voter("voter1"), about: nil, to: nil),
            .changed(message, in: .review, about: report),
            .note(long, to: "mod1"), .hint(long), .heard(long, speaker: "voter1"),
            .hint(TerminalGrammar.help),
        ]
        for line in outputs.flatMap(plain.lines) { #expect(TerminalText.width(of: line) <= 78, "\(line)") }
        #expect(
            plain.lines(for: .hint(TerminalGrammar.help)).count
                == TerminalGrammar.help.split(separator: "\n").count)
    }

    @Test func aVoterCannotSendEscapesToAModeratorsTerminal() {
        let evil = "\u{1B}[2Jgone\u{9B}31m"
        let message = Message(heading: evil, text: evil, rows: [buttons(evil)])
        let outputs: [TerminalOutput] = [
            .message(message, in: .review, about: report, to: nil),
            .changed(message, in: .review, about: report),
            .note(evil, to: "mod1"), .hint(evil), .heard(evil, speaker: "voter1"),
            .photos([PhotoFile(path: evil, width: 1, height: 1)], caption: evil, in: .review, about: nil),
        ]
        for scalar in outputs.flatMap(plain.lines).joined().unicodeScalars {
            #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        }
    }

    @Test func coloursStandAroundTheTextOnly() {
        let coloured = TerminalRendering(isColoured: true, dataDirectory: "/data")
        let lines = coloured.lines(for: .message(Message(text: "Hi"), in: .voter("v"), about: nil, to: nil))
        #expect(lines == ["\u{1B}[1;36mBot → v\u{1B}[0m", "  Hi"])
    }
}
