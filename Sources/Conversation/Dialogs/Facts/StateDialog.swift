internal import Understanding

/// A state that a question names and that is not the voter's: every answer is for the home ZIP code, and says so.
enum StateDialog {
    static func noteOther(for page: CivicPage, _ visit: inout Visit) {
        guard page.isOfPlace, case .said(let text) = visit.inbound.event else { return }
        let plain = Plain(text)
        // A street may be named after a state.
        guard !visit.isConfidential || !plain.words.contains(where: { Int($0) != nil }) else { return }
        let civic = visit.facts.civic
        let home = civic.states(of: visit.session.civicPlace)
        // Of a second place, only those who represent it are shown.
        let second = page.isOfCapital ? visit.session.secondPlace.map(civic.states) ?? [] : []
        let named = StateMention.states(in: plain, besidesWashington: page.isOfCapital)
        guard !home.isEmpty, !named.isEmpty, Set(named).isDisjoint(with: home + second) else {
            return
        }
        let language = visit.session.language
        visit.say(
            .factsOtherState,
            [
                .state: Region.name(of: home, in: language), .place: Region.name(of: named, in: language),
            ])
    }

    /// Whoever gives another ZIP code over an open page gets that page for the new place.
    static func keepOpen(_ visit: inout Visit) {
        guard case .facts(let page)? = visit.session.overlay?.page else { return }
        visit.session.wanted = Topic.allCases.first { $0.page == page } ?? page.wanted
    }
}

extension CivicPage {
    /// What an address was to be sent for.
    fileprivate var wanted: Topic? {
        guard case .address(let purpose) = self else { return nil }
        return switch purpose {
        case .representatives: .representatives
        case .polling: .polling
        case .ballot: .candidates
        case .measures: .measures
        case .ward: nil
        }
    }

    /// Its answer differs from state to state.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .elections, .election, .representatives, .registration, .address, .polling, .races, .racesIn,
            .measures, .how, .calendar:
            true
        case .representative, .billsOf, .bills, .billFilters, .bill, .follows, .sponsors, .stateBill, .line,
            .race,
            .runner, .filing, .filings, .cityRaces, .cityCouncil, .howTopics, .month, .reminders, .remind,
            .remindToRegister, .remindTime, .secondZIP:
            false
        }
    }

    /// Where "Washington" is rather the capital.
    fileprivate var isOfCapital: Bool {
        if case .representatives = self { true } else { false }
    }
}
