import CivicFacts
import Conversation

/// What becomes of an entry after an attempt; runs inside the transaction of `settle`.
extension Store {
    /// How often something is repeated after attempts whose fate nobody knows.
    private static let mostDoubts = 5
    /// How often work on a photo is tried that ends with a fault of ours.
    private static let mostFaults = 3

    func settle(_ id: EntryID, _ outcome: Settlement, at now: Moment) throws(StoreError) -> SettlementNote {
        // What was taken here is known; a row that went meanwhile was recalled.
        if case .receipt(let receipt) = outcome, let entry = flying.removeValue(forKey: id),
            entry.kind != .fetch, entry.kind != .watch,
            !entry.isFarewell
        {
            guard try outbox.remove(id) else { return .recalled }
            return try settle(entry, receipt, at: now)
        }
        flying[id] = nil
        guard let entry = try outbox.entry(id) else { return .recalled }
        let note = try settle(entry, outcome, at: now)
        if entry.isFarewell, try outbox.entry(id) == nil {
            try outbox.release(lane: entry.lane)
            try wantScrub()
        }
        return note
    }

    private func settle(_ entry: StoredEntry, _ outcome: Settlement, at now: Moment) throws(StoreError)
        -> SettlementNote
    {
        if case .brought(let lost) = outcome {
            photos.absences?.lose(lost)
            try outbox.retry(entry.id, doubt: false)
            return .retried
        }
        if case .mask(let photo, _, let report) = entry.order {
            return try settleMask(of: photo, on: report, entry, outcome, at: now)
        }
        switch outcome {
        case .receipt(let receipt):
            try outbox.remove(entry.id)
            return try settle(entry, receipt, at: now)
        case .failure(.later(let span, let scope)):
            try outbox.retry(entry.id, doubt: false)
            if scope == .pace { try note(wait: span, at: now) }
            // A payment waits for no message, and no message for a payment.
            let isAlone = scope == .room || entry.kind == .checkout
            let lane = isAlone ? entry.lane : Outbox.platformLane(entry.room.platform)
            try outbox.hold(lane: lane, until: now + span)
            return .retried
        case .failure(.unknown): return try settleDoubt(entry)
        case .failure(.never(let reason)): return try giveUp(entry, reason, at: now)
        case .clean(let bytes, let width, let height, let origin):
            return try keepPhoto(entry, bytes, width: width, height: height, origin: origin, at: now)
        case .refused(let trouble): return try refusePhoto(entry, trouble, at: now)
        case .faulted:
            if try retryAfterFault(entry, at: now) { return .photoFaulted }
            let note = try refusePhoto(entry, entry.isOfVideo ? .videoOurFault : .ourFault, at: now)
            return note == .photoRefused ? .photoSetAside : note
        case .masked, .brought: return .refused
        case .looked(let finding): return try keepFinding(entry, finding, at: now)
        }
    }

    private func settle(_ entry: StoredEntry, _ receipt: Receipt, at now: Moment) throws(StoreError)
        -> SettlementNote
    {
        switch receipt {
        case .posted(let messages):
            try remember(messages, of: entry, in: entry.room, at: now)
            if entry.kind.isMessage { try note(isOpen: true, entry.room, at: now) }
            // Where the platform's answer was cut short nobody knows their names, only that they are there.
            try count(entry, posted: messages.isEmpty ? entry.order.messages : messages.count, at: now)
        case .moved(let room, let messages):
            try move(from: entry.room, to: room, at: now)
            try remember(messages, of: entry, in: room, at: now)
        case .vouched(let isModerator, let isLead, let name, let found, let leading):
            let isHere = isModerator && found.isEmpty
            try letIn(
                entry, in: isHere ? [entry.room] : found,
                leading: isHere && isLead ? [entry.room] : leading, name: name, at: now)
        case .done:
            try count(entry, posted: nil, at: now)
            if entry.kind.isMessage { try note(isOpen: true, entry.room, at: now) }
            if case .showCard(let id, _) = entry.order, try !belongs(id, in: entry.room) {
                // What stands there is a line, and no card any more.
                try postings.turn(.card, of: id, into: .words, in: entry.room)
            }
            if case .hidePhotos(let id) = entry.order {
                try postings.remove(of: id, kind: .photos, in: entry.room)
            }
            if case .grid(.hide, let id, _) = entry.order {
                try postings.remove(of: id, kind: .grid, in: entry.room)
            }
            if case .grid(.hideVideo, let id, _) = entry.order {
                try postings.remove(of: id, kind: .video, in: entry.room)
            }
            if case .clear(let id, _) = entry.order { try postings.removeTraces(of: id, in: entry.room) }
            if case .unserve(let id, _, _) = entry.order {
                try postings.removeServed(of: id, in: entry.room)
            }
            if case .vacate = entry.order { try postings.removeServed(of: nil, in: entry.room) }
            if case .unpublish(let id) = entry.order {
                try postings.remove(of: id, kind: .post, in: entry.room)
            }
            if case .unask(let id, _, _) = entry.order {
                if let question = try postings.newest(of: id, kind: .question, in: entry.room) {
                    try postings.remove(question, in: entry.room)
                }
            }
            if case .announce(_, _, _, let about, let instead?) = entry.order {
                // It shows other reports than before.
                try postings.remove(instead, in: entry.room)
                for id in about ?? [] {
                    try remember([instead], of: id, as: .words, in: entry.room, at: now)
                }
            }
            if case .showOutgoing(let id, _, _, _, isLast: true) = entry.order {
                try postings.turn(.outgoing, of: id, into: .words, in: entry.room)
            }
            try forgetLastDigest(entry)
            if case .rephrase(nil, _, _) = entry.order { try postings.endWait(in: entry.room) }
        }
        return .sent
    }

