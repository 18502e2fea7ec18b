import CivicFacts

/// One report: its words, what the team corrected, and how to have it removed.
struct ReportPage {
    let site: Site
    let file: SiteFile
    let language: SiteLanguage

    private var words: SiteWords { SiteWords(language: language) }

    func html(of token: String, from shelf: some PublicShelf) throws -> [UInt8]? {
        if let version = try shelf.version(token) { return html(version) }
        return try shelf.takenBack(token).map(html)
    }

    private func html(_ version: PublicVersion) -> [UInt8] {
        let title = "\(version.kind.name[language]), \(version.area.name(in: language))"
        let frame = PageFrame(site: site, file: file, language: language, title: title, isIndexed: false)
        let card = ReportCard(frame: frame, version: version)
        let corrections = notes(words.corrections, version.corrections, Self.mostOfCorrections, frame)
        let comments = notes(words.comments, version.comments, Self.mostOfComments, frame)
        // Other lists may not be there yet when this page is.
        let state = version.area.state ?? PublicList.elsewhere
        return frame.html([
            frame.heading(title), card.content(Self.mostOfWords), photos(version), corrections, comments,
            share(version, frame, title),
            frame.paragraph(words.token(version.token)),
            .element(
                "p", [],
                [
                    frame.anchor(
                        .list(.state(state), page: nil, language), site.name(ofState: state, in: language))
                ]),
        ])
    }

    private func html(_ gone: TakenBack) -> [UInt8] {
        let frame = PageFrame(
            site: site, file: file, language: language, title: words.takenBack, isIndexed: false)
        return frame.html([
            frame.heading(words.takenBack), frame.paragraph(words.takenBack(gone.reason[language])),
            .element("p", [], [frame.anchor(.changes(language), words.changes)]),
        ])
    }

    /// In the order in which they were sent; what is on them is not known.
    private func photos(_ version: PublicVersion) -> Markup {
        version.photos.enumerated().reduce(.nothing) { shown, photo in
            if let video = photo.element.video { return shown + film(video, photo.element) }
            let image = Markup.void(
                "img",
                [
                    Attribute("src", SiteFile.photo(photo.element.name).link(from: file)),
                    Attribute("alt", words.photo(photo.offset + 1, of: version.photos.count)),
                    Attribute("width", "\(photo.element.width)"),
                    Attribute("height", "\(photo.element.height)"), Attribute("loading", "lazy"),
                ])
            return shown + .element("p", [Attribute("class", "photo")], [image])
        }
    }

    /// Nothing of it is fetched before somebody plays it, but its still; a line says what it is and how large.
    private func film(_ video: PublicVideo, _ still: PublicPhoto) -> Markup {
        let address = SiteFile.photo(video.name).link(from: file)
        let player = Markup.element(
            "video",
            [
                Attribute("src", address), Attribute("poster", SiteFile.photo(still.name).link(from: file)),
                Attribute("controls"), Attribute("preload", "none"), Attribute("playsinline"),
                Attribute("width", "\(video.width)"), Attribute("height", "\(video.height)"),
                Attribute("aria-label", words.videoAlone),
            ], [.element("a", [Attribute("href", address)], [.text(words.video)])])
        return .element("p", [Attribute("class", "photo")], [player])
            + .element("p", [Attribute("class", "facts")], [.text(words.video(video.told))])
    }

    /// Bytes that a page has room for; what people write in chats is shorter.
    private static let (mostOfWords, mostOfCorrections, mostOfComments) = (20_000, 10_000, 12_000)

    private func notes(_ title: String, _ said: [PublicNote], _ most: Int, _ frame: PageFrame) -> Markup {
        guard !said.isEmpty else { return .nothing }
        var left = most
        var items: [Markup] = []
        for note in said where left > 100 {
            let item = note.words.shortened(to: left)
            left -= item.size + 100
            items.append(self.item(note, item))
        }
        let more = items.count < said.count ? [frame.paragraph(words.moreComments)] : []
        return frame.section(title, [.element("ul", [], items)] + more)
    }

