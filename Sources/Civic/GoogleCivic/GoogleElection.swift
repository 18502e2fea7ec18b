import CivicFacts

/// An election as Google writes it.
enum GoogleElection {
    /// Nil for the permanent test election, and for one without a day or a place.
    static func read(_ json: LooseJSON) -> Election? {
        guard let id = json["id"]?.text, id != "2000", let name = json["name"]?.text,
            let day = json["electionDay"]?.text.flatMap({ CivilDate($0) }),
            let division = json["ocdDivisionId"]?.text.flatMap({ DivisionID($0) })
        else { return nil }
        return Election(
            id: "google:\(id)", name: name, day: day, kind: Election.Kind(named: name),
            level: Election.Level(of: division),
            division: division, source: .googleCivic)
    }
}
