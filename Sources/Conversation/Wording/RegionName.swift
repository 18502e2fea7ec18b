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
