import FoundationEssentials
import Glibc

/// Takes all rows of a house from a file to a server or back, while no house runs. The target counts as a whole or not at all, so
/// that a move that was cut off is begun anew.
public struct HouseMove {
    public enum Place: Sendable, Equatable, CustomStringConvertible {
        case directory(String)
        case server(DatabaseAddress)

        /// An address may hold a password, so it is not said.
        public var description: String {
            switch self {
            case .directory(let path): path
            case .server: "the database at the address that was given"
            }
        }
    }

    /// Why nothing was moved, said as what the operator can do.
    public enum Fault: Error, Equatable, CustomStringConvertible {
        case used
        case changed(String)
        case store(StoreError)
        /// What one of the two places says, by its name: the words know settings, and a move has none.
        case at(Place, StoreError)

        public var description: String {
            switch self {
            case .used:
                "The target holds a house already. Move into an empty directory, or an empty database."
            case .changed(let place):
                "\(place) does not hold together, so nothing was moved. See turnout verify-log."
            case .store(let error): error.description
            case .at(let place, let error): Self.sentence(error, at: place)
            }
        }

        private static func sentence(_ error: StoreError, at place: Place) -> String {
            switch (place, error) {
            case (_, .missing): "There is no house in \(place)."
            case (.directory, .inUse): "Another turnout process uses \(place). Stop it first."
            case (.server, .inUse):
                "A turnout works with \(place), or did until a moment ago. Stop it, wait for five seconds, and begin again."
            default:
                error.description.replacing(/[Tt]he directory in TURNOUT_DATA/, with: "\(place)")
                    .replacing("TURNOUT_DATABASE", with: "the address that was given")
            }
        }

        /// What the program ends with depends on it.
        public var error: StoreError? {
            switch self {
            case .store(let error), .at(_, let error): error
            case .used, .changed: nil
            }
        }
    }

    /// A table, and how many rows it has on both sides.
    public typealias Table = (name: String, rows: Int)

    private let source: Database
    private let target: Database
    /// Held until all is done.
    private let locks: [DirectoryLock]
    /// Where the target lies until it is whole, and its place then.
    private let (unfinished, place): (String?, String?)

    public init(from source: Place, to target: Place) throws(Fault) {
        let (one, other) = (try Self.opened(from: source), try Self.opened(to: target))
        (self.source, self.target) = (one.database, other.database)
        (unfinished, place) = (other.unfinished, other.place)
        locks = [one.lock, other.lock].compactMap(\.self)
    }

    private static func opened(
        from source: Place
    ) throws(Fault) -> (database: Database, lock: DirectoryLock?) {
        do throws(StoreError) {
            switch source {
            case .directory(let path):
                guard access("\(path)/turnout.sqlite", F_OK) == 0 else { throw .missing }
                let lock = try DirectoryLock(path: "\(path)/turnout.lock")
                let database = try Database(path: "\(path)/turnout.sqlite", isForReading: true)
                try Migrations.check(database)
                return (database, lock)
            case .server(let address):
                let database = try Database(on: address)
                try Migrations.check(database)
                return (database, nil)
            }
        } catch { throw .at(source, error) }
    }

    private static func opened(
        to target: Place
    ) throws(Fault) -> (database: Database, lock: DirectoryLock?, unfinished: String?, place: String?) {
        do throws(StoreError) {
            switch target {
            case .directory(let path):
                guard
                    (try? FileManager.default.createDirectory(
                        atPath: path, withIntermediateDirectories: true,
                        attributes: [.posixPermissions: 0o700])) != nil
                else { throw .unusableDirectory }
                let lock = try DirectoryLock(path: "\(path)/turnout.lock")
                let unfinished = "\(path)/turnout.sqlite.part"
                return (try file(unfinished), lock, unfinished, "\(path)/turnout.sqlite")
            case .server(let address):
                let database = try Database(on: address)
                if try Migrations.format(of: database) == 0 { try Migrations.run(on: database) }
                try Migrations.check(database)
                return (database, nil, nil, nil)
            }
        } catch { throw .at(target, error) }
    }

