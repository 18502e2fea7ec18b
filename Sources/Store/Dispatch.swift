public import CivicFacts
public import Conversation

extension Store {
    /// The next things to do, one for each lane that is not busy, each marked as being tried before it leaves here.
    public func take(_ wish: Wish, at now: Moment) throws(StoreError) -> [Work] {
        try turnOver([], taking: wish, at: now).work
    }

    /// Settles attempts in order and takes the next things to do, each marked as being tried: a cycle in which nobody
    /// thinks.
    public func turnOver(
        _ settlements: [(id: EntryID, outcome: Settlement)], taking wish: Wish, at now: Moment
    ) throws(StoreError) -> Turnover {
        var intake = Intake(wish: wish)
        intake.settlements = settlements
        return try commit(intake, through: nil, at: now).turnover
    }

    /// Photos that are to be kept have their files before the row that names them.
    func writeFiles(for settlements: [(id: EntryID, outcome: Settlement)]) throws(StoreError) {
        for case (let id, .clean(let bytes, _, _, let origin)) in settlements where try isPhotoWanted(id) {
            if let video = origin.video { try photos.write(video.bytes, hash: video.name) }
            try photos.write(bytes, hash: Digest.sha256(bytes))
            try originals.write(origin)
        }
        for case (let id, .masked(let bytes, _)) in settlements where try isPhotoWanted(id) {
            try photos.write(bytes, hash: Digest.sha256(bytes))
        }
    }

    /// What becomes of each attempt, in order.
    func settle(all settlements: [(id: EntryID, outcome: Settlement)], at now: Moment) throws(StoreError)
        -> [SettlementNote]
    {
        var notes: [SettlementNote] = []
        for (id, outcome) in settlements { notes.append(try settle(id, outcome, at: now)) }
        return notes
    }

    /// Marks entries as being tried; what has nothing left to do goes.
    func begin(_ entries: [StoredEntry], at now: Moment) throws(StoreError) -> [Work] {
        guard !entries.isEmpty else { return [] }
        let rooms = try reviewRooms() + publicRooms()
        var work: [Work] = []
        for entry in entries {
            let ready = try isOvertaken(entry) ? nil : resolve(entry, sharedRooms: rooms, at: now)
            let absent = photos.absences?.take() ?? []
            guard let ready = absent.isEmpty ? ready : .bring(entry.id, hashes: absent, lane: entry.lane)
            else {
                try outbox.remove(entry.id)
                continue
            }
            try outbox.markSending(entry.id)
            flying[entry.id] = entry
            work.append(ready)
        }
        return work
    }

    /// Gives back what was taken but not tried, and says what waits with it.
    public func untake(_ id: EntryID, _ wait: Wait) throws(StoreError) {
        try transaction { () throws(StoreError) in
            flying[id] = nil
            guard let entry = try outbox.entry(id) else { return }
            switch wait {
            case .lane(let until): try outbox.hold(lane: entry.lane, until: until)
            case .entry(let until): try outbox.postpone(id, until: until)
            case .routine: break
            }
            try outbox.unmarkSending(id)
        }
    }

    /// Settles attempts in one commit, in order.
    public func settle(
        _ settlements: [(id: EntryID, outcome: Settlement)], at now: Moment
    ) throws(StoreError) -> [SettlementNote] {
        try turnOver(settlements, taking: Wish(kinds: [], limit: 0), at: now).notes
    }

    /// Forgets a photo; the result is the files that nobody else needs.
    func drop(_ photo: PhotoID) throws(StoreError) -> [String] {
        let original = try originals.hash(of: photo)
        var paths = try photos.drop(photo)
        if let path = try original.flatMap({ hash throws(StoreError) in try originals.path(ifUnused: hash) })
        {
            paths.append(path)
        }
        return paths
    }

    /// False if the photo was dropped, or its sender forgotten, while it was being fetched.
    private func isPhotoWanted(_ id: EntryID) throws(StoreError) -> Bool {
        switch try outbox.entry(id)?.order {
        case .fetch(let photo, _)?, .mask(let photo, _, _)?: return try photos.owner(of: photo) != nil
        default: return false
        }
    }

    /// When the next thing in the outbox, or the next timer of a session, comes due.
    public func nextDue(after now: Moment) throws(StoreError) -> Moment? {
        [try outbox.nextDue(after: now), try people.nextWake(), try queue.nextDue()].compactMap(\.self).min()
    }

