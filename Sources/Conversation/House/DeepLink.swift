public import ElectionResults

/// What a link to the bot opens. Each platform makes its own address of it.
public enum DeepLink: Codable, Equatable, Sendable {
    case report(ReportID)
    case result(ContestID)

    /// ASCII letters, digits and `_`, at most 64 of them.
    public var payload: String {
        switch self {
        case .report(let id): "r_\(id)"
        case .result(let id): "r_\(id)"
        }
    }

    /// Nil for what is not ours. No result's id is all digits.
    public init?(payload: String) {
        guard payload.hasPrefix("r_") else { return nil }
        let thing = payload.dropFirst(2)
        if let number = Int64(thing) {
            guard number > 0 else { return nil }
            self = .report(ReportID(rawValue: number))
        } else {
            guard let id = ContestID(thing) else { return nil }
            self = .result(id)
        }
    }
}
