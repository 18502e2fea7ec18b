internal import CivicFacts

/// A public report as it reads in the public room: the author's words, in a frame of the author's language.
public enum PublicPost {
    /// The post of a report as it is now; nil for what is not public, and for comments and posts of givers.
    public static func message(of report: Report) -> Message? {
        guard report.isOfVoting else { return nil }
        let words = Catalogue(report.language)
        let heading = words.text(FeedWords.postHead, [.code: report.id.description])
        if let takenBack = report.takenBack(in: words) { return Message(heading: heading, text: takenBack) }
        guard report.publicAt != nil else { return nil }
        let times = TimeWords(language: report.language, at: report.place.zip, sayingZone: true)
        var lines = [words.text(LastLookWords.linePlace, [.place: "«\(report.publicPlace)»"])]
        lines.append(words.text(LastLookWords.lineTime, [.when: times.dateAndHour(report.sentAt)]))
        lines.append(
            words.text(LastLookWords.lineKind, [.kind: words.text(Catalogue.phrase(of: report.kind))]))
        lines += report.marks(in: words, times) + Quotation.of(report.publicText)
        return Message(
            heading: heading, text: lines.joined(separator: "\n"),
            link: .report(report.id))
    }

    /// Has the post appear, or read like the report as it is now.
    static func show(_ report: Report, after span: Span, _ visit: inout Visit) {
        guard report.isOfVoting else { return }
        visit.deliver(
            Delivery(
                .publish(report: report.id), after: span, tag: span > .zero ? report.id.decisionTag : nil))
    }

    /// Has the post read like the report as it is now, where there is one.
    static func renew(_ report: Report, _ visit: inout Visit) {
        let publicAt = report.publicAt ?? report.retraction?.former.publicAt
        guard let publicAt, publicAt <= visit.now else { return }
        show(report, after: .zero, &visit)
    }

    /// What stands in the place of a post that the platform does not take away, for readers of both languages.
    public static let gone = [Language.english, .spanish].map { Catalogue($0).text(CleanUpWords.postGone) }
        .joined(separator: "\n")

    /// Takes the post away, where there may be one.
    static func remove(_ report: Report, _ visit: inout Visit) {
        let publicAt = report.publicAt ?? report.retraction?.former.publicAt
        guard let publicAt, publicAt <= visit.now, report.isOfVoting else { return }
        visit.deliver(Delivery(.unpublish(report: report.id), urgent: true))
    }
}
