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
        ("en.txt", 850, 940), ("es.txt", 850, 940), ("en-heldout.txt", 850, 940),
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
        ("danger.txt", 15, 10), ("danger-a-heldout.txt", 120, 30), ("danger-b-heldout.txt", 40, 40),
        ("danger-c-heldout.txt", 60, 30), ("danger-d-heldout.txt", 80, 50),
        ("danger-e-heldout.txt", 40, 30), ("danger-f-heldout.txt", 50, 40),
        ("danger-g-heldout.txt", 50, 60),
    ]) func dangerIsHeardAndWhatOnlySoundsLikeItIsNot(file: String, missed: Int, falseAlarms: Int) throws {
        var alarms = AlarmCount()
        for line in try DangerFile(path: Self.phrases.appending(path: file).path).lines {
            _ = alarms.count(line, Self.understanding.danger(in: line.text))
        }
        #expect(Evaluation.share(alarms.missed, of: alarms.dangers) <= missed, "\(alarms.summary)")
        #expect(Evaluation.share(alarms.falseAlarms, of: alarms.calm) <= falseAlarms, "\(alarms.summary)")
    }

    @Test(arguments: [
        "this line is killing me", "I'm dying to vote", "dead on my feet", "kill the bill!",
        "me muero de hambre",
        "me muero de risa", "esta fila me está matando", "the governor's gun control bill",
        "political suicide for the party",
        "my feet are killing me", "I could kill for a coffee", "can I bring my gun to the polls",
        "bored to death in this line",
        "I'd rather die than vote for him", "my phone is dying", "the fire station on Oak",
        "emergency absentee ballot",
        "fighting for our rights", "the candidate attacked each other", "me muero por votar",
        "ley de control de armas",
        "no one was hurt", "nadie salió herido", "boleta de emergencia", "don't let me forget to vote",
    ]) func figuresOfSpeechAreNoDanger(text: String) {
        #expect(Self.understanding(text).safety == nil)
    }

    @Test(arguments: [
        ("this line is killing me and a man has a gun", Safety.emergency),
        ("theres a guy w a KNIFE!!!", .emergency),
        ("I\u{200B} want to d\u{200B}ie", .crisis), ("a m e n a z a", nil), ("ME QUIERO MORIR", .crisis),
        ("im dying to vote but they turned me away", .cannotVote), ("sucidal", .crisis),
        ("emergancy", .emergency),
        ("what if they turn me away?", nil), ("pueden rechazarme si no traigo id?", nil),
        ("ｔｈｅｒｅ ｉｓ ａ ｇｕｎ", .emergency), ("hay un hombre con una pistola", .emergency),
    ]) func dangerIsHeardThroughNoise(text: String, safety: Safety?) {
        #expect(Self.understanding(text).safety == safety)
    }

    @Test(arguments: [
        ("WHERE DO I VOTE????", Intent.polling), ("wheeeere do i voooote", .polling),
        ("wher do i voet", .polling),
        ("where do i vote 🗳️🗳️", .polling), ("\u{202E}where do i vote\u{202C}", .polling),
        ("¿DÓNDE VOTO?", .polling), ("donde boto", .polling), ("𝐰𝐡𝐞𝐫𝐞 𝐝𝐨 𝐢 𝐯𝐨𝐭𝐞", .polling),
        ("remindme to vote", .reminders), ("what is h.r. 1319", .bills), ("30310", .changeZIP),
        ("u got canidates 4 govenor?", .candidates), ("xq rechazaron mi reporte", .appeal),
    ]) func noiseChangesNothing(text: String, intent: Intent) {
        #expect(Self.understanding(text).intent == intent)
    }

    @Test(arguments: ["", " ", "🍕", "👻👻👻", "\u{200B}", "!!!", String(repeating: "🎉", count: 10_000)])
    func nothingIsNeverActedOn(text: String) {
        #expect(!Self.understanding(text).isActedOn)
    }

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

    @Test(arguments: [
        "Tôi xếp hàng ba tiếng mà máy bị hỏng", "toi khong duoc bo phieu vi khong co giay to",
        "ang haba ng pila dito at sira ang makina", "투표소가 문을 닫아서 투표를 못 했어요",
        "投票站关门了，我不能投票",
        "mwen pa ka jwenn kote pou m vote a", "очередь очень длинная", "asdf", "Grant Elementary",
        "ъъ ыы ээ юю яя щщ шш чч",
    ]) func wordsOfOtherLanguagesRingNoAlarm(text: String) {
        #expect(Self.understanding(text).safety == nil)
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
                "cannotVote", "crisis", "emergency", "figure", "near", "unless", "weak",
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
}
