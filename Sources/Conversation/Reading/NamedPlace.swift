internal import CivicFacts
internal import Understanding

/// A place that a question names, and the question without it: "who represents 30310", "next election in Georgia",
/// "¿dónde voto en Denver?".
struct NamedPlace: Equatable {
    /// Where it is: one place, or a town of that name in each of several states, that of most ZIP codes first.
    let places: [CivicPlace]
    /// The question without the place; empty where nothing else is said.
    let rest: String
    /// The same with "my" where the place stood: "Georgia's senators" are asked for as "my senators" are.
    let owned: String
    /// A word leads to it, such as "in" or "for", so that it is no answer to a question for the home.
    let isLed: Bool
    /// A town without its state, whose name may be a word that means something else.
    let isBareTown: Bool
    /// Only "Washington" is said: whoever asks for those in Congress may mean the capital.
    let mayBeCapital: Bool

    /// Nil where the words name none, or where they say that it is the home.
    init?(_ text: String) {
        let words = PlaceWords(text)
        var found: [PlaceWords.Mention] = []
        var index = 0
        while index < words.count {
            guard let mention = words.mention(at: index) else {
                index += 1
                continue
            }
            found.append(mention)
            index = mention.words.upperBound
        }
        // "Moved from Ohio to Georgia": where from does not count.
        guard let chosen = found.last(where: { !$0.isOrigin }) ?? found.last else { return nil }
        if chosen.places[0].zip != nil || chosen.places[0].canada != nil {
            guard !chosen.isHome else { return nil }
        }
        places = chosen.places
        rest = words.without(chosen)
        owned = words.without(chosen, saying: words.isSpanish ? "mi" : "my")
        isLed = chosen.words.lowerBound > 0 && (!chosen.lead.isEmpty || words.isRepresented(chosen))
        isBareTown = chosen.isBareTown
        mayBeCapital = chosen.isWashington
    }

    /// Five digits that no place has, where a place is asked about: "who represents 99999".
    static func unknownCode(in text: String) -> String? {
        text.contains(where: \.isNumber) ? PlaceWords(text).unknownCode : nil
    }

    /// Where a street address lies: "12 Oak Street, Denver" is in Denver, which of several there may be.
    init?(ofAddress text: String) {
        if let named = NamedPlace(text), !named.isBareTown {
            self = named
            return
        }
        let parts = text.split(separator: ",")
        guard parts.count > 1, let named = NamedPlace(alone: String(parts[parts.count - 1])) else {
            return nil
        }
        self = named
    }

    /// A place and nothing else, as behind a command.
    init?(alone text: String) {
        guard let named = NamedPlace("in \(text)"), named.rest.filter(\.isLetter).isEmpty else { return nil }
        self = named
    }
}
