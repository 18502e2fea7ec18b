import CivicFacts
import Testing

@testable import Conversation
@testable import Rehearsal

/// R19, R20: questions that need not be written, and own words that their reader may not understand.
@Suite struct ReadyQuestionTests {
    private let own = """
        # What the county asked us to find out.
        ramp | Is there a ramp? | ¿Hay una rampa? | Yes / Only stairs | Sí / Solo escaleras

        judge | What is the judge's name? | ¿Cómo se llama el juez electoral?
        door | By which door? | ¿Por cuál puerta?
        """

    @Test func theTeamsOwnStandBesideTheShipped() throws {  // R19
        let all = ReadyQuestions(own: try ReadyFile.read(own))
        #expect(ReadyQuestions().all.count == 12)
        #expect(all.all.map(\.name).suffix(2) == ["ramp", "judge"])
        #expect(all.all.count == 14)
        #expect(all.named(" Door ")?.words.es == "¿Por cuál puerta?")
        #expect(all.named("ramp")?.choices.map(\.es) == ["Sí", "Solo escaleras"])
        #expect(all.named("ramp please") == nil)
    }

    @Test(arguments: [
        ("ramp | Is there a ramp?", 1), ("# fine\n\nramp | Is there a ramp? |  ", 3),
        ("a | A? | ¿A?\nb | B? | ¿B? | Yes / No", 2), ("a | A? | ¿A? | Yes / No | Sí", 1),
        ("a | A? | ¿A? | Yes / yes! | Sí / No", 1), ("a | A? | ¿A? | 1 / 2 | 1 / 2", 1),
        ("12 | A? | ¿A?", 1), ("two words | A? | ¿A?", 1), ("Ramp | A? | ¿A?", 1),
        ("a | A? | ¿A?\na | B? | ¿B?", 2), ("a | {hotline}? | ¿A?", 1),
        ("a | \(String(repeating: "a", count: 161)) | ¿A?", 1),
    ])
    func aWrongLineIsNamed(text: String, line: Int) {  // R19
        let fault = #expect(throws: ReadyFile.self) { _ = try ReadyFile.read(text) }
        #expect(fault?.line == line)
    }

    /// Of two languages the one of the words counts; words that do not tell theirs are in the room's.
    @Test(arguments: [
        ("Who opened the gate?", true, false), ("¿Quién abrió el portón de atrás?", false, true),
        ("¿Cuándo?", true, true), ("10:30?", true, false), ("Gym A or gym B?", true, false),
    ])
    func ownWordsAreReadByThoseOfTheirLanguage(words: String, inEnglish: Bool, inSpanish: Bool) {  // R20
        #expect(Wanted(own: words).isRead(in: .english) == inEnglish, "\(words)")
        #expect(Wanted(own: words).isRead(in: .spanish) == inSpanish, "\(words)")
    }

    @Test func aReadyQuestionIsReadByEverybody() throws {  // R20
        let ready = try #require(ReadyQuestions().named("machines"))
        for language in Language.allCases { #expect(Wanted(ready).isRead(in: language)) }
    }

    private func omar(_ command: String, _ rest: String) -> Input {
        Input(.moderator, command, .happens(.commanded(name: command, rest: rest), by: .omar), line: "")
    }

    @Test func aChoiceAnswersOnceAndOnlyItsOwnQuestion() throws {  // R19
        var steps = try Steps.afterSending()
        let id = try #require(steps.world.ownReports.first).id
        _ = try steps.asks("voted")
        let first = QuestionID(report: id, number: 1)
        let pick = Steps.press(.pick(QuestionPick(question: first, number: 3)), turn: 0, as: .button)
        let answered = try steps.take(pick)
        let choice = ModeratorQuestion.Answer.choice(number: 3)
        #expect(answered.after.ownReports.first?.questions.last?.answer == choice)
        // Pressed again, or a choice that was never there, it changes nothing.
        #expect(try steps.take(pick).turn.changes.isEmpty)
        _ = try steps.asks("told")
        #expect(try steps.take(pick).after.ownReports.first?.questions.last?.answer == nil)
        let second = QuestionID(report: id, number: 2)
        let none = Steps.press(.pick(QuestionPick(question: second, number: 9)), turn: 0, as: .button)
        #expect(try steps.take(none).after.ownReports.first?.questions.last?.answer == nil)
        // In words it is the same choice, in either language.
        _ = try steps.take(Steps.press(.answer(second), turn: 0, as: .button))
        let said = try steps.says("otro votante")
        #expect(said.after.ownReports.first?.questions.last?.answer == .choice(number: 2))
    }

    @Test func whatIsAskedMostStandsFirstAndNothingTwice() throws {  // R19
        var steps = try Steps.afterSending()
        let id = try #require(steps.world.ownReports.first).id
        let turned = try steps.omar("face.questions")
        let names = turned.after.ownReports.first?.team?.offered?.map(\.name)
        // Without a photo nobody is asked about one.
        #expect(names == ["door", "time", "still", "voted", "told", "place"])
        _ = try steps.asks("staff")
        #expect(steps.world.ledger.desk.askedReady == ["staff": 1])
        _ = try steps.take(omar("unask", "\(id)"))
        let again = try steps.omar("face.questions")
        #expect(again.after.ownReports.first?.team?.offered?.map(\.name) == names)
    }

    /// Its button keeps what it says, whatever became of the list meanwhile.
    @Test func aButtonAsksWhatItSaid() throws {  // R19
        var steps = try Steps.afterSending()
        _ = try steps.omar("face.questions")
        let asked = try steps.omar("rdy.3-still")
        #expect(asked.after.ownReports.first?.team?.outgoing?.ready?.name == "still")
        #expect(asked.after.ownReports.first?.face == .actions)
        let gone = try steps.omar("rdy.3-nothing")
        #expect(gone.after.ownReports == asked.after.ownReports)
    }
}
