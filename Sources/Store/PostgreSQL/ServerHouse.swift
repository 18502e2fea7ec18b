/// What a house that holds a database on a server has besides the session: the lease, and the mark of the last commit, so that a
/// commit whose answer was lost is known again.
final class ServerHouse {
    let lease: HouseLease
    private let session: PostgresSession
    /// The mark that the last commit of this house left, or that it found.
    private var last: Int64

    init(_ session: PostgresSession, at address: DatabaseAddress) throws(StoreError) {
        let lease = try HouseLease(address)
        (self.lease, self.session) = (lease, session)
        session.isWorthWaiting = { !lease.isLost }
        last = try Self.mark(in: session)
    }

    /// Reads which rows go with others, once the tables are there.
    func learnCascades() throws(StoreError) {
        // The rule `public_gone`.
        session.changes.cascades = ["reports": ["public_due"]]
        let pairs = try session.rows(
            """
            SELECT child.relname, parent.relname FROM pg_constraint
            JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
            WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
            """, []
        ) { ($0.text(0), $0.text(1)) }
        for (child, parent) in pairs { session.changes.cascades[parent, default: []].append(child) }
    }

    private static func mark(in session: PostgresSession) throws(StoreError) -> Int64 {
        try session.rows("SELECT token FROM house_commit WHERE id = 1", []) { $0.int(0) }.first ?? 0
    }

    /// How a commit ended.
    enum End {
        case done
        /// Nobody knows yet: its mark tells.
        case unknown(mark: Int64)
    }

    /// Commits what is under way, if this house still holds the database and nobody else has written since its last commit.
    func commit() throws(StoreError) -> End {
        let mark = Int64.random(in: .min ... .max)
        do throws(StoreError) {
            try session.commit(
                after: "SELECT house_commit(?, ?, ?)", [.int(lease.fence), .int(last), .int(mark)])
        } catch {
            switch error {
            case .lost: return .unknown(mark: mark)
            case .leaseLost: lease.lose()
            default: break
            }
            throw error
        }
        last = mark
        return .done
    }

    /// After a connection or a race was lost: another connection, and nothing that was in memory counts. The result is the mark
    /// of the last commit that counts.
    func recover() throws(StoreError) -> Int64 {
        while true {
            do throws(StoreError) {
                try session.reopen()
                last = try Self.mark(in: session)
                return last
            } catch {
                guard error == .lost else { throw error }
            }
        }
    }
}
