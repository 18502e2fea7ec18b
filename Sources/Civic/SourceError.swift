public import CivicFacts

/// Why a provider gave no answer, and so what to do next. It carries nothing that the provider wrote.
public enum SourceError: Error, Hashable, Sendable {
    /// No answer in time: use what is kept, try again later.
    case slow
    /// Down, in trouble, or answering with something that is no data: use what is kept, try again later.
    case down
    /// It asks to be left alone, perhaps for so many seconds.
    case exhausted(seconds: Int?)
    /// A key is needed and none is set: the operator can set one.
    case notSetUp
    /// The key is refused: the operator has to look.
    case keyRefused
    /// The answer is not of the form it should have: use what is kept, tell the maintainers if it goes on.
    case unreadable
    /// It knows the question and has nothing under that name.
    case notFound
    /// It will never take this question as it was put.
    case rejected
    /// The rows make no sense in number: the old ones stay.
    case outOfBounds(rows: Int)
    /// There are fewer rows than before, or something of the old ones is gone: they are not taken, the old ones stay, and somebody
    /// should look. The area is that of which less is left, where it is not the whole.
    case lessThanBefore(rows: Int, area: String? = nil)
    /// It changed while it was read: the old rows stay, and it is read again.
    case changing

    /// As a referral says it.
    public var reason: Referral.Reason {
        switch self {
        case .slow: .slow
        case .down, .notFound, .rejected, .changing: .down
        case .exhausted: .exhausted
        case .notSetUp, .keyRefused: .notSetUp
        case .unreadable, .outOfBounds, .lessThanBefore: .unreadable
        }
    }
}

extension SourceError: CustomStringConvertible {
    /// One sentence for the operator.
    public var description: String {
        switch self {
        case .slow: "no answer in time; it is tried again"
        case .down: "not reachable or in trouble; it is tried again"
        case .exhausted: "too many requests; it is left alone for a while"
        case .notSetUp: "needs a key in the settings"
        case .keyRefused: "refuses the key in the settings"
        case .unreadable: "answered with something that cannot be read"
        case .notFound: "has nothing under that name"
        case .rejected: "refused the request"
        case .outOfBounds(let rows): "gave \(rows) rows, which makes no sense; the old ones stay"
        case .lessThanBefore(_, let area):
            "has less than before\(area.map { " for \($0)" } ?? ""); that is not taken, the old rows stay"
        case .changing: "changed while it was read; it is read again"
        }
    }
}
