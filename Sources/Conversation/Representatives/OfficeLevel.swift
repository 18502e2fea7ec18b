internal import Understanding

/// Whose offices of those that speak for a place are listed.
public enum OfficeLevel: String, Codable, Sendable, CaseIterable, Spelled {
    case federal, state, local, all

    /// The level that words name; nil where they name none.
    init?(_ plain: Plain) {
        let found = Self.stems.first { plain.hasWord(beginning: $0.stems) }
        guard let found else { return nil }
        self = found.level
    }

    private static let stems: [(level: OfficeLevel, stems: [String])] = [
        (.federal, ["federal"]), (.state, ["state", "estado", "estatal"]),
        (.local, ["local", "city", "county", "ciudad", "condado"]), (.all, ["all", "tod", "everybody"]),
    ]

    var label: OfficeLevelWords {
        switch self {
        case .federal: .labelFederal
        case .state: .labelState
        case .local: .labelLocal
        case .all: .labelAll
        }
    }
}

extension Choice {
    public static let officeFilters = Choice(ShowOfficeFilters())
    public static func offices(_ level: OfficeLevel) -> Choice { Choice(ChooseOffices(thing: level)) }
}

/// What the list can be narrowed to.
struct ShowOfficeFilters: PlainPress {
    static let face = Face.forever("offs", OfficeLevelWords.labelFilter)
    func press(_ visit: inout Visit) { FactsDialog.go(to: OfficeFiltersPage(), &visit) }
}

/// The list of one level.
struct ChooseOffices: ThingPress {
    static let face = Face.forever("off")
    let thing: OfficeLevel

    func label(_ words: Catalogue) -> String { words.text(thing.label) }
    func press(_ visit: inout Visit) { OfficesDialog.choose(thing, &visit) }
}
