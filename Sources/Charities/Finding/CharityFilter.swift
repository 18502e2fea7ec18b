package import CivicFacts

/// Which charities are looked for. A page keeps it, so that its list can always be shown again.
public struct CharityFilter: Codable, Hashable, Sendable {
    /// At least one of these, those with more of them first: what words asked for.
    package var any: [CharityTag] = []
    /// All of these: what was narrowed to by buttons.
    package var all: [CharityTag] = []
    /// Works there, by its ISO code.
    package var country: String?
    /// Serves people where the reader lives.
    package var isNear = false
    /// Serves people there instead: a ZIP code that was named.
    package var zip: ZIP?
    /// Serves people in this state, by its postal abbreviation.
    package var state: String?
    /// Serves people there: the first signs of a Canadian postal code.
    package var sign: String?
    /// Says these in its mission; nil for none.
    package var words: [String]?

    package init() {}

    package init(_ tag: CharityTag) { all = [tag] }

    package var tags: [CharityTag] { all + any.filter { !all.contains($0) } }
    package var isEmpty: Bool { self == CharityFilter() }
    /// It depends on where the reader lives, and says nowhere where that is.
    package var needsHome: Bool { isNear && zip == nil && state == nil && sign == nil }
    /// It asks for a place at all.
    package var hasPlace: Bool { isNear || country != nil }

    /// Only its places, whatever it is about.
    package var placeAlone: CharityFilter {
        var filter = self
        (filter.any, filter.all, filter.words) = ([], [], nil)
        return filter
    }

    /// The same anywhere.
    package var anywhere: CharityFilter {
        var filter = self
        (filter.isNear, filter.zip, filter.state) = (false, nil, nil)
        (filter.country, filter.sign) = (nil, nil)
        return filter
    }
}
