import Foundation
import Testing

@testable import Conversation
@testable import Rehearsal
@testable import Understanding

/// What free words are taken for.
@Suite struct UnderstandingTests {
    static let understanding = Understanding.shared
    static let phrases = TranscriptTests.root.appending(path: "Tests/Phrases")

    static func held(_ file: String) throws -> Evaluation {
        var evaluation = Evaluation()
        for phrase in try PhraseFile(path: phrases.appending(path: file).path).phrases where phrase.isHeldOut
        {
            evaluation.count(phrase, understanding(phrase.text))
        }
        return evaluation
    }

    @Test func namesArePublishedOnes() {
        #expect(Intent.learned.count == 38)
        let wishes = Features.all.flatMap { $0.wishes }
        #expect(Set(wishes.map(\.intent.rawValue)).count == wishes.count)
    }

    /// Floors below what was reached (docs/understanding.md), in thousandths.
    @Test(arguments: [
        ("en.txt", 850, 940), ("es.txt", 850, 940),
        ("en-heldout.txt", 850, 940),
        ("es-heldout.txt", 840, 940), ("en-plain-heldout.txt", 840, 940), ("es-plain-heldout.txt", 840, 940),
        ("en-street-a-heldout.txt", 850, 950), ("es-street-a-heldout.txt", 850, 950),
        ("en-street-b-heldout.txt", 850, 950), ("es-street-b-heldout.txt", 850, 950),
    ])
    func phrasesThatWereNotLearnedAreUnderstood(file: String, first: Int, amongThree: Int) throws {
        let reached = try Self.held(file)
        #expect(Evaluation.share(reached.first, of: reached.inScope) >= first)
        #expect(Evaluation.share(reached.amongThree, of: reached.inScope) >= amongThree)
        let others = reached.inScope + reached.outOfScope
        #expect(Evaluation.share(reached.wrongActs + reached.outOfScopeActed, of: others) <= 40)
        #expect(Evaluation.share(reached.falseAlarms, of: others) <= 12)
        #expect(Evaluation.share(reached.languageWrong, of: reached.phrases) <= 10)
        #expect(Evaluation.share(reached.languageRight, of: reached.phrases) >= 950)
    }

    @Test(arguments: ["en.txt", "es.txt"]) func everyWrittenDangerIsHeardAndHardlyAnythingElse(file: String)
        throws
    {
        var (others, alarms) = (0, 0)
        for phrase in try PhraseFile(path: Self.phrases.appending(path: file).path).phrases {
            let safety = Self.understanding(phrase.text).safety
            switch phrase.intent {
            case .emergency: #expect(safety == .emergency, "\(phrase.text)")
            case .crisis: #expect(safety == .crisis, "\(phrase.text)")
            default:
                others += 1
                alarms += safety == .emergency || safety == .crisis ? 1 : 0
            }
        }
        #expect(Evaluation.share(alarms, of: others) <= 10)
    }

    /// Lines that were learned from, and sets that never were; at most so many thousandths missed and false alarms.
    @Test(arguments: [
        ("danger.txt", 15, 10), ("danger-a-heldout.txt", 120, 40), ("danger-b-heldout.txt", 40, 40),
        ("danger-c-heldout.txt", 60, 30), ("danger-d-heldout.txt", 50, 40),
        ("danger-e-heldout.txt", 40, 30), ("danger-f-heldout.txt", 50, 40),
        ("danger-g-heldout.txt", 40, 50), ("danger-h-heldout.txt", 40, 30),
        ("danger-i-heldout.txt", 80, 30), ("danger-j-heldout.txt", 60, 30), ("danger-k-heldout.txt", 320, 60),
    ]) func dangerIsHeardAndWhatOnlySoundsLikeItIsNot(file: String, missed: Int, falseAlarms: Int) throws {
        var alarms = AlarmCount()
        for line in try DangerFile(path: Self.phrases.appending(path: file).path).lines {
            _ = alarms.count(line, Self.understanding.danger(in: line.text))
        }
        #expect(Evaluation.share(alarms.missed, of: alarms.dangers) <= missed, "\(alarms.summary)")
        #expect(Evaluation.share(alarms.falseAlarms, of: alarms.calm) <= falseAlarms, "\(alarms.summary)")
    }

