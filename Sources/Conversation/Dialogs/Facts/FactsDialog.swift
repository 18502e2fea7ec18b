internal import Understanding

/// Facts about voting where the voter lives: which page opens, and what its buttons do.
enum FactsDialog {
    /// Pages below the open one that "back" remembers.
    private static let longestTrail = 8

    /// Without a ZIP code most things cannot be looked up: that question comes first.
    static func open(_ topic: Topic, _ visit: inout Visit) {
        guard visit.session.zip != nil || !topic.needsZIP else {
            if let page = CanadaDialog.page(for: topic, visit) { return show(page, trail: [], &visit) }
            guard visit.session.memory.canada == nil else { return CanadaDialog.decline(&visit) }
            visit.session.wanted = topic
            visit.say(.factsNeedZIP)
            return visit.open(.zip)
        }
        show(page(behind: topic, visit), trail: [], &visit)
    }

    /// Where to vote takes a street address, unless one was looked up a moment ago, or nobody could be asked.
    private static func page(behind topic: Topic, _ visit: Visit) -> CivicPage {
        if topic == .candidates, let year = laterYear(visit) { return .racesIn(year: year, page: 0) }
        let view = FactsView(session: visit.session, facts: visit.facts)
        guard topic == .polling, view.guide == nil, visit.facts.rules.findsPollingPlaces, !view.isOverseas
        else { return topic.page }
        return .address(.polling)
    }

    /// The year of the general election that is open, where its ballot is not the next one.
    private static func laterYear(_ visit: Visit) -> Int? {
        guard case .facts(.election(let id))? = visit.session.overlay?.page,
            let day = visit.facts.civic.ruledElection(id, of: visit.session.civicPlace)?.value?.day,
            day > visit.facts.civic.ballotDay(in: visit.session.zip)
        else { return nil }
        return Int(day.year)
    }

    static func act(on choice: CivicChoice, _ visit: inout Visit) {
        switch choice {
        case .topic(let topic): go(to: topic, &visit)
        case .election(let id): go(to: .election(id: id), &visit)
        case .representative(let id): go(to: .representative(id: id), &visit)
        case .billsOf(let id): go(to: .billsOf(id: id, page: 0), &visit)
        case .bill(let id): go(to: .bill(id), &visit)
        case .stateBill(let state, let number): go(to: .stateBill(state: state, number: number), &visit)
        case .sponsors(let id): go(to: .sponsors(id, page: 0), &visit)
        case .bills(let list): show(.bills(list, page: 0), trail: [], &visit)
        case .filters: go(to: .billFilters, &visit)
        case .level(let level): BillDialog.choose(level, &visit)
        case .follow(let id): FollowDialog.follow(id, &visit)
        case .unfollow(let id): FollowDialog.unfollow(id, &visit)
        case .follows: go(to: .follows(page: 0), &visit)
        case .unfollowAll: FollowDialog.unfollowAll(&visit)
        case .refresh: refresh(&visit)
        case .address(let purpose): go(to: .address(purpose), &visit)
        case .line: go(to: .line, &visit)
        case .secondZIP: go(to: .secondZIP, &visit)
        case .dropSecondZIP: SecondZIPDialog.drop(&visit)
        case .race(let race): go(to: .race(race, page: 0), &visit)
        case .runner(let race, let key): go(to: .runner(race, key: key), &visit)
        case .filing(let id): go(to: .filing(id: id, page: 0), &visit)
        case .files(let race, let key): CandidateDialog.files(of: key, in: race, &visit)
        case .cityRaces: show(.cityRaces(page: 0), trail: [], &visit)
        case .cityCouncil: go(to: .cityCouncil(page: 0), &visit)
        case .how(let topic): go(to: .how(topic), &visit)
        case .howTopics: show(.howTopics(page: 0), trail: [], &visit)
        case .month(let month): turn(to: month, &visit)
        case .calendarFile(let id): CalendarDialog.send(id, &visit)
        case .remind(let id): go(to: .remind(election: id), &visit)
        case .remindToRegister: ReminderDialog.askToRegister(&visit)
        case .remindBefore, .remindAt, .remindOff, .remindersOff: ReminderDialog.act(on: choice, &visit)
        case .more: turn(by: 1, &visit)
        case .less: turn(by: -1, &visit)
        }
    }

