import CivicFacts

/// What was corrected and taken back in thirty days: when and why, and never what was taken back.
struct ChangesPage {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage

    /// Rows of each list that the page has room for.
    private static let most = 70

    private var words: SiteWords { SiteWords(language: language) }
    private var times: SiteTimes { SiteTimes(language: language) }

    func html(_ shelf: some PublicShelf) throws -> [UInt8] {
        let frame = PageFrame(site: site, file: file, language: language, title: words.changes)
        let since = site.now - .days(Feeds.daysOfGone)
        let gone = try shelf.takenBack(since: since, limit: Self.most)
        let corrected = try shelf.corrected(since: since, limit: Self.most)
        var content = [frame.heading(words.changes)]
        content.append(
            frame.paragraph(gone.isEmpty && corrected.isEmpty ? words.changesEmpty : words.changesLead))
        if !corrected.isEmpty { content.append(table(corrected, frame)) }
        if !gone.isEmpty { content.append(table(gone, frame)) }
        return frame.html(content)
    }

    private func table(_ corrected: [PublicVersion], _ frame: PageFrame) -> Markup {
        let rows = corrected.map { version in
            (
                label: frame.anchor(
                    .report(token: version.token, language),
                    "\(version.kind.name[language]), \(version.area.name(in: language))"),
                values: [times.line(PublicHour(version.updated, in: .eastern))]
            )
        }
        return frame.table(words.correctedTitle, heads: [words.report, words.day], rows: rows)
    }

    private func table(_ gone: [TakenBack], _ frame: PageFrame) -> Markup {
        let rows = gone.map { gone in
            (
                label: Markup.text(times.line(PublicHour(gone.at, in: .eastern))),
                values: [
                    frame.anchor(.report(token: gone.token, language), gone.token),
                    Markup.text(gone.reason[language]),
                ]
            )
        }
        return frame.table(
            words.takenBackTitle, heads: [words.day, words.code, words.reason], marked: rows)
    }
}
