package import CivicFacts
package import Conversation
import FoundationEssentials
import Locks
package import MediaProcessing
package import Services
import Store
import Transcripts

/// A whole house with a database of its own, for scripts: its clock moves only with the script.
package actor ConverseHouse {
    /// What a script may set.
    package struct Options: Sendable {
        /// When the script begins.
        package var now = Moment(milliseconds: 1_793_722_320_000)
        /// How long every line of a person takes, so that nobody is too fast without wanting to be.
        package var step = Span.seconds(5)
        /// The platform where the moderators' room is.
        package var review = Platform.telegram
        /// A data directory that `turnout sync` filled: what is known of voting is copied from there.
        package var civic: String?
        /// Who draws pictures; nil where words are enough.
        package var drawing: (any FigureDrawing)?
        package var rules = Rules()
        /// Who looks things up, given the data directory and the script's clock.
        package var looking: @Sendable (String, Clock) throws -> any Looking = { _, _ in NoLooking() }

        package init() {}
    }

    /// After each line the clock goes on to whatever is due this soon: the reply to photos, for one.
    private static let settling = Span.seconds(10)

    private let options: Options
    private let directory = StageDirectory.fresh()
    private let world = Locked(StageWorld())
    private let shown = Locked<[ConverseOutput]>([])
    private let store: Store
    private let house: House
    /// What is known of everybody, by name and platform; a name alone is where this person wrote last.
    private var people: [Player] = []

    package init(options: Options) throws {
        self.options = options
        world.withLock { $0.now = options.now }
        let rules = StoreOptions(
            reviewRooms: [.review(on: options.review)], rules: options.rules,
            salt: Ledger.salt, linkCode: Ledger.linkCode(for:))
        if let civic = options.civic { try Self.copyFacts(from: civic, to: directory) }
        store = try Store(directory: directory.path, options: rules)
        let (world, shown) = (world, shown)
        let adapters = [Platform.telegram, .matrix].map { platform in
            ConverseAdapter(
                stage: StageAdapter(platform: platform, world: world, folder: URL(filePath: "/")),
                shown: shown)
        }
        let folder = directory.path
        let clock = Clock { world.withLock { $0.now } }
        house = House(
            store: store, adapters: adapters, looking: try options.looking(folder, clock),
            pictures: options.drawing.map { Pictures(directory: folder, drawing: $0) },
            clock: clock, log: .silent)
    }

    /// What a sync kept, as it is at this moment.
    private static func copyFacts(from folder: String, to directory: URL) throws {
        let name = "civic.sqlite"
        guard FileManager.default.fileExists(atPath: "\(folder)/\(name)") else {
            throw ConverseFault(
                "There is no \(name) in \(folder). Fill it with turnout sync.")
        }
        let files = FileManager.default
        try files.createDirectory(
            at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        for name in [name, "\(name)-wal"] where files.fileExists(atPath: "\(folder)/\(name)") {
            try files.copyItem(atPath: "\(folder)/\(name)", toPath: directory.appending(path: name).path)
        }
    }

    /// The time on the house's clock.
    package var now: Moment { world.withLock { $0.now } }

    /// Plays one line and returns everything that came of it, in order.
    package func play(_ line: ConverseLine) async throws -> [ConverseOutput] {
        shown.withLock { $0 = [] }
        var answer: [ConverseOutput] = []
        switch line.happening {
        case .deed(let deed, let who):
            try await move(to: now + options.step)
            let player = try player(who)
            let inbounds = try inbounds(of: deed, by: player)
            try await deliver(inbounds, on: player.platform)
            try await settle()
        case .clock(.forward(let span)): try await move(to: now + span)
        case .clock(.to(let moment)):
            guard moment >= now else {
                throw ConverseFault("The clock is at \(now.iso) and never goes back.")
            }
            try await move(to: moment)
        case .show(let question): answer = [try await self.answer(question)]
        case .restart: try await house.recover()
        }
        world.withLock { $0.outcomes = [] }
        return shown.withLock { $0 } + answer
    }

    /// Takes the house down with everything that it kept. What was drawn stays where it was said to lie: whoever reads the answers from a
    /// pipe comes after the end.
    package func close() {
        let files = FileManager.default
        let drawn = directory.appending(path: "pictures").path
        guard let names = try? files.contentsOfDirectory(atPath: drawn), !names.isEmpty else {
            try? files.removeItem(at: directory)
            return
        }
        for name in (try? files.contentsOfDirectory(atPath: directory.path)) ?? [] where name != "pictures" {
            try? files.removeItem(at: directory.appending(path: name))
        }
    }

    private func answer(_ question: Transcript.Question) async throws -> ConverseOutput {
        var output = ConverseOutput(.show)
        output.text = question.rawValue.lowercased()
        output.show = Answers(glance: try await store.glance(at: now)).lines(for: question)
        return output
    }

    private func deliver(_ inbounds: [Inbound], on platform: Platform) async throws {
        let updates = try inbounds.map {
            RawUpdate(key: $0.key, body: [UInt8](try JSONEncoder().encode($0)))
        }
        try await house.keep(Batch(updates: updates, cursor: nil), from: platform)
        try await house.rest()
    }

    /// Moves the clock from one due time to the next, so that everything happens at its own time.
    private func move(to end: Moment) async throws {
        while let next = try await store.nextDue(after: now), next <= end {
            world.withLock { $0.now = max($0.now, next) }
            try await house.rest()
            if let again = try await store.nextDue(after: now), again <= now { break }
        }
        world.withLock { $0.now = max($0.now, end) }
        try await house.rest()
    }

    private func settle() async throws {
        let end = now + Self.settling
        while let next = try await store.nextDue(after: now), next <= end, next > now {
            try await move(to: next)
        }
    }
}

extension ConverseHouse {
    /// The person as known so far, with what this line says anew.
    private func player(_ who: ConverseLine.Who) throws -> Player {
        let known = people.last {
            $0.name == who.name && (who.platform == nil || $0.platform == who.platform)
        }
        let role = who.role ?? known?.role ?? .voter
        // Moderators and guests are in the one review room, wherever they write from otherwise.
        let platform = role == .voter ? who.platform ?? known?.platform ?? .telegram : options.review
        let player = Player(
            name: who.name, role: role, platform: platform, languageCode: who.language ?? known?.languageCode)
        people.removeAll { $0.name == player.name && $0.platform == player.platform }
        people.append(player)
        world.withLock { $0.cast = people }
        return player
    }

    private func inbounds(of deed: ConverseLine.Deed, by player: Player) throws -> [Inbound] {
        let now = now
        return try world.withLock { world in
            switch deed {
            case .act(.replies(let words, let report)) where player.role == .voter:
                let question = try world.question(about: report, for: player)
                return [world.reply(words, to: question, by: player, at: now)]
            case .act(let act): return try world.inbounds(of: act, by: player, at: now)
            case .tap(let tap, let report):
                return [try world.tap(tap, onReport: report, by: player, at: now)]
            case .edit(let old, let new):
                let words = try old ?? world.lastWords(of: player)
                return try world.inbounds(of: .edits(from: words, to: new), by: player, at: now)
            case .delete(let old):
                let words = try old ?? world.lastWords(of: player)
                return try world.inbounds(of: .deletes(words), by: player, at: now)
            case .again:
                guard let last = world.sent[player.name]?.last?.inbound else {
                    throw ConverseFault("\(player.name) has sent nothing that could be repeated.")
                }
                return [last]
            }
        }
    }
}