    /// Back to the page that led here; from the first one, out.
    static func back(_ visit: inout Visit) {
        var trail = visit.session.overlay?.trail ?? []
        let home = visit.session.overlay?.home
        guard let last = trail.popLast() else {
            return home.map { visit.open(.own($0)) } ?? Control.cancel(&visit)
        }
        show(last, trail: trail, home: home, &visit)
    }

    /// Opens a page over the open one.
    static func go(to page: CivicPage, _ visit: inout Visit) {
        let trail = visit.session.overlay?.trail ?? []
        let home = visit.session.overlay?.home
        guard case .facts(let below)? = visit.session.overlay?.page, below != page else {
            return show(page, trail: trail, home: home, &visit)
        }
        show(page, trail: trail + [below], home: home, &visit)
    }

    /// Lays the page over whatever is open. What it needs and nobody keeps is asked of a provider first.
    static func show(
        _ page: CivicPage, trail: [CivicPage], home: OwnPage? = nil, _ visit: inout Visit
    ) {
        StateDialog.noteOther(for: page, &visit)
        visit.session.memory.look = nil
        let former = visit.session.overlay?.page
        if case .facts? = former {
            visit.open(.facts(page))
        } else {
            IntentDialog.read(.facts(page), &visit)
        }
        guard visit.session.overlay?.page == .facts(page) else { return }
        visit.session.overlay?.trail = trail.isEmpty ? nil : trail.suffix(longestTrail)
        visit.session.overlay?.home = home
        let view = FactsView(session: visit.session, facts: visit.facts)
        if let question = view.missing(for: page) { visit.look(question, for: page) }
        // A calendar that hangs on the wall is leafed through where it hangs.
        if case .facts(let former)? = former, former.isOfCalendar, page.isOfCalendar {
            visit.turned = visit.pressed
        }
        visit.askAgain()
    }

    /// "refresh" on an open page: asks its source again where it has one, and shows what is kept by now.
    static func hearRefresh(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard case .facts? = visit.session.overlay?.page,
            ["refresh", "reload", "look again", "actualizar", "recargar", "buscar otra vez"].contains(
                plain.text)
        else { return false }
        refresh(&visit)
        return true
    }

    /// Asks the source of the open page again, where it has one.
    private static func refresh(_ visit: inout Visit) {
        guard case .facts(let page)? = visit.session.overlay?.page else { return visit.askAgain() }
        let view = FactsView(session: visit.session, facts: visit.facts)
        if let question = view.question(for: page) { visit.look(question, for: page) }
        visit.askAgain()
    }

    private static func go(to topic: Topic, _ visit: inout Visit) {
        guard visit.session.zip != nil || !topic.needsZIP else { return open(topic, &visit) }
        go(to: page(behind: topic, visit), &visit)
    }

    /// Months lie beside each other: "back" leads out of them at once.
    private static func turn(to month: CivilMonth, _ visit: inout Visit) {
        guard case .facts(.month)? = visit.session.overlay?.page else {
            return go(to: .month(month), &visit)
        }
        show(
            .month(month), trail: visit.session.overlay?.trail ?? [], home: visit.session.overlay?.home,
            &visit)
    }

    private static func turn(by pages: Int, _ visit: inout Visit) {
        guard case .facts(let page)? = visit.session.overlay?.page, let next = page.turned(by: pages) else {
            return visit.askAgain()
        }
        show(
            next, trail: visit.session.overlay?.trail ?? [], home: visit.session.overlay?.home, &visit)
    }

    /// Labels of the open page that its choices alone do not tell.
    static func labels(_ visit: Visit) -> [Choice: String] {
        Prompt.pending(in: visit.session, facts: visit.facts).labels
    }
}
