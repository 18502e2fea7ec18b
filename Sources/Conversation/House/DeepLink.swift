/// What a link to the bot opens. Each platform makes its own address of it.
public enum DeepLink: Codable, Equatable, Sendable {
    case report(ReportID)

    /// ASCII letters, digits and `_`, at most 64 of them.
    public var payload: String {
        switch self {
        case .report(let id): "r_\(id)"
        }
    }

    /// Nil for what is not ours.
    public init?(payload: String) {
        guard payload.hasPrefix("r_"), let number = Int64(payload.dropFirst(2)), number > 0 else {
            return nil
        }
        self = .report(ReportID(rawValue: number))
    }
}
