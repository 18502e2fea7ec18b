/// Where the session is kept over restarts: a file that only the bot's own user can read.
public protocol MatrixVault: Sendable {
    /// What was kept last; nil if nothing was.
    func load() async -> [UInt8]?
    /// Returns only once the bytes would survive a power cut; throws if they would not.
    func save(_ bytes: [UInt8]) async throws
}
