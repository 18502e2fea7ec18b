import CPostgres

/// A PostgreSQL database, as libpq's own URL names it. It may hold a password: nothing prints it.
public struct DatabaseAddress: Sendable, Equatable {
    let url: String

    /// Throws for what is no such URL, and for one that leaves a network without verified encryption.
    public init(_ url: String) throws(StoreError) {
        guard turnout_pq_is_here() == 1 else { throw .noPostgres }
        switch Int(turnout_pq_judge(url)) {
        case turnout_pq_safe: self.url = url
        case turnout_pq_bare: throw .bareAddress
        default: throw .badAddress
        }
    }
}
