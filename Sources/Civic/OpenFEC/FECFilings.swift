import CivicFacts

/// Who has filed for a federal office; that is not yet a place on a ballot.
enum FECFilings: Source {
    /// What to look for.
    enum Question: Hashable, Sendable {
        case house(HouseDistrict, year: Int)
        case senate(state: String, year: Int)
        /// Any part of the filed name.
        case name(String)
    }

    static let source = CivicSource.openFEC

    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        let common = [("per_page", "100"), ("sort", "name")]
        switch question {
        case .house(let district, let year):
            let number = district.number < 10 ? "0\(district.number)" : "\(district.number)"
            return try FECPage.request(
                settings, "/candidates/",
                [
                    ("state", district.state), ("office", "H"), ("district", number),
                    ("election_year", "\(year)"), ("is_active_candidate", "true"),
                ] + common)
        case .senate(let state, let year):
            return try FECPage.request(
                settings, "/candidates/",
                [
                    ("state", state), ("office", "S"), ("election_year", "\(year)"),
                    ("is_active_candidate", "true"),
                ] + common)
        case .name(let words):
            return try FECPage.request(settings, "/candidates/search/", [("q", words)] + common)
        }
    }

    /// Those who filed for exactly what was asked: an id or a row of another district's is left out.
    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> [Filing] {
        try FECPage.rows(reply).readable(Self.filing).filter { filing in
            switch question {
            case .house(let district, _):
                filing.office == .house && filing.state == district.state
                    && filing.district == district.number
            case .senate(let state, _): filing.office == .senate && filing.state == state
            case .name: true
            }
        }
    }

    /// Postal addresses and committees in the row are not read.
    static func filing(_ row: LooseJSON) -> Filing? {
        guard let id = row["candidate_id"]?.text, id.wholeMatch(of: /[HSP][A-Z0-9]{8}/) != nil,
            let name = row["name"]?.text, let office = row["office"]?.text.flatMap(Filing.Office.init),
            let state = row["state"]?.text
        else { return nil }
        let district = row["district_number"]?.int ?? row["district"]?.int
        return Filing(
            id: id, name: name, office: office, state: state, district: office == .house ? district : nil,
            party: row["party_full"]?.text ?? row["party"]?.text,
            isIncumbent: row["incumbent_challenge"]?.text.map { $0 == "I" })
    }
}
