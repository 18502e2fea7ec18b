import Testing

@testable import Store

/// One text of each statement for both engines, and who may be asked with it.
struct StatementTextTests {
    @Test(arguments: [
        ("SELECT 1 WHERE a = ? AND b = ?", "SELECT 1 WHERE a = $1 AND b = $2"),
        ("a = ?2 OR b = ?1 OR c = ?12", "a = $2 OR b = $1 OR c = $12"),
        ("a = '?' AND b = 'it''s ?' AND c = ?", "a = '?' AND b = 'it''s ?' AND c = $1"),
        ("IN (?,?,?)", "IN ($1,$2,$3)"), ("LIMIT ?", "LIMIT $1"),
    ])
    func parametersAreNumbered(text: String, expected: String) {
        #expect(PostgresStatement.numbered(text) == expected)
    }

    @Test func statementsSayWhichTableTheyChange() {
        var changes = TableChanges()
        changes.cascades = ["accounts": ["senders", "reports"], "reports": ["feed"]]
        for sql in ["\n  INSERT INTO seen VALUES (?)", "UPDATE outbox SET a = 1", "SELECT * FROM feed"] {
            if let effect = TableChanges.Effect(sql) { changes.note(effect) }
        }
        #expect(changes.changes == ["+seen", "~outbox"])
        changes.confirm()
        let before = changes.version(of: "feed")
        if let effect = TableChanges.Effect("DELETE FROM accounts WHERE id = ?") { changes.note(effect) }
        #expect(changes.changes == ["-accounts", "-feed", "-reports", "-senders"])
        #expect(changes.version(of: "feed") > before)
        let seen = changes.version(of: "seen")
        changes.forgetAll()
        #expect(changes.version(of: "seen") > seen)
    }

    @Test(arguments: [
        "postgresql://turnout@db.example.org/turnout", "postgres://turnout@db1,db2:6432/turnout",
        "postgresql:///turnout?host=/run/postgresql", "postgresql:///turnout",
        "postgresql://turnout@db.example.org/turnout?sslmode=verify-full",
        "postgresql:///turnout?host=/a,/b&sslmode=disable",
    ])
    func safeAddressesAreTaken(url: String) throws { _ = try DatabaseAddress(url) }

    @Test(arguments: [
        "postgresql://turnout@db.example.org/turnout?sslmode=disable",
        "postgresql://db/turnout?sslmode=require",
        "postgresql:///turnout?host=/run/postgresql,db.example.org&sslmode=verify-ca",
        "postgresql:///turnout?hostaddr=10.0.0.1&sslmode=prefer",
    ])
    func networksAreNotTrusted(url: String) {
        #expect(throws: StoreError.bareAddress) { try DatabaseAddress(url) }
    }

    @Test(arguments: [
        "", "turnout.sqlite", "mysql://db/turnout", "postgresql://[::1/x", "postgresql:///x?nonsense=1",
    ])
    func otherWordsAreNoAddress(url: String) {
        #expect(throws: StoreError.badAddress) { try DatabaseAddress(url) }
    }
}
