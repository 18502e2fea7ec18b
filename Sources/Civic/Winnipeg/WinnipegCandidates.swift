import CivicFacts
import FoundationEssentials

/// Everybody who registered for a City of Winnipeg election.
enum WinnipegCandidates: Source {
    static let source = CivicSource.winnipeg

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        Socrata.request(settings, dataset: "9gi9-dauz", query: [("$limit", "5000"), ("$order", "id")])
    }

    static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> [CityCandidacy] {
        try Socrata.rows(reply).readable(candidacy)
    }

    private static func candidacy(_ row: LooseJSON) -> CityCandidacy? {
        guard let name = row["name"]?.text, let office = Self.offices[row["type"]?.text?.lowercased() ?? ""],
            let day = row["election_date"]?.text.flatMap({ CivilDate($0) })
        else { return nil }
        let standing = Self.standing(name: name, status: row["candidate_status"]?.text)
        return CityCandidacy(
            candidate: Candidate(
                name: Self.cleaned(name), standing: standing,
                website: row["website"]?.text.flatMap { OfficialLink($0) }, id: row["id"]?.text),
            office: office, day: day, ward: row[office == .trustee ? "school_division_ward" : "ward"]?.text,
            schoolDivision: row["school_division"]?.text)
    }

    private static let offices: [String: CityCandidacy.Office] = [
        "mayor": .mayor, "councillor": .councillor, "school trustee": .trustee,
    ]

    /// A withdrawal may stand in the name while the status still says "Registered".
    private static func standing(name: String, status: String?) -> Candidate.Standing {
        "\(name) \(status ?? "")".lowercased().contains("withdr") ? .withdrawn : .registered
    }

    /// Without the note of a withdrawal and without double spaces.
    private static func cleaned(_ name: String) -> String {
        let bare = name.replacing(/(?i)[\s\-–(]*withdr[a-z]*\)?/, with: "")
        return bare.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
