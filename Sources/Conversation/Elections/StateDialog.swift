internal import CivicFacts
internal import Understanding

/// A state that a question names and that is not the voter's: every answer is for the home ZIP code, and says so.
enum StateDialog {
    static func noteOther(for page: any FactsPage, _ visit: inout Visit) {
        guard page.isOfPlace, case .said(let text) = visit.inbound.event else { return }
        let plain = Plain(text)
        // A street may be named after a state.
        guard !visit.isConfidential || !plain.words.contains(where: { Int($0) != nil }) else { return }
        let civic = visit.facts.civic
        let home = civic.states(of: visit.session.civicPlace)
        // Of a second place, only those who represent it are shown; and they sit in Washington.
        let isOfCapital = page is RepresentativesPage
        let second = isOfCapital ? visit.session.secondPlace.map(civic.states) ?? [] : []
        let named = StateMention.states(in: plain, besidesWashington: isOfCapital)
        guard !home.isEmpty, !named.isEmpty, Set(named).isDisjoint(with: home + second) else { return }
        let language = visit.session.language
        visit.say(
            FactsWords.otherState,
            [.state: Region.name(of: home, in: language), .place: Region.name(of: named, in: language)])
    }

    /// Whoever gives another ZIP code over an open page gets that page for the new place.
    static func keepOpen(_ visit: inout Visit) {
        guard let page = visit.session.factsPage else { return }
        visit.session.wanted = page.topic
    }
}
