import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Understanding

/// The table of rules and rumours: every row can be asked for, says where it stands, and is in the documents.
@Suite struct HowTopicTests {
    /// A line of a file of questions: the words, and the rows of which each answers them.
    struct Asked: Sendable {
        let words: String
        let topics: [String]
        var said: Said { Said(text: words, plain: Plain(words)) }

        static func lines(of file: String, sections: Bool = false) throws -> [Asked] {
            let path = TranscriptTests.root.appending(path: "Tests/Questions/\(file)")
            return try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
                .filter { !$0.hasPrefix("#") && (sections || !$0.hasPrefix("[")) }
                .map { line in
                    let parts = line.split(separator: "=", maxSplits: 1).map {
                        $0.trimmingCharacters(in: .whitespaces)
                    }
                    return Asked(
                        words: parts[0],
                        topics: parts.dropFirst().flatMap { $0.split(separator: "|").map(String.init) })
                }
        }

        var isAnswered: Bool {
            // Whoever uses exact words is answered by who answers those.
            guard let asked = AskedReading(said, inReport: true) else {
                return Intent(said.plain)?.wish?.isQuestion == true
            }
            return topics.contains(asked.topic.rawValue)
        }
    }

    @Test func everyRowIsAskedForInBothLanguages() throws {
        for file in ["everyday.txt", "rumours.txt"] {
            let lines = try Asked.lines(of: file)
            let missed = lines.filter { !$0.isAnswered }.map(\.words)
            #expect(missed.isEmpty, "\(missed)")
        }
    }

    /// Written before the table had any words, and never looked at for it.
    @Test(arguments: ["everyday-heldout.txt", "rumours-heldout.txt"])
    func mostUnseenQuestionsReachTheirRow(file: String) throws {
        let lines = try Asked.lines(of: file)
        let answered = lines.count(where: \.isAnswered)
        #expect(answered * 100 >= lines.count * 80, "\(answered) of \(lines.count)")
    }

    @Test(arguments: HowTopic.allCases) func everyRowSaysWhereItStands(topic: HowTopic) {
        #expect(topic.source.name.isEmpty == false)
        if let law = topic.law { #expect(law.contains(/^\d+ U\.S\.C\. \d+/), "\(topic)") }
        // What differs from state to state says so, and never that it holds everywhere.
        let isOfStates = topic.part == .rule && topic.law == nil
        if isOfStates { #expect(!topic.fact.en.contains("Federal law"), "\(topic)") }
    }

    /// A telling is no question, whatever it names.
    @Test(arguments: [
        "the machine is broken and nobody can vote", "they are asking everybody for two ids",
        "there is no wheelchair ramp at the church", "a man with a sign is standing at the door",
        "la maquina no sirve", "piden dos identificaciones a todos",
        "no hay boletas en espanol en la casilla",
        "cuando llegue la fila daba la vuelta", "no puedo votar aqui no hay rampa",
    ])
    func tellingIsNoQuestion(words: String) {
        #expect(AskedReading(Said(text: words, plain: Plain(words)), inReport: true) == nil)
    }
}
