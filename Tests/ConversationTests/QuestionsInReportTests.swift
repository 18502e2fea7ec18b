import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Everyday questions, typed without capitals and question marks while a report is open, at every step of it.
@Suite struct QuestionsInReportTests {
    /// What becomes of a question.
    private enum Fate { case answered, asked, swallowed }

    private static let telling: [Language: String] = [
        .english: "The line at the zebra gate is long", .spanish: "La fila de la puerta cebra es larga",
    ]

    @Test(arguments: Draft.Step.allCases) func everydayQuestionsAreAnsweredAtOnce(step: Draft.Step) throws {
        let fates = try Self.fates(in: "everyday.txt", at: step, each: 4)
        let answered = fates.count { $0.fate == .answered }
        let missed = fates.filter { $0.fate != .answered }.map { "\($0.fate): \($0.words)" }
        #expect(fates.count > 60)
        #expect(answered * 100 >= fates.count * 95, "\(step): \(missed)")
    }

    /// The half that was written first and not looked at.
    @Test(arguments: Draft.Step.allCases) func mostUnseenQuestionsAreAnsweredAtOnce(step: Draft.Step) throws {
        let fates = try Self.fates(in: "everyday-heldout.txt", at: step, each: 2)
        let answered = fates.count { $0.fate == .answered }
        #expect(fates.count > 35)
        #expect(answered * 100 >= fates.count * 80, "\(step): \(answered) of \(fates.count)")
    }

    /// Of every so many questions one, in both languages.
    private static func fates(
        in file: String, at step: Draft.Step, each stride: Int
    ) throws -> [(words: String, fate: Fate)] {
        var language = Language.english
        var count = 0
        return try HowTopicTests.Asked.lines(of: file, sections: true).compactMap { line in
            if line.words.hasPrefix("[") {
                language = line.words.hasPrefix("[es") ? .spanish : .english
                return nil
            }
            count += 1
            return count % stride == 0 ? (line.words, fate(of: line.words, at: step, in: language)) : nil
        }
    }

    private static func fate(of words: String, at step: Draft.Step, in language: Language) -> Fate {
        let now = Moment(milliseconds: 1_795_600_000_000)
        var session = Session()
        (session.isOnboarded, session.isGreeted, session.language) = (true, true, language)
        var draft = Draft(startedAt: now)
        draft.pieces = [Piece(text: telling[language] ?? "", message: nil)]
        draft.step = step
        session.draft = draft
        let inbound = Inbound(
            key: "1", room: RoomID(platform: .telegram, id: "1"),
            sender: SenderID(platform: .telegram, id: "1"), standing: .voter, at: now,
            message: MessageID(rawValue: "1"), languageCode: nil, event: .said(text: words))
        let turn = Engine().step(
            session, inbound,
            knowing: Facts(
                now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: Ledger()))
        let left = turn.session.draft
        let isKept = left?.text == draft.text && left?.place == nil && left?.time == nil && left?.step == step
        let isMissed = turn.session.misses > 0 || turn.session.lost != nil
        if isKept, !isMissed, turn.session.page?.isRead ?? true { return .answered }
        return isKept || shows(words, turn) ? .asked : .swallowed
    }

    /// The voter sees the words, as part of the report or as a question.
    private static func shows(_ words: String, _ turn: Turn) -> Bool {
        turn.deliveries.contains { delivery in
            guard case .say(let message, _) = delivery.order else { return false }
            return message.text.contains(words)
        }
    }
}
