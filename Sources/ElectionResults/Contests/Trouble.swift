/// What keeps a contest from being told in full.
public enum Trouble: Int, CaseIterable, Sendable {
    case none
    /// Not the whole area was counted here: nobody is marked.
    case partial
    /// The copy at hand is wrong: no figure of it is kept.
    case wrongCopy
    /// Those in the runoff stand with its votes, the others with the first round's: votes alone are told.
    case mixedRounds
    /// Nobody had a majority, and the runoff is not held: votes alone are told.
    case runoffNotHeld
    /// Nobody stood against the one name, and no votes were counted.
    case notCounted
    /// Some counties are held, so nothing is added up.
    case someCounties
}
