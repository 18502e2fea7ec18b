public import CivicFacts

/// From a street address in Winnipeg to its ward.
public enum WinnipegAddress: Source {
    /// What the city's table has for an address; a missing school division is unavailable, not none.
    public struct Ward: Hashable, Sendable {
        public let ward: String
        public let schoolDivision: String?
        public let schoolWard: String?
    }

    /// What an address came to.
    public enum Finding: Hashable, Sendable {
        case ward(Ward)
        /// The same words name places in several wards.
        case several
        case noMatch
    }

    public static let source = CivicSource.winnipeg

    public static func request(_ question: StreetAddress, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        // The table writes "1001 DUCHARME AVE": the words before a comma, in capitals.
        let street = question.line.prefix { $0 != "," }.uppercased()
            .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
        return Socrata.request(
            settings, dataset: "cam2-ii3u", query: [("$limit", "50")],
            secrets: [("$where", "upper(street_address) like '\(street)%'")])
    }

    public static func read(_ reply: SourceReply, to question: StreetAddress) throws(SourceError) -> Finding {
        let wards = try Socrata.rows(reply).readable { row -> Ward? in
            guard let ward = row["ward_as_of_september_17"]?.text else { return nil }
            return Ward(
                ward: ward, schoolDivision: row["school_division"]?.text,
                schoolWard: row["school_division_ward"]?.text)
        }
        guard let first = wards.first else { return .noMatch }
        return Set(wards).count == 1 ? .ward(first) : .several
    }
}