    private func remember(
        _ messages: [MessageID], of entry: StoredEntry, in room: RoomID, at now: Moment
    ) throws(StoreError) {
        switch entry.order {
        case .showCard(let id, _): try postings.add(messages, in: room, report: id, kind: .card, at: now)
        case .showDigest:
            try postings.add(messages, in: room, report: .digest, kind: .card)
            try forgetLastDigest(entry)
        case .showPhotos(let id, _):
            try postings.add(messages, in: room, report: id, kind: .photos, at: now)
        case .ask(_, _, let id): try postings.add(messages, in: room, report: id, kind: .question, at: now)
        case .announce(_, _, _, let reports, _):
            for id in reports ?? [] { try remember(messages, of: id, as: .words, in: room, at: now) }
        case .showOutgoing(let id, _, _, _, let isLast):
            try postings.add(messages, in: room, report: id, kind: isLast ? .words : .outgoing, at: now)
        case .say(_, _) where entry.tag == Delivery.waiting:
            if let last = messages.last { try postings.wait(last, in: room) }
        case .say(let message, _):
            // A reaction counts on the message with the buttons, which is the last part.
            guard let id = message.likable, let last = messages.last else { return }
            try postings.add([last], in: room, report: id, kind: .item, at: now)
        case .point(_, let id, _): try remember(messages, of: id, as: .words, in: room, at: now)
        case .sendPhotos(_, let id, _):
            try postings.add(messages, in: room, report: id, kind: .shared, at: now)
        case .exportRecord:
            try postings.add(
                messages, in: room, report: .record(upTo: reports.nextReport), kind: .file, at: now)
        case .serve(let id, _, _): try remember(messages, of: id, as: .work, in: room, at: now)
        case .grid(.show, let id, _): try remember(messages, of: id, as: .grid, in: room, at: now)
        case .grid(.video, let id, _): try remember(messages, of: id, as: .video, in: room, at: now)
        case .grid(.hide, _, _), .grid(.hideVideo, _, _): break
        case .servePhotos(let id, _, _): try remember(messages, of: id, as: .photos, in: room, at: now)
        case .rephrase, .unask, .brief, .export, .hand, .look, .hidePhotos, .clear, .unserve, .vacate,
            .acknowledge, .vouch,
            .fetch, .mask, .unpublish, .payment(.answer, _), .payment(.erase, _):
            break
        case .payment(.send(let sheet), _):
            if let last = messages.last { try gifts.place(sheet.payload, at: last) }
        case .publish(let id): try postings.add(messages, in: room, report: id, kind: .post, at: now)
        }
    }

    /// What shows something of a report that was taken back meanwhile goes at once.
    private func remember(
        _ messages: [MessageID], of id: ReportID, as kind: Postings.Kind, in room: RoomID, at now: Moment
    ) throws(StoreError) {
        try postings.add(messages, in: room, report: id, kind: kind, at: now)
        guard reports.report(id)?.isWithdrawn ?? true else { return }
        try outbox.add(
            Delivery(.clear(report: id, line: Message.takenBack(id))), to: room, account: nil, at: now)
    }

