internal import CivicFacts
internal import PublicSite

/// A public report as it reads in the public room: the author's words, in a frame of the author's language. It is made of
/// what is public and of nothing else.
public enum PublicPost {
    /// The post of a report; `site`: the address of the public site, where there is one. // S40
    public static func message(of report: PublicReport, site: String?) -> Message {
        let words = Catalogue(report.language)
        let kind = words.text(Catalogue.phrase(of: report.kind))
        let area = report.area.name(in: SiteLanguage(rawValue: report.language.rawValue) ?? .english)
        // A place that is named is not one "that is not known".
        let isPlaced = report.area != .unknown || report.place == nil
        var lines = report.place.map { [words.text(LastLookWords.linePlace, [.place: "«\($0)»"])] } ?? []
        lines.append(
            words.text(LastLookWords.lineTime, [.when: report.hour(in: report.language)]))
        lines += report.marks(in: words, report.language) + Quotation.of(report.text)
        lines.append(words.text(FeedWords.postHead, [.code: report.token]))
        if let site { lines.append(permalink(to: report.token, on: site, in: report.language)) }
        return Message(
            heading: kind.prefix(1).uppercased() + kind.dropFirst() + (isPlaced ? ", \(area)" : ""),
            text: lines.joined(separator: "\n"), link: .shared(report.token))
    }

    /// What stands there once the team took the report back.
    public static func message(of gone: PublicRetraction) -> Message {
        let words = Catalogue(gone.language)
        return Message(
            heading: words.text(FeedWords.postHead, [.code: gone.token]), text: gone.line(in: words))
    }

    /// Where the site has the report's page.
    static func permalink(to token: String, on site: String, in language: Language) -> String {
        let base = site.hasSuffix("/") ? site : site + "/"
        return base
            + SiteFile.report(token: token, SiteLanguage(rawValue: language.rawValue) ?? .english).path
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
