internal import CivicFacts
internal import Understanding

/// A name that nobody bears letter for letter: those whose names are near it are shown and asked about.
struct NamesPage: FactsPage {
    static let name = "cand.meant"

    let named: String
    let race: RaceID?

    func told(_ view: View) -> Prompt {
        let found = Self.near(named, race, view)
        guard !found.isEmpty else { return view.prompt([view.text(FilingWords.namedNone, [.name: named])]) }
        return view.prompt(
            [Self.question(found, view)], found.map { [$0.0] },
            labels: found.map { ($0.0, view.label($0.1)) })
    }

    /// "Yes" where one name was asked about, and "no" to all of them.
    func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard let answer = YesNoReading(said.plain) else { return false }
        let found = Self.near(named, race, visit.view)
        switch answer {
        case .yes where found.count == 1: found[0].0.act(&visit)
        case .yes: visit.askAgain()
        case .no: FactsDialog.back(&visit)
        }
        return true
    }

    /// "Do you mean DOV SAMPLE?"
    static func question(_ found: [(Choice, String)], _ view: View) -> String {
        found.count == 1
            ? view.text(FilingWords.meantOne, [.name: found[0].1]) : view.text(FilingWords.meantSome)
    }

    /// Four at the most whose names are near, in the race before all others.
    static func near(_ named: String, _ race: RaceID?, _ view: View) -> [(Choice, String)] {
        let running = race.flatMap { KnownPeople.on(RacePage(race: $0), in: view) }
        let found = [running, KnownPeople(in: view)].compactMap(\.self).lazy.map { people in
            let reading = PersonReading(Plain(named), among: people.names)
            return (reading.exact + reading.near).map { (people.choices[$0], people.names[$0]) }
        }
        return Array(found.first { !$0.isEmpty }?.prefix(BallotPages.size) ?? [])
    }
}
