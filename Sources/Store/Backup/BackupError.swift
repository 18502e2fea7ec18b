/// Why a copy cannot be made or brought back, said as what the operator can do. Nothing was changed.
public enum BackupError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no database to copy.
    case nothingThere
    /// The directory for copies cannot be made or written.
    case unusable(directory: String)
    case full
    /// The directory for copies lies in the data that is to be copied.
    case inside(directory: String)
    /// The disk of the directory that is to be filled is full.
    case fullData(directory: String)
    /// Another process is copying into the same directory.
    case busy
    /// There is no whole copy in this directory.
    case noCopy(directory: String)
    /// The list of what a copy holds is cut, or is none.
    case badManifest
    /// A file of the copy is missing, cut or changed; or SQLite finds it broken.
    case badFile(name: String)
    /// The copy was made by a newer turnout.
    case newer(version: String, found: Int, known: Int)
    /// The directory that is to be filled holds something already.
    case used(directory: String)
    /// The list of forgotten people cannot be read.
    case noForgottenList
    /// The list of forgotten people is another file.
    case badForgottenList(line: Int)
    case store(StoreError)

    public var description: String {
        switch self {
        case .nothingThere: "There is no database in TURNOUT_DATA, so there is nothing to copy."
        case .unusable(let directory):
            "The directory \(directory) cannot be made or written. Check its path and its owner."
        case .full:
            "The disk for the copy is full. Free some space, or take away old copies. Nothing was changed."
        case .inside(let directory):
            "\(directory) lies in the data directory itself. Name a directory elsewhere, best on another disk."
        case .fullData(let directory):
            "The disk of \(directory) is full. Free some space there, or restore elsewhere: --into DIRECTORY. Nothing was changed."
        case .busy: "Another turnout backup writes into this directory. Wait until it is done."
        case .noCopy(let directory):
            "There is no whole copy in \(directory). Name the directory of turnout backup."
        case .badManifest: "The manifest.json of this copy is cut or changed. Take another copy."
        case .badFile(let name): "\(name) of this copy is missing, cut or changed. Take another copy."
        case .newer(let version, let found, let known):
            "This copy is of turnout \(version), format \(found), and this turnout knows formats up to \(known). "
                + "Restore it with turnout \(version) or a newer one."
        case .used(let directory):
            "\(directory) is not empty. Restore into a new or an empty directory: --into DIRECTORY."
        case .noForgottenList:
            "The list of forgotten people cannot be read. Check the path after --forgotten."
        case .badForgottenList(let line):
            "Line \(line) of the file after --forgotten is no moment and hash, so this is not the list of forgotten people. "
                + "It is the file forgotten of the lost data directory, or the one of TURNOUT_FORGOTTEN. Nothing was changed."
        case .store(let error): error.description
        }
    }
}
