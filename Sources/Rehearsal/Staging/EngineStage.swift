import CivicFacts
import Conversation
import FoundationEssentials
import MediaProcessing
import Store
import Transcripts

/// The engine alone: no database, no network; every session is turned to JSON and back before each turn.
actor EngineStage: Stage {
    struct Waiting {
        let due: Moment
        let delivery: Delivery
        let room: RoomID?

        /// What is sent one after the other; answers to presses and look-ups never queue.
        var lane: String {
            switch delivery.order {
            case .payment(.answer(let answer), _): "checkout:\(answer.id.rawValue)"
            case .acknowledge(let callback, _, _, _): "press:\(callback.rawValue)"
            case .vouch(let inbound, _): "vouch:\(inbound.key)"
            case .fetch(let photo, _), .mask(let photo, _, _): "photo:\(photo.rawValue)"
            case .say, .rephrase, .ask, .announce, .brief, .point, .showOutgoing, .unask, .showCard,
                .showDigest, .showPhotos, .hidePhotos, .clear, .export, .exportRecord, .sendPhotos, .hand,
                .look, .serve, .servePhotos, .grid, .unserve, .vacate,
                .publish, .unpublish,
                .payment:
                room.map { "\($0.platform.rawValue):\($0.id)" } ?? ""
            }
        }
    }

    struct Look {
        let number: Int
        let question: LookQuestion
        let address: StreetAddress?
        let asked: Inbound
    }

    let folder: URL
    var looks: [Look] = []
    let engine = Engine()
    private var desks = Desks()
    var rules = SampleGifts.rules(takesCards: false)
    var world = StageWorld()
    var ledger = Ledger()
    var waiting: [Waiting] = []
    var now = Moment(milliseconds: 0)
    var cards: [RoomID?: [ReportID: MessageID]] = [:]
    /// What stands in public rooms.
    var posts: [RoomID?: [ReportID: MessageID]] = [:]
    /// What waits to go to the author of a report.
    var outgoings: [ReportID: MessageID] = [:]
    /// What else shows anything of a report, and goes with it.
    var traces: [RoomID: [(report: ReportID, message: MessageID)]] = [:]
    /// Of these, photos under a grid.
    var grids: [MessageID] = []
    /// Of these, videos.
    var videos: [MessageID] = []
    /// Messages that said "One moment".
    var moments: [RoomID: MessageID] = [:]
    var entries: Int64 = 0
    var civic = HeldCivicRecords([], asOf: Moment(milliseconds: 0))
    /// Voter guides in memory, each with the time at which it is forgotten.
    var guides: [AccountID: (guide: HeldGuide, until: Moment)] = [:]

    init(folder: URL) { self.folder = folder }

    func open(cast: [Player], clock: Moment, zone: String) async throws {
        world.cast = cast
        now = clock
        desks = try StageDesks.of(cast)
        rules = rules.with(desks: desks)
    }

    func play(_ cue: Cue) async throws -> [Outcome] {
        world.outcomes = []
        switch cue {
        case .deed(let name, let act):
            let player = try world.player(named: name)
            for inbound in try world.inbounds(of: act, by: player, at: now) { try step(inbound) }
            try deliverDue()
            while let paid = world.payment(at: now) {
                try step(paid)
                try deliverDue()
            }
        case .world(.cardsAreTaken): rules = SampleGifts.rules(takesCards: true).with(desks: desks)
        case .world(.charitiesEnd): rules = SampleGifts.none.with(desks: desks)
        case .world(.cardsAreNotTaken): rules = SampleGifts.rules(takesCards: false).with(desks: desks)
        case .world(.probation(let count)): rules = rules.with(probation: count)
        case .world(.secondLooks(let every)): rules = rules.with(secondLooks: every)
        case .world(.publicWaits(let span)): rules = rules.with(publicDelay: span)
        case .world(.operatorRefunds(let receipt)):
            if let told = ledger.refund(gift: receipt, on: now) { try step(told) }
            try deliverDue()
        case .world(.clockMoves(let span)): try move(by: span)
        case .world(.repeatsLastMessage(_, let name)):
            if let last = world.sent[name]?.last?.inbound { try step(last) }
            try deliverDue()
        case .world(.houseRestarts): break
        case .world(.sampleDataKept):
            civic = SampleTown.records(asOf: now)
            world.sources = .up
        case .world(.sampleDataChange):
            civic.keep(SampleBills.harvest(isLater: true), asOf: now)
            civic.keep(SampleTown.laterElections, asOf: now)
        case .world(.sourcesGoDown): world.sources = .down
        case .world(.sourcesComeBack): world.sources = .up
        case .world: throw StageError.beyondThisStage
        }
        return world.outcomes
    }

    func answer(_ question: Transcript.Question) async throws -> [String] {
        switch question {
        case .queue:
            ledger.waitingReports(limit: 100).map { "report \($0.id)\($0.isUrgent ? ", urgent" : "")" }
        case .feed:
            ledger.publicReports(after: nil, at: now, limit: 100).compactMap {
                PublicReport($0, token: ledger.publicToken(of: $0.id), at: now)?.glance
            }
        case .audit:
            ledger.deeds.map { row in
                let name = ledger.accounts.first { $0.value == row.actor }?.key.id ?? "somebody"
                return "\(name): \(row.deed.rawValue) report \(row.report)"
            }
        case .outbox: throw StageError.beyondThisStage
        }
    }

    func step(_ inbound: Inbound) throws {
        let account = ledger.account(of: inbound)
        let stored = try JSONEncoder().encode(ledger.sessions[account] ?? Session())
        let session = try JSONDecoder().decode(Session.self, from: stored)
        let subject = (inbound.repliesTo ?? inbound.message).flatMap { message in
            world.posted.first { $0.id == message && $0.room == inbound.room }?.report
        }
        let facts = Facts(
            now: now, account: account, on: inbound.room.platform, at: desk(of: inbound.room),
            subject: subject.map { ReportID(rawValue: Int64($0)) },
            rules: rules, records: ledger, civic: civic,
            guide: guides[account].flatMap { $0.until > now ? $0.guide : nil })
        let turn = engine.step(session, inbound, knowing: facts)
        ledger.sessions[account] = turn.session
        take(turn, of: inbound, by: account)
    }

    /// Writes a turn down and puts its deliveries where they wait.
    func take(_ turn: Turn, of inbound: Inbound?, by account: AccountID) {
        if let page = turn.served { ledger.served[page, default: 0] += 1 }
        for change in turn.changes {
            ledger.apply(change, by: account, at: now)
            if case .recall(let tag) = change { waiting.removeAll { $0.delivery.tag == tag } }
            if case .repost(let id) = change {
                for room in Array(cards.keys) {
                    if let card = cards[room]?.removeValue(forKey: id) { trace([id], [card], in: room) }
                }
            }
        }
        for delivery in turn.deliveries {
            if case .look(let number, let question, _) = delivery.order, let inbound {
                looks.append(Look(number: number, question: question, address: turn.address, asked: inbound))
                continue
            }
            for room in rooms(of: delivery, inbound, from: account) {
                waiting.append(Waiting(due: now + delivery.after, delivery: delivery, room: room))
            }
        }
    }

    /// What the review rooms do when their time comes.
    func tend() {
        while let due = ledger.deskDue, due <= now {
            let nobody = AccountID(rawValue: 0)
            let facts = Facts(now: now, account: nobody, subject: nil, rules: rules, records: ledger)
            take(engine.tend(knowing: facts), of: nil, by: nobody)
        }
    }

    /// Sends what is due, the first of each lane in turn as the house does, the card of one report only in its newest
    /// form, until nothing is.
    private func deliverDue() throws {
        tend()
        var served: Set<String> = []
        serving: while true {
            let due = waiting.indices.filter { waiting[$0].due <= now && !served.contains(waiting[$0].lane) }
            guard let index = due.first(where: { waiting[$0].delivery.urgent }) ?? due.first else {
                if served.isEmpty { break serving }
                served = []
                continue
            }
            let next = newest(waiting.remove(at: index))
            if case .showCard(let id, _) = next.delivery.order, isOutdated(id, in: next.room) { continue }
            served.insert(next.lane)
            try perform(next)
            tend()
        }
        // As in the house: what is to be said goes out first.
        guard !looks.isEmpty else { return }
        try look(looks.removeFirst())
        try deliverDue()
    }

    private func look(_ look: Look) throws {
        let sources = SampleSources(mood: world.sources, now: now)
        let shared = sources.shared(look.question)
        if let shared {
            civic.keep(shared, of: look.question)
            civic.count(shared.provenance.source)
        }
        let finding = shared == nil ? sources.finding(look.question, at: look.address) : LookFinding(.kept)
        let account = ledger.account(of: look.asked)
        if let guide = finding.guide.flatMap({ HeldGuide($0, for: look.question) }) {
            guides[account] = (guide, now + .minutes(30))
        }
        entries += 1
        try step(look.asked.again(key: "looked:\(entries)", .looked(number: look.number, finding.outcome)))
    }

    /// A card that waits to be shown to a moderator alone, as it reads by now.
    private func newest(_ next: Waiting) -> Waiting {
        guard case .serve(let id, _, let room) = next.delivery.order else { return next }
        var newest = next
        waiting.removeAll { other in
            guard case .showCard(id, let message) = other.delivery.order, other.room == room else {
                return false
            }
            newest = Waiting(
                due: next.due, delivery: Delivery(.serve(report: id, message: message, to: room)), room: room)
            return true
        }
        return newest
    }

    func isOutdated(_ id: ReportID, in room: RoomID?) -> Bool {
        waiting.contains { other in
            if case .showCard(id, _) = other.delivery.order { other.room == room } else { false }
        }
    }

    /// Moves the clock from one due time to the next.
    private func move(by span: Span) throws {
        let end = now + span
        while let next = nextTime, next <= end {
            now = max(now, next)
            for (account, session) in ledger.sessions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                guard let wakeAt = session.wakeAt, wakeAt <= now, let room = ledger.rooms[account],
                    let sender = ledger.accounts.first(where: { $0.value == account })?.key
                else { continue }
                try step(
                    Inbound(
                        key: "woke:\(account.rawValue):\(wakeAt.milliseconds)", room: room, sender: sender,
                        standing: .voter, at: now, event: .woke))
            }
            try deliverDue()
        }
        now = end
    }

    private var nextTime: Moment? {
        (ledger.sessions.values.compactMap(\.wakeAt) + waiting.map(\.due)
            + [ledger.deskDue].compactMap(\.self))
            .min()
    }

    /// Where a report's card stands, or is to stand; what concerns another desk goes there alone.
    private func rooms(showing id: ReportID, of delivery: Delivery) -> [RoomID?] {
        let report = ledger.report(id)
        let desk = delivery.desk ?? report?.deskName ?? .all
        let isElsewhere = report.map { $0.deskName != desk } ?? false
        let served = report.map { $0.isWithdrawn || isElsewhere ? [] : $0.privateRooms } ?? []
        let isInReview = isElsewhere || report?.isInReviewRooms ?? true
        return (isInReview ? desks[desk].rooms : []) + served
    }

    func rooms(of delivery: Delivery, _ inbound: Inbound?, from sender: AccountID) -> [RoomID?] {
        switch delivery.order {
        case .showCard(let id, _), .showPhotos(let id, _), .hidePhotos(let id):
            return rooms(showing: id, of: delivery)
        case .showDigest, .brief:
            return delivery.desk.map { desks[$0].rooms } ?? desks.rooms
        case .clear(let id, _):
            let review = desks.rooms
            let traced = traces.filter { $0.value.contains { $0.report == id } }.map(\.key)
            let served = cards.filter { $0.value[id] != nil }.compactMap(\.key)
            let others = Set(traced + served)
            return review
                + others.filter { !review.contains($0) }
                .sorted { ($0.platform.rawValue, $0.id) < ($1.platform.rawValue, $1.id) }
        case .publish, .unpublish:
            let platforms = Set(world.cast.filter { $0.role == .reader }.map(\.platform))
            return platforms.sorted { $0.rawValue < $1.rawValue }.map { .open(on: $0) }
        case .say(_, let account) where account == sender && inbound?.standing == .voter:
            return [inbound?.room]
        case .say(_, let account), .ask(_, let account, _), .unask(_, _, let account):
            return [ledger.rooms[account] ?? inbound?.room]
        case .announce(_, let room, _, _, _), .showOutgoing(_, _, let room, _, _), .point(_, _, let room),
            .export(_, _, let room),
            .exportRecord(_, _, let room), .sendPhotos(_, _, let room), .hand(_, _, let room),
            .rephrase(_, _, let room), .acknowledge(_, let room, _, _), .serve(_, _, let room),
            .grid(_, _, let room),
            .servePhotos(_, _, let room), .unserve(_, _, let room), .vacate(let room, _):
            return [room]
        case .payment(_, let room): return [room]
        case .fetch, .mask, .vouch, .look: return [inbound?.room]
        }
    }
}

extension StageWorld.Posted {
    /// The same message, known to be about a report.
    func about(_ report: Int) -> StageWorld.Posted {
        StageWorld.Posted(id: id, room: room, buttons: buttons, report: report, at: at)
    }
}
