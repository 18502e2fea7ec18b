/// Why a packed file is not read: nothing of it is offered, and the rest of the program goes on.
public enum DamagedResults: Error, Hashable, Sendable {
    /// It does not begin as packed results do.
    case otherForm
    /// Its length is not the one written in it.
    case cut
    /// Its bytes are not those that were packed.
    case changed
}
