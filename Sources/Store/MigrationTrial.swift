import Glibc

/// What bringing a database up to this version takes: its steps are run on a copy that has no name on the disk, so that nothing
/// of it is left however this ends.
public struct MigrationTrial: Sendable {
    public struct Step: Sendable {
        public let name: String
        public let time: Duration
    }

    /// The format of the database, and the one that this program writes.
    public let (found, known): (Int, Int)
    /// What is to be done, in order; none where the database is of this version.
    public let steps: [Step]

    /// Changes nothing, and keeps nobody who writes to the database waiting.
    public init(of directory: String) throws(StoreError) {
        let database: Database
        (database, found) = try Self.opened(directory, on: nil)
        known = Migrations.count
        steps = found == known ? [] : try Self.tried(on: database.namelessCopy())
    }

    /// The same two formats without any trial.
    public static func formats(
        of directory: String, on address: DatabaseAddress? = nil
    ) throws(StoreError) -> (found: Int, known: Int) {
        (try opened(directory, on: address).format, Migrations.count)
    }

    private static func opened(
        _ directory: String, on address: DatabaseAddress?
    ) throws(StoreError) -> (Database, format: Int) {
        if let address {
            let database = try Database(on: address, isForReading: true)
            let format = try Migrations.format(of: database)
            guard format > 0 else { throw .missing }
            return (database, format)
        }
        let path = "\(directory)/turnout.sqlite"
        guard access(path, F_OK) == 0 else { throw .missing }
        do throws(StoreError) {
            let database = try Database(path: path, isForReading: true)
            return (database, try Migrations.format(of: database))
        } catch .sqlite(let code) {
            throw StoreReader.error(code)
        }
    }

    private static func tried(on copy: Database) throws(StoreError) -> [Step] {
        var steps: [Step] = []
        var began = ContinuousClock.now
        try Migrations.run(on: copy) { name in
            steps.append(Step(name: name, time: ContinuousClock.now - began))
            began = .now
        }
        return steps
    }

    public var time: Duration { steps.reduce(.zero) { $0 + $1.time } }
}
