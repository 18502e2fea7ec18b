import CivicFacts

/// The city council as it sits.
enum WinnipegCouncil: Source {
    static let source = CivicSource.winnipeg

    static func request(_ question: Void, _ settings: CivicSettings) throws(SourceError) -> SourceRequest {
        Socrata.request(settings, dataset: "r4tk-7dip", query: [("$limit", "1000"), ("$order", "person")])
    }

    /// Sitting members; a vacant seat is left out, because "Vacant" is nobody's name.
    static func read(_ reply: SourceReply, to question: Void) throws(SourceError) -> [Official] {
        try Socrata.rows(reply).readable { row in
            guard row["current_council"]?.flag ?? false, let name = row["person"]?.text,
                name.lowercased() != "vacant", let area = row["name_english"]?.text
            else { return nil }
            let isMayor = row["position_english"]?.text?.lowercased() == "mayor"
            return Official(
                id: "winnipeg:\(CityCandidacy.wardKey(area))", name: name,
                office: isMayor ? .mayor : .councillor(ward: area), phone: row["phone"]?.text)
        }
    }
}
