public import CivicFacts
import Locks
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
    /// What was last written.
    private let held = Locked<SiteFolder.Mark?>(nil)

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
            // Whoever wrote the folder meanwhile may have written what was true a while ago.
            let isOther = writer.map { $0.mark != held.withLock { $0 } } ?? false
            isTrue = await publish(evenIfNothingIsDue: !isTrue || now > hour || isOther)
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
            note(error)
            return false
        }
    }

    /// Why it could not be written, each under a name of its own.
    private func note(_ error: any Error) {
        switch error as? SiteFolderFault {
        case .notOurs, .besideNotOurs: log.error("publish.foreign")
        case .unusable: log.error("publish.unwritable")
        case .full: log.error("publish.full")
        case .busy: log.warning("publish.busy")
        case nil: log.error("publish.failed")
        }
    }

    private func write() async throws {
        guard let writer else { return }
        let now = clock.now()
        let reader = try PublicReader(directory: data, on: store.address, at: now)
        try await shelf?.bring(reader.absentPhotos())
        let pass = try writer.follow(reader, at: now)
        let mark = SiteFolder.Mark(number: try reader.newestNumber(), look: writer.look)
        held.withLock { $0 = mark }
        try await store.keepHashes(pass.hashes)
        guard pass.written + pass.removed > 0 else { return }
        log.info("publish.written", ["files": pass.written, "gone": pass.removed])
    }
}
