/// A report's words to pass on, and its photos.
enum ShareDialog {
    /// Words that stand alone, with the link that the platform can make.
    static func share(_ id: ReportID, _ visit: inout Visit) {
        guard let report = visit.facts.records.publicReport(id, at: visit.facts.now) else {
            return visit.answer(FeedWords.gone)
        }
        let language = visit.session.language
        visit.say(ShareWords.how, [.command: "/start \(DeepLink.shared(report.token).payload)"])
        visit.say(
            ShareWords.post,
            [
                .code: report.token, .place: report.whereabouts(in: language),
                .text: report.text.upTo(300), .date: report.hour(in: language),
            ])
        if let site = visit.facts.rules.publicAddress {
            visit.say(lines: [PublicPost.permalink(to: report.token, on: site, in: language)])
        }
        visit.link = .shared(report.token)
        visit.keepButtons()
    }

    static func showPhotos(of id: ReportID, _ visit: inout Visit) {
        let records = visit.facts.records
        let photos =
            records.publicReport(id, at: visit.now)?.photos
            ?? records.giftPost(id, at: visit.now)?.chosenPhotos ?? []
        guard !photos.isEmpty else { return visit.answer(FeedWords.gone) }
        visit.say(FeedWords.photosComing, [.n: "\(photos.count)"])
        visit.deliver(Delivery(.sendPhotos(photos, of: id, to: visit.inbound.room)))
        visit.keepButtons()
    }

    /// `/start p_k7m3q2xa9t` from a shared link, or `/start r_12` from one of an earlier release.
    static func open(_ link: DeepLink, _ visit: inout Visit) {
        switch link {
        case .report(let id):
            FeedChoices.open(id, &visit)
        case .shared(let token):
            guard let id = visit.facts.records.report(onSite: token) else {
                visit.say(FeedWords.gone)
                return visit.askAgain()
            }
            FeedChoices.open(id, &visit)
        case .result(let id):
            ResultDialog.openShared(id, &visit)
        }
    }
}
