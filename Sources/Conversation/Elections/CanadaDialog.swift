internal import CivicFacts

/// People with a Canadian postal code: Winnipeg's races and council are covered, everything else is said not to be.
enum CanadaDialog {
    /// Elections Canada.
    static let official: OfficialLink = "https://www.elections.ca"

    /// Codes that begin with R2 or R3 lie in Winnipeg or at its edge.
    static func isWinnipeg(_ area: String) -> Bool { area.hasPrefix("R2") || area.hasPrefix("R3") }

    /// What is told instead of a page for which a ZIP code is needed; nil for those who gave none of Canada.
    static func page(for topic: Topic, _ visit: Visit) -> (any FactsPage)? {
        guard let area = visit.session.memory.canada, isWinnipeg(area) else { return nil }
        switch topic {
        case .elections, .candidates: return CityRacesPage()
        case .representatives: return CityCouncilPage()
        case .registration, .bills, .polling, .rules, .calendar, .reminders, .measures, .guide: return nil
        }
    }

    static func decline(_ visit: inout Visit) {
        visit.say(ZIPWords.canadaElsewhere, [.official: official.url])
        visit.askBriefly()
    }
}
