extension PublicArea {
    /// Postal abbreviations of the 50 states, D.C., Puerto Rico and the islands.
    static let allStates = AreaTable.shared.allStates

    /// First three digits with which any ZIP code begins.
    static let allPrefixes: [String] = (0...999).filter { !AreaTable.shared.areas(ofPrefix: $0).isEmpty }.map {
        prefix in
        String(String(1_000 + prefix).dropFirst())
    }

    /// ZIP codes with these first three digits, each with its public area.
    static func areas(ofPrefix digits: String) -> [(zip: String, area: PublicArea)] {
        Int(digits).map { AreaTable.shared.areas(ofPrefix: $0) } ?? []
    }

    /// The area of a state that has this name in addresses.
    static func area(slug: String, in state: String) -> PublicArea? {
        all(in: state).first { $0.slug == slug }
    }
}
