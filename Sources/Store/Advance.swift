public import CivicFacts
public import Conversation

/// A raw update together with what its adapter made of it.
public struct Arrival: Sendable {
    /// Where the update is safe until its turn is committed.
    public enum Keeper: Sendable {
        /// In the inbox, as this row.
        case inbox(Int64)
        /// With its platform, which tells it again until it is acknowledged.
        case platform(Platform, RawUpdate)
    }

    public let keeper: Keeper
    /// Nil if the update cannot be read.
    public let inbounds: [Inbound]?

    public init(_ keeper: Keeper, inbounds: [Inbound]?) {
        self.keeper = keeper
        self.inbounds = inbounds
    }

    public init(id: Int64, inbounds: [Inbound]) { self.init(.inbox(id), inbounds: inbounds) }
}

extension Store {
    /// The second commit: every happening thinks, and its session, changes and deliveries are written together.
    public func advance(_ arrivals: [Arrival], through engine: Engine, at now: Moment) throws(StoreError)
        -> Advanced
    {
        try turn { () throws(StoreError) in try think(arrivals, through: engine, at: now) }
    }

    /// One transaction in which the engine may think; what must follow its commit is done.
    func turn<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        inTurn = InTurn()
        let result = try transaction(body)
        for path in inTurn.gone { PhotoFiles.remove(path) }
        if !inTurn.gone.isEmpty { objects.mustClear = true }
        try whisper()
        emptyLogIfWanted()
        return result
    }

    /// What these updates lead to, and with them whatever happens in the house itself meanwhile.
    func think(
        _ arrivals: [Arrival], woken: [Inbound] = [], through engine: Engine, at now: Moment
    ) throws(StoreError) -> Advanced {
        var turns = 0
        try foresee(arrivals)
        for arrival in arrivals {
            guard try isNew(arrival, at: now) else { continue }
            guard let inbounds = arrival.inbounds else { continue }
            for inbound in inbounds { try step(inbound, of: arrival.keeper, through: engine, at: now) }
            turns += inbounds.count
        }
        for inbound in woken { try step(inbound, through: engine, at: now) }
        turns += woken.count
        while !inTurn.own.isEmpty {
            try step(inTurn.own.removeFirst(), through: engine, at: now)
            turns += 1
        }
        try reports.count(inTurn.served)
        return Advanced(turns: turns, repeated: inTurn.repeated, notices: inTurn.notices, made: inTurn.made)
    }

    /// Takes an update from its keeper; false if it was here before. One that cannot be read is set aside.
    private func isNew(_ arrival: Arrival, at now: Moment) throws(StoreError) -> Bool {
        switch arrival.keeper {
        case .inbox(let id):
            guard arrival.inbounds != nil else {
                try inbox.quarantine(id, why: Inbox.undecodable, at: now)
                return true
            }
            inTurn.wasStored = true
            try inbox.remove(id)
        case .platform(let platform, let update):
            guard try isNew(update.key, source: platform.rawValue, at: now) else {
                inTurn.repeated += 1
                return false
            }
            if arrival.inbounds == nil {
                try inbox.setAside(update, of: platform, why: Inbox.undecodable, at: now)
            }
        }
        return true
    }

    /// One turn inside the transaction.
    private func step(
        _ inbound: Inbound, of keeper: Arrival.Keeper? = nil, through engine: Engine, at now: Moment
    ) throws(StoreError) {
        // An echo of something older must not bring back a person who was forgotten meanwhile.
        if inbound.event.isEcho, try !people.knows(inbound.sender) { return }
        let inbound = try placed(inbound)
        try learnCard(from: inbound)
        try prove(by: inbound, at: now)
        let isPrivate = inbound.standing == .voter
        let isNewcomer = try !people.knows(inbound.sender)
        let account = try people.account(of: inbound.sender, privateRoom: isPrivate ? inbound.room : nil)
        if isNewcomer { reports.welcome(account) }
        let (session, wasUnreadable) = try people.session(of: account, at: now)
        let facts = Facts(
            now: now, account: account, on: inbound.room.platform, at: try deskRooms().desk(of: inbound.room),
            subject: try subject(of: inbound),
            isSessionLost: wasUnreadable, rules: rules, records: reports, civic: civic,
            guide: whispers.guide(of: account, at: now))
        let turn = engine.step(session, inbound, knowing: facts)
        civic.endTurn()
        try reports.check()
        let isHushed = try restoration?.hushes(inbound, of: keeper, in: session, photos) ?? false
        for change in turn.changes { inTurn.gone += try apply(change, by: account, at: now) }
        if isHushed { try hushPhotos(of: turn) }
        let isForgotten = turn.changes.contains { if case .forget = $0 { true } else { false } }
        if let address = turn.address { hear(address, in: turn, of: account) }
        if turn.isConfidential, inTurn.wasStored { mustWipeInbox = true }
        for notice in turn.notices { inTurn.notices[notice, default: 0] += 1 }
        if let page = turn.served { inTurn.served[page, default: 0] += 1 }
        for delivery in turn.deliveries where !isHushed || delivery.order.isShownAgain {
            inTurn.made.insert(delivery.order.kind)
            try post(delivery, from: inbound, of: account, isForgotten: isForgotten, at: now)
        }
        if !isForgotten, turn.session != session { try people.save(turn.session, of: account) }
    }

    /// What somebody does to a message of a group happens in the topic that it was meant for, wherever the platform put it.
    private func placed(_ inbound: Inbound) throws(StoreError) -> Inbound {
        let others = inbound.standing == .voter ? [] : try deskRooms().besides(inbound.room)
        guard !others.isEmpty, let message = inbound.repliesTo ?? inbound.message,
            try !postings.isKnown(message, in: inbound.room)
        else { return inbound }
        for room in others where try postings.isKnown(message, in: room) { return inbound.standing(in: room) }
        return inbound
    }

    /// The report that the message replied to, or pressed on, is about.
    private func subject(of inbound: Inbound) throws(StoreError) -> ReportID? {
        guard let message = inbound.repliesTo ?? inbound.message else { return nil }
        if let report = try postings.report(of: message, in: inbound.room) { return report }
        // A card whose receipt was lost is still a card: its buttons name the report.
        return inbound.repliesToButton.flatMap { CardToken(text: $0)?.report }
    }

    /// A press on a card, or a reply to one, that we do not know: its receipt was lost. Its buttons name the report,
    /// so it is remembered, and a repeat that still waits becomes a change of it instead of a second card.
    private func learnCard(from inbound: Inbound) throws(StoreError) {
        let copy = inbound.pointsAt
        guard inbound.standing != .voter, let message = copy.message,
            let report = copy.token.flatMap({ CardToken(text: $0)?.report }),
            try postings.report(of: message, in: inbound.room) == nil,
            try deskRooms().contains(inbound.room), reports.report(report)?.isPosted == true
        else { return }
        try postings.add([message], in: inbound.room, report: report, kind: .card)
    }

    func apply(_ change: Change, by actor: AccountID, at now: Moment) throws(StoreError) -> [String] {
        switch change {
        case .keep(let report, let deed):
            try reports.keep(report)
            try audit.append(deed, report: report, by: deed.doer(on: report) ?? actor, at: now)
        case .log(let deed, let report): try audit.append(deed, about: report, by: actor, at: now)
        case .turn(let report): try reports.keep(report)
        case .mask(let photo, let cells):
            try photos.want(cells, on: photo)
            return [try photos.dropVideo(of: photo)].compactMap(\.self)
        case .expect(let photo): try photos.expect(photo, of: actor, at: now)
        case .drop(let photo):
            try outbox.cancelFetch(of: photo)
            return try drop(photo)
        case .recall(let tag): try outbox.recall(tag: tag)
        case .endBan(let account, let end): try people.endBan(of: account, at: end)
        case .impose(let ban, let account): try people.impose(ban, on: account)
        case .repost(let id):
            // The former card goes with its report all the same.
            try postings.turn(.card, of: id, into: .words)
        case .reachable(let account, let isReachable): try people.setReachable(isReachable, account)
        case .offerLink(let offer, let code): try links.add(offer, code: code)
        case .join(let former, let account, _):
            try reports.hand(over: former, to: account)
            try outbox.hand(over: former, to: account)
            try gifts.hand(over: former, to: account)
            try links.join(former, into: account)
        case .part(let sender, let session): try people.save(session, of: try links.part(sender))
        case .desk(let state): try queue.save(state)
        case .mark(let mark, let keepsake):
            try reports.marks.add(mark, by: actor, keepsake: keepsake, at: now)
            if let report = mark.target.report { try reports.feed.warm(report) }
        case .unmark(let kind, let target):
            try reports.marks.remove(kind, target, by: actor)
            if let report = target.report { try reports.feed.warm(report) }
        case .invoice(let invoice): try gifts.keep(invoice)
        case .enter(let receipt, let giver): try gifts.enter(receipt, of: giver)
        case .forget(let account):
            try forgotten.add(try people.pseudonyms(of: account), at: now)
            try markForgotten(at: now)
            return try forget(account)
        }
        return []
    }

    func forget(_ account: AccountID) throws(StoreError) -> [String] {
        var gone: [String] = []
        for photo in try photos.photos(of: account) {
            try outbox.cancelFetch(of: photo)
            gone += try drop(photo)
        }
        try outbox.cancelAll(for: account)
        for sender in try people.senders(of: account) { try inbox.forget(sender) }
        for room in try people.rooms(of: account) {
            try postings.forget(room: room)
            try inbox.askToForget(room)
        }
        let liked = try reports.marks.forget(account)
        let commented = try reports.feed.parents(ofCommentsBy: account)
        try people.unbindBan(of: account)
        try links.forget(account)
        try people.remove(account)
        for report in Set(liked + commented) { try reports.feed.warm(report) }
        whispers.forget(account)
        try wantScrub()
        return gone
    }

    /// Puts a delivery into the outbox, once for every room it concerns.
    func post(
        _ delivery: Delivery, from inbound: Inbound, of sender: AccountID, isForgotten: Bool, at now: Moment
    ) throws(StoreError) {
        switch delivery.order {
        case .say(_, sender) where inbound.standing == .voter && !isForgotten:
            // Answered where it was said, also when this very turn parts one account into two.
            // Whoever wrote a minute ago has looked away since.
            let isWaiting =
                !inbound.event.isEcho && delivery.after == .zero && now.since(inbound.at) < .minutes(1)
            try outbox.add(
                delivery, to: inbound.room, account: sender, isAlerting: !isWaiting && !delivery.isCounter,
                at: now)
        case .say(_, sender) where isForgotten, .ask(_, sender, _) where isForgotten,
            .acknowledge where isForgotten:
            // A forgotten person has no row any more, but the answer still goes where they wrote from.
            let farewell = Delivery(delivery.order, tag: Outbox.farewell)
            try outbox.add(farewell, to: inbound.room, account: nil, at: now)
        case .say(_, let account), .ask(_, let account, _), .unask(_, _, let account):
            guard let contact = try people.contact(of: account) else { return }
            // Whoever just wrote looks at the screen; everybody else has to be alerted.
            try outbox.add(delivery, to: contact.room, account: account, isAlerting: true, at: now)
        case .announce(_, let room, _, _, _), .point(_, _, let room), .acknowledge(_, let room, _, _),
            .showOutgoing(_, _, let room, _, _), .grid(_, _, let room):
            try outbox.add(delivery, to: try postings.current(of: room), account: nil, at: now)
        case .showDigest, .brief: try postToReview(delivery, at: now)
        case .showCard(let id, _), .showPhotos(let id, _), .hidePhotos(let id):
            try post(delivery, whereShown: id, at: now)
        case .serve(_, _, let room), .servePhotos(_, _, let room), .unserve(_, _, let room),
            .vacate(let room, _):
            try outbox.add(delivery, to: try postings.current(of: room), account: nil, at: now)
        case .clear(let id, _):
            let review = try reviewRooms()
            let served = reports.report(id)?.privateRooms ?? []
            let traced = try postings.rooms(withTracesOf: id)
            let others = (served.filter { !traced.contains($0) } + traced).filter { !review.contains($0) }
            for room in review + others {
                try outbox.add(delivery, to: room, account: nil, at: now)
            }
        case .publish, .unpublish:
            for room in try publicRooms() { try outbox.add(delivery, to: room, account: nil, at: now) }
        case .sendPhotos(_, _, let room):
            try outbox.add(delivery, to: room, account: sender, at: now)
        case .export(let account, _, let room):
            try outbox.add(delivery, to: room, account: account, at: now)
        case .exportRecord(_, _, let room), .hand(_, _, let room), .rephrase(_, _, let room):
            try outbox.add(delivery, to: room, account: sender, at: now)
        case .look(_, _, let account):
            try outbox.add(delivery, to: inbound.room, account: account, at: now)
        case .fetch:
            let account = try people.account(of: inbound.sender, privateRoom: nil)
            try outbox.add(delivery, to: inbound.room, account: account, at: now)
        case .mask: try outbox.add(delivery, to: inbound.room, account: nil, at: now)
        case .vouch(let asked, let desks): try askWhoIsThere(delivery, asked, desks, at: now)
        // An invoice that waits goes with whom it is for; whoever pays is answered all the same.
        case .payment(.send, let room): try outbox.add(delivery, to: room, account: sender, at: now)
        case .payment(_, let room): try outbox.add(delivery, to: room, account: nil, at: now)
        }
    }
}

extension Store {
    /// Who has authority is asked where moderators are; where that is nowhere on the platform, nobody has.
    private func askWhoIsThere(
        _ question: Delivery, _ inbound: Inbound, _ desks: [DeskName]?, at now: Moment
    ) throws(StoreError) {
        if let room = try asked(about: inbound, at: desks).first {
            return try outbox.add(question, to: room, account: nil, at: now)
        }
        _ = try keep(inbound.vouched(isModerator: false), at: now)
    }

    /// The rooms that tell whether somebody may decide: the one they act in, or those of the desks.
    func asked(about inbound: Inbound, at desks: [DeskName]?) throws(StoreError) -> [RoomID] {
        let rooms = try deskRooms()
        if rooms.contains(inbound.room) { return [inbound.room] }
        return rooms.asked(for: desks, on: inbound.room.platform)
    }
}

/// What one commit moved forward.
public struct Advanced: Equatable, Sendable {
    public var turns = 0
    /// Updates that were here before.
    public var repeated = 0
    /// What was out of the ordinary, and how often.
    public var notices: [Notice: Int] = [:]
    /// What kinds of work came into the outbox.
    public var made: Set<OrderKind> = []
}
