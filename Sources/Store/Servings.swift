import Conversation

/// Counts of what was shown of facts: no row says whom.
extension Reports {
    var servings: CivicServings {
        let counts = read { database throws(StoreError) in
            try Self.servings(in: database)
        }
        return counts ?? CivicServings(lists: 0, others: 0)
    }

    func count(_ served: [Served: Int]) throws(StoreError) {
        for (page, count) in served.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            try add(count, to: "served.\(page.rawValue)")
        }
    }

    static func servings(in database: Database) throws(StoreError) -> CivicServings {
        let rows = try database.rows("SELECT name, value FROM counters WHERE name LIKE 'served.%'") { row in
            (Served(rawValue: String(row.text(0).dropFirst("served.".count))), Int(row.int(1)))
        }
        let counts = rows.compactMap { page, count in page.map { ($0, count) } }
        return CivicServings(counts: Dictionary(counts) { $0 + $1 })
    }
}
