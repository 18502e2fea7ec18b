/// When a house dies during one playing of a transcript.
public enum Deaths: Equatable, Sendable {
    /// At this write, counted from 1, and again after every so many writes, counted on through the deaths.
    case every(Int, from: Int)
    /// At the first write of this kind, in the words of the stage.
    case first(of: String)

    /// Whether the house dies at this write.
    public func strike(_ write: Int, of kind: String, hasStruck: Bool) -> Bool {
        switch self {
        case .every(let span, let first): write >= first && (write - first) % span == 0
        case .first(let wanted): kind == wanted && !hasStruck
        }
    }
}