    private static func file(_ path: String) throws(StoreError) -> Database {
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
        let database = try Database(path: path)
        try Migrations.run(on: database)
        _ = try RowSeals(database: database)
        return database
    }

    /// Copies, and holds both sides against each other: rows, their sums, and the chains of the log and of the gifts.
    public func run() throws(Fault) -> [Table] {
        if let place, access(place, F_OK) == 0 { throw .used }
        do throws(StoreError) {
            let tables = try PostgresSchema.tables(of: Database.model())
            for table in tables where try count(table.name, in: target) > 0 { throw .conflict }
            guard try holds(source) else { throw .unreadable }
            try target.begin()
            for table in tables { try copy(table.name, table.columns) }
            try passNumbersOn()
            try target.seal()
            guard case .done = try target.commit() else { throw .lost }
            var moved: [Table] = []
            for (name, columns) in tables {
                let (here, there) = (try sum(name, columns, in: source), try sum(name, columns, in: target))
                guard here == there else { throw .unreadable }
                moved.append((name, here.rows))
            }
            guard try holds(target) else { throw .unreadable }
            try finish()
            return moved
        } catch .conflict { throw .used } catch .unreadable { throw .changed("What was to be moved") } catch {
            throw .store(error)
        }
    }

    private func holds(_ database: Database) throws(StoreError) -> Bool {
        try AuditCheck.verdict(on: database).holdsTogether
    }

    private func finish() throws(StoreError) {
        guard let unfinished, let place else { return }
        try target.execute("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE")
        guard rename(unfinished, place) == 0 else { throw .unusableDirectory }
    }

    private func count(_ table: String, in database: Database) throws(StoreError) -> Int64 {
        try database.first("SELECT count(*) FROM \(table)") { $0.int(0) } ?? 0
    }

    private func copy(_ table: String, _ columns: [PostgresSchema.Column]) throws(StoreError) {
        let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        let sql = "INSERT INTO \(table) (\(names)) VALUES (\(marks))"
        try source.scan("SELECT \(names) FROM \(table)") { row throws(StoreError) in
            let values = columns.indices.map {
                columns[$0].value(of: row, Int32($0), isOnServer: target.isOnServer)
            }
            try target.run(sql, values)
            return true
        }
    }

    /// Numbers that were given once are not given again.
    private func passNumbersOn() throws(StoreError) {
        for (table, column) in PostgresSchema.numbered {
            let newest = max(
                try source.newestID(of: table),
                try source.first("SELECT max(\(column)) FROM \(table)") { $0.int(0) } ?? 0)
            if newest > 0 { try target.keepNewestID(newest, of: table) }
        }
    }

    private struct Sum: Equatable {
        var rows = 0
        var sum = RowSum()
    }

    private func sum(
        _ table: String, _ columns: [PostgresSchema.Column], in database: Database
    ) throws(StoreError) -> Sum {
        var (found, digest) = (Sum(), RowDigest())
        let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
        try database.scan("SELECT \(names) FROM \(table)") { row in
            digest.begin()
            for index in columns.indices {
                digest.add(columns[index].value(of: row, Int32(index), isOnServer: true))
            }
            found.rows += 1
            found.sum += digest.sum()
            return true
        }
        return found
    }
}

extension PostgresSchema.Column {
    /// What stands in a row, as a server or a file has it in this column.
    fileprivate func value(of row: Row, _ column: Int32, isOnServer: Bool) -> Value {
        switch (row.anything(column), isOnServer ? kind : original) {
        case (.blob(let bytes), "TEXT"): .text(String(decoding: bytes, as: UTF8.self))
        case (.int(let number), "TEXT"): .text("\(number)")
        case (.text(let text), "BLOB"): .blob(Array(text.utf8))
        case (let value, _): value
        }
    }
}
