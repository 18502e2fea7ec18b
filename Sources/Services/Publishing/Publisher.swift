public import Adapters
import Conversation
public import Store

/// Keeps the feed as files for any web server: written anew, each whole or not at all, whenever what is public changes.
public struct Publisher: Sendable {
    private let store: Store
    private let adapters: [any Adapter]
    private let directory: String
    private let clock: Clock
    private let log: Log

    public init(
        store: Store, adapters: [any Adapter], directory: String, clock: Clock = .system, log: Log
    ) {
        self.store = store
        self.adapters = adapters
        self.directory = directory
        self.clock = clock
        self.log = log
    }

    /// Reports in the files at most; older ones are in the export.
    private static let most = 500

    /// Looks every other second; ends when cancelled, and never takes the house down with it.
    public func run() async throws {
        var written: PublicEdition?
        while !Task.isCancelled {
            written = await publish(unless: written)
            try await Task.sleep(for: .seconds(written == nil ? 10 : 2))
        }
    }

    /// Writes the files if what is public differs from what was written; nil if they could not be written.
    public func publish(unless written: PublicEdition? = nil) async -> PublicEdition? {
        do {
            let edition = try await store.publicEdition(at: clock.now())
            guard edition != written else { return edition }
            let (name, records) = try await store.publicRecords(at: clock.now(), limit: Self.most)
            let files = PublicFiles(name: name, records: records, at: clock.now()) { report in
                adapters.flatMap { $0.addresses(of: .report(report)) }.first
            }
            try DurableFile.makeOpenDirectory(directory)
            for (file, text) in try files.all {
                try DurableFile.write(Array(text.utf8), to: "\(directory)/\(file)", forEverybody: true)
            }
            log.info("publish.written", ["reports": records.count])
            return edition
        } catch {
            log.error("publish.failed")
            return nil
        }
    }
}
