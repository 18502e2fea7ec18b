/// Facts about voting where the voter lives: which page opens, and what its buttons do.
enum FactsDialog {
    /// Pages below the open one that "back" remembers.
    private static let longestTrail = 8

    /// Without a ZIP code most things cannot be looked up: that question comes first.
    static func open(_ topic: Topic, _ visit: inout Visit) {
        guard visit.session.zip != nil || !topic.needsZIP else {
            visit.session.wanted = topic
            visit.say(.factsNeedZIP)
            return visit.open(.zip)
        }
        IntentDialog.read(.facts(topic.page), &visit)
    }

    static func act(on choice: CivicChoice, _ visit: inout Visit) {
        switch choice {
        case .topic(let topic): go(to: topic, &visit)
        case .election(let id): go(to: .election(id: id), &visit)
        case .representative(let id): go(to: .representative(id: id), &visit)
        case .billsOf(let id): go(to: .billsOf(id: id, page: 0), &visit)
        case .more: turn(by: 1, &visit)
        case .less: turn(by: -1, &visit)
        }
    }

    static func page(_ page: CivicPage, session: Session, desk: CivicDesk) -> Prompt {
        let view = FactsView(session: session, desk: desk)
        return switch page {
        case .elections(let page): ElectionPages(view: view).list(page)
        case .election(let id): ElectionPages(view: view).detail(id)
        case .representatives(let page): RepresentativePages(view: view).list(page)
        case .representative(let id): RepresentativePages(view: view).detail(id)
        case .billsOf(let id, let page): RepresentativePages(view: view).bills(of: id, page)
        case .registration: RegistrationPages(view: view).steps
        }
    }

    /// Back to the page that led here; from the first one, out.
    static func back(_ visit: inout Visit) {
        var trail = visit.session.overlay?.trail ?? []
        guard let last = trail.popLast() else { return Control.cancel(&visit) }
        visit.open(.facts(last))
        visit.session.overlay?.trail = trail.isEmpty ? nil : trail
        visit.askAgain()
    }

    /// Opens a page over the open one.
    static func go(to page: CivicPage, _ visit: inout Visit) {
        guard case .facts(let below)? = visit.session.overlay?.page, below != page else {
            return IntentDialog.read(.facts(page), &visit)
        }
        let trail = (visit.session.overlay?.trail ?? []) + [below]
        visit.open(.facts(page))
        visit.session.overlay?.trail = trail.suffix(longestTrail)
        visit.askAgain()
    }

    private static func go(to topic: Topic, _ visit: inout Visit) {
        guard visit.session.zip != nil || !topic.needsZIP else { return open(topic, &visit) }
        go(to: topic.page, &visit)
    }

    private static func turn(by pages: Int, _ visit: inout Visit) {
        guard case .facts(let page)? = visit.session.overlay?.page, let next = page.turned(by: pages) else {
            return visit.askAgain()
        }
        let trail = visit.session.overlay?.trail
        visit.open(.facts(next))
        visit.session.overlay?.trail = trail
        visit.askAgain()
    }

    /// Labels of the open page that its choices alone do not tell.
    static func labels(_ visit: Visit) -> [Choice: String] {
        guard case .facts(let page)? = visit.session.overlay?.page else { return [:] }
        return self.page(page, session: visit.session, desk: visit.facts.desk).labels
    }
}
