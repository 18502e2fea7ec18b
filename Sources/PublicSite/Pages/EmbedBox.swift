/// What other sites copy to show a state's newest reports.
struct EmbedBox {
    let frame: PageFrame
    let state: String

    var markup: Markup { frame.section(frame.words.embedTitle, content) }

    var content: [Markup] {
        let file = SiteFile.embed(state, frame.language)
        let address = frame.site.address(of: file) ?? "https://example.org/" + file.path
        let name = frame.site.name(ofState: state, in: frame.language)
        let snippet = """
            <iframe src="\(address)" title="\(frame.words.title): \(name)" loading="lazy" \
            sandbox="allow-top-navigation-by-user-activation" width="100%" height="600"></iframe>
            """
        let area = Markup.element(
            "textarea",
            [Attribute("readonly"), Attribute("rows", 4), Attribute("aria-label", frame.words.embedTitle)],
            [.text(snippet)])
        let unknown = frame.site.settings.address == nil ? [frame.paragraph(frame.words.embedAddress)] : []
        return [frame.paragraph(frame.words.embedLead), area] + unknown
            + [.element("p", [], [frame.anchor(file, frame.words.embedShow)])]
    }
}
