import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// Everyday questions, typed without capitals and question marks while a report is open, at every step of it.
@Suite struct QuestionsInReportTests {
    /// What becomes of a question.
    private enum Fate { case answered, asked, quoted, swallowed }

    private static let telling: [Language: String] = [
        .english: "The line at the zebra gate is long", .spanish: "La fila de la puerta cebra es larga",
    ]

    @Test(arguments: Draft.Step.allCases) func everydayQuestionsAreAnsweredAtOnce(step: Draft.Step) throws {
        let fates = try Self.fates(in: "everyday.txt", at: step, each: 4)
        let answered = fates.count { $0.fate == .answered }
        let missed = fates.filter { $0.fate != .answered }.map { "\($0.fate): \($0.words)" }
        #expect(fates.count > 60)
        #expect(answered * 100 >= fates.count * 95, "\(step): \(missed)")
        #expect(!fates.contains { $0.fate == .swallowed }, "\(step): \(missed)")
    }

    /// The half that was written first and not looked at.
    @Test(arguments: Draft.Step.allCases) func mostUnseenQuestionsAreAnsweredAtOnce(step: Draft.Step) throws {
        let fates = try Self.fates(in: "everyday-heldout.txt", at: step, each: 2)
        let answered = fates.count { $0.fate == .answered }
        #expect(fates.count > 35)
        #expect(answered * 100 >= fates.count * 80, "\(step): \(answered) of \(fates.count)")
        #expect(!fates.contains { $0.fate == .swallowed }, "\(step): \(fates)")
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
        if isKept { return .asked }
        return shows(words, turn) || shows(words, waking(turn, facts(at: turn.session.wakeAt ?? now)))
            ? .quoted : .swallowed
    }

    private static func facts(at now: Moment) -> Facts {
        Facts(now: now, account: AccountID(rawValue: 1), subject: nil, rules: Rules(), records: Ledger())
    }

    /// What is said when the words of one breath are answered.
    private static func waking(_ turn: Turn, _ facts: Facts) -> Turn {
        let inbound = Inbound(
            key: "2", room: RoomID(platform: .telegram, id: "1"),
            sender: SenderID(platform: .telegram, id: "1"), standing: .voter, at: facts.now, event: .woke)
        return Engine().step(turn.session, inbound, knowing: facts)
    }

    // MARK: After the receipt, and over a page

    /// Where a question comes besides the steps of a report.
    enum Place: String, CaseIterable {
        case receipt, pageAboveReport
    }

    private static let openings: [Language: [String]] = [
        .english: [
            "/start", "30310", "/report", "The line at the zebra gate is long", "skip", "the gym", "now",
        ],
        .spanish: [
            "/start", "español", "30310", "/report", "La fila de la puerta cebra es larga", "omitir",
            "el gimnasio", "ahora",
        ],
    ]
    private static let last: [Place: [Language: String]] = [
        .receipt: [.english: "send", .spanish: "enviar"],
        .pageAboveReport: [
            .english: "what are my rights at the polls", .spanish: "cuáles son mis derechos al votar",
        ],
    ]

    @Test(arguments: Place.allCases) func questionsBesideTheStepsAreNeverSwallowed(place: Place) throws {
        for language in Language.allCases {
            var steps = try Steps()
            for text in Self.openings[language] ?? [] { _ = try steps.says(text) }
            _ = try steps.says(try #require(Self.last[place]?[language]))
            let words = try Self.questions(in: language, each: 3)
            let fates = try words.map { try (words: $0, fate: Self.fate(of: $0, after: steps)) }
            let answered = fates.count { $0.fate == .answered }
            let missed = fates.filter { $0.fate != .answered }.map { "\($0.fate): \($0.words)" }
            #expect(fates.count >= 25)
            #expect(answered * 100 >= fates.count * 95, "\(place) \(language): \(missed)")
            #expect(!fates.contains { $0.fate == .swallowed }, "\(place) \(language): \(missed)")
        }
    }

    private static func questions(in language: Language, each stride: Int) throws -> [String] {
        var section = Language.english
        var all: [String] = []
        for line in try HowTopicTests.Asked.lines(of: "everyday.txt", sections: true) {
            if line.words.hasPrefix("[") {
                section = line.words.hasPrefix("[es") ? .spanish : .english
            } else if section == language {
                all.append(line.words)
            }
        }
        return all.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    }

    private static func fate(of words: String, after steps: Steps) throws -> Fate {
        var steps = steps
        let before = steps.world.session.draft?.text ?? ""
        let step = try steps.says(words)
        var told = step.told.map(\.text)
        let reports = step.kept.flatMap { [$0.report.text] + $0.report.notes }
        let isTaken =
            reports.contains { $0.contains(words) }
            || step.turn.session.draft.map { $0.text != before && $0.text.contains(words) } ?? false
        if !isTaken { return told.isEmpty || step.turn.session.lost != nil ? .asked : .answered }
        if step.turn.session.photoReply != nil {
            let late = Input(.timer, "a breath is over", .wakes(late: .zero), line: "")
            told += try steps.take(late).told.map(\.text)
        }
        return told.contains { $0.contains(words) } ? .quoted : .swallowed
    }

    /// The voter sees the words, as part of the report or as a question.
    private static func shows(_ words: String, _ turn: Turn) -> Bool {
        turn.deliveries.contains { delivery in
            guard case .say(let message, _) = delivery.order else { return false }
            return message.text.contains(words)
        }
    }
}
