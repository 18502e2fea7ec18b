import Foundation
import Testing

@testable import Conversation

/// A third language is understood by adding one file of words; the learned weights know concepts, not words.
@Suite struct ThirdLanguageTests {
    static let understanding: Understanding = {
        let file = DocumentationTests.root.appending(path: "Tests/Phrases/french.words")
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return Understanding(lexicons: [.english, .spanish, Lexicon(source)], weights: LinearModel.weights)
    }()

    @Test(arguments: [
        ("où est mon bureau de vote", Purpose.pollingFind),
        ("quand est la prochaine élection", .electionNext),
        ("qui sont les candidats", .candidatesList), ("comment m'inscrire pour voter", .registerGuide),
        ("les résultats de l'élection", .resultsShow), ("je veux signaler un problème", .reportStart),
        ("qui est mon sénateur", .repsList), ("merci", .smalltalkThanks), ("bonjour", .smalltalkGreet),
        ("annuler", .navCancel),
    ]) func sentencesAreUnderstood(text: String, purpose: Purpose) {
        #expect(Self.understanding(text).purpose == purpose)
    }

    @Test func languageIsTold() {
        #expect(Self.understanding("quand est la prochaine élection dans mon quartier").language.code == "fr")
        #expect(Self.understanding("where do I vote tomorrow").language.code == "en")
        #expect(Self.understanding("dónde voto mañana").language.code == "es")
    }

    @Test func safetyComesWithTheFile() {
        #expect(Self.understanding("il y a un homme avec un couteau").safety == .emergency)
        #expect(Self.understanding("je veux mourir").safety == .crisis)
        #expect(Self.understanding("mort de rire").safety == nil)
        #expect(Self.understanding("ils ne me laissent pas voter").safety == .cannotVote)
    }
}
