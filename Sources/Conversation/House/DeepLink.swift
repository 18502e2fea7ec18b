public import ElectionResults

/// What a link to the bot opens. Each platform makes its own address of it.
public enum DeepLink: Codable, Equatable, Sendable {
    /// By its number, as earlier releases wrote it; no new link has one.
    case report(ReportID)
    case result(ContestID)
    /// A public report by what everybody calls it. // S5
    case shared(String)

    /// ASCII letters, digits and `_`, at most 64 of them.
    public var payload: String {
        switch self {
        case .report(let id): "r_\(id)"
        case .result(let id): "r_\(id)"
        case .shared(let token): "p_\(token)"
        }
    }

    /// Nil for what is not ours. No result's id is all digits.
    public init?(payload: String) {
        let thing = payload.dropFirst(2)
        if payload.hasPrefix("p_"), Self.isToken(thing) {
            self = .shared(String(thing))
            return
        }
        guard payload.hasPrefix("r_") else { return nil }
        if let number = Int64(thing) {
            guard number > 0 else { return nil }
            self = .report(ReportID(rawValue: number))
        } else {
            guard let id = ContestID(thing) else { return nil }
            self = .result(id)
        }
    }

    private static func isToken(_ text: Substring) -> Bool {
        (1...20).contains(text.utf8.count)
            && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }
    }
}
