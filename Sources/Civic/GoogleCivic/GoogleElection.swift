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
            id: "google:\(id)", name: name, day: day, kind: kind(of: name), level: level(of: division),
            division: division, source: .googleCivic)
    }

    private static func kind(of name: String) -> Election.Kind {
        let words = name.lowercased()
        let isRunoff = words.contains("runoff") || words.contains("run-off")
        if words.contains("primary") { return isRunoff ? .primaryRunoff : .primary }
        if isRunoff { return .generalRunoff }
        if words.contains("special") { return .special }
        return words.contains("general") || words.contains("midterm") ? .general : .other
    }

    private static func level(of division: DivisionID) -> Election.Level {
        if division == .unitedStates || division.houseDistrict != nil { return .federal }
        return division.isStatewide ? .state : .local
    }
}
