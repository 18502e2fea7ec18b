/// The record of all reports as a file for a lead, in private. Whether somebody is one is asked of the platform.
enum RecordDialog {
    static let commands = ["export", "exportar"]

    static func ask(_ visit: inout Visit) {
        visit.say(PrivacyWords.recordChecking)
        visit.deliver(Delivery(.vouch(for: visit.inbound)))
    }

    /// The platform's answer; the record goes to leads only, and not more than once in ten minutes.
    static func hear(isModerator: Bool, format words: String, _ visit: inout Visit) {
        defer { visit.askAgain() }
        guard isModerator, visit.isLead else {
            return visit.say(isModerator ? PrivacyWords.recordOfLeads : .recordRefused)
        }
        let wanted = words.trimmingSpaces.lowercased().split(separator: " ").map(String.init)
        if wanted.first == "photos" {
            return send(page: wanted.dropFirst().first.flatMap { Int($0) } ?? 1, &visit)
        }
        guard visit.mayHint("record") else { return visit.say(PrivacyWords.exportSoon) }
        visit.session.reminded["record"] = visit.now
        let format = RecordFormat(rawValue: words.trimmingSpaces.lowercased()) ?? .csv
        let head = visit.facts.records.logHead.map { [LogAnchor.text($0, visit.words)] } ?? []
        let caption = ([visit.words.text(PrivacyWords.recordCaption)] + head).joined(separator: "\n")
        visit.deliver(Delivery(.exportRecord(as: format, caption: caption, to: visit.inbound.room)))
        visit.change(.log(.exported, about: nil))
    }

    private static let photosAtOnce = 10

    /// The photos that moderators chose for everybody, of ten reports with photos, the newest first.
    private static func send(page: Int, _ visit: inout Visit) {
        let page = max(1, min(page, 1_000))
        let query = ReportQuery(
            traces: [.facet("flag", "photos")], sentSince: nil, sentBefore: nil, isOpen: false,
            isUntaken: false, holder: nil, desks: [])
        let found = visit.facts.records.reports(
            matching: query, at: visit.now, skipping: (page - 1) * photosAtOnce,
            limit: photosAtOnce + 1)
        let chosen = found.prefix(photosAtOnce).filter {
            $0.chosenPhotos?.isEmpty == false && !$0.isWithdrawn
        }
        let codes = chosen.map(\.id.description).joined(separator: ", ")
        chosen.isEmpty
            ? visit.say(PrivacyWords.recordNoPhotos)
            : visit.say(PrivacyWords.recordPhotos, [.codes: codes])
        if found.count > photosAtOnce {
            visit.say(PrivacyWords.recordMorePhotos, [.n: "\(page + 1)"])
        }
        for report in chosen {
            visit.deliver(
                Delivery(.sendPhotos(report.chosenPhotos ?? [], of: report.id, to: visit.inbound.room)))
        }
        visit.change(.log(.exported, about: nil))
    }
}

/// `/export` in the review room: everybody there would have the file for ever.
enum SayExport: DeskCommand {
    static let command: String? = "export"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        .done(PrivacyWords.recordElsewhere)
    }
}
