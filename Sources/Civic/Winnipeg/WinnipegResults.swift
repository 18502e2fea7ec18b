import CivicFacts
import ElectionResults

/// The City's table of past results: how many rows it has, and the rows a page at a time.
enum WinnipegResults: Source {
    enum Question {
        case count
        case page(Int)
    }

    enum Finding {
        case count(Int)
        case rows([LooseJSON])
    }

    static let source = CivicSource.winnipeg
    /// Rows of a page; one with fewer is the last.
    static let size = 5_000

    static func request(_ question: Question, _ settings: CivicSettings) throws(SourceError) -> SourceRequest
    {
        let query: [(name: String, value: String)] =
            switch question {
            case .count: [("$select", "count(*)")]
            case .page(let number):
                [("$order", ":id"), ("$limit", "\(size)"), ("$offset", "\(number * size)")]
            }
        return Socrata.request(settings, dataset: CityReading.file, query: query)
    }

    static func read(_ reply: SourceReply, to question: Question) throws(SourceError) -> Finding {
        let rows = try Socrata.rows(reply)
        switch question {
        case .count:
            guard rows.count == 1, let count = rows[0].members?.first?.value.int, count >= 0 else {
                throw .unreadable
            }
            return .count(count)
        case .page:
            guard rows.count <= size else { throw .unreadable }
            return .rows(rows)
        }
    }

    private static let names = ["date", "type", "area", "candidate", "position", "votes", "won"]

    /// The rows as texts. All seven names stand in some row; more of them do no harm, and votes are not in a row of somebody
    /// elected without a vote.
    static func rows(_ found: [LooseJSON]) throws(SourceError) -> [CityRow] {
        guard names.allSatisfy({ name in found.contains { $0[name] != nil } }) else { throw .unreadable }
        return found.map { row in
            let text = { (name: String) in row[name]?.text ?? "" }
            return CityRow(
                date: text("date"), type: text("type"), area: text("area"), candidate: text("candidate"),
                position: text("position"), votes: row["votes"].map { $0.text ?? "" }, won: text("won"))
        }
    }
}
