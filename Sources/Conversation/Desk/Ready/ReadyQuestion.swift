internal import Understanding

/// A question to a report's author that the team need not write: its words stand in every language of the bot.
public struct ReadyQuestion: Codable, Hashable, Sendable {
    /// By which moderators ask it: `door`.
    public let name: String
    let words: Text
    /// What its author may press; none where only words answer it.
    let choices: [Text]

    init(name: String, words: Text, choices: [Text] = []) {
        (self.name, self.words, self.choices) = (name, words, choices)
    }

    /// The choice that these words are, in whatever language they are written.
    func choice(in text: String) -> Int? {
        let said = Plain(text)
        return choices.firstIndex { choice in
            Language.allCases.contains { Plain(Catalogue($0).text(choice)).text == said.text }
        }
    }
}

/// All questions that are ready, in the order of the list.
public struct ReadyQuestions: Equatable, Sendable {
    public let all: [ReadyQuestion]

    /// The shipped ones with the team's own, of which one of the same name takes the place of a shipped one.
    public init(own: [ReadyQuestion] = []) {
        let named = Dictionary(own.map { ($0.name, $0) }) { first, _ in first }
        let shipped = Self.shipped.map { named[$0.name] ?? $0 }
        all = shipped + own.filter { question in !shipped.contains { $0.name == question.name } }
    }

    /// The one that is asked by this name, whatever its case.
    func named(_ text: String) -> ReadyQuestion? {
        let name = text.trimmingSpaces.lowercased()
        return all.first { $0.name == name }
    }

    /// The name of the one that only makes sense where a photo is.
    static let photo = "photo"

    private static let yesNo = [ReadyWords.yes.text, ReadyWords.no.text]

    private static let shipped: [ReadyQuestion] = [
        ReadyQuestion(name: "door", words: ReadyWords.door.text),
        ReadyQuestion(name: "time", words: ReadyWords.time.text),
        ReadyQuestion(
            name: "still", words: ReadyWords.still.text, choices: yesNo + [ReadyWords.unknown.text]),
        ReadyQuestion(
            name: "voted", words: ReadyWords.voted.text, choices: yesNo + [ReadyWords.notYet.text]),
        ReadyQuestion(
            name: "told", words: ReadyWords.told.text,
            choices: [ReadyWords.worker.text, ReadyWords.voter.text, ReadyWords.other.text]),
        ReadyQuestion(name: photo, words: ReadyWords.photo.text, choices: yesNo),
        ReadyQuestion(name: "place", words: ReadyWords.place.text),
        ReadyQuestion(
            name: "wait", words: ReadyWords.wait.text,
            choices: [ReadyWords.short.text, ReadyWords.hour.text, ReadyWords.long.text]),
        ReadyQuestion(name: "seen", words: ReadyWords.seen.text, choices: yesNo),
        ReadyQuestion(name: "reason", words: ReadyWords.reason.text),
        ReadyQuestion(name: "machines", words: ReadyWords.machines.text),
        ReadyQuestion(
            name: "staff", words: ReadyWords.staff.text, choices: yesNo + [ReadyWords.unknown.text]),
    ]
}
