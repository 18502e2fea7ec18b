/// What sort of election a contest belonged to; its raw value is in ids, for ever.
public enum ElectionKind: String, CaseIterable, Sendable {
    case general
    case byElection = "by-election"
    /// A special election, beside the regular one of the same year or without one.
    case special
    case democraticPrimary = "primary-democratic"
    case republicanPrimary = "primary-republican"

    /// A party's own election, which has its own row of earlier and later ones.
    public var isPrimary: Bool { self == .democraticPrimary || self == .republicanPrimary }
}
