/// Why the store cannot go on, said as what the operator can do.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The directory cannot be made or written.
    case unusableDirectory
    /// Another process has the database open.
    case inUse
    /// The database was written by a newer version than this one.
    case newer(found: Int, known: Int)
    /// The database was written by an older version, and this is no moment to change it.
    case older(found: Int, known: Int)
    /// There is no database.
    case missing
    /// Nothing can be written beside the database, which readers need.
    case readOnly
    /// There is no room left on the disk.
    case full
    /// SQLite refused; the number is its extended result code.
    case sqlite(code: Int32)
    /// What is stored cannot be read back.
    case unreadable
    /// A restore into this directory was cut off.
    case halfRestored
    /// The list of the forgotten cannot be written.
    case noForgottenList
    /// No copy can be made before an older database is brought up.
    case noUpgradeCopy
    /// This program knows no libpq, or finds none.
    case noPostgres
    /// The setting is no URL of PostgreSQL's.
    case badAddress
    /// The connection would go over a network as anybody can read or forge it.
    case bareAddress
    case unreachable, unknownHost, wrongPassword, noSuchDatabase
    /// The user may not do what has to be done.
    case noRight
    case oldServer(found: Int, oldest: Int)
    /// The server refused; the state is PostgreSQL's, of five letters.
    case postgres(state: String)
    /// Another house has taken the database over.
    case leaseLost
    /// The connection broke; and somebody else came first. Both are tried again.
    case lost, conflict
    /// A test's way of dying at a commit.
    case halted

    public var description: String {
        switch self {
        case .unusableDirectory:
            "The directory in TURNOUT_DATA cannot be created or written. Check its path and its owner."
        case .inUse:
            "Another turnout process uses the directory in TURNOUT_DATA. Stop it first, or choose another directory."
        case .newer(let found, let known):
            "The database is of version \(found), and this turnout knows versions up to \(known). Use a newer turnout."
        case .older(let found, let known):
            "The database is of version \(found), and this turnout works with \(known). Start turnout run once."
        case .missing:
            "There is no database in the directory in TURNOUT_DATA, or none yet on the server in TURNOUT_DATABASE. Check both, or --config."
        case .readOnly:
            "The database cannot be read where nothing may be written. Copy the whole directory, and set TURNOUT_DATA to the copy."
        case .full: "The disk is full. Free some space; nothing is lost, and work goes on by itself."
        case .sqlite(let code): "The database refused (SQLite code \(code)). Run turnout doctor."
        case .halfRestored:
            "A turnout restore into the directory in TURNOUT_DATA was cut off. Run it once more."
        case .noForgottenList:
            "The file in TURNOUT_FORGOTTEN cannot be written. Check its path and its owner."
        case .noUpgradeCopy:
            "No copy can be made before the database is brought up to this version, and nothing was changed. Free some space in "
                + "TURNOUT_DATA, or do without a copy: turnout migrate --no-copy."
        case .noPostgres:
            "TURNOUT_DATABASE needs libpq, which is not here, or was not when this turnout was built. Install libpq5, or build it "
                + "with libpq-dev."
        case .badAddress:
            "TURNOUT_DATABASE must be like postgresql://turnout@db.example.org/turnout, as libpq reads it."
        case .bareAddress:
            "TURNOUT_DATABASE asks for a connection that others can read. Take its sslmode away; it is verify-full then, and a "
                + "socket needs none."
        case .unreachable, .lost:
            "The server in TURNOUT_DATABASE does not answer as one that takes writes. Check that it runs, and that this machine may reach it."
        case .unknownHost:
            "The name of the server in TURNOUT_DATABASE cannot be looked up. Check the name, and /etc/resolv.conf."
        case .wrongPassword:
            "The server in TURNOUT_DATABASE refuses the user or the password. Check both, and its pg_hba.conf."
        case .noSuchDatabase: "The server in TURNOUT_DATABASE has no such database. Make it with createdb."
        case .noRight:
            "The user in TURNOUT_DATABASE may not make and change tables there. Make that user the owner of the database."
        case .oldServer(let found, let oldest):
            "The server in TURNOUT_DATABASE is PostgreSQL \(found), and this turnout needs \(oldest) or newer."
        case .postgres(let state): "The database refused (PostgreSQL state \(state)). Run turnout doctor."
        case .leaseLost:
            "Another turnout has taken the database over. This one has ended, and nothing is lost."
        case .conflict: "Another turnout wrote to the database. Start this command once more."
        case .halted: "Stopped at a commit, as a test asked."
        case .unreadable: "Something stored cannot be read back. Run turnout doctor."
        }
    }
}
