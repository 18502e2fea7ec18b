import CivicFacts
import Conversation
import Encryption
import Locks
import PlainJSON

/// All that is encrypted in a house that runs: what comes from devices and rooms, what goes to them, and the bot's own keys. One
/// piece of work at a time touches the ratchets; calls to the homeserver happen between them.
actor EncryptionDesk {
    let own: OwnDevice
    let vault: CipherVault
    let server: EnrolmentServer
    let memory: MatrixMemory
    let timing: AdapterTiming
    let note: @Sendable (MatrixNote) -> Void
    /// Who reads in a room, until a sync tells that it may have changed.
    private var readersOf: [String: MatrixReaders] = [:]
    private var turnsOf: [String: Int] = [:]
    /// Transactions that are over: what was kept for them goes with the next commit.
    private var settled: [(transaction: String, at: Moment)] = []
    /// Devices whose messages open no more.
    private var broken: Set<KnownDevice> = []
    /// Rooms in which nobody was given keys for what went there last.
    var unheardIn: Set<String> = []
    /// Who is in a review room and is given no keys there, and what of it was looked over.
    private var outsidersOf: [String: [String: Outsider]] = [:]
    private var namedIn: [String: [String: Outsider]] = [:]
    private let number: Locked<Int64>
    /// The homeserver has other keys of this device than these.
    var isRolledBack = false
    /// The name of this run, by chance.
    let run = Base64.text(of: Secret.random(9).bytes, isURL: true)
    /// When the counter was last compared, and whether a sync was taken in.
    var countedAt: Moment?
    var hasSynced = false
    /// Rooms whose last own message is of a ratchet that is here.
    var verified: Set<String> = []
    /// Something about the own account changed.
    var isDoubted = false
    /// So many messages of devices wait; nil before they were counted.
    var raw: Int?
    /// People about whom the homeserver was asked, whose messages are gone through next.
    var met: Set<String> = []
    /// Who wanted to compare signs.
    var declined: [(content: JSON, user: String)] = []
    /// What the homeserver has too few of, and whether somebody sees to it.
    var (isLow, isFallbackUsed, isTending) = (false, false, false)
    /// Messages of devices wait for an answer about their senders: the next sync is not to be long.
    var isHasty: Bool { raw ?? 0 > 0 }
    /// Events of rooms may wait for keys that came.
    var eventsWait = true
    /// When files were last fetched, by their addresses: how they open is soon of no use any more.
    private var fetchedAt: [String: Moment] = [:]
    /// How far rows were looked at for their age, and when that was last done to the end.
    private var sweeping: (kind: Int, name: String)? = (0, "")
    private var sweptAt: Moment?
    /// Keys of rooms that the bot is not in, once they were counted.
    var foreignKeys: Int?
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(
        own: OwnDevice, vault: CipherVault, server: EnrolmentServer, memory: MatrixMemory,
        timing: AdapterTiming, note: @escaping @Sendable (MatrixNote) -> Void
    ) {
        (self.own, self.vault, self.server, self.memory) = (own, vault, server, memory)
        (self.timing, self.note) = (timing, note)
        number = Locked(timing.now().milliseconds * 1_000)
    }

    /// A sync was taken in by the desk before this one.
    func noteSynced() async {
        hasSynced = true
        await countIfDue()
    }

    /// As it is after a start, with nothing known of rooms.
    func beginAgain() {
        (isRolledBack, countedAt, verified) = (false, nil, [])
        readersOf = [:]
    }

    /// What was set up, if others are shown it (E26). Where it was set up and is of no use now, encrypted rooms wait: nothing
    /// goes there in clear.
    static func open(
        _ shelf: any AdapterShelf, _ key: AtRestKey, _ tools: MatrixTools, isSilent: Bool = false
    ) async -> (desk: EncryptionDesk?, isSetUp: Bool) {
        do {
            let desk = try await opened(shelf, key, tools)
            return (desk, desk != nil)
        } catch {
            if !isSilent { tools.note(.identityNotShown) }
            return (nil, true)
        }
    }

    /// Nil where it was never set up to its end.
    private static func opened(
        _ shelf: any AdapterShelf, _ key: AtRestKey, _ tools: MatrixTools
    ) async throws -> EncryptionDesk? {
        guard let device = await tools.client.access.device else { throw EncryptionFault.needsDevice }
        let vault = CipherVault(device: device, key: key, shelf: shelf)
        let server = EnrolmentServer(client: tools.client, settings: tools.memory.settings)
        let succession = DeviceSuccession(tools: tools, shelf: shelf, key: key)
        if let former = try await vault.names(.heir).first {
            try await succession.goOn(from: former)
            return try await opened(shelf, key, tools)
        }
        let devices = try await vault.names(.account)
        if let former = devices.first, !devices.contains(device),
            case .password = tools.memory.settings.credential
        {
            try await succession.takeOver(from: former, as: device)
            return try await opened(shelf, key, tools)
        }
        guard let identity = try await vault.read(.identity, "own").flatMap({ OwnIdentity($0) }) else {
            return nil
        }
        if identity.stage != .signed {
            guard identity.stage != .made else { return nil }
            // Either another device is taking this one's place, or an operator's command was cut off: nothing goes in clear meanwhile.
            guard try await vault.read(.counter, device) != nil else { throw EncryptionFault.notSetUp }
            try await succession.publish()
            return try await opened(shelf, key, tools)
        }
        guard let state = try await vault.read(.account, device) else { throw EncryptionFault.needsDevice }
        let own = try OwnDevice(user: tools.me, id: device, account: OlmAccount(state: state))
        guard await isShown(own, identity, server) != false else { throw EncryptionFault.notSetUp }
        return EncryptionDesk(
            own: own, vault: vault, server: server, memory: tools.memory, timing: tools.timing,
            note: tools.note)
    }

    /// Whether others are shown what the bot's own keys are; nil where that cannot be asked.
    private static func isShown(
        _ own: OwnDevice, _ identity: OwnIdentity, _ server: EnrolmentServer
    ) async -> Bool? {
        guard let shown = try? await server.shown() else { return nil }
        let document = shown.devices[own.id]
        return own.isShown(in: document) && identity.vouches(for: document, of: own.user)
            && shown.key("master_keys") == identity.master.key.base64
    }

    /// The same of this desk, where something of the account changed since it was asked last (E26).
    func isStillShown() async -> Bool {
        guard isDoubted, let value = try? await vault.read(.identity, "own"),
            let identity = OwnIdentity(value)
        else { return true }
        let isShown = await Self.isShown(own, identity, server)
        isDoubted = isShown == nil
        return isShown ?? true
    }

    /// One piece of work, whose rows are kept in one commit with whatever else it comes to, or not at all.
    func work<Result: Sendable>(
        _ body: (inout CipherBook) async throws -> Result
    ) async throws -> Result {
        await enter()
        defer { leave() }
        var book = CipherBook(vault, at: timing.now())
        let result = try await body(&book)
        try await keep(book)
        return result
    }

    func keep(_ book: CipherBook) async throws {
        if book.isChanged { try await vault.keep(book.rows) }
    }

    /// Something that no other piece of work may come between.
    func locked(_ body: () async throws -> Void) async throws {
        await enter()
        defer { leave() }
        try await body()
    }

    func enter() async {
        if isBusy { await withCheckedContinuation { waiting.append($0) } }
        isBusy = true
    }

    /// The next one takes over while it is still busy, so that nobody can slip in between.
    func leave() {
        if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }

    /// A name that sorts behind all earlier ones, also of earlier runs: microseconds since 1970, or a few more.
    nonisolated func nextName() -> String {
        let digits = number.withLock { number in
            number = max(number + 1, timing.now().milliseconds * 1_000)
            return String(number)
        }
        return String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }

    func readers(of room: String) -> MatrixReaders? { readersOf[room] }
    func remember(_ readers: MatrixReaders, of room: String) { readersOf[room] = readers }
    /// Somebody may have come or gone.
    func forgetReaders(of room: String) {
        readersOf[room] = nil
        turnsOf[room, default: 0] += 1
    }

    /// How often somebody may have come or gone.
    func turns(of room: String) -> Int { turnsOf[room] ?? 0 }

    func noteOutsiders(_ people: [(String, Outsider?)], of room: String) {
        outsidersOf[room] = Dictionary(people.compactMap { user, outsider in outsider.map { (user, $0) } }) {
            $1
        }
    }

    /// Those who are given no keys in a room and were not named for that yet; kept before it is said.
    func takeOutsiders(of room: String) async throws -> [String: Outsider] {
        guard let now = outsidersOf[room], now != namedIn[room] else { return [:] }
        namedIn[room] = now
        return try await work { book in
            let named = try await book.json(.named, room)?.object ?? [:]
            let wanted = now.mapValues { JSON.text($0.rawValue) }
            if wanted != named { book.write(.named, room, json: .object(wanted)) }
            return now.filter { named[$0.key]?.text != $0.value.rawValue }
        }
    }

    func noteFetched(_ address: String) { fetchedAt[address] = timing.now() }

    func takeFetched(before end: Moment) -> [String] {
        let old = fetchedAt.filter { $0.value < end }.keys.sorted()
        for address in old { fetchedAt[address] = nil }
        return old
    }

    /// Where to go on looking at rows; nil where all of it was done today.
    func nextToSweep(at now: Moment) -> (kind: Int, name: String)? {
        if sweeping == nil, sweptAt.map({ now.since($0) >= .days(1) }) ?? true { sweeping = (0, "") }
        return sweeping
    }

    func swept(upTo name: String?, isLast: Bool, of kinds: Int, at now: Moment) {
        guard let place = sweeping else { return }
        sweeping = isLast ? (place.kind + 1, "") : (place.kind, name ?? "")
        if let next = sweeping, next.kind >= kinds { (sweeping, sweptAt) = (nil, now) }
    }

    func mourn(_ device: KnownDevice) { broken.insert(device) }

    func takeBroken() -> [KnownDevice] {
        defer { broken = [] }
        return broken.sorted { ($0.user, $0.id) < ($1.user, $1.id) }
    }

    var hasBroken: Bool { !broken.isEmpty }

    func takeDeclined() -> [(content: JSON, user: String)] {
        defer { declined = [] }
        return declined
    }

    func settle(_ transaction: String) { settled.append((transaction, timing.now())) }

    /// Takes away what settled transactions have left.
    func sweep(_ book: inout CipherBook) {
        // Until what was sent is settled in the outbox as well, a stop has it sent once more: then the same.
        let now = timing.now()
        let old = settled.prefix { now.since($0.at) >= .minutes(1) }
        for (transaction, _) in old { book.write(.sealed, transaction, nil) }
        settled.removeFirst(old.count)
    }
}

/// Whom a room's messages are for, and how long one ratchet serves.
struct MatrixReaders: Sendable {
    let people: [String]
    let rule: RotationRule
}