    /// The next digest is a message of its own, below what was said meanwhile.
    private func forgetLastDigest(_ entry: StoredEntry) throws(StoreError) {
        guard case .showDigest(_, isLast: true) = entry.order else { return }
        try postings.remove(of: .digest, kind: .card, in: entry.room)
    }

    /// The platform said who the sender is: what they did comes in again, with that known.
    private func letIn(
        _ entry: StoredEntry, in rooms: [RoomID], leading: [RoomID], name: String?, at now: Moment
    ) throws(StoreError) {
        guard case .vouch(let asked, let wanted) = entry.order else { return }
        let places = try deskRooms()
        let here = places.desk(of: asked.room)
        let desks = here.map { rooms.isEmpty ? [] : [$0] } ?? places.desks(with: rooms, among: wanted)
        // Whoever lost one of the desks that they work for begins anew with the others.
        let isModerator = wanted.map { $0.allSatisfy(desks.contains) } ?? !desks.isEmpty
        _ = try keep(
            asked.vouched(
                isModerator: isModerator, leading: places.desks(with: leading, among: nil),
                of: here.map { [$0] } ?? wanted, name: name, at: desks), at: now)
    }

    /// Back for another attempt in a minute; false once our own fault has spoilt the last one. A photo's doubts count those:
    /// fetching it twice does no harm, so it knows no other doubts.
    func retryAfterFault(_ entry: StoredEntry, at now: Moment) throws(StoreError) -> Bool {
        guard entry.doubts + 1 < Self.mostFaults else { return false }
        try outbox.retry(entry.id, doubt: true)
        try outbox.hold(lane: entry.lane, until: now + .minutes(1))
        return true
    }

    private func settleDoubt(_ entry: StoredEntry) throws(StoreError) -> SettlementNote {
        guard entry.doubts < Self.mostDoubts else {
            try outbox.remove(entry.id)
            return .droppedInDoubt
        }
        try outbox.retry(entry.id, doubt: true)
        return .repeatedAfterDoubt
    }

    private func giveUp(
        _ entry: StoredEntry, _ reason: DeliveryError.Reason, at now: Moment
    ) throws(StoreError) -> SettlementNote {
        if case .fetch = entry.order {
            return try refusePhoto(entry, trouble(for: reason, isVideo: entry.isOfVideo), at: now)
        }
        if let note = try giveUpPayment(entry, reason, at: now) { return note }
        if try sayAnew(entry, reason) { return .retried }
        switch reason {
        case .messageGone: return try postAfresh(entry, at: now)
        case .unreachable where entry.order.isPublic, .roomClosed where entry.order.isPublic:
            try outbox.retry(entry.id, doubt: false)
            try outbox.hold(lane: entry.lane, until: now + .minutes(10))
            return .publicRoomClosed
        case .roomClosed:
            // The operator must act; meanwhile everything for that room waits, and its desk's reports go elsewhere.
            try note(isOpen: false, entry.room, at: now)
            try outbox.retry(entry.id, doubt: false)
            try outbox.hold(lane: entry.lane, until: now + .minutes(1))
            return .roomClosed
        case .unreachable:
            try outbox.remove(entry.id)
            try outbox.cancel(room: entry.room)
            if let account = entry.account {
                _ = try keep(
                    .becameReachable(isReachable: false), key: "unreachable:\(entry.id.rawValue)",
                    for: account, at: now)
            }
            return .unreachable
        case .refused, .tooLarge, .fileGone, .tooLate:
            try outbox.remove(entry.id)
            return .refused
        }
    }

    /// True if an answer that was to stand in an earlier message will be a message of its own: that one is gone, or
    /// the platform lets nobody change it.
    private func sayAnew(
        _ entry: StoredEntry, _ reason: DeliveryError.Reason
    ) throws(StoreError) -> Bool {
        guard reason == .messageGone || reason == .refused else { return false }
        if case .announce(let message, let room, _, let about, .some) = entry.order {
            try outbox.amend(
                entry.id, as: .announce(message: message, in: room, replyTo: nil, about: about))
            try outbox.retry(entry.id, doubt: false)
            return true
        }
        guard case .rephrase(_, let message, _) = entry.order, let account = entry.account else {
            return false
        }
        try outbox.amend(entry.id, as: .say(message: message, to: account))
        try outbox.retry(entry.id, doubt: false)
        return true
    }

