package import CivicFacts
import Conversation
package import FoundationEssentials
import Locks
import Services
import Store
package import Transcripts

/// The whole house with a real database, on a stage whose clock stands still unless told.
package actor HouseStage: MortalStage {
    private let folder: URL
    private let directory: URL
    /// Where the rows are, if not in the directory.
    private var scratch: ScratchDatabase?
    private let world = Locked(StageWorld())
    private let fate: Fate
    private var zone = "UTC"
    private var platforms: [Platform] = []
    private var rules = SampleGifts.rules(takesCards: false)
    private var current: (house: House, store: Store)?
    /// What the platforms could not hand over while the disk was full; they keep it and try again.
    private var unacknowledged: [(updates: [RawUpdate], platform: Platform)] = []

    /// `folder` holds the transcript and its photos.
    package init(folder: URL, deaths: Deaths? = nil) {
        self.folder = folder
        fate = Fate(deaths)
        directory = StageDirectory.fresh()
    }

    /// Whether a write was died at.
    package var diedThisRun: Bool { fate.hasStruck }

    /// The kind of each write so far; see `Fate.writes`.
    package var writes: [String] { fate.writes }

    private var now: Moment { world.withLock { $0.now } }

    package func open(cast: [Player], clock: Moment, zone: String) async throws {
        world.withLock { world in
            world.cast = cast
            world.now = clock
        }
        self.zone = zone
        scratch = try ScratchDatabase(for: directory.path)
        platforms = Array(Set(cast.map(\.platform))).sorted { $0.rawValue < $1.rawValue }
        try await survive { _ in }
    }

    package func play(_ cue: Cue) async throws -> [Outcome] {
        world.withLock { $0.outcomes = [] }
        fate.begin(cue)
        switch cue {
        case .deed(let name, let act):
            let moment = now
            let (inbounds, platform) = try world.withLock { world in
                let player = try world.player(named: name)
                return (try world.inbounds(of: act, by: player, at: moment), player.platform)
            }
            try await deliver(inbounds, on: platform)
            while let paid = world.withLock({ $0.payment(at: $0.now) }) {
                try await deliver([paid], on: platform)
            }
        case .world(let weather): try await change(weather)
        }
        return world.withLock { $0.outcomes }
    }

    package func answer(_ question: Transcript.Question) async throws -> [String] {
        guard let store = current?.store else { return [] }
        let glance = try await store.glance(at: now)
        return Answers(glance: glance).lines(for: question)
    }

    package func close() async {
        current = nil
        try? FileManager.default.removeItem(at: directory)
        scratch?.drop()
    }

    private func change(_ weather: Cue.Weather) async throws {
        switch weather {
        case .clockMoves(let span): try await move(by: span)
        case .goesDown(let platform): world.withLock { _ = $0.down.insert(platform) }
        case .comesBack(let platform):
            world.withLock { _ = $0.down.remove(platform) }
            // What waited out the fault is tried again when its time comes.
            try await move(by: .seconds(10))
        case .repeatsLastMessage(let platform, let name):
            let last = world.withLock { $0.sent[name]?.last?.inbound }
            guard let last else { throw StageError.noSuchMessage("") }
            try await deliver([last], on: platform)
        case .refusesOnce(let platform, _, let seconds):
            world.withLock { $0.refusals[platform] = $0.now + .seconds(Int64(seconds ?? 1)) }
        case .answersNothingOnce(let platform): world.withLock { _ = $0.silent.insert(platform) }
        case .houseRestarts:
            current = nil
            try await survive { _ in }
        case .sampleDataKept: try await keep(SampleTown.harvests(asOf: now))
        case .sampleDataChange:
            try await keep([SampleBills.harvest(isLater: true), SampleTown.laterElections])
        case .sourcesGoDown: world.withLock { $0.sources = .down }
        case .sourcesComeBack: world.withLock { $0.sources = .up }
        case .cardsAreTaken, .cardsAreNotTaken, .charitiesEnd:
            rules =
                weather == .charitiesEnd
                ? SampleGifts.none : SampleGifts.rules(takesCards: weather == .cardsAreTaken)
            current = nil
            try await survive { _ in }
        case .probation(let count):
            rules = rules.with(probation: count)
            current = nil
            try await survive { _ in }
        case .secondLooks(let every):
            rules = rules.with(secondLooks: every)
            current = nil
            try await survive { _ in }
        case .publicWaits(let span):
            rules = rules.with(publicDelay: span)
            current = nil
            try await survive { _ in }
        case .operatorRefunds(let receipt):
            let moment = now
            try await survive { house in
                _ = try await current?.store.refund(gift: receipt, at: moment)
                try await house.rest()
            }
        case .diskFillsUp: fate.isDiskFull = true
        case .diskHasRoom:
            fate.isDiskFull = false
            let waiting = unacknowledged
            unacknowledged = []
            for (updates, platform) in waiting { try await deliver(updates, on: platform) }
        }
    }

    /// Hands updates to the house as its platform would: again and again until they are acknowledged.
    private func deliver(_ inbounds: [Inbound], on platform: Platform) async throws {
        try await deliver(
            inbounds.map { RawUpdate(key: $0.key, body: [UInt8](try JSONEncoder().encode($0))) }, on: platform
        )
    }

    private func deliver(_ updates: [RawUpdate], on platform: Platform) async throws {
        var isKept = false
        try await survive { house in
            try await house.keep(Batch(updates: updates, cursor: nil), from: platform)
            isKept = true
            try await house.rest()
        }
        if !isKept { unacknowledged.append((updates, platform)) }
    }

    /// Keeps sample data as a sync would, beside the house.
    private func keep(_ harvests: [FeedRows]) async throws {
        world.withLock { $0.sources = .up }
        let archive = try CivicStore(directory: directory.path)
        let attempt = CivicAttempt(tried: now, next: now + .days(1), failures: 0, trouble: nil)
        for harvest in harvests {
            try await archive.keep(harvest, files: [], attempt: attempt)
        }
    }

    /// Moves the clock from one due time to the next, so that everything happens at its own time.
    private func move(by span: Span) async throws {
        let end = now + span
        while let next = try await current?.store.nextDue(after: now), next <= end {
            world.withLock { $0.now = max($0.now, next) }
            try await survive { try await $0.rest() }
            // Something that is due and cannot be done now waits for the next cue.
            if let again = try await current?.store.nextDue(after: now), again <= now { break }
        }
        world.withLock { $0.now = end }
        try await survive { try await $0.rest() }
    }

    /// Runs the body, bringing the house up again for as often as it dies; a full disk is waited out.
    private func survive(_ body: (House) async throws -> Void) async throws {
        while true {
            do {
                try await body(try await rise())
                return
            } catch StoreError.halted {
                current = nil
            } catch StoreError.full {
                return
            }
        }
    }

    /// The house as it stands, or a new one on the same directory.
    private func rise() async throws -> House {
        if let current { return current.house }
        let fate = fate
        let options = StoreOptions(
            publicRooms: publicRooms, rules: rules.with(desks: try StageDesks.of(world.withLock { $0.cast })),
            database: scratch?.address, salt: Ledger.salt, linkCode: Ledger.linkCode(for:),
            payload: { [world] _ in world.withLock { $0.nextPayload() } }
        ) {
            [world] point, changes throws(StoreError) in
            let asked = world.withLock { world in
                defer { if point == .after { world.asked = [] } }
                return world.asked.sorted()
            }
            try fate.meet(point, asked + changes)
        }
        let store = try Store(directory: directory.path, options: options)
        guard try await store.verifyLog().holdsTogether else { throw StageError.recordsChanged }
        let adapters = platforms.map { StageAdapter(platform: $0, world: world, folder: folder) }
        let clock = Clock { [world] in world.withLock { $0.now } }
        let house = House(
            store: store, adapters: adapters,
            looking: SampleLooking(directory: directory.path, world: world), clock: clock, log: .silent)
        try await house.recover()
        current = (house, store)
        try await house.rest()
        return house
    }

    private var publicRooms: [RoomID] {
        let read = world.withLock { world in
            Set(world.cast.filter { $0.role == .reader }.map(\.platform))
        }
        return read.sorted { $0.rawValue < $1.rawValue }.map { .open(on: $0) }
    }
}
