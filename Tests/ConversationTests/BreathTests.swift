import CivicFacts
import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal

/// Lines of one breath: what waits is kept, and what must not wait does not.
@Suite struct BreathTests {
    private static let lines = [
        Language.english: ["only one machine works here", "the door is narrow"],
        .spanish: ["solo sirve una máquina", "la puerta es angosta"],
    ]

    /// Somebody who writes this language, in the middle of a breath; nothing was answered so far.
    private func inTheMiddle(of language: Language) throws -> Steps {
        var steps = try Steps("/start", language == .spanish ? "español" : "english", "30310")
        for line in try #require(Self.lines[language]) {
            let step = try steps.says(line)
            #expect(step.told.isEmpty, "\(line): \(step.told.map(\.text))")
        }
        return steps
    }

    @Test(arguments: Language.allCases) func whatIsToldInABreathIsStoredWithTheSession(language: Language)
        throws
    {
        var steps = try inTheMiddle(of: language)
        let stored = try JSONEncoder().encode(steps.world.session)
        let session = try JSONDecoder().decode(Session.self, from: stored)
        let told = try #require(Self.lines[language]).joined(separator: "\n")
        #expect(session.draft?.text == told)
        #expect(session.wakeAt != nil)
        let look = try steps.take(Input(.timer, "a breath is over", .wakes(late: .zero), line: ""))
        #expect(look.told.count == 1)
        #expect(look.told.first?.text.contains(told) == true)
    }

    @Test(arguments: Language.allCases) func dangerAndQuestionsDoNotWait(language: Language) throws {
        let urgent: [Language: [String]] = [
            .english: ["he has a gun", "one of them has a knife", "am i in time", "cancel", "stop"],
            .spanish: ["tiene una pistola", "uno trae un cuchillo", "puedo irme", "cancelar", "basta"],
        ]
        for words in try #require(urgent[language]) {
            var steps = try inTheMiddle(of: language)
            let step = try steps.says(words)
            #expect(!step.told.isEmpty, "\(words)")
            #expect(steps.world.session.photoReply?.lines == nil, "\(words)")
        }
    }
}
