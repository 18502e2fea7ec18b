import Conversation

/// The numbers of accounts: known in memory, so that nobody waits for the answer to a row. The store's own thread holds it.
final class AccountNumbers {
    private let database: Database
    /// Nil where nobody knows: at the start, and after a change was undone.
    private var newest: Int64?

    init(database: Database) { self.database = database }

    /// Makes an account with the next number.
    func newAccount() throws(StoreError) -> AccountID {
        let last = if let newest { newest } else { try database.newestID(of: "accounts") }
        try database.run("INSERT INTO accounts (id) VALUES (?)", .int(last + 1))
        newest = last + 1
        return AccountID(rawValue: last + 1)
    }

    func forget() { newest = nil }
}
