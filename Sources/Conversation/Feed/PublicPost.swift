/// A public report as it reads in the public room: the author's words, in a frame of the author's language.
public enum PublicPost {
    /// The post of a report as it is now; nil for what is not public, and for comments.
    public static func message(of report: Report) -> Message? {
        guard report.publicAt != nil, report.parent == nil else { return nil }
        let words = Catalogue(report.language)
        let times = TimeWords(language: report.language, at: report.place.zip, sayingZone: true)
        var lines = [report.text, words.text(.linePlace, [.place: report.place.words])]
        lines.append(words.text(.lineTime, [.when: times.dateAndHour(report.sentAt)]))
        lines.append(words.text(.lineKind, [.kind: words.text(Catalogue.phrase(of: report.kind))]))
        lines.append(words.text(report.isMarkedVerified ? .feedIsVerified : .feedIsChecked))
        return Message(
            heading: words.text(.postHead, [.code: report.id.description]),
            text: lines.filter { !$0.isEmpty }.joined(separator: "\n"), link: .report(report.id))
    }

    /// Has the post appear, or read like the report as it is now.
    static func show(_ report: Report, after span: Span, _ visit: inout Visit) {
        guard report.parent == nil else { return }
        visit.deliver(
            Delivery(
                .publish(report: report.id), after: span, tag: span > .zero ? report.id.decisionTag : nil))
    }

    /// Takes the post away, where there may be one.
    static func remove(_ report: Report, _ visit: inout Visit) {
        guard let publicAt = report.publicAt, publicAt <= visit.now, report.parent == nil else { return }
        visit.deliver(Delivery(.unpublish(report: report.id)))
    }
}
