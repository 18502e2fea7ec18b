extension PublicArea {
    /// The postal abbreviations of 50 states, D.C. and five territories, by their census numbers.
    static var allStates: [String] { AreaTable.shared.allStates }

    /// Every area that can be named in a state: its counties by name, the smaller ones, the state.
    static func all(in state: String) -> [PublicArea] {
        let counties = AreaTable.shared.counties(of: state)
        let named = counties.filter(\.isNamed).sorted { ($0.bareName, $0.fips) < ($1.bareName, $1.fips) }
            .map { PublicArea.county(fips: $0.fips) }
        let smaller = AreaTable.shared.smaller(of: state).isNamed ? [PublicArea.smaller(state: state)] : []
        return counties.isEmpty ? [] : named + smaller + [.state(state)]
    }

    /// The one with this part of a path; nil where the state has none such.
    static func area(slug: String, in state: String) -> PublicArea? {
        all(in: state).first { $0.slug == slug }
    }

    /// The first three digits of all ZIP codes of the table, in order.
    static let allPrefixes: [String] = (0...999).filter { !AreaTable.shared.areas(ofPrefix: $0).isEmpty }
        .map { String(String(1_000 + $0).dropFirst()) }

    /// The ZIP codes with these first three digits, each with its county; one that is too small to be named besides with the area
    /// that stands for it, one without a county with its state.
    static func counties(ofPrefix prefix: String, in language: SiteLanguage = .english) -> [(
        zip: String, county: String
    )] {
        guard prefix.utf8.count == 3, let number = Int(prefix) else { return [] }
        return AreaTable.shared.areas(ofPrefix: number).map { zip, county, area in
            let name = area.name(in: language)
            guard let county, !county.isNamed, county.residents != nil else { return (zip, name) }
            return (zip, "\(county.name(in: language)): \(name)")
        }
    }
}
