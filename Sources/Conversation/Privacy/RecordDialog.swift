/// The record of all reports as a file for a moderator, in private. Whether somebody is one is asked of the platform.
enum RecordDialog {
    static let commands = ["export", "exportar"]

    static func ask(_ visit: inout Visit) {
        visit.say(PrivacyWords.recordChecking)
        visit.deliver(Delivery(.vouch(for: visit.inbound)))
    }

    /// The platform's answer; the record goes to moderators only, and not more than once in ten minutes.
    static func hear(isModerator: Bool, format words: String, _ visit: inout Visit) {
        defer { visit.askAgain() }
        guard isModerator else { return visit.say(PrivacyWords.recordRefused) }
        guard visit.mayHint("record") else { return visit.say(PrivacyWords.exportSoon) }
        visit.session.reminded["record"] = visit.now
        let format = RecordFormat(rawValue: words.trimmingSpaces.lowercased()) ?? .csv
        let head = visit.facts.records.logHead.map { [LogAnchor.text($0, visit.words)] } ?? []
        let caption = ([visit.words.text(PrivacyWords.recordCaption)] + head).joined(separator: "\n")
        visit.deliver(Delivery(.exportRecord(as: format, caption: caption, to: visit.inbound.room)))
        visit.change(.log(.exported, about: nil))
    }
}
