/// A report's words to pass on, and its photos.
enum ShareDialog {
    /// Words that stand alone, with the link that the platform can make.
    static func share(_ id: ReportID, _ visit: inout Visit) {
        guard let report = visit.facts.records.publicReport(id, at: visit.facts.now) else {
            return visit.answer(FeedWords.gone, [.code: id.description])
        }
        let times = TimeWords(language: visit.session.language, at: report.place.zip, sayingZone: true)
        visit.say(ShareWords.how, [.command: "/start \(DeepLink.report(id).payload)"])
        visit.say(
            ShareWords.post,
            [
                .code: id.description, .place: report.publicPlace, .text: report.publicText.upTo(300),
                .date: times.dateAndHour(report.sentAt),
            ])
        visit.link = .report(id)
        visit.keepButtons()
    }

    static func showPhotos(of id: ReportID, _ visit: inout Visit) {
        guard let report = visit.facts.records.published(id, at: visit.facts.now),
            let photos = report.chosenPhotos, !photos.isEmpty
        else { return visit.answer(FeedWords.gone, [.code: id.description]) }
        visit.say(FeedWords.photosComing, [.n: "\(photos.count)"])
        visit.deliver(Delivery(.sendPhotos(photos, of: id, to: visit.inbound.room)))
        visit.keepButtons()
    }

    /// `/start r_12` from a shared link.
    static func open(_ link: DeepLink, _ visit: inout Visit) {
        switch link {
        case .report(let id):
            FeedChoices.open(id, &visit)
        case .result(let id):
            ResultDialog.openShared(id, &visit)
        }
    }
}