    /// Keeps a happening of the house for every session whose time has come; the result counts them.
    public func wake(at now: Moment) throws(StoreError) -> Int {
        let due = try people.due(at: now)
        guard !due.isEmpty else { return 0 }
        return try transaction { () throws(StoreError) in
            var woken = 0
            for (account, wakeAt) in due {
                let key = Self.wakingKey(account, wakeAt)
                if try keep(.woke, key: key, for: account, at: now) { woken += 1 }
            }
            return woken
        }
    }

    static func wakingKey(_ account: AccountID, _ wakeAt: Moment) -> String {
        "woke:\(account.rawValue):\(wakeAt.milliseconds)"
    }

    /// Forgets old keys and photos that joined no report, and scrubs the database if somebody was forgotten.
    public func prune(at now: Moment) throws(StoreError) {
        try turnLogKey(at: now)
        let paths = try transaction { () throws(StoreError) in
            try inbox.prune(at: now)
            try people.pruneBans(at: now)
            try links.prune(at: now)
            try postings.pruneItems(at: now)
            try outbox.releaseHolds(before: now)
            try gifts.prune(at: now)
            try logGifts(at: now)
            try minute.prune(at: now)
            var paths: [String] = []
            for photo in try photos.orphans(at: now) { paths += try drop(photo) }
            return paths
        }
        for path in paths { PhotoFiles.remove(path) }
        if !paths.isEmpty { objects.mustClear = true }
        try originals.sweep(at: now)
        UpgradeCopy(of: directory).expire(at: now)
        try scrubIfWanted()
    }

    /// Keeps a happening of the house itself for a person's private conversation.
    func keep(_ event: Event, key: String, for account: AccountID, at now: Moment) throws(StoreError) -> Bool
    {
        guard let inbound = try happening(event, key: key, for: account, at: now) else { return false }
        return try keep(inbound, at: now)
    }

    /// A happening of the house itself in a person's private conversation; nil if there is none.
    func happening(_ event: Event, key: String, for account: AccountID, at now: Moment) throws(StoreError)
        -> Inbound?
    {
        guard let contact = try people.contact(of: account) else { return nil }
        return Inbound(
            key: key, room: contact.room, sender: contact.sender, standing: .voter, at: now, event: event)
    }

    /// In the middle of a cycle it follows at once, unless the house is careful.
    func keep(_ inbound: Inbound, at now: Moment) throws(StoreError) -> Bool {
        if isInCycle, !isCareful {
            guard try inbox.isNew(inbound.key, source: Inbox.house, at: now) else { return false }
            inTurn.own.append(inbound)
            return true
        }
        return try inbox.keep(
            RawUpdate(key: inbound.key, body: try json.encode(inbound)), source: Inbox.house, at: now)
            != nil
    }

    /// Fills in what the entry refers to; nil if there is nothing left to do.
    private func resolve(
        _ entry: StoredEntry, sharedRooms: [RoomID], at now: Moment
    ) throws(StoreError) -> Work? {
        if case .fetch(let photo, let source) = entry.order {
            guard try photos.owner(of: photo) != nil else { return nil }
            return .fetch(entry.id, photo, source, lane: entry.lane, attempts: entry.attempts)
        }
        if case .mask(let photo, _, _) = entry.order { return try maskWork(entry, photo) }
        if case .look(let number, let question, let account) = entry.order {
            let address = whispers.address(of: account, number: number)
            return .look(entry.id, question, at: address, lane: entry.lane)
        }
        if try isTooLate(entry, at: now) { return nil }
        guard let task = try task(of: entry, at: now) else { return nil }
        let isReview = sharedRooms.contains(entry.room)
        let ready = OutboxEntry(
            id: entry.id, room: entry.room, task: task, attempts: entry.attempts, made: entry.made,
            alerts: entry.isAlerting ? try people.sender(in: entry.room) : nil, isUrgent: entry.isUrgent,
            edits: try edits(of: entry, at: now), isForTeam: entry.order.isForTeam)
        return .perform(ready, lane: entry.lane, isReview: isReview)
    }

    /// What Telegram takes nothing away of any more.
    private static let lifeOfMessages = Span.hours(48)

    /// How many of the messages that are to be taken away may have to be changed instead.
    func edits(of entry: StoredEntry, at now: Moment) throws(StoreError) -> Int {
        guard entry.kind == .hide, case .remove(let messages, line: .some)? = try task(of: entry, at: now)
        else { return 0 }
        return try postings.count(of: messages, in: entry.room, before: now - Self.lifeOfMessages)
    }

