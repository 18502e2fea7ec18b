import CivicFacts
import Testing

@testable import Conversation

/// Vote.gov's words of the last day to sign up, which are translated, and over only for certain.
@Suite struct RegistrationLimitTests {
    @Test func everyStatesWordsAreRead() {
        let words = StateFacts.all.values.flatMap {
            [$0.deadlines.online, $0.deadlines.mail, $0.deadlines.inPerson].compactMap(\.self)
        }
        #expect(words.count > 120)
        #expect(words.filter { RegistrationLimit($0) == nil } == [])
    }

    @Test func otherWordsAreLeftAsTheyAre() {
        #expect(RegistrationLimit("By the second Friday of the month") == nil)
        #expect(RegistrationLimit("30 moons before Election Day") == nil)
    }

    @Test func overIsWhatLiesBehindForCertain() {
        #expect(RegistrationLimit("21 days before Election Day")?.isOver(daysBefore: 20) == true)
        #expect(RegistrationLimit("21 days before Election Day")?.isOver(daysBefore: 21) == false)
        #expect(RegistrationLimit("11 business days before Election Day")?.isOver(daysBefore: 12) == false)
        #expect(
            RegistrationLimit("Available up to and including on Election Day")?.isOver(daysBefore: 0) == false
        )
    }

    @Test func wordsInFrontAreLeftOut() {
        #expect(LeadIn.rest(of: "Ok so who won") == "who won")
        #expect(LeadIn.rest(of: "bueno, la fila no avanza") == "la fila no avanza")
        #expect(LeadIn.rest(of: "bueno") == nil)
        #expect(LeadIn.rest(of: "sonido roto") == nil)
    }
}
