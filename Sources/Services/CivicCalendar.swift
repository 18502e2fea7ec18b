import Civic
public import CivicFacts
public import Conversation
public import Store

/// Keeps civic data fresh while the bot runs: each feed in its own rhythm, and a word to the operator when one is old.
public struct CivicCalendar: Sendable {
    private let sync: CivicSync
    private let store: CivicStore
    private let clock: Clock
    private let log: Log
    private let tell: @Sendable (Message, Moment) async throws -> Void

    /// `tell` says something in the review rooms.
    public init(
        sync: CivicSync, store: CivicStore, clock: Clock = .system, log: Log,
        tell: @escaping @Sendable (Message, Moment) async throws -> Void = { _, _ in }
    ) {
        self.tell = tell
        self.sync = sync
        self.store = store
        self.clock = clock
        self.log = log
    }

    /// Looks once in ten minutes; ends when cancelled, and never takes the house down with it.
    public func run() async throws {
        while !Task.isCancelled {
            for feed in Providers.feeds { await round(of: feed) }
            try await Task.sleep(for: .seconds(600))
        }
    }

    /// One feed, if it is due. Not private for tests.
    func round(of feed: CivicFeed) async {
        do {
            let now = clock.now()
            let last = try await store.attempt(of: feed)
            if last.map({ $0.next <= now }) ?? true {
                switch try await sync.sync(feed) {
                case .kept(let rows, let orphans):
                    log.info("civic.synced", ["feed": feed.number, "rows": rows, "orphans": orphans])
                case .failed(.notSetUp): log.debug("civic.off", ["feed": feed.number])
                case .failed(let setback):
                    log.warning("civic.failed", ["feed": feed.number])
                    try await report(setback, of: feed, after: last, at: now)
                }
            }
            await watch(feed)
        } catch is CancellationError {
            return
        } catch {
            log.error("civic.archive_failed", ["feed": feed.number])
        }
    }

    /// The moderators hear once that a source has less than before, until something else is the matter with it.
    private func report(
        _ setback: SourceError, of feed: CivicFeed, after last: CivicAttempt?, at now: Moment
    ) async throws {
        guard case .lessThanBefore = setback, last?.trouble != setback.description else { return }
        try await tell(.hasLess(feed), now)
    }

    private func watch(_ feed: CivicFeed) async {
        guard let edition = await store.edition(of: feed) else { return }
        let now = clock.now()
        guard edition.isAlarming(at: now) else { return }
        let age = now.since(edition.asOf)
        log.error("civic.stale", ["feed": feed.number, "hours": Int(age.milliseconds / 3_600_000)])
    }
}