    private func item(_ note: PublicNote, _ shown: Words) -> Markup {
        let hour = note.hour.map {
            let time = SiteTimes(language: language).line($0)
            return Markup.element("p", [Attribute("class", "facts")], [.text(time)])
        }
        let attributes = [Attribute("lang", note.language.rawValue), Attribute("dir", "auto")]
        return .element("li", [], [hour ?? .nothing, .element("p", attributes, [.said(shown)])])
    }

    /// Ways to share that need no script; none where nobody knows the site's address.
    private func share(_ version: PublicVersion, _ frame: PageFrame, _ title: String) -> Markup {
        guard let address = site.address(of: file) else { return .nothing }
        let coded = address.percentEncoded
        let ways = [
            (words.byMail, "mailto:?subject=\(title.percentEncoded)&body=\(coded)"),
            (words.bySMS, "sms:?body=\(coded)"), ("Telegram", "https://t.me/share/url?url=\(coded)"),
            ("WhatsApp", "https://wa.me/?text=\(coded)"),
        ]
        let others = [Attribute("rel", "noopener noreferrer nofollow")]
        let links = ways.map { label, way in
            Markup.element(
                "li", [],
                [
                    .element(
                        "a", [Attribute("href", way)] + (way.hasPrefix("https") ? others : []), [.text(label)]
                    )
                ])
        }
        let field = Markup.void(
            "input",
            [
                Attribute("type", "text"), Attribute("readonly"), Attribute("value", address),
                Attribute("id", "permalink"),
            ])
        return frame.section(
            words.share,
            [
                .element(
                    "p", [],
                    [.element("label", [Attribute("for", "permalink")], [.text(words.permalink)]), field]),
                .element("ul", [Attribute("class", "ways")], links),
            ])
    }
}

/// A report as lists and its own page show it.
struct ReportCard {
    let frame: PageFrame
    let version: PublicVersion

    private var words: SiteWords { frame.words }

    /// In a list, with the way to its page; the heading is one below that of the list.
    func entry(_ heading: StaticString = "h3") -> Markup {
        let label = "\(version.kind.name[frame.language]), \(version.area.name(in: frame.language))"
        let page = SiteFile.report(token: version.token, frame.language)
        return .element(
            "article", [], [.element(heading, [], [frame.anchor(page, label)]), content(Self.mostInList)])
    }

    /// Thirty of them, with what else is on a page, are less than 50 kB.
    private static let mostInList = 480

    func content(_ most: Int) -> Markup {
        let said = version.words.shortened(to: most).paragraphs.map { Markup.element("p", [], [.said($0)]) }
        let quote = Markup.element(
            "blockquote",
            [Attribute("lang", version.language.rawValue), Attribute("dir", "auto")], said)
        let place = version.place.map {
            Markup.element("p", [Attribute("class", "facts"), Attribute("dir", "auto")], [.said($0)])
        }
        return quote + (place ?? .nothing)
            + .element("p", [Attribute("class", "facts")], [.text(facts.joined(separator: " · "))])
    }

    private var facts: [String] {
        var facts = [SiteTimes(language: frame.language).line(version.hour)]
        if version.isVerified { facts.append(words.verified) }
        if !version.photos.isEmpty { facts.append(words.photos(version.photos.count)) }
        if version.photos.contains(where: { $0.video != nil }) { facts.append(words.video) }
        if version.reporters > 1 { facts.append(words.reporters(version.reporters)) }
        return facts
    }
}

extension String {
    /// For a value within an address (RFC 3986).
    var percentEncoded: String {
        let hexadecimal = Array("0123456789ABCDEF")
        return utf8.reduce(into: "") { coded, byte in
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80,
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "-._~".unicodeScalars.contains(scalar)
            {
                coded.unicodeScalars.append(scalar)
            } else {
                coded += "%\(hexadecimal[Int(byte >> 4)])\(hexadecimal[Int(byte & 15)])"
            }
        }
    }
}
