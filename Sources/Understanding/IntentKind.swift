extension Intent {
    /// What may happen because of a guess; fixed by what is asked for, never by how sure the guess is.
    public enum Kind: String, Sendable {
        /// Opens something to read.
        case answer
        /// Changes a setting of the person's own.
        case set
        /// Begins a report or an appeal.
        case startWork
        /// Ends something for good, after asking.
        case end
        /// Steers the dialog that is open.
        case control
        /// Is declined in one line.
        case refuse
        /// Is answered by the safety rules before anything else.
        case safety
    }
}
