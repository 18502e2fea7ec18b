import ElectionResults
import Testing

/// Q6, Q13, Q24, Q27, Q32, Q33: nothing is called won that the source does not call so.
struct MarkTests {
    @Test func withoutAMarkOfTheSourceNobodyWon() {
        #expect(Fixture.contest([("Ada", 9), ("Bo", 4)]).marks == [.mostVotes, nil])
        #expect(Fixture.contest([("Ada", 9), ("Bo", 4)], status: .unofficial).marks == [.led, nil])
        #expect(Fixture.contest([("Ada", 9), ("Bo", 4)], elected: ["Ada"]).marks == [.won, nil])
    }

    @Test func aTieWithoutAMarkMarksNobody() {
        let contest = Fixture.contest([("Ada", 1_234), ("Bo", 1_234), ("Cy", 7)])
        #expect(contest.marks == [nil, nil, nil])
        #expect(contest.tie == 1_234)
        #expect(contest.margin?.votes == 0)
    }

    @Test func aTieThatTheSourceDecidedSaysSo() {
        let contest = Fixture.contest([("Bo", 1_234), ("Ada", 1_234), ("Cy", 7)], elected: ["Bo"])
        #expect(contest.standings.map(\.name) == ["Ada", "Bo", "Cy"])
        #expect(contest.marks == [nil, .wonAfterTie, nil])
        #expect(!contest.marksDifferFromVotes)
        #expect(contest.margin?.votes == 0)
    }

    @Test func aTieForTheLastSeatLeavesTheOthersAlone() {
        let contest = Fixture.contest(
            [("Ada", 80), ("Bo", 50), ("Cy", 50), ("Di", 50), ("Ed", 3)], elected: ["Ada", "Di"], seats: 2)
        #expect(contest.tie == 50)
        #expect(contest.marks == [.won, nil, nil, .wonAfterTie, nil])
    }

    @Test func aTieAmongTheElectedIsNone() {
        let contest = Fixture.contest(
            [("Ada", 80), ("Bo", 80), ("Cy", 50)], elected: ["Ada", "Bo"], seats: 2)
        #expect(contest.tie == nil)
        #expect(contest.marks == [.won, .won, nil])
        #expect(contest.margin?.votes == 30)
    }

    @Test func marksOfTheSourceStandAgainstTheVotes() {
        let contest = Fixture.contest([("Ada", 90), ("Bo", 60), ("Cy", 50)], elected: ["Cy"])
        #expect(contest.marks == [nil, nil, .won])
        #expect(contest.marksDifferFromVotes)
        #expect(contest.margin == nil)
    }

    @Test func aPartOfAWardMarksNobody() {
        let contest = Fixture.contest([("Ada", 9), ("Bo", 4)], elected: ["Ada"], trouble: .partial)
        #expect(contest.marks == [nil, nil])
        #expect(contest.shares?.map(\.tenths) == [692, 308])
        #expect(contest.margin == nil)
    }

    @Test func whatWriteInsGotTogetherMayHideTheFirst() {
        #expect(Fixture.contest([("Ada", 9), (nil, 40)]).marks == [.unopposed, nil])
        #expect(Fixture.contest([("Ada", 9), ("Bo", 3), (nil, 40)]).marks == [nil, nil, nil])
    }

    @Test func aQuestionHasNoWinner() {
        let contest = Fixture.contest([("No", 700), ("Yes", 300)], elected: ["No"], office: .question)
        #expect(contest.standings.map(\.name) == ["Yes", "No"])
        #expect(contest.marks == [nil, nil])
        #expect(contest.isMoreYes == false)
        #expect(contest.margin?.votes == 400)
        #expect(Fixture.contest([("No", 5), ("Yes", 5)], office: .question).isMoreYes == nil)
    }

    @Test(arguments: [Trouble.mixedRounds, .runoffNotHeld]) func mixedRoundsHaveVotesOnly(trouble: Trouble) {
        let contest = Fixture.contest([("Ada", 9), ("Bo", 4)], trouble: trouble)
        #expect(contest.shares == nil && contest.margin == nil && contest.marks == [nil, nil])
        #expect(contest.standings.map(\.votes) == [9, 4])
    }
}
