/// Why the site's folder cannot be used.
public enum SiteFolderFault: Error, Equatable, CustomStringConvertible {
    /// There are files in it that this program did not write.
    case notOurs
    /// The same of the folder beside it, in which a whole site is made.
    case besideNotOurs
    case unusable
    case full
    /// Another process writes into it.
    case busy

    public var description: String {
        switch self {
        case .notOurs:
            "The folder for the public site is not empty and holds no site of this program. Choose an empty one."
        case .besideNotOurs:
            """
            Beside the folder for the public site lies one of the same name with ".new" that is not this program's. \
            A whole site is made there: move it away, or choose another folder.
            """
        case .unusable:
            "The folder for the public site cannot be made or written. Check its path and its owner."
        case .full: "There is no room left on the disk of the public site."
        case .busy: "Another process writes the public site into this folder. Try again when it is done."
        }
    }

    /// Whether no waiting mends it: somebody has to choose another folder.
    public var isForeign: Bool { self == .notOurs || self == .besideNotOurs }
}