    /// The card to change is gone: its next attempt posts a new one, at most one a minute.
    private func postAfresh(_ entry: StoredEntry, at now: Moment) throws(StoreError) -> SettlementNote {
        let posted: ReportID? =
            switch entry.order {
            case .showCard(let id, _), .serve(let id, _, _): id
            case .showDigest(_, isLast: false): .digest
            case .say, .rephrase, .ask, .announce, .brief, .point, .showOutgoing, .unask, .showDigest,
                .showPhotos, .hidePhotos, .clear, .servePhotos, .grid, .unserve, .vacate, .export,
                .acknowledge, .exportRecord, .fetch, .mask, .vouch,
                .sendPhotos, .hand, .look,
                .publish, .unpublish, .payment:
                nil
            }
        if case .showOutgoing(let id, _, _, _, _) = entry.order {
            try postings.remove(of: id, kind: .outgoing, in: entry.room)
            try outbox.retry(entry.id, doubt: false)
            return .retried
        }
        if case .publish(let id) = entry.order {
            try postings.remove(of: id, kind: .post, in: entry.room)
            try outbox.retry(entry.id, doubt: false)
            return .retried
        }
        guard let id = posted else {
            try forgetLastDigest(entry)
            try outbox.remove(entry.id)
            return .refused
        }
        try postings.remove(of: id, kind: .card, in: entry.room)
        try postings.remove(of: id, kind: .work, in: entry.room)
        try outbox.retry(entry.id, doubt: false)
        if entry.attempts > 0 { try outbox.hold(lane: entry.lane, until: now + .minutes(1)) }
        return .retried
    }

    /// The answer goes to who asked; a guide stays in memory. With it the address is forgotten.
    private func keepFinding(
        _ entry: StoredEntry, _ finding: LookFinding, at now: Moment
    ) throws(StoreError) -> SettlementNote {
        guard case .look(let number, let question, let account) = entry.order else { return .refused }
        try outbox.remove(entry.id)
        whispers.forgetAddress(of: account, number: number)
        if let guide = finding.guide.flatMap({ HeldGuide($0, for: question) }) {
            whispers.keep(guide, for: account, at: now)
        }
        let event = Event.looked(number: number, finding.outcome)
        _ = try keep(
            event, key: "looked:\(entry.id.rawValue):\(entry.made.milliseconds)", for: account, at: now)
        return .sent
    }

    private func keepPhoto(
        _ entry: StoredEntry, _ bytes: [UInt8], width: Int, height: Int, origin: PhotoOrigin, at now: Moment
    ) throws(StoreError) -> SettlementNote {
        guard case .fetch(let photo, _) = entry.order else { return .refused }
        try outbox.remove(entry.id)
        guard let owner = try photos.owner(of: photo) else { return .recalled }
        let hash = Digest.sha256(bytes)
        try photos.keep(bytes, hash: hash)
        try photos.bind(photo, hash: hash, width: width, height: height, origin: origin)
        if let video = origin.video {
            try photos.keep(video.bytes, hash: video.name)
            try photos.bind(video, to: photo)
        }
        let event = Event.photoKept(
            id: photo, hash: hash, width: width, height: height, video: origin.video?.kept)
        _ = try keep(event, key: "kept:\(photo.rawValue)", for: owner, at: now)
        return .photoKept
    }

    private func refusePhoto(
        _ entry: StoredEntry, _ trouble: PhotoTrouble, at now: Moment
    ) throws(StoreError) -> SettlementNote {
        guard case .fetch(let photo, _) = entry.order else { return .refused }
        try outbox.remove(entry.id)
        guard let owner = try photos.owner(of: photo) else { return .recalled }
        _ = try keep(
            .photoRefused(id: photo, why: trouble), key: "refused:\(photo.rawValue)", for: owner, at: now)
        return .photoRefused
    }

    private func trouble(for reason: DeliveryError.Reason, isVideo: Bool) -> PhotoTrouble {
        switch reason {
        case .tooLarge: isVideo ? .videoTooLarge : .tooLarge
        case .unreachable, .roomClosed, .messageGone, .refused, .fileGone, .tooLate:
            isVideo ? .videoUnavailable : .unavailable
        }
    }
}
