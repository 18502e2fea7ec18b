/// Where clean photos are kept for good. Elsewhere than in the directory, its files are copies for this machine.
public enum PhotoPlace: Sendable {
    case directory
    /// Beside the rows.
    case database
    /// As objects of a bucket, which somebody else puts, fetches and takes away.
    case bucket
}

/// Which photos are wanted here that only the bucket has. The store's own thread holds it.
final class AbsentPhotos {
    /// Of the entry that is being looked at, by hash.
    private var wanted: Set<String> = []
    /// Not even the bucket has these.
    private var lost: Set<String> = []

    /// False for one that is nowhere any more.
    func want(_ hash: String) -> Bool {
        guard !lost.contains(hash) else { return false }
        wanted.insert(hash)
        return true
    }

    func lose(_ hashes: Set<String>) { lost.formUnion(hashes) }

    /// Those that were wanted since the last time.
    func take() -> Set<String> {
        defer { wanted = [] }
        return wanted
    }
}
