import Store

/// Clean photos in a bucket, with copies in the data directory of what this machine needed.
public struct PhotoShelf: Sendable {
    public let bucket: Bucket
    private let directory: String

    public init(bucket: Bucket, directory: String) {
        self.bucket = bucket
        self.directory = directory
    }

    /// Copies photos here; the result are those that the bucket does not have.
    @discardableResult
    public func bring(_ hashes: some Sequence<String>) async throws -> Set<String> {
        var lost: Set<String> = []
        for hash in hashes {
            if let bytes = try await bucket.bytes(of: hash) {
                try PhotoFiles.copy(bytes, hash: hash, to: directory)
            } else {
                lost.insert(hash)
            }
        }
        return lost
    }
}
