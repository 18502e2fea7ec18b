/// Points at the card: the words stay where they can be taken back.
enum ShowCard: ReportCommand {
    static let command: String? = "show"
    static let isReading = true

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard var report = visit.facts.records.report(id), report.isShown else {
            return Desk.missing(id, visit)
        }
        // At another desk it can be read of in lists.
        if visit.isElsewhere(report), let barrier = visit.barrier(to: report) { return barrier }
        if visit.isInPrivate ? !report.privateRooms.contains(visit.inbound.room) : !report.isPosted {
            visit.isInPrivate
                ? WorkServing.show(&report, to: visit.facts.account, in: visit.inbound.room, &visit)
                : Posting.show(&report, photos: report.shownPhotos, &visit)
            visit.change(.turn(report))
            return nil
        }
        if words.trimmingSpaces.lowercased() == again, !visit.isInPrivate {
            return showAgain(&report, &visit)
        }
        let message = Message(text: Desk.words.text(DeskWords.here, id.slot))
        visit.deliver(Delivery(.point(message: message, atCardOf: id, in: visit.inbound.room)))
        return nil
    }

    /// For somebody who came later and cannot read the card that is there.
    private static let again = "again"

    private static func showAgain(_ report: inout Report, _ visit: inout Visit) -> Outcome? {
        let photos = report.shownPhotos
        report.shownPhotos = []
        report.version += 1
        visit.change(.repost(report.id))
        Posting.show(&report, photos: photos, &visit)
        visit.change(.turn(report))
        return nil
    }
}
