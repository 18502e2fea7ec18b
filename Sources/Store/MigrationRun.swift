extension Migrations {
    /// Brings the database up to this version, each step and what it does to the seals in a transaction.
    static func run(
        on database: Database, afterEach tell: (_ step: String) -> Void = { _ in }
    ) throws(StoreError) {
        let found = try format(of: database)
        if database.isOnServer { return try bringUp(database, from: found, tell) }
        for (index, step) in steps.enumerated().dropFirst(found) {
            try database.execute("BEGIN IMMEDIATE")
            try RowSeals.keep(database) { () throws(StoreError) in
                try database.execute("\(step.sql);PRAGMA user_version = \(index + 1)")
            }
            try database.execute("COMMIT")
            tell(step.name)
        }
    }

    /// A new house is made as a whole; later steps are the same as in a file.
    private static func bringUp(
        _ database: Database, from found: Int, _ tell: (_ step: String) -> Void
    ) throws(StoreError) {
        guard found > 0 else { return try PostgresSchema.make(in: database, version: steps.count) }
        for (index, step) in steps.enumerated().dropFirst(found) {
            try database.execute(
                "BEGIN;\(PostgresSchema.step(step.sql));UPDATE house_format SET version = \(index + 1);COMMIT"
            )
            tell(step.name)
        }
    }

    /// Throws where the database is of a newer version.
    static func format(of database: Database) throws(StoreError) -> Int {
        let found =
            database.isOnServer
            ? try PostgresSchema.format(of: database)
            : Int(try database.first("PRAGMA user_version") { $0.int(0) } ?? 0)
        guard found <= steps.count else { throw .newer(found: found, known: steps.count) }
        return found
    }

    /// The newest format that this program knows.
    static var count: Int { steps.count }

    /// Throws unless the database is of this version, which a reader cannot change.
    static func check(_ database: Database) throws(StoreError) {
        let found = try format(of: database)
        if database.isOnServer, found == 0 { throw .missing }
        guard found == steps.count else { throw .older(found: found, known: steps.count) }
    }
}
