/// A county or what its state has instead, as the census of 2019 counts them.
struct County: Equatable, Sendable {
    /// What stands behind its name; the raw value is its number in `AreaBytes.h`.
    enum Kind: UInt8, Sendable {
        case none, county, parish, borough, censusArea, municipality, cityAndBorough, city
    }

    /// Five digits, of which two are the state's.
    let fips: String
    /// Postal abbreviation.
    let state: String
    /// Without its kind: `Fulton`.
    let bareName: String
    let kind: Kind
    /// Nil in Puerto Rico and on the islands, of which the table has none.
    let residents: Int?
    /// Hundredths of a degree.
    let labelPoint: LabelPoint

    /// Fewer people than this never stand alone in public. // S2
    static let leastResidents = 20_000

    var isNamed: Bool { (residents ?? 0) >= Self.leastResidents }

    /// `Fulton County`, `Condado de Fulton`
    func name(in language: SiteLanguage) -> String {
        switch kind {
        case .none: bareName == "District of Columbia" ? language.state("DC") : bareName
        case .county: language.says("\(bareName) County", "Condado de \(bareName)")
        case .parish: language.says("\(bareName) Parish", "Parroquia de \(bareName)")
        case .borough: language.says("\(bareName) Borough", "Borough de \(bareName)")
        case .censusArea: language.says("\(bareName) Census Area", "Área censal de \(bareName)")
        case .municipality: language.says("\(bareName) Municipality", "Municipio de \(bareName)")
        case .cityAndBorough: language.says("\(bareName) City and Borough", "Ciudad y borough de \(bareName)")
        case .city: language.says("\(bareName) City", "Ciudad de \(bareName)")
        }
    }

    /// A part of a path. A city that is no part of the county with its name says that it is a city.
    var slug: String {
        let isDoubled =
            kind == .city
            && AreaTable.shared.counties(of: state).contains { $0.bareName == bareName && $0.kind != .city }
        return Self.slug(bareName) + (isDoubled ? "-city" : "")
    }

    /// Small letters and hyphens.
    private static func slug(_ name: String) -> String {
        let plain = name.lowercased().unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "0"..."9": String(scalar)
            case "ñ": "n"
            case "'", ".": ""
            default: "-"
            }
        }
        return plain.joined().split(separator: "-").joined(separator: "-")
    }
}

/// Where an area stands on a map: a point inside it that is always the same, in hundredths of a degree.
public struct LabelPoint: Hashable, Sendable {
    public let latitude: Int
    public let longitude: Int
}
