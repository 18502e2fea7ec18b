/// Rounds are pages of one contest; its raw value is in ids, for ever.
public enum Round: String, CaseIterable, Sendable {
    case only, first, runoff
}
