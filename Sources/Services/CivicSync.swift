public import Civic
public import CivicFacts
import Conversation
import FoundationEssentials
public import Store

/// Syncs one feed: fetches its files, keeps them as they came, reads rows from them, and swaps the old rows for the
/// new ones. Whatever fails, the old rows stay and answer.
public struct CivicSync: Sendable {
    /// What a sync came to.
    public enum Outcome: Equatable, Sendable {
        case kept(rows: Int, orphans: Int)
        case failed(SourceError)
    }

    /// How far a sync is.
    public struct Progress: Equatable, Sendable {
        public let feed: CivicFeed
        public let files: Int
        /// Files known so far; more can follow.
        public let of: Int
        public let bytes: Int
    }

    private let store: CivicStore
    private let settings: CivicSettings
    private let fetcher: any Fetching
    private let clock: Clock

    public init(store: CivicStore, settings: CivicSettings, fetcher: any Fetching, clock: Clock = .system) {
        self.store = store
        self.settings = settings
        self.fetcher = fetcher
        self.clock = clock
    }

    /// Files that one feed fetches at a time.
    private static let width = 4
    /// The longest that one file may take.
    private static let patience: Duration = .seconds(120)
    /// A sync that was cut off goes on with files fetched no longer ago than this.
    private static let resumable: Span = .hours(1)

    /// Syncs a feed; throws only when the archive itself fails, or when cancelled.
    public func sync(
        _ id: CivicFeed, report: @escaping @Sendable (Progress) -> Void = { _ in }
    ) async throws -> Outcome {
        let feeds = Providers.all.flatMap { $0.feeds }
        guard let feed = feeds.first(where: { $0.id == id }) else { return .failed(.notFound) }
        let context = FeedContext(
            now: clock.now(), settings: settings, members: try await store.members(),
            results: await store.results())
        do {
            let files = try await gather(feed, context, report)
            let harvest = try await sane(feed) { () throws(SourceError) in
                let harvest = try feed.harvest(files, context)
                guard feed.plan.rows.contains(harvest.count) else { throw .outOfBounds(rows: harvest.count) }
                return harvest
            }
            if let area = harvest.areaCutShort(since: try await store.rowsByArea(of: id)) {
                try await store.distrust(id)
                throw SourceError.lessThanBefore(rows: harvest.count, area: area)
            }
            let attempt = CivicAttempt(
                tried: context.now, next: context.now + feed.plan.every, failures: 0, trouble: nil)
            try await store.keep(harvest, files: Set(files.keys), attempt: attempt)
            return .kept(
                rows: harvest.keeping == nil ? harvest.count : try await store.countOfRows(of: id),
                orphans: harvest.orphans)
        } catch let setback as SourceError {
            try Task.checkCancellation()
            try await note(setback, of: feed.plan, at: context.now)
            return .failed(setback)
        }
    }

    /// What files say. Those that make no sense are not used again without asking.
    private func sane<Told>(
        _ feed: any SyncFeed.Type, _ read: () throws(SourceError) -> Told
    ) async throws -> Told {
        do {
            return try read()
        } catch {
            try await store.distrust(feed.id)
            throw error
        }
    }

    /// The next try comes after five minutes, then ten, and so on up to the feed's own rhythm.
    private func note(_ setback: SourceError, of plan: FeedPlan, at now: Moment) async throws {
        let failures = (try await store.attempt(of: plan.feed)?.failures ?? 0) + 1
        let wait: Span =
            switch setback {
            case .notSetUp, .keyRefused: plan.every
            case .exhausted(let seconds?): .seconds(max(Int64(seconds), 300))
            case .slow, .down, .exhausted, .unreadable, .notFound, .rejected, .outOfBounds,
                .lessThanBefore, .changing:
                .minutes(5 << Int64(min(failures - 1, 10)))
            }
        let attempt = CivicAttempt(
            tried: now, next: now + min(wait, plan.every), failures: failures, trouble: setback.description)
        try await store.note(attempt, of: plan.feed)
    }

