public import CivicFacts

extension Region {
    /// The names in words, such as "Virginia or West Virginia".
    public func name(in language: Language) -> String { Self.name(of: states, in: language) }

    /// The same of states by their postal abbreviations.
    static func name(of states: [String], in language: Language) -> String {
        let names = states.map { language.tongue.places[$0] ?? Self.names[$0] ?? $0 }
        return names.joined(separator: " \(language.tongue.or) ")
    }
}

extension ZIP {
    /// "85004, Phoenix, Arizona"; of the states only those that are given, where they are.
    func named(in language: Language, states: [String]? = nil) -> String {
        let region = Region(self)
        let state = Region.name(of: states ?? region?.states ?? [], in: language)
        return ([digits, region?.town, state].compactMap(\.self)).filter { !$0.isEmpty }.joined(
            separator: ", ")
    }

    /// What fits on a button: "85004, Phoenix".
    var label: String { Region(self)?.town.map { "\(digits), \($0)" } ?? digits }
}
