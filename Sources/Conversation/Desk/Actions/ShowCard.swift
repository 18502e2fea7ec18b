/// Points at the card: the words stay where they can be taken back.
enum ShowCard: ReportCommand {
    static let command: String? = "show"
    static let isReading = true

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let report = visit.facts.records.report(id), report.isPosted else {
            return Desk.missing(id, visit)
        }
        let message = Message(text: Desk.words.text(DeskWords.here, id.slot))
        visit.deliver(Delivery(.point(message: message, atCardOf: id, in: visit.inbound.room)))
        return nil
    }
}
