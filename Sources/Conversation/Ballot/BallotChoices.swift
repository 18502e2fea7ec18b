public import CivicFacts

extension Choice {
    public static func race(_ thing: RaceID) -> Choice { Choice(OpenRace(thing: thing)) }
    public static func runner(_ race: RaceID, _ key: String) -> Choice {
        Choice(OpenRunner(thing: RunnerKey(race: race, key: key)))
    }
    public static func filing(_ id: String) -> Choice { Choice(OpenFiling(thing: FactKey(text: id))) }
    public static func files(_ race: RaceID, _ key: String) -> Choice {
        Choice(FindFiles(thing: RunnerKey(race: race, key: key)))
    }
    public static let cityRaces = Choice(ShowCityRaces())
    public static let cityCouncil = Choice(ShowCityCouncil())
}

/// One race.
struct OpenRace: ThingPress {
    static let face = Face.forever("race", RaceWords.labelCandidates)
    let thing: RaceID
    func press(_ visit: inout Visit) { FactsDialog.go(to: RacePage(race: thing), &visit) }
}

/// Somebody in a race.
struct OpenRunner: ThingPress {
    static let face = Face.forever("run", RaceWords.labelCandidates)
    let thing: RunnerKey
    func press(_ visit: inout Visit) {
        FactsDialog.go(to: RunnerPage(race: thing.race, key: thing.key), &visit)
    }
}

/// A candidate's file.
struct OpenFiling: ThingPress {
    static let face = Face.forever("fec", RaceWords.labelCandidates)
    let thing: FactKey
    func press(_ visit: inout Visit) { FactsDialog.go(to: FilingPage(id: thing.text), &visit) }
}

/// Looks for the files of somebody in a race.
struct FindFiles: ThingPress {
    static let face = Face.forever("fils", FilingWords.labelFiles)
    let thing: RunnerKey
    func press(_ visit: inout Visit) { CandidateDialog.files(of: thing.key, in: thing.race, &visit) }
}

/// Races of the City of Winnipeg.
struct ShowCityRaces: PlainPress {
    static let face = Face.forever("city", WinnipegWords.labelWinnipeg)
    func press(_ visit: inout Visit) { FactsDialog.show(CityRacesPage(), over: [], &visit) }
}

/// Who sits on its council.
struct ShowCityCouncil: PlainPress {
    static let face = Face.forever("council", RepresentativeWords.labelCouncil)
    func press(_ visit: inout Visit) { FactsDialog.go(to: CityCouncilPage(), &visit) }
}
