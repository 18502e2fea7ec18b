import Adapters
import CProcess
import Civic
import CivicFacts
import Conversation
import FoundationEssentials
import Glibc
import HTTP
import MediaProcessing
import Services
import Store

/// `turnout run`: takes reports on every platform that is set up, until it is asked to stop.
struct RunCommand: Sendable {
    let configuration: Configuration
    /// The audit log goes on under a new key where its own is lost.
    var beginsNewChain = false

    func run() async throws -> Int32 {
        // Until it is listened to, it must not end the house.
        signal(SIGHUP, SIG_IGN)
        // What it holds in memory is its own.
        _ = turnout_hide()
        let telegram = try TelegramSetup(configuration)
        let matrix = try MatrixSetup(configuration)
        guard telegram != nil || matrix != nil else {
            throw Configuration.Fault(
                "No platform is set up. Put the bot's token into TELEGRAM_TOKEN, or its homeserver into "
                    + "MATRIX_HOMESERVER, or try turnout chat.")
        }
        for sentence in Exposure(configuration: configuration).sentences { Turnout.complain(sentence) }
        let log = try configuration.log
        var limits = PhotoLimits()
        limits.maxSide = try configuration.photoSide
        let civic = try CivicSetup(configuration)
        let gifts = try GivingSetup(configuration)
        for complaint in gifts.complaints { Turnout.complain(complaint) }
        let rules = Rules(
            secondThoughts: .seconds(try configuration.undoWindow ?? 60),
            messagesAMinute: telegram?.messagesAMinute ?? MatrixSetup.messagesAMinute,
            findsPollingPlaces: civic.findsPollingPlaces, secondApproval: try configuration.secondApproval,
            duty: try configuration.duty, deskHours: try configuration.deskHours,
            offersUnitedStates: try configuration.offersUnitedStates, giving: gifts.mode,
            charities: gifts.directory, payments: gifts.payments, support: gifts.support,
            questions: try configuration.questions, leads: try configuration.leads,
            alarm: try configuration.alarm, secondLooks: try configuration.secondLooks,
            probation: try configuration.probation, desks: try configuration.desks,
            publicDelay: try configuration.publicDelay, publicAddress: try configuration.publicAddress)
        let originals = try configuration.originals
        let socket = try configuration.metrics.map { try MetricsServer.listen(at: $0) }
        let database = try configuration.database
        let options = StoreOptions(
            publicRooms: [telegram?.publicRoom, matrix?.publicRoom].compactMap(\.self),
            rules: rules, originals: originals, database: database,
            photos: try configuration.photos, forgotten: configuration.forgotten,
            copier: Turnout.version)
        let directory = configuration.dataDirectory
        let shelf = try configuration.shelf
        if let status = await Self.refusal(of: shelf, log) { return status }
        // A server may take its time: it gets a thread that nobody else waits for.
        let store =
            database == nil
            ? try Store(directory: directory, options: options, on: HTTPThread.shared)
            : try await Standby(log: log).store { try Store(directory: directory, options: options) }
        let keys = try await matrix?.keys(MatrixShelf(store: store), MatrixKeyFile(configuration))
        let auditing = LogSetup(configuration: configuration, store: store)
        // Each machine seals with a key of its own: whoever takes over begins a chain, which the log says.
        try await auditing.begin(newChain: beginsNewChain || database != nil)
        let (pulse, tally) = (Pulse(), Tally())
        let cleaner = PhotoWorkers(limits: limits)
        var adapters: [any Adapter] = []
        if let telegram { adapters.append(telegram.adapter(note: TelegramLog(log: log, pulse: pulse).write)) }
        if let matrix {
            adapters.append(matrix.adapter(keys: keys, note: MatrixLog(log: log, pulse: pulse).write))
        }
        let archive = try CivicStore(directory: configuration.dataDirectory)
        let house = House(
            store: store, adapters: adapters, cleaner: cleaner, videoCleaner: VideoWorkers(),
            keepsOriginals: originals != nil, looking: civic.looking(in: archive),
            pictures: Pictures(directory: configuration.dataDirectory), shelf: shelf, log: log,
            pulse: pulse, tally: tally, on: HTTPThread.shared)
        let calendar =
            civic.isOn
            ? CivicCalendar(
                sync: civic.sync(into: archive), store: archive, log: log,
                tell: { try await store.brief($0, at: $1) }) : nil
        let publisher = Publisher(
            store: store, data: configuration.dataDirectory,
            writer: try await PublishCommand.writer(configuration, of: store), shelf: shelf,
            delay: try configuration.publicDelay, log: log)
        let reloading = Reloading(configuration: configuration, store: store, log: log)
        let watchdog = Watchdog(
            pulse, store: store, adapters: adapters, environment: ProcessInfo.processInfo.environment,
            log: log)
        let probe = HouseProbe(
            workersStarted: { cleaner.started }, editions: { await archive.editions() },
            lastCopy: { BackupCommand.lastCopy(of: directory) })
        let metrics = socket.map { _ in
            MetricsServer(
                pulse, store: store, adapters: adapters, directory: directory, tally: tally, probe: probe)
        }
        let alarms = HouseAlarms(
            pulse: pulse, store: store, platforms: adapters.map(\.platform), directory: directory,
            probe: probe, log: log)
        if let socket { try metrics?.serve(on: socket) }
        let status = try await Self.status(log) {
            try await Self.run(
                house, of: store,
                beside: { try await calendar?.run() }, { try await publisher.run() },
                { await reloading.run() },
                { try await watchdog?.run() },
                { try await alarms.run() },
                { try await metrics?.run() })
        }
        await auditing.end()
        return status
    }

    /// What the program ends with where the bucket refuses what no waiting mends; where it does not answer, photos wait.
    private static func refusal(of shelf: PhotoShelf?, _ log: Log) async -> Int32? {
        do throws(BucketFault) { try await shelf?.bucket.check() } catch {
            guard !error.isPassing else {
                log.error("bucket.away", ["kind": error.number])
                return nil
            }
            Turnout.complain(error.description)
            return 78
        }
        return nil
    }

    /// What the program ends with after the house.
    private static func status(_ log: Log, of body: () async throws -> Void) async throws -> Int32 {
        do {
            try await body()
        } catch let fault as AdapterFault {
            // Asked to stop while the first contact was still tried: nothing is wrong.
            guard !Task.isCancelled else { return 0 }
            Turnout.complain(fault.description)
            return 69
        } catch is CancellationError {
            log.info("house.stopped")
        }
        return 0
    }

    /// The house ends when it ends; whoever works beside it never ends it.
    private static func run(
        _ house: House, of store: Store, beside keepers: (@Sendable () async throws -> Void)...
    ) async throws {
        let keepers = keepers.map { keeper in Task { try await keeper() } }
        defer { for keeper in keepers { keeper.cancel() } }
        guard store.address != nil else { return try await house.run() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await house.run() }
            group.addTask { try await Standby.watch(store) }
            defer { group.cancelAll() }
            let end = await group.nextResult()
            // Whoever notices first: where another house works, that is why.
            if store.isTakenOver { throw StoreError.leaseLost }
            try end?.get()
        }
    }
}
