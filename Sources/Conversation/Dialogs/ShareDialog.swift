/// A report's words to pass on, and its photos.
enum ShareDialog {
    /// Words that stand alone, with the link that the platform can make.
    static func share(_ id: ReportID, _ visit: inout Visit) {
        guard let report = visit.facts.records.publicReport(id, at: visit.facts.now) else {
            visit.say(.feedGone, [.code: id.description])
            return visit.askAgain()
        }
        visit.say(.shareHow, [.command: "/start \(DeepLink.report(id).payload)"])
        visit.say(
            .shareText,
            [
                .code: id.description, .place: report.place.words, .text: String(report.text.prefix(300)),
                .date: visit.times.dateAndHour(report.sentAt),
            ])
        visit.link = .report(id)
        visit.keepButtons()
    }

    static func showPhotos(of id: ReportID, _ visit: inout Visit) {
        guard let report = visit.facts.records.publicReport(id, at: visit.facts.now),
            let photos = report.publicPhotos, !photos.isEmpty
        else {
            visit.say(.feedGone, [.code: id.description])
            return visit.askAgain()
        }
        visit.say(.photosComing, [.n: "\(photos.count)"])
        visit.deliver(Delivery(.sendPhotos(photos, of: id, to: visit.inbound.room)))
        visit.keepButtons()
    }

    /// `/start r_12` from a shared link; before the ZIP question is settled that question comes first.
    static func open(_ link: DeepLink, _ visit: inout Visit) {
        switch link {
        case .report(let id):
            guard visit.session.isOnboarded || visit.session.draft != nil else {
                visit.session.wantedReport = id
                return ZIPDialog.open(&visit)
            }
            FeedChoices.open(id, &visit)
        }
    }
}
