/// The part of the country that a ZIP code lies in, as far as its first three digits tell.
public struct Region: Equatable, Sendable {
    /// Postal abbreviations, the likeliest first; more than one where a prefix crosses a state line.
    public let states: [String]

    /// Nil when no ZIP code in use begins with these three digits.
    public init?(_ zip: ZIP) {
        guard let prefix = Int(zip.digits.prefix(3)), let states = Self.byPrefix[prefix] else { return nil }
        self.states = states
    }

    /// The names in words, such as "Virginia or West Virginia".
    public func name(in language: Language) -> String {
        Self.name(of: states, in: language)
    }

    /// The same of states by their postal abbreviations.
    static func name(of states: [String], in language: Language) -> String {
        let names = states.map { language.tongue.places[$0] ?? Self.names[$0] ?? $0 }
        return names.joined(separator: " \(language.tongue.or) ")
    }

    private static let byPrefix: [Int: [String]] = {
        var table: [Int: [String]] = [:]
        for row in FactTable(PackageResources.zip_prefixes_txt).rows where row.count == 2 {
            let bounds = row[0].split(separator: "-").compactMap { Int($0) }
            guard let first = bounds.first, let last = bounds.last else { continue }
            for prefix in first...last { table[prefix] = row[1].split(separator: "/").map(String.init) }
        }
        return table
    }()

    private static let names: [String: String] = {
        let rows = FactTable(PackageResources.place_names_txt).rows.filter { $0.count == 2 }
        return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }()
}
