internal import Understanding

/// "Like 12", "open report 3", "me gusta el 4": what the feed's buttons do, in words.
enum FeedWishes {
    /// True if the words were such a wish about a report in the feed that lies open.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        if !isOpen(visit) { return asksCount(plain, &visit) || hearElsewhere(plain, &visit) }
        if hearPointing(plain, &visit) { return true }
        guard (2...5).contains(plain.words.count), let last = plain.words.last else { return false }
        guard let id = named(last, visit) else { return hearMissing(plain.words.dropLast(), last, &visit) }
        guard let choice = choice(named: plain.words.dropLast(), for: id) else { return false }
        choice.press.press(&visit)
        return true
    }

    /// "Like 77" where the list is shorter: no comment on what lies open.
    private static func hearMissing(_ wish: ArraySlice<String>, _ last: String, _ visit: inout Visit) -> Bool
    {
        guard let number = Int64(last), number > 0,
            choice(named: wish, for: ReportID(rawValue: number)) != nil
        else { return false }
        visit.say(FeedWords.gone)
        visit.keepButtons()
        return true
    }

    /// What a report is called, or its place in the list that lies open.
    private static func named(_ word: String, _ visit: Visit) -> ReportID? {
        if let id = visit.facts.records.report(onSite: word) { return id }
        guard let number = Int(word), number > 0 else { return nil }
        let open = listed(visit)
        return open.indices.contains(number - 1) ? open[number - 1] : nil
    }

    private static func listed(_ visit: Visit) -> [ReportID] {
        var list = visit.session.page
        if !(list is any ReportList) { list = visit.session.pagesBelow.last }
        if let page = list as? FeedListPage {
            let view = page.view ?? FeedDialog.beginning(session: visit.session, facts: visit.facts)
            return Array(view.open)
        }
        guard let page = list as? LikedPage else { return [] }
        let marks = visit.view.marks(.like, skipping: page.page * Limits.pageSize, limit: Limits.pageSize)
        return marks.compactMap(\.report)
    }

    /// "Like the first one", "me gusta", "I saw that too": the report that is open or pointed at; of an empty list that it
    /// is empty.
    private static func hearPointing(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.words.count <= 7 else { return false }
        if let page = visit.session.page as? FeedItemPage {
            guard plain.isOne(of: likings) else { return false }
            LikeDialog.like(page.id, through: nil, &visit)
            return true
        }
        guard let page = visit.session.page as? FeedListPage else { return false }
        let place = likings.lazy.filter { plain.text.hasPrefix("\($0) ") }
            .compactMap { OrdinalReading(Plain(String(plain.text.dropFirst($0.count))))?.place }.first
        let isLiking = plain.isOne(of: likings) || place != nil
        guard isLiking || plain.isOne(of: onward) else { return false }
        let open = (page.view ?? FeedDialog.beginning(session: visit.session, facts: visit.facts)).open
        guard !open.isEmpty else {
            visit.askAgain()
            return true
        }
        if plain.isOne(of: onward) {
            page.turn(by: 1, &visit)
            return true
        }
        guard let index = place.map({ $0 - 1 }) ?? (open.count == 1 ? 0 : nil), open.indices.contains(index)
        else {
            visit.say(LikeWords.whichOne)
            visit.keepButtons()
            return true
        }
        LikeDialog.like(open[index], through: nil, &visit)
        return true
    }

    private static let likings = Phrases.feedLikings.words
    private static let onward: Set<String> = [
        "next", "next page", "siguiente", "la siguiente", "mas reportes", "more reports",
    ]

    /// "How many reports do you have from Pittsburgh": the list says so.
    private static func asksCount(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.isFree, plain.words.count <= 18,
            ["how many reports", "cuantos reportes"].contains(where: plain.text.contains),
            !plain.words.contains(where: ["i", "my", "mis", "tengo", "mande", "sent"].contains)
        else { return false }
        IntentDialog.follow(.feed, &visit)
        return true
    }

    /// "Show report 12" away from the feed: the public report, else one's own, else that it is not public.
    private static func hearElsewhere(_ plain: Plain, _ visit: inout Visit) -> Bool {
        let words = plain.curt.words
        guard visit.session.draft == nil, visit.session.overlay?.page.isRead ?? true,
            (2...6).contains(words.count),
            let last = words.last, words.dropLast().contains(where: { ["report", "reporte"].contains($0) }),
            let id = visit.facts.records.report(onSite: last) ?? numbered(last),
            let choice = choice(named: words.dropLast(), for: id)
        else { return false }
        let isPublic = visit.facts.records.published(id, at: visit.now) != nil
        if choice.press is OpenItem, !isPublic, MineDialog.own(id, facts: visit.facts) != nil {
            visit.open(ReportPage(id: id))
            return true
        }
        // What is not public leads to what is.
        if !isPublic { visit.session.overlay = nil }
        choice.press.press(&visit)
        return true
    }

    /// As its author knows it.
    private static func numbered(_ word: String) -> ReportID? {
        guard word.count <= 6, let number = Int64(word), number > 0 else { return nil }
        return ReportID(rawValue: number)
    }

    private static func isOpen(_ visit: Visit) -> Bool {
        let page = visit.session.page
        return page is FeedListPage || page is FeedItemPage || page is CommentsPage || page is WordsPage
            || page is LikedPage
    }

    private static func choice(named words: ArraySlice<String>, for id: ReportID) -> Choice? {
        let verb = words.filter { !fillers.contains($0) }.joined(separator: " ")
        switch verb {
        case "", "open", "show", "read", "see", "abrir", "abre", "abra", "ver", "leer", "muestra":
            return .item(id)
        case "like", "i like", "me gusta", "gusta": return .like(id)
        case "unlike", "i dont like", "no me gusta", "ya no me gusta": return .unlike(id)
        case "save", "keep", "guardar", "guarda", "guarde": return .save(SaveTarget(id))
        case "comments", "comments on", "comentarios", "comentarios de": return .comments(id)
        case "comment", "comment on", "comentar", "comenta": return .comment(id)
        case "share", "compartir", "comparte": return .share(id)
        default: return nil
        }
    }

    private static let fillers: Set<String> = [
        "report", "reporte", "number", "numero", "the", "el", "la", "please",
    ]
}
