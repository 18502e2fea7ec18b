public import Adapters
public import Conversation
public import MediaProcessing
public import Store

/// The whole house: intake, thinking, photos and sending, as one group that runs until cancelled.
public struct House: Sendable {
    private let store: Store
    private let adapters: [any Adapter]
    private let ingest: Ingest
    private let messages: Dispatcher
    private let photos: Dispatcher
    private let clock: Clock
    private let log: Log

    public init(
        store: Store, adapters: [any Adapter], photoLimits: PhotoLimits = PhotoLimits(), clock: Clock = .system, log: Log
    ) {
        self.store = store
        self.adapters = adapters
        self.clock = clock
        self.log = log
        let byPlatform = Dictionary(adapters.map { ($0.platform, $0) }) { first, _ in first }
        let rings = (Mailbox<Never>(), Mailbox<Never>())
        _ = rings
        let sanitizer = PhotoSanitizer(
            adapters: byPlatform, cleaner: PhotoCleaner(limits: photoLimits), byteLimit: photoLimits.maxBytes)
        messages = Dispatcher(
            store: store, kinds: OrderKind.messages, limit: 32, paces: byPlatform.mapValues(\.pace), clock: clock,
            log: log, inbox: nil
        ) { work in await Self.perform(work, by: byPlatform) }
        photos = Dispatcher(
            store: store, kinds: [.fetch], limit: 3, paces: [:], clock: clock, log: log, inbox: nil,
            perform: sanitizer.perform)
        ingest = Ingest(store: store, adapters: byPlatform, clock: clock, log: log, outbox: [])
    }
}
