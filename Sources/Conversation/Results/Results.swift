internal import ElectionResults
internal import Understanding

/// Past results: who won, by how much, in words.
enum Results: Feature {
    static let pages: [any Page.Type] = [
        ResultPlacesPage.self, ResultStatesPage.self, ResultTypesPage.self, ResultListPage.self,
        ResultMissingPage.self, ResultPage.self, ResultPeoplePage.self, ResultPersonPage.self,
        ResultChoicePage.self,
    ]
    static let choices: [any Press.Type] = [
        ShowResultTypes.self, ShowResultStates.self, ShowResultList.self, OrderResults.self,
        OpenResult.self, DrawResultBars.self, DrawResultPie.self, ShowResultPeople.self,
        OpenResultPerson.self, OpenResultName.self,
        ShareResult.self, ResultBefore.self, ResultAfter.self, ShowOfficialResult.self,
        ShowSmallResults.self,
    ]
    static let wishes = [
        Wish(.results, .answer, label: GuessWords.labelResults, follow: ResultDialog.open)
    ]
    static let commands = [
        VoterCommand(names: ["results", "resultados"], looksUp: true, follow: ResultDialog.command)
    ]

    static func hear(_ said: Said, _ visit: inout Visit) -> Bool { ResultDialog.hear(said, &visit) }
}

extension Intent {
    static let results: Intent = "results.show"
}
