import CivicFacts
import Foundation
import Testing

@testable import Conversation

/// `docs/rules.md` is the table of rules and rumours, written out; `TURNOUT_REWRITE_RULES=1` writes it anew.
@Suite struct RulesDocumentTests {
    private static let path = TranscriptTests.root.appending(path: "docs/rules.md")

    @Test func everyRuleAndRumourIsInTheDocument() throws {
        if ProcessInfo.processInfo.environment["TURNOUT_REWRITE_RULES"] != nil {
            try Self.text.write(to: Self.path, atomically: true, encoding: .utf8)
        }
        let isSame = try String(contentsOf: Self.path, encoding: .utf8) == Self.text
        #expect(isSame, "TURNOUT_REWRITE_RULES=1 swift test --filter RulesDocumentTests writes it anew")
    }

    private static var text: String {
        let parts: [(String, [HowTopic])] = [
            ("Rules of the whole country", HowTopic.rules.filter { $0.law != nil }),
            ("Where states differ", HowTopic.rules.filter { $0.law == nil }),
            ("What goes around", HowTopic.rumours), ("About this program", HowTopic.ofProgram),
        ]
        return """
            # Rules and rumours

            What the bot answers about voting, word for word, and where each fact is from: the tables in
            `Sources/Conversation/HowToVote`. A test writes this page and compares it with them. How they were looked up is told in
            [data](data.md), why there is one table in [decision 49](decisions/0049-one-table-of-what-is-asked.md).
            Below each fact the bot names the voter's own state and its page, where the ZIP code tells it, and a hotline.

            """ + parts.map { section($0.0, $0.1) }.joined()
    }

    private static func section(_ title: String, _ topics: [HowTopic]) -> String {
        let rows = topics.map { topic in
            let stands = topic.origin.map { origin in
                "\(topic.law ?? "differs by state"); [\(origin.source.name)](\(origin.official.url)), \(topic.asOf)"
            }
            return
                "| \(topic.button.en) | \(topic.fact.en) | \(topic.fact.es) | \(stands ?? "the program itself") |\n"
        }
        return """

            ## \(title)

            | Asked about | English | Spanish | Where it stands |
            |---|---|---|---|

            """ + rows.joined()
    }
}