    /// At most so many thousandths of the orders missed or taken for another, and of what only sounds like one taken for one.
    @Test(arguments: [
        ("orders.txt", 85, 5, 25), ("orders-a-heldout.txt", 290, 30, 40),
        ("orders-b-heldout.txt", 160, 30, 40), ("orders-c-heldout.txt", 550, 80, 150),
    ]) func ordersAreHeard(file: String, missed: Int, confused: Int, wrong: Int) throws {
        var count = OrderCount()
        for line in try OrderFile(path: Self.phrases.appending(path: file).path).lines {
            _ = count.count(line, Self.understanding.order(in: Plain(line.text).text))
        }
        #expect(Evaluation.share(count.missed, of: count.orders) <= missed, "\(count.summary)")
        #expect(Evaluation.share(count.confused, of: count.orders) <= confused, "\(count.summary)")
        #expect(Evaluation.share(count.wrong, of: count.others) <= wrong, "\(count.summary)")
    }

    @Test(arguments: ["", " ", "🍕", "👻👻👻", "\u{200B}", "!!!", String(repeating: "🎉", count: 10_000)])
    func nothingIsNeverActedOn(text: String) { #expect(!Self.understanding(text).isActedOn) }

    @Test(arguments: [
        ("where do I vote tomorrow", "en"), ("dónde voto mañana", "es"), ("no", nil), ("我在哪里投票", "zh"),
        ("tôi bỏ phiếu ở đâu", "vi"), ("toi bo phieu o dau", "vi"), ("어디서 투표하나요", "ko"),
        ("saan po ako boboto", "tl"), ("magandang umaga po", "tl"), ("chào bạn", "vi"), ("你好", "zh"),
        ("30310", nil), ("أين أصوت", "ar"), ("", nil), ("José Peña", "es"), ("ok", nil),
    ]) func languageIsToldOrLeftOpen(text: String, code: String?) {
        let language = Self.understanding(text).language
        // A name alone may be taken for its language, but is too little to ask about.
        #expect(language.code == code)
        #expect(
            text.split(separator: " ").count >= 3 || code == "zh" || code == "ko" || code == "ar"
                || !language.mayAskToSwitch)
    }

    @Test(arguments: [4, 5, 10, 20, 100, 3_000]) func aWordOverAndOverRingsNoAlarm(count: Int) {
        let text = Array(repeating: "word", count: count).joined(separator: " ")
        #expect(Self.understanding(text).safety == nil)
    }

    @Test func guessesNeverOpenMoreThanSomethingToRead() {
        for (intent, wish) in Features.wishes where wish.kind != .answer {
            let unsure = Understood(
                language: .undecided, intent: intent, kind: wish.kind, confidence: Understood.actFrom - 1,
                top: [intent],
                answers: [],
                safety: nil,
                isQuestion: true, wordCount: 5)
            if case .show = unsure.advice(expecting: .nothing) { Issue.record("\(intent) would be shown") }
            if case .act = unsure.advice(expecting: .nothing) { Issue.record("\(intent) would be followed") }
            if case .askWhether = unsure.advice(expecting: .text) {
                Issue.record("\(intent) would interrupt")
            }
        }
    }

    @Test(arguments: Language.allCases) func fileOfWordsIsReadWhole(language: Language) {
        let lexicon = language.tongue.lexicon
        #expect(lexicon.entries.count > 120)
        #expect(
            lexicon.dangers.map(\.rule).sorted() == [
                "cannotVote", "crisis", "dark", "emergency", "figure", "near", "threat", "unless", "weak",
            ])
        let glossary = Glossary([lexicon])
        for (concept, line) in lexicon.entries {
            #expect(
                lexicon.patterns(line, in: glossary).ranges.count == line.split(separator: .comma).count,
                "\(concept)")
        }
    }

    /// Both languages speak of the same things.
    @Test func conceptsAreTheSameInEveryLanguage() {
        let english = Set(Lexicon.english.entries.map(\.concept))
        let spanish = Set(Lexicon.spanish.entries.map(\.concept))
        #expect(english.symmetricDifference(spanish).subtracting(["bill.number"]).isEmpty)
    }

    @Test(arguments: ["no pude votar", "no me dejaron", "no pudo votar"])
    func shortWordsTellTheLanguage(text: String) {
        #expect(Self.understanding(text).language.isLikely)
        #expect(Self.understanding(text).language.code == "es")
    }

    @Test(arguments: OtherLanguage.all.map(\.code)) func everyOtherLanguageNamesTheEmergencyNumber(
        code: String
    ) {
        #expect(OtherLanguage.all.first { $0.code == code }?.danger.contains("911") == true)
    }
}
