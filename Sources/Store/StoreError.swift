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
        case .missing: "There is no database in the directory in TURNOUT_DATA. Check its path, or --config."
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
        case .halted: "Stopped at a commit, as a test asked."
        case .unreadable: "Something stored cannot be read back. Run turnout doctor."
        }
    }
}