    /// All files by name, those that other files name as well.
    private func gather(
        _ feed: any SyncFeed.Type, _ context: FeedContext, _ report: @escaping @Sendable (Progress) -> Void
    ) async throws -> [String: SourceReply] {
        var waiting = try feed.files(context).map { Wanted(file: $0, isSettled: false) }[...]
        var replies: [String: SourceReply] = [:]
        var (known, done) = (waiting.count, 0)
        try await withThrowingTaskGroup(of: (FeedFile, Result<Fetched, SourceError>).self) { group in
            while done < known {
                while known - waiting.count - done < Self.width, let next = waiting.popFirst() {
                    group.addTask { (next.file, try await result(of: next, feed.id, context.now)) }
                }
                guard let (file, result) = try await group.next() else { break }
                done += 1
                if let fetched = try Self.needed(result, for: file) {
                    replies[file.name] = fetched.reply
                    let more = try await sane(feed) { () throws(SourceError) in
                        try feed.more(after: file.name, fetched.reply, context)
                    }
                    waiting += more.map {
                        Wanted(file: $0, isSettled: fetched.isUnchanged && !$0.isAskedAlways)
                    }
                    known += more.count
                }
                let bytes = replies.values.reduce(0) { $0 + $1.body.count }
                report(Progress(feed: feed.id, files: done, of: known, bytes: bytes))
            }
        }
        return replies
    }

    /// A file on its way. It is settled where the file that names it has not changed: its kept copy is as good.
    private struct Wanted: Sendable {
        let file: FeedFile
        let isSettled: Bool
    }

    private struct Fetched: Sendable {
        let reply: SourceReply
        /// Nothing was sent, because nothing changed.
        let isUnchanged: Bool
    }

    /// Nil for an optional file that failed.
    private static func needed(
        _ result: Result<Fetched, SourceError>, for file: FeedFile
    ) throws(SourceError) -> Fetched? {
        switch result {
        case .success(let fetched): return fetched
        case .failure(let setback):
            guard file.isOptional else { throw setback }
            return nil
        }
    }

    private func result(
        of wanted: Wanted, _ feed: CivicFeed, _ now: Moment
    ) async throws -> Result<Fetched, SourceError> {
        do {
            return .success(try await fetched(wanted, feed, now))
        } catch let setback as SourceError {
            try Task.checkCancellation()
            return .failure(setback)
        }
    }

    /// From the kept copy where it is of this very sync or unchanged, else from the network; kept before it is read.
    private func fetched(_ wanted: Wanted, _ feed: CivicFeed, _ now: Moment) async throws -> Fetched {
        let file = wanted.file
        let kept = try await store.snapshot(file.name, of: feed).flatMap { $0.isWhole ? $0 : nil }
        let last = await store.edition(of: feed)?.asOf
        if let kept, kept.url == file.request.url {
            let isOfThisSync =
                (last.map { kept.fetched > $0 } ?? true) && now.since(kept.fetched) < Self.resumable
            // One that made no sense is asked for again.
            if isOfThisSync || wanted.isSettled && kept.fetched.milliseconds > 0 {
                return Fetched(reply: kept.reply, isUnchanged: false)
            }
        }
        let request = file.request.unless(etag: kept?.etag, modified: kept?.modified)
        try await store.countRequest(to: file.source)
        let reply = try await fetcher.fetch(request, within: Self.patience)
        if reply.status == 304, let kept {
            try await store.confirm(file.name, of: feed, at: now)
            return Fetched(reply: kept.reply, isUnchanged: true)
        }
        if let trouble = reply.trouble { throw trouble }
        let snapshot = CivicSnapshot(
            url: file.request.url, fetched: now, etag: reply.etag, modified: reply.modified,
            body: [UInt8](reply.body))
        try await store.keep(snapshot, as: file.name, of: feed)
        return Fetched(reply: reply, isUnchanged: false)
    }
}

extension CivicSnapshot {
    fileprivate var reply: SourceReply {
        SourceReply(status: 200, body: Data(body), etag: etag, modified: modified)
    }
}
