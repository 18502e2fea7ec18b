public import CivicFacts

/// A file as a provider sent it: rows are read from this, and the next request asks whether it changed.
public struct CivicSnapshot: Equatable, Sendable {
    /// Without keys.
    public let url: String
    /// When it was fetched, or last confirmed.
    public let fetched: Moment
    /// 64 hex digits.
    public let sha256: String
    public let etag: String?
    public let modified: String?
    public let body: [UInt8]

    public init(url: String, fetched: Moment, etag: String?, modified: String?, body: [UInt8]) {
        self.init(
            url: url, fetched: fetched, sha256: Digest.sha256(body), etag: etag, modified: modified,
            body: body)
    }

    init(url: String, fetched: Moment, sha256: String, etag: String?, modified: String?, body: [UInt8]) {
        self.url = url
        self.fetched = fetched
        self.sha256 = sha256
        self.etag = etag
        self.modified = modified
        self.body = body
    }

    /// False where the disk gave back other bytes than were kept.
    public var isWhole: Bool { Digest.sha256(body) == sha256 }
}

/// How the last sync of a feed went, and when the next one is due.
public struct CivicAttempt: Equatable, Sendable {
    public let tried: Moment
    public let next: Moment
    /// Failures in a row.
    public let failures: Int
    /// One sentence of ours; nil after a good sync.
    public let trouble: String?

    public init(tried: Moment, next: Moment, failures: Int, trouble: String?) {
        self.tried = tried
        self.next = next
        self.failures = failures
        self.trouble = trouble
    }
}
