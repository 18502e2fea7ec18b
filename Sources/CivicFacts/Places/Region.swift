/// The part of the country that a ZIP code lies in, as far as its first three digits tell.
public struct Region: Equatable, Sendable {
    /// Postal abbreviations, the likeliest first; more than one where a prefix crosses a state line.
    public let states: [String]

    /// Nil when no ZIP code in use begins with these three digits.
    public init?(_ zip: ZIP) {
        guard let prefix = Int(zip.prefix), let states = Self.byPrefix[prefix] else { return nil }
        self.states = states
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

    /// What English calls them, by postal abbreviation.
    package static let names: [String: String] = {
        let rows = FactTable(PackageResources.place_names_txt).rows.filter { $0.count == 2 }
        return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }()
}
