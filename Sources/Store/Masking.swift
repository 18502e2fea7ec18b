import CivicFacts
import Conversation

/// Photos of which parts are blacked out: the new file is on the disk before the row that names it, and the old one goes
/// after the commit. A stop in between leaves a photo that nobody is shown, and the work in the outbox.
extension Store {
    func settleMask(
        of photo: PhotoID, on report: ReportID, _ entry: StoredEntry, _ outcome: Settlement, at now: Moment
    ) throws(StoreError) -> SettlementNote {
        switch outcome {
        case .failure(.later(let span, _)):
            try outbox.retry(entry.id, doubt: false)
            try outbox.hold(lane: entry.lane, until: now + span)
            return .retried
        case .masked(let bytes, let cells):
            try outbox.remove(entry.id)
            guard try photos.owner(of: photo) != nil else { return .recalled }
            let hash = Digest.sha256(bytes)
            try photos.keep(bytes, hash: hash)
            if let former = try photos.replace(photo, by: hash, cells: cells) {
                inTurn.gone.append(former)
            }
            try showAgain(report, at: now)
            try PublicTable(database: database).mark(report, at: Moment(milliseconds: 0))
            return .photoMasked
        case .faulted where try retryAfterFault(entry, at: now): return .photoFaulted
        case .failure, .receipt, .clean, .refused, .looked, .faulted, .brought:
            // It stays hidden: better no photo than one that shows what it must not.
            try outbox.remove(entry.id)
            return .photoUnmasked
        }
    }

    /// Once no photo of the report waits for its mask, all are put into the review rooms again.
    private func showAgain(_ id: ReportID, at now: Moment) throws(StoreError) {
        guard let report = reports.report(id), report.isShown, !report.isWithdrawn,
            try !photos.isMasking(id)
        else { return }
        let delivery = Delivery(.showPhotos(report: id, photos: report.shownPhotos))
        try post(delivery, whereShown: id, at: now)
    }

    /// The work on a photo that is still not masked; nil if it is, or gone.
    func maskWork(_ entry: StoredEntry, _ photo: PhotoID) throws(StoreError) -> Work? {
        guard let (path, cells) = try photos.unmasked(photo) else { return nil }
        return .mask(entry.id, path: path, cells: cells, lane: entry.lane)
    }
}
