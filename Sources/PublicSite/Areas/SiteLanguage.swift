internal import CivicFacts

/// A language in which every page of the site exists.
public enum SiteLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case spanish = "es"

    /// One of two texts of the house.
    func says(_ english: String, _ spanish: String) -> String {
        switch self {
        case .english: english
        case .spanish: spanish
        }
    }

    /// `12,345`, in both languages as people in the country write it.
    func number(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        let grouped = digits.indices.map { place in
            place > 0 && (digits.count - place) % 3 == 0 ? ",\(digits[place])" : "\(digits[place])"
        }
        return (number < 0 ? "-" : "") + grouped.joined()
    }

    /// A state or territory by its postal abbreviation.
    func state(_ postal: String) -> String {
        let own = self == .spanish ? Self.spanishStates[postal] : nil
        return own ?? Region.names[postal] ?? postal
    }

    /// Those with a name of their own in Spanish.
    private static let spanishStates = [
        "AS": "Samoa Americana", "DC": "Distrito de Columbia", "HI": "Hawái", "LA": "Luisiana",
        "MP": "Islas Marianas del Norte", "NC": "Carolina del Norte", "ND": "Dakota del Norte",
        "NH": "Nuevo Hampshire", "NJ": "Nueva Jersey", "NM": "Nuevo México", "NY": "Nueva York",
        "OR": "Oregón", "PA": "Pensilvania", "SC": "Carolina del Sur", "SD": "Dakota del Sur",
        "VI": "Islas Vírgenes de EE. UU.", "WV": "Virginia Occidental",
    ]
}
