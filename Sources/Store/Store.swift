public import Charities
public import CivicFacts
public import Conversation
import FoundationEssentials

/// What is remembered, on one thread: the two commits that every happening goes through, and the outbox.
public actor Store {
    private nonisolated let executor: any SerialExecutor
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let lock: DirectoryLock
    let directory: String
    let options: StoreOptions
    let database: Database
    /// Nil where the rows are in a file of this machine.
    private nonisolated let lease: HouseLease?
    let json = RowJSON()
    let inbox: Inbox
    let people: People
    let links: Links
    let reports: Reports
    let outbox: Outbox
    let postings: Postings
    let photos: Photos
    let originals: Originals
    let audit: AuditLog
    let forgotten: ForgottenList
    /// Nil in a house that was never restored.
    let restoration: Restoration?
    let gifts: GiftBook
    let queue: DeskQueue
    let minute: Minute
    let civic: CivicReader
    private let rooms = Warm<DeskRooms>(of: "moved_rooms")
    /// What is never written down.
    var whispers = InMemoryOnly()
    /// A message with an address was in the inbox.
    var mustWipeInbox = false
    /// What the transaction under way has noticed.
    var inTurn = InTurn()
    /// After an unclean stop, until it is clear that nothing brings the house down again: what comes in is kept by a
    /// commit of its own before anybody thinks about it.
    public internal(set) var isCareful = false
    var objects = ObjectBook()
    /// The transaction under way thinks about what the house itself brings up.
    var isInCycle = false
    /// What was taken for the world and is not settled, as it was then.
    var flying: [EntryID: StoredEntry] = [:]
    /// Messages whose fate the last stop left open, by room.
    var doubtful: [RoomID: [EntryID]] = [:]
    /// Deleted words are still in the write-ahead log.
    var mustEmptyLog = false
    /// What the conversation is held by from the next turn on.
    private(set) var rules: Rules

    /// Opens the directory, making it if needed; refuses a second process and a newer database. It works on this thread, or
    /// on one of its own.
    public init(
        directory: String, options: StoreOptions, on executor: (any SerialExecutor)? = nil
    ) throws(StoreError) {
        self.executor = executor ?? StoreExecutor()
        let folder = URL(filePath: directory, directoryHint: .isDirectory)
        let photoFolder = folder.appending(path: "photos", directoryHint: .isDirectory)
        guard !Backup.isCutOff(in: folder.path) else { throw .halfRestored }
        do {
            try FileManager.default.createDirectory(
                at: photoFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw .unusableDirectory }
        lock = try DirectoryLock(path: folder.appending(path: "turnout.lock").path)
        self.options = options
        self.directory = folder.path
        rules = options.rules
        let database = try Self.opened(options.database, in: folder)
        self.database = database
        lease = database.house?.lease
        if let copier = options.copier { try UpgradeCopy(of: folder.path).make(before: database, by: copier) }
        try Migrations.run(on: database)
        if database.isOnServer {
            try database.house?.learnCascades()
        } else {
            _ = try RowSeals(database: database)
        }
        inbox = Inbox(database: database)
        let numbers = AccountNumbers(database: database)
        people = People(database: database, json: json, numbers: numbers, salt: options.salt)
        links = Links(database: database, numbers: numbers, freshCode: options.linkCode)
        minute = Minute(database: database)
        queue = DeskQueue(database: database, json: json)
        gifts = GiftBook(database: database, freshPayload: options.payload)
        reports = Reports(
            database: database, json: json, people: people, links: links, queue: queue, gifts: gifts)
        outbox = Outbox(database: database, json: json)
        postings = Postings(database: database)
        photos = Photos(
            database: database, directory: photoFolder, place: options.photos,
            absences: options.photos == .bucket ? AbsentPhotos() : nil)
        let sealed = folder.appending(path: "originals", directoryHint: .isDirectory)
        originals = Originals(database: database, directory: sealed, retention: options.originals)
        audit = AuditLog(
            database: database, key: LogKey(directory: folder.path, fresh: options.freshLogKey))
        forgotten = ForgottenList(path: options.forgotten ?? ForgottenList.path(in: folder.path))
        try forgotten.prepare()
        restoration = try Restoration.kept(in: database)
        try Self.makeSalt(people, in: database)
        civic = CivicReader(directory: directory)
    }

    private static func opened(_ address: DatabaseAddress?, in folder: URL) throws(StoreError) -> Database {
        if let address { return try Database(on: address) }
        let database = try Database(path: folder.appending(path: "turnout.sqlite").path)
        // What undoes half a statement: for the traces of a report it would otherwise be a file.
        try database.execute("PRAGMA temp_store = MEMORY")
        return database
    }

    /// A copy must know people by the same hashes as the house that it was made of, so the secret is there from the start.
    private static func makeSalt(_ people: People, in database: Database) throws(StoreError) {
        let (isSalted, isFilled) = (try people.isSalted, try TokenTable.isFilled(in: database))
        guard !isSalted || !isFilled else { return }
        try database.begin()
        let salt = try people.salt()
        if !isFilled { try TokenTable.fill(salt: salt, in: database) }
        try database.seal()
        guard case .done = try database.commit() else { throw .lost }
    }

    /// The server that the rows are on; nil where they are in a file.
    public nonisolated var address: DatabaseAddress? { options.database }

    /// Nobody else can hold the database at this moment: what was taken from the outbox may be done.
    public nonisolated var isSafe: Bool { lease?.isSafe ?? true }

    /// Another house has taken the database over: this one has nothing to do any more.
    public nonisolated var isTakenOver: Bool { lease?.isLost ?? false }

    /// Where a platform's stream goes on; nil before the first batch.
    public func cursor(of platform: Platform) throws(StoreError) -> Cursor? { try inbox.cursor(of: platform) }

    /// The first commit: raw updates and the platform's new cursor, together. The result counts the new ones.
    @discardableResult
    public func receive(_ batch: Batch, from platform: Platform, at now: Moment) throws(StoreError) -> Int {
        try transaction { () throws(StoreError) in
            var new = 0
            for update in batch.updates
            where try inbox.keep(update, source: platform.rawValue, at: now) != nil {
                new += 1
            }
            try note(batch, of: platform, at: now)
            return new
        }
    }

    /// What a batch tells besides its updates.
    func note(_ batch: Batch, of platform: Platform, at now: Moment) throws(StoreError) {
        for note in batch.notes { try inbox.save(note, of: platform) }
        for row in batch.rows { try inbox.save(row, of: platform) }
        for move in batch.moves { try self.move(from: move.old, to: move.new, at: now) }
        for room in batch.freed { try outbox.release(lane: Order.roomLane(room)) }
        if let cursor = batch.cursor { try inbox.save(cursor, of: platform) }
    }

    /// What a platform's adapter asked to keep, in the order of its keys.
    public func notes(of platform: Platform) throws(StoreError) -> [AdapterNote] {
        try inbox.notes(of: platform)
    }

    /// The oldest raw updates that wait for their turn.
    public func pending(limit: Int) throws(StoreError) -> [KeptUpdate] { try inbox.pending(limit: limit) }

    /// A happening of the house itself, read back from the inbox.
    public func inbound(in update: KeptUpdate) throws(StoreError) -> Inbound {
        try json.decode(Inbound.self, from: update.update.body)
    }

    /// Marks an update as being worked on, in a commit of its own, so that a crash points at it.
    public func markStarted(_ id: Int64) throws(StoreError) {
        try transaction { () throws(StoreError) in try inbox.markStarted(id) }
    }

    /// Unclean stops in a row that a photo may be in the works at before it is given up.
    private static let mostInterruptedFetches = 8

    /// After an unclean stop: quarantines what was being worked on then, and takes away photos that no row names.
    /// Somebody patient hears first what the platform tells of messages in doubt.
    public func recover(isPatient: Bool = false, at now: Moment) throws(StoreError) -> Recovery {
        try photos.sweep()
        try originals.sweep(at: now)
        isCareful = try wasCutOff()
        let returned = try forgetAgain(at: now)
        return try transaction { () throws(StoreError) in
            try photos.takeIn()
            try leadHome(at: now)
            let started = try inbox.started()
            for id in started { try inbox.quarantine(id, why: "crashed", at: now) }
            let interrupted = try outbox.interrupted()
            // A photo that was in the works at every crash may be what caused them.
            let worn = interrupted.filter { $0.isFetch && $0.doubts >= Self.mostInterruptedFetches }
            for entry in worn { _ = try settle(entry.id, .refused(.broken), at: now) }
            // Nobody knows whether these arrived: doubled is better than missing, so they are tried again.
            let left = interrupted.filter { entry in !worn.contains { $0.id == entry.id } }
            let repeats = try doubt(left, isPatient: isPatient, at: now)
            return Recovery(
                quarantined: started.count, repeated: repeats, leftInInbox: try inbox.count(),
                forgottenAgain: returned)
        }
    }

    /// Other charities and ready questions from the next turn on.
    public func list(
        _ charities: CharityDirectory?, payments: PaymentRules?, questions: ReadyQuestions
    ) {
        rules = rules.with(charities: charities, payments: payments, questions: questions)
    }

    /// From the next turn on reports are led to the desks by other lines. False where desks came, went or moved, which takes a
    /// restart.
    public func lead(by desks: Desks) -> Bool {
        guard desks.isHoused(like: rules.desks) else { return false }
        rules = rules.with(desks: desks)
        return true
    }

    /// Nothing brought the house down again: what comes in need not be kept before it is thought about, and whoever asked to be
    /// forgotten at the last stop has asked again; the result counts those whom an older copy brought back.
    @discardableResult
    public func trust(at now: Moment) throws(StoreError) -> Int {
        isCareful = false
        return try forgetAgain(at: now)
    }

    /// Marks that the house stands still with nothing under way: the next start need not be careful.
    public func endCleanly() throws(StoreError) {
        try transaction { () throws(StoreError) in
            try database.run("DELETE FROM settings WHERE name = 'running'")
        }
    }

    /// True if the last house that ran here did not end cleanly; from now on another one runs.
    private func wasCutOff() throws(StoreError) -> Bool {
        let isNew = try database.first("SELECT 1 FROM settings WHERE name = 'running'") { _ in false } ?? true
        guard isNew else { return true }
        try transaction { () throws(StoreError) in
            try database.run("INSERT INTO settings VALUES ('running', '')")
        }
        return try inbox.count() > 0
    }

    /// The rooms of all desks, each where it is now.
    func deskRooms() throws(StoreError) -> DeskRooms {
        try rooms.value(from: database) { () throws(StoreError) in
            var found = DeskRooms()
            for desk in rules.desks.entries {
                for room in desk.rooms { found.add(try postings.current(of: room), to: desk.name) }
            }
            return found
        }
    }

    /// The review rooms, each where it is now.
    func reviewRooms() throws(StoreError) -> [RoomID] { try deskRooms().all }
}

/// What a transaction notices of its turns, for what must follow its commit.
struct InTurn {
    /// Street addresses that were heard; they count once it is committed.
    var heard: [InMemoryOnly.Heard] = []
    var notices: [Notice: Int] = [:]
    /// Pages of facts that were shown.
    var served: [Served: Int] = [:]
    /// Kinds of work that came into the outbox.
    var made: Set<OrderKind> = []
    /// Photo files that nobody needs any more.
    var gone: [String] = []
    /// Happenings of the house itself that follow in the same transaction.
    var own: [Inbound] = []
    /// Updates that were here before.
    var repeated = 0
    var foresight = Foresight()
    /// An update that was thought about lay in the inbox.
    var wasStored = false
}

/// What an unclean stop left behind.
public struct Recovery: Equatable, Sendable {
    /// Updates set aside because the house died while working on them.
    public let quarantined: Int
    /// Messages that may appear twice, because a stop fell between the platform's answer and our receipt.
    public let repeated: Int
    /// Updates that still wait for their turn.
    public let leftInInbox: Int
    /// People who had their data deleted, and whom an old copy of the database brought back.
    public var forgottenAgain = 0
}