    private func task(of entry: StoredEntry, at now: Moment) throws(StoreError) -> OutboxTask? {
        switch entry.order {
        case .say(let message, _), .ask(let message, _, _), .brief(let message):
            return .post(message, replyTo: nil)
        case .rephrase(let earlier, let message, _):
            let waiting = try postings.waiting(in: entry.room)
            return (earlier ?? waiting).map { .change($0, message) } ?? .post(message, replyTo: nil)
        case .announce(let message, let room, let replyTo, let about, let instead):
            // What was taken back while this waited is not shown any more.
            let gone = about?.first { reports.report($0)?.isWithdrawn ?? true }
            let shown = gone.map { Message(text: Message.takenBack($0)) } ?? message
            if let instead { return .change(instead, shown) }
            // A room that moved meanwhile does not know the message that was to be replied to.
            return .post(shown, replyTo: room == entry.room ? replyTo : nil)
        case .showOutgoing(let id, let message, let room, let replyTo, _):
            if let shown = try postings.messages(of: id, kind: .outgoing, in: entry.room).last {
                return .change(shown, message)
            }
            return .post(message, replyTo: room == entry.room ? replyTo : nil)
        case .unask(let id, let line, _):
            let question = try postings.newest(of: id, kind: .question, in: entry.room)
            return question.map { .remove([$0], line: line) }
        case .point(let message, let id, _):
            guard reports.report(id)?.isWithdrawn == false else { return nil }
            return .post(message, replyTo: try postings.card(of: id, in: entry.room))
        case .showCard(let id, let message):
            if let card = try postings.card(of: id, in: entry.room) { return .change(card, message) }
            guard try deskRooms().contains(entry.room), try belongs(id, in: entry.room) else { return nil }
            let album = try postings.messages(of: id, kind: .photos, in: entry.room).first
            return .post(message, replyTo: album)
        case .showDigest(let message, _):
            let digest = try postings.messages(of: .digest, kind: .card, in: entry.room).last
            return digest.map { .change($0, message) } ?? .post(message, replyTo: nil)
        case .serve(let id, let message, _):
            guard reports.report(id)?.isWithdrawn == false else { return nil }
            if let card = try postings.card(of: id, in: entry.room) { return .change(card, message) }
            let album = try postings.messages(of: id, kind: .photos, in: entry.room).first
            return .post(message, replyTo: album)
        case .showPhotos(let id, let wanted):
            let card = try postings.card(of: id, in: entry.room)
            let isReview = try deskRooms().contains(entry.room)
            guard try isReview ? belongs(id, in: entry.room) : card != nil else { return nil }
            return try photosTask(wanted, of: id, below: card)
        case .servePhotos(let id, let wanted, _):
            guard reports.report(id)?.isWithdrawn == false else { return nil }
            return try photosTask(wanted, of: id, below: nil)
        case .unserve(let id, let line, _):
            let messages = try postings.served(of: id, in: entry.room)
            return messages.isEmpty ? nil : .remove(messages, line: line)
        case .vacate(_, let line):
            let messages = try postings.served(of: nil, in: entry.room)
            return messages.isEmpty ? nil : .remove(messages, line: line)
        case .grid(let order, let id, _): return try viewTask(order, of: id, in: entry.room, at: now)
        case .sendPhotos(let wanted, let id, _): return try photosTask(wanted, of: id)
        case .publish(let id): return try postTask(of: id, in: entry.room)
        case .unpublish(let id):
            let messages = try postings.messages(of: id, kind: .post, in: entry.room)
            return messages.isEmpty ? nil : .remove(messages, line: PublicPost.gone)
        case .hidePhotos(let id):
            let messages = try postings.messages(of: id, kind: .photos, in: entry.room)
            return messages.isEmpty ? nil : .remove(messages, line: Message.photoStood(id))
        case .clear(let id, let line):
            let messages = try postings.traces(of: id, in: entry.room)
            return messages.isEmpty ? nil : .remove(messages, line: line)
        case .export(let account, let caption, _):
            return .postFile(try dossier(of: account), caption: caption)
        case .exportRecord(let format, let caption, _):
            return .postFile(try record(as: format, at: now), caption: caption)
        case .hand(let file, let caption, _): return .postFile(OutboxFile(file), caption: caption)
        case .acknowledge(let callback, _, let note, let alert):
            return .acknowledge(callback, note: note, alert: alert)
        case .vouch(let inbound, let desks):
            let rooms = try asked(about: inbound, at: desks)
            return .vouch(inbound.sender, in: rooms.count > 1 ? rooms : [])
        case .payment(.send(let sheet), _): return .bill(sheet)
        case .payment(.answer(let answer), _): return .answerCheckout(answer)
        case .payment(.erase(let messages), _): return .remove(messages)
        case .fetch, .mask, .look: return nil
        }
    }
}
