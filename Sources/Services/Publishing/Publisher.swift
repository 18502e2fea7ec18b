public import CivicFacts
import PublicSite
public import Store

/// Keeps the public site: what is due becomes public, step by step, and each step's files are written. Without a folder
/// the tables alone are kept, so that nothing stays in them of what was taken back.
public struct Publisher: Sendable {
    private let store: Store
    private let data: String
    private let writer: SiteWriter?
    private let shelf: PhotoShelf?
    private let delay: Span
    private let clock: Clock
    private let log: Log

    /// `data`: the store's directory. `delay`: how long after sending a report is public at the earliest.
    public init(
        store: Store, data: String, writer: SiteWriter?, shelf: PhotoShelf? = nil, delay: Span,
        clock: Clock = .system, log: Log
    ) {
        self.store = store
        self.data = data
        self.writer = writer
        self.shelf = shelf
        self.delay = delay
        self.clock = clock
        self.log = log
    }

    /// Looks every other second; ends when cancelled, and never takes the house down with it.
    public func run() async throws {
        if writer == nil, await (try? store.hasPublicEntries()) != true { return }
        // At first, and after a failure, the folder may be behind also where nothing new is due.
        var isTrue = false
        var hour: Int64 = 0
        while !Task.isCancelled {
            let now = clock.now().milliseconds / Span.hours(1).milliseconds
            isTrue = await publish(evenIfNothingIsDue: !isTrue || now > hour)
            hour = now
            try await Task.sleep(for: .seconds(isTrue ? 2 : 10))
        }
    }

    /// Settles what is due and writes its files; false if they could not be written.
    @discardableResult
    public func publish(evenIfNothingIsDue: Bool = true) async -> Bool {
        do {
            if let writer { try await store.prepareSite(as: writer.look) }
            var isBehind = evenIfNothingIsDue
            while try await store.settlePublic(at: clock.now(), delay: delay) || isBehind {
                isBehind = false
                try await write()
            }
            return true
        } catch {
            log.error("publish.failed")
            return false
        }
    }

    private func write() async throws {
        guard let writer else { return }
        let now = clock.now()
        let reader = try PublicReader(directory: data, on: store.address, at: now)
        try await shelf?.bring(reader.absentPhotos())
        let pass = try writer.follow(reader, at: now)
        try await store.keepHashes(pass.hashes)
        guard pass.written + pass.removed > 0 else { return }
        log.info("publish.written", ["files": pass.written, "gone": pass.removed])
    }
}
