internal import CivicFacts
internal import Understanding

/// Facts about voting where the voter lives: which page opens, and what its buttons do.
enum FactsDialog {
    static func open(_ intent: Intent, _ visit: inout Visit) { open(intent.topic, &visit) }

    static func open(_ topic: Topic, _ visit: inout Visit) {
        guard let door = topic.door else { return visit.askAgain() }
        open(door, &visit)
    }

    /// Without a ZIP code most things cannot be looked up: that question comes first.
    static func open(_ door: Door, _ visit: inout Visit) {
        let place = visit.about ?? visit.session.civicPlace
        guard opens(door, at: place, visit) else {
            if let area = place.canada {
                guard let page = door.inWinnipeg, CanadaDialog.isWinnipeg(area) else {
                    return CanadaDialog.decline(&visit)
                }
                return show(page, over: [], &visit)
            }
            guard !ZIPDialog.isRefused(visit) else {
                visit.say(FactsWords.nameState)
                return visit.askBriefly()
            }
            visit.session.wanted = door.topic
            if visit.session.draft != nil { visit.say(ReportWords.stillOpen) }
            visit.say(FactsWords.needZIP)
            return visit.open(ZIPPage())
        }
        show(door.opened(visit), over: [], &visit)
    }

    /// In Canada another page may stand behind the door.
    private static func opens(_ door: Door, at place: CivicPlace, _ visit: Visit) -> Bool {
        if (visit.named?.places.count ?? 0) > 1 { return true }
        if place.zip != nil || place.chosenState != nil { return true }
        return !door.needsZIP && (door.inWinnipeg == nil || place.canada == nil)
    }

    /// Back to the page that led here; from the first one, out.
    static func back(_ visit: inout Visit) {
        let below = visit.session.pagesBelow
        guard let last = below.last else { return Control.cancel(&visit) }
        guard let page = last as? any FactsPage else { return visit.back() }
        lay(page, over: below.dropLast(), about: visit.session.overlay?.about, &visit)
    }

    /// Opens a page over the open one.
    static func go(to page: any FactsPage, _ visit: inout Visit) {
        let below = visit.session.pagesBelow
        guard let open = visit.session.factsPage, !page.equals(open) else {
            return lay(page, over: below, about: visit.asked.about, &visit)
        }
        lay(page, over: below + [open], about: visit.asked.about, &visit)
    }

    /// Lays the page over whatever is open, for the place that the words name; where several states have it, that is
    /// asked first.
    static func show(_ page: any FactsPage, over below: [any Page], _ visit: inout Visit) {
        if let named = visit.named, page.isOfPlace, named.places.count > 1 {
            return lay(WhichPlacePage(page, in: named.places), over: below, about: nil, &visit)
        }
        let report = page is HowPage && visit.named == nil ? visit.aboutReport : nil
        lay(page, over: below, about: page.isOfPlace ? visit.about ?? report : nil, &visit)
    }

    /// What the page needs and nobody keeps is asked of a provider first.
    static func lay(_ page: any FactsPage, over below: [any Page], about: CivicPlace?, _ visit: inout Visit) {
        visit.session.memory.look = nil
        let former = visit.session.page
        if former is any FactsPage {
            visit.open(page, over: below)
        } else {
            IntentDialog.read(page, over: below, &visit)
        }
        visit.session.overlay?.about = page.isRead && !(page is any HomePage) ? about : nil
        if let question = visit.view.missing(for: page) { visit.look(question, for: page) }
        // A calendar that hangs on the wall is leafed through where it hangs.
        // A picture gives its place to another one, and not to words.
        let isBackToWords =
            former is MonthPage && page is CalendarPage && visit.session.kindOfPictures != nil
        if former?.isOfCalendar == true, page.isOfCalendar, !isBackToWords { visit.turned = visit.pressed }
        visit.askAgain()
    }

    /// "refresh" on an open page: asks its source again where it has one, and shows what is kept by now.
    static func hearRefresh(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.page is any FactsPage,
            ["refresh", "reload", "look again", "actualizar", "recargar", "buscar otra vez"].contains(
                plain.text)
        else { return false }
        refresh(&visit)
        return true
    }

    /// Asks the source of the open page again, where it has one.
    static func refresh(_ visit: inout Visit) {
        guard let page = visit.session.factsPage else { return visit.askAgain() }
        if let question = page.lacks(visit.view) {
            visit.look(question, for: page)
        }
        visit.askAgain()
    }

    static func go(to topic: Topic, _ visit: inout Visit) {
        guard let door = topic.door, opens(door, at: visit.asked.place, visit) else {
            return open(topic, &visit)
        }
        go(to: door.opened(visit), &visit)
    }

    /// Months lie beside each other: "back" leads out of them at once.
    static func turn(to month: CivilMonth, _ visit: inout Visit) {
        let page = MonthPage(month: month)
        guard visit.session.page is MonthPage else { return go(to: page, &visit) }
        lay(page, over: visit.session.pagesBelow, about: visit.session.overlay?.about, &visit)
    }
}
