import CivicFacts

/// One candidate's file, its history by cycle, or its money.
enum FECCandidate: Source {
    /// Which part of the file: each has an address of its own.
    enum Part: Sendable {
        case whole, history, totals
    }

    /// A candidate's id and which part.
    struct Question: Sendable {
        let id: String
        let part: Part
    }

    /// One part as it came.
    enum Finding: Sendable {
        /// Nil where no such candidate is on file.
        case whole(Filing?)
        case history([Filing.Cycle])
        case totals([Filing.Totals])
    }

    static let source = CivicSource.openFEC

    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError)
        -> SourceRequest
    {
        guard question.id.wholeMatch(of: /[HSP][A-Z0-9]{8}/) != nil else { throw .rejected }
        switch question.part {
        case .whole: return try FECPage.request(settings, "/candidate/\(question.id)/", [])
        case .history:
            return try FECPage.request(settings, "/candidate/\(question.id)/history/", [("per_page", "100")])
        case .totals:
            return try FECPage.request(
                settings, "/candidates/totals/", [("candidate_id", question.id), ("per_page", "100")])
        }
    }

    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> Finding {
        let rows = try FECPage.rows(reply).filter { $0["candidate_id"]?.text == question.id }
        switch question.part {
        case .whole: return .whole(rows.lazy.compactMap(FECFilings.filing).first)
        case .history: return .history(rows.compactMap(Self.cycle).sorted { $0.year > $1.year })
        case .totals: return .totals(Self.totals(rows))
        }
    }

    private static func cycle(_ row: LooseJSON) -> Filing.Cycle? {
        guard let filing = FECFilings.filing(row), let year = row["two_year_period"]?.int else { return nil }
        return Filing.Cycle(
            year: year, office: filing.office, state: filing.state, district: filing.district,
            party: filing.party)
    }

    /// Rows without a cycle repeat the money of those with one: they are left out, and nothing is ever added up.
    private static func totals(_ rows: [LooseJSON]) -> [Filing.Totals] {
        let cents = { (json: LooseJSON?) in json?.number.flatMap { Int64(exactly: ($0 * 100).rounded()) } }
        var seen: Set<Int> = []
        let all = rows.compactMap { row -> Filing.Totals? in
            guard let cycle = row["cycle"]?.int, seen.insert(cycle).inserted else { return nil }
            return Filing.Totals(
                cycle: cycle, receiptsInCents: cents(row["receipts"]),
                disbursementsInCents: cents(row["disbursements"]),
                cashInCents: cents(row["cash_on_hand_end_period"] ?? row["last_cash_on_hand_end_period"]),
                since: row["coverage_start_date"]?.text.flatMap { CivilDate($0) },
                through: row["coverage_end_date"]?.text.flatMap { CivilDate($0) })
        }
        return all.sorted { $0.cycle > $1.cycle }
    }
}
