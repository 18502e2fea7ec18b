import CivicFacts
import Conversation
import FoundationEssentials

/// That the house was restored from a copy, and what nobody must hear of because of that: it may have been done and said
/// before the house died.
struct Restoration: Codable, Equatable {
    let copy: Moment
    let at: Moment
    /// The newest row of the inbox in the copy.
    let inbox: Int64

    static func kept(in database: Database) throws(StoreError) -> Restoration? {
        let text = try database.first("SELECT value FROM settings WHERE name = 'restored'") { $0.text(0) }
        return text.flatMap { try? JSONDecoder().decode(Restoration.self, from: Data($0.utf8)) }
    }

    func keep(in database: Database) throws(StoreError) {
        guard let bytes = try? JSONEncoder().encode(self) else { throw .unreadable }
        try database.run(
            "INSERT INTO settings VALUES ('restored', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            .text(String(decoding: bytes, as: UTF8.self)))
    }

    /// True for what lay in the copy's inbox, for timers and photos from before the restore, and for what a platform tells
    /// once more.
    func hushes(
        _ inbound: Inbound, of keeper: Arrival.Keeper?, in session: Session, _ photos: Photos
    ) throws(StoreError) -> Bool {
        if case .inbox(let row) = keeper, row <= inbox { return true }
        if case .woke = inbound.event { return session.wakeAt.map { $0 <= at } ?? false }
        if let photo = inbound.event.photo { return try photos.moment(of: photo).map { $0 <= at } ?? false }
        return inbound.room.platform.tellsAgain && inbound.at <= at
    }
}

extension Store {
    /// What photos of a silent turn lead to is silent, too.
    func hushPhotos(of turn: Turn) throws(StoreError) {
        guard let restoration else { return }
        for case .expect(let photo) in turn.changes { try photos.date(photo, back: restoration.at) }
    }

    /// Makes of an opened copy the house that goes on: without people who were forgotten since, without what was said
    /// already, with numbers that no report had, and with rooms that know of it.
    func comeBack(
        from manifest: BackupManifest, without forgotten: Set<String>, at now: Moment
    ) throws(StoreError) -> BackupRestored {
        let gone = try people.accounts(hashed: forgotten)
        let cards = try turn { () throws(StoreError) in
            for account in gone { try removeOnceMore(account, at: now) }
            try dropWhatWasSaid()
            try markForgotten(at: now)
            try doubtObjects()
            for kind in AdapterRow.ratchets {
                try database.run("DELETE FROM adapter_rows WHERE kind = ?", .text(kind))
            }
            let shown = Set(reports.waitingReports(limit: Self.mostMarked).filter(\.isPosted).map(\.id))
            try reports.check()
            var desk = try queue.state()
            desk.restore(
                Restored(copy: manifest.moment, at: now, lost: try skipNumbers(after: desk), unseen: shown))
            try queue.save(desk)
            let newest = try database.newestID(of: "inbox")
            try Restoration(copy: manifest.moment, at: now, inbox: newest).keep(in: database)
            return shown.count
        }
        try scrubIfWanted()
        try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return BackupRestored(manifest: manifest, forgotten: gone.count, cards: cards)
    }

    /// Cards that are marked at most: each is a change in a room, which takes its time.
    private static let mostMarked = 500
    /// Numbers that are left out at least.
    private static let leastSkipped: Int64 = 1_000

    /// What still waited to be shown of theirs goes with them; what takes it out of rooms stays.
    func removeOnceMore(_ account: AccountID, at now: Moment) throws(StoreError) {
        let theirs = reports.reports(by: account, skipping: 0, limit: .max)
        for report in theirs { try audit.append(.forgotten, report: report, by: account, at: now) }
        let ids = Set(theirs.map(\.id.rawValue))
        for row in try outbox.rows.all().values.flatMap(\.self) where row.kind != .hide {
            if let report = row.report, ids.contains(report) { try outbox.remove(row.id) }
        }
        inTurn.gone += try forget(account)
    }

    /// Of what waited in the copy only what rooms show is left.
    private func dropWhatWasSaid() throws(StoreError) {
        for row in try outbox.rows.all().values.flatMap(\.self) {
            guard try !outbox.order(of: row.id).isShownAgain else { continue }
            try outbox.remove(row.id)
        }
    }

    /// A report of the lost time must not share its number with another one: its card may still be pressed.
    private func skipNumbers(after desk: DeskState) throws(StoreError) -> Range<Int64> {
        let newest = reports.nextReport.rawValue - 1
        let first = max(newest, desk.lastNumber?.rawValue ?? 0) + 1
        let end = first + max(Self.leastSkipped, first)
        try reports.add(Int(end - 1 - newest), to: "reports")
        return first..<end
    }
}

extension Event {
    /// The photo whose fate the house tells.
    fileprivate var photo: PhotoID? {
        switch self {
        case .photoKept(let id, _, _, _, _), .photoRefused(let id, _): id
        case .woke, .looked, .becameReachable, .payment, .said, .commanded, .tapped, .sentPhoto,
            .sentTooLarge,
            .sharedLocation, .edited, .deleted, .reacted, .sentUnsupported, .vouched:
            nil
        }
    }
}

extension Platform {
    /// Its stream can be read from an earlier place once more.
    fileprivate var tellsAgain: Bool {
        switch self {
        case .matrix: true
        case .telegram, .terminal: false
        }
    }
}

extension Order {
    /// What a room is to show in any case: that it did already does no harm. Everything else is said to somebody, and was.
    var isShownAgain: Bool {
        switch self {
        case .showCard, .showDigest, .showPhotos, .hidePhotos, .clear, .unserve, .vacate, .publish,
            .unpublish,
            .brief, .fetch, .mask,
            .vouch:
            true
        case .say, .rephrase, .ask, .announce, .showOutgoing, .unask, .point, .sendPhotos, .export,
            .exportRecord, .serve, .servePhotos, .grid,
            .hand, .acknowledge, .look, .payment:
            false
        }
    }
}
