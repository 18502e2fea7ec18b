import CivicFacts
import Testing

@testable import Conversation

/// Practice cards: forty that can be read, of all sorts in any drill of ten.
struct DrillTests {  // R48
    @Test func fortyCardsCanBeReadAndAllSortsAreThere() {
        #expect(DrillCard.all.count == 40)
        for sort in DrillCard.Answer.allCases where sort != .ask {
            #expect(DrillCard.all.contains { $0.answers.first == sort && $0.language == .english })
            #expect(DrillCard.all.contains { $0.answers.first == sort && $0.language == .spanish })
        }
        #expect(DrillCard.all.allSatisfy { ($0.alike != nil) == ($0.answers == [.double]) })
    }

    @Test(arguments: 0..<40) func tenInARowDifferWhereverTheyBegin(first: Int) {
        let chosen = DrillCard.choice(from: first, count: 10)
        #expect(Set(chosen).count == 10)
        let cards = chosen.map { DrillCard.all[$0] }
        #expect(Set(cards.map { $0.answers[0] }).count == 6)
        #expect(Set(cards.map(\.language)) == [.english, .spanish])
        #expect(DrillCard.choice(from: first, count: 99).count == 40)
    }

    /// Words that look like a field stand in a quotation, like a voter's.
    @Test func everyCardSaysThatItIsOneAndQuotesItsWords() {
        for (index, card) in DrillCard.all.enumerated() {
            let lines = card.text(number: index + 1, of: 40).split(separator: "\n")
            #expect(lines[0].hasPrefix("DRILL · D\(index + 1) of 40"))
            #expect(lines.contains { $0 == "> \(card.words)" })
            #expect(lines.count == (card.alike == nil ? 5 : 6))
        }
    }

    @Test func aButtonHoldsItsCardAndAnswer() {
        for answer in DrillCard.Answer.allCases {
            let token = DrillToken(answer, under: 40)
            #expect(DrillToken(text: token.text) == token)
        }
        for text in ["d1.0.ask", "d1.3.verify", "d1.3", "d2.3.ask", "d1.x.ask"] {
            #expect(DrillToken(text: text) == nil)
        }
    }
}
