/// Why a copy cannot be made or brought back, said as what the operator can do. Nothing was changed.
public enum BackupError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no database to copy.
    case nothingThere
    /// The directory for copies cannot be made or written.
    case unusable(directory: String)
    case full
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
    /// A photo that the database names is not there or is not what it was.
    case badPhoto(name: String)
    case store(StoreError)

    public var description: String {
        switch self {
        case .nothingThere: "There is no database in TURNOUT_DATA, so there is nothing to copy."
        case .unusable(let directory):
            "The directory \(directory) cannot be made or written. Check its path and its owner."
        case .full:
            "The disk for the copy is full. Free some space, or take away old copies. Nothing was changed."
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
        case .badPhoto(let name):
            "\(name) is not what it was: the disk may be failing. The copy was not made; see turnout doctor."
        case .store(let error): error.description
        }
    }
}
