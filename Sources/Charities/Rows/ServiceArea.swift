package import CivicFacts

/// Where an organisation serves people.
package struct ServiceArea: Equatable, Sendable {
    /// `US`, `CA`, `GB`.
    private(set) var countries: [String] = []
    /// Postal abbreviations.
    private(set) var states: [String] = []
    /// Whole ZIP codes, or their first three digits.
    private(set) var zips: [String] = []
    /// First signs of Canadian postal codes: `R3C`, or `R` for the whole of Manitoba.
    private(set) var signs: [String] = []

    /// Reads `zip 770 77002; state TX; fsa R; country US`; nil for anything else.
    init?(_ text: String) {
        for part in text.split(separator: ";") {
            let words = part.split(separator: " ").map(String.init)
            guard let kind = words.first, words.count > 1 else { return nil }
            let values = Array(words.dropFirst())
            switch kind {
            case "zip" where values.allSatisfy { [3, 5].contains($0.count) && $0.allSatisfy(\.isNumber) }:
                zips += values
            case "state" where values.allSatisfy { StateFacts.all[$0] != nil }: states += values
            case "fsa" where values.allSatisfy { (1...3).contains($0.count) && $0.first?.isLetter == true }:
                signs += values
            case "country" where values.allSatisfy(Countries.isKnown): countries += values
            default: return nil
            }
        }
    }

    /// How near it is to somebody: 0 in the area of their ZIP code, 1 in their state, 2 in their country; nil elsewhere.
    package func nearness(to home: Home) -> Int? {
        switch home {
        case .zip(let zip, let state):
            if zips.contains(zip.digits) || zips.contains(String(zip.digits.prefix(3))) { return 0 }
            if let state, states.contains(state) { return 1 }
            return countries.contains("US") ? 2 : nil
        case .canada(let sign):
            if signs.contains(where: { sign.hasPrefix($0) && $0.count > 1 }) { return 0 }
            // Of a province only the first letter is known.
            if signs.contains(where: { sign.hasPrefix($0) || $0.hasPrefix(sign) }) { return 1 }
            return countries.contains("CA") ? 2 : nil
        case .state(let state):
            if states.contains(state) { return 0 }
            let isInside = zips.contains {
                Region(prefix: String($0.prefix(3)))?.states.contains(state) == true
            }
            return isInside ? 1 : countries.contains("US") ? 2 : nil
        }
    }

    /// Only people of some places are served.
    package var isLocal: Bool { !zips.isEmpty || !states.isEmpty || !signs.isEmpty }
}

/// Where somebody lives, as far as it is known.
package enum Home: Equatable, Sendable {
    case zip(ZIP, state: String?)
    /// The first three signs of a Canadian postal code.
    case canada(String)
    /// A state that was named, by its postal abbreviation.
    case state(String)
}
