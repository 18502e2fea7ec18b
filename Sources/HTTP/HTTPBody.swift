public import FoundationEssentials

/// What a request carries.
public enum HTTPBody: Hashable, Sendable, Redacted {
    /// Nothing.
    case none
    /// These bytes, with the value of `Content-Type`.
    case bytes(Data, contentType: String)
    /// A `multipart/form-data` form; libcurl chooses the boundary and writes `Content-Type`.
    case multipart([Part])

    /// One part of a multipart form.
    public enum Part: Hashable, Sendable, Redacted {
        /// A named value.
        case field(name: String, value: String)
        /// A named file held in memory.
        case file(name: String, fileName: String, contentType: String, Data)

        public var summary: String { "form part of \(count) bytes" }

        fileprivate var count: Int {
            switch self {
            case .field(_, let value): value.utf8.count
            case .file(_, _, _, let data): data.count
            }
        }
    }

    public var summary: String {
        switch self {
        case .none: "no body"
        case .bytes(let data, _): "\(data.count) body bytes"
        case .multipart(let parts): "form of \(parts.count) parts, \(parts.reduce(0) { $0 + $1.count }) bytes"
        }
    }
}
