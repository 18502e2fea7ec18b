import CivicFacts
import ElectionResults
import Testing

@testable import Conversation
@testable import Rehearsal

/// What must be true of every contest that is held, in both languages.
@Suite struct ResultInvariantTests {
    private static let archive: ResultsArchive = {
        do { return try ResultsArchive.bundled() } catch { preconditionFailure("\(error)") }
    }()

    private static let everything: [PastContest] = archive.offered.flatMap { place in
        archive.contests(in: place).compactMap { archive.contest($0.id) }
    }

    private static func view(_ language: Language) -> View {
        var session = Session()
        session.language = language
        let facts = Facts(
            now: CivilDate(year: 2026, month: 11, day: 25).noon, account: AccountID(rawValue: 1),
            subject: nil, rules: Rules(), records: Ledger())
        return View(session: session, facts: facts)
    }

    @Test func allOfThemAreLookedAt() { #expect(Self.everything.count == 11_230) }

    /// No won without a flag: Q6, Q24, Q27.
    @Test(arguments: Language.allCases) func nobodyWonWhomTheSourceDoesNotCallSo(language: Language) {
        let view = Self.view(language)
        let words = language == .spanish ? ["ganó", "ganaron"] : [" won"]
        for contest in Self.everything where !contest.standings.contains(where: \.isMarkedElected) {
            let lines = ContestLines(view: view, contest: contest)
            let told = (lines.all(answering: .winner) + [lines.brief(withBar: true)]).joined(separator: "\n")
            let isSaid = words.contains { told.contains($0) }
            // The word stands in what cannot be said: "I cannot say who won".
            if isSaid, contest.marks.contains(where: { $0 != nil }) { Issue.record("\(lines.title)") }
        }
        for contest in Self.everything where contest.header.trouble == .partial {
            #expect(ContestLines(view: view, contest: contest).marked.isEmpty)
        }
    }

    /// Each line of somebody who is marked says so, and no other line does.
    @Test func marksStandWithTheirPeople() {
        let view = Self.view(.english)
        for contest in Self.everything {
            let lines = ContestLines(view: view, contest: contest)
            for index in contest.standings.indices {
                let saysWon = lines.line(index).contains(", won") || lines.line(index).contains(": won")
                let isWon = contest.standings[index].isMarkedElected && contest.header.trouble != .partial
                if saysWon != isWon { Issue.record("\(lines.title): \(lines.line(index))") }
            }
        }
    }

    /// No number without a source: B7.
    @Test(arguments: Language.allCases) func everyAnswerNamesItsSource(language: Language) {
        let view = Self.view(language)
        for contest in Self.everything {
            let last = ContestLines(view: view, contest: contest).all(answering: .count).last ?? ""
            if !last.contains(contest.source.name) || !last.contains("https://") { Issue.record("\(last)") }
        }
    }

    /// What is shown is what is held, which `SecondProgramTests` hold against the files.
    @Test(arguments: Language.allCases) func everyFigureIsTheContests(language: Language) {
        let view = Self.view(language)
        for contest in Self.everything {
            let lines = ContestLines(view: view, contest: contest)
            for (index, standing) in contest.standings.enumerated() {
                guard let votes = standing.votes else { continue }
                let line = lines.line(index)
                let digits = Self.votes(in: line, language)
                if digits != votes { Issue.record("\(line): \(votes)") }
                guard let share = contest.shares?[index], !share.isUnderOneTenth else { continue }
                if !line.contains("\(share.tenths / 10).\(share.tenths % 10)%") { Issue.record("\(line)") }
            }
        }
    }

    /// The number before the word for votes.
    private static func votes(in line: String, _ language: Language) -> Int? {
        let words = line.split(separator: " ")
        let names = language == .spanish ? ["votos", "voto"] : ["votes", "vote"]
        let index = words.indices.dropFirst().first { index in
            names.contains(words[index].filter { $0 != "," }) && words[index - 1].contains(where: \.isNumber)
        }
        guard let index, index > 0 else { return nil }
        return Int(words[index - 1].filter(\.isNumber))
    }

    @Test(arguments: Language.allCases) func everyQuestionHasAnAnswer(language: Language) {
        let view = Self.view(language)
        for contest in Self.everything {
            let lines = ContestLines(view: view, contest: contest)
            for asked in ResultQuestion.allCases {
                let answer = lines.answer(to: asked)
                if !answer.hasSuffix(".") || answer.contains("{") {
                    Issue.record("\(lines.title): \(answer)")
                }
            }
        }
    }

    /// A page fits a small phone, however many ran.
    @Test func everyPageFits() {
        let view = Self.view(.spanish)
        for contest in Self.everything where contest.standings.count > 6 {
            let text = ResultPage(id: contest.header.id).told(view).text
            if text.count > Limits.messageCharacters { Issue.record("\(contest.header.id) \(text.count)") }
        }
    }

    /// Q53: a link to a result is never taken for one to a report.
    @Test func noIdIsANumber() {
        for contest in Self.everything {
            let link = DeepLink.result(contest.header.id)
            if DeepLink(payload: link.payload) != link { Issue.record("\(link)") }
        }
    }

    /// Q55: votes alone decide; nobody is praised.
    @Test(arguments: [
        "landslide", "narrow", "upset", "crush", "sweep", "stunning", "historic", "easily", "barely",
        "aplast", "arrasó", "sorpres", "histor", "ajustad", "contundente", "apenas", "facilmente",
    ]) func noResultIsPraised(word: String) {
        let purposes: [any Wording.Type] = [
            AnswerWords.self, ContestWords.self, CountWords.self, ResultWords.self, ResultLabels.self,
            PictureWords.self,
        ]
        for wording in purposes.flatMap({ $0.everyCase }) {
            for language in Language.allCases {
                let text = Catalogue(language).template(wording).lowercased()
                #expect(!text.contains(word), "\(wording)")
            }
        }
    }

    /// Q52: what was saved is told apart from what holds now, with both.
    @Test func aChangeSinceTheSaveIsSaid() throws {
        let contest = try #require(
            Self.everything.first { $0.header.office == .mayor && $0.header.day.year == 2014 })
        let other = try #require(ContestID("aaaaaaaaaa"))
        let target = try #require(SaveTarget(contest.header.id, figures: other))
        var ledger = Ledger()
        let kept = Keepsake(
            title: "t", text: "2014, mayor\n1. Brian Bowman: 111,000 votes, 47.4%, won\nSource: x",
            savedAt: CivilDate(year: 2015, month: 1, day: 2).noon, language: .english, page: nil)
        let account = AccountID(rawValue: 1)
        ledger.apply(.mark(Mark(.save, target), keepsake: kept), by: account)
        let facts = Facts(
            now: CivilDate(year: 2026, month: 11, day: 25).noon, account: account, subject: nil,
            rules: Rules(), records: ledger)
        let page = try #require(target.page as? ResultPage)
        let text = page.told(View(session: Session(), facts: facts)).text
        #expect(text.contains("111,504 votes") && text.contains("111,000 votes"))
        #expect(text.contains("changed since you saved it"))
    }

    @Test func withoutTheUnitedStatesTheCityIsLeft() {
        let rules = Rules(offersUnitedStates: false)
        #expect(PastResults.archive(for: rules)?.offered == [.winnipeg])
        #expect(PastResults.archive(for: Rules())?.offered.count ?? 0 > 50)
    }
}
