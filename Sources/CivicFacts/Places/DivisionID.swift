/// An Open Civic Data division id: the identity of a place, such as `ocd-division/country:us/state:tx/cd:37`.
public struct DivisionID: TextValue, Hashable, Sendable {
    public let rawValue: String

    /// Nil unless it reads `ocd-division/country:xx` and steps of `type:name`.
    public init?(_ text: some StringProtocol) {
        let steps = text.split(separator: "/", omittingEmptySubsequences: false)
        guard steps.count >= 2, steps[0] == "ocd-division", steps[1].hasPrefix("country:"),
            text.utf8.count <= 300,
            steps.dropFirst().allSatisfy({
                $0.split(separator: ":", omittingEmptySubsequences: false).count == 2
            })
        else { return nil }
        rawValue = String(text)
    }

    /// For ids that were put together by rule.
    init(known text: String) { rawValue = text }

    /// The division of a state, of the District of Columbia or of a territory.
    public init(state: String) {
        let kind =
            state == "DC"
            ? "district" : ["PR", "GU", "AS", "VI", "MP"].contains(state) ? "territory" : "state"
        rawValue = "ocd-division/country:us/\(kind):\(state.lowercased())"
    }

    /// A district of a state legislature by its name, whoever writes it: the file of members or the Census.
    public init(state: String, chamber: Chamber, name: String) {
        let slug = DistrictSlug.of(name, in: state)
        let base = DivisionID(state: state).rawValue
        if state == "DC" {
            rawValue = slug.hasPrefix("ward_") ? "\(base)/ward:\(slug.dropFirst(5))" : "\(base)/ward:\(slug)"
        } else {
            rawValue = "\(base)/\(chamber == .upper ? "sldu" : "sldl"):\(slug)"
        }
    }

    public static let unitedStates = DivisionID(known: "ocd-division/country:us")
    public static let canada = DivisionID(known: "ocd-division/country:ca")
    static let manitoba = DivisionID(known: "ocd-division/country:ca/province:mb")
    /// The city, by its number in the census of Canada.
    static let winnipeg = DivisionID(known: "ocd-division/country:ca/csd:4611040")

    public var description: String { rawValue }

    /// Postal abbreviation of the state, district or territory it lies in; nil for the country itself.
    public var state: String? {
        for kind in ["state", "district", "territory"] {
            if let name = part(kind), name.utf8.count == 2 { return name.uppercased() }
        }
        return nil
    }

    public var houseDistrict: HouseDistrict? {
        guard let name = part("cd"), let state else { return nil }
        guard let number = name == "at-large" ? 0 : Int(name) else { return nil }
        return HouseDistrict(state: state, number: number)
    }

    /// The name of its last step, as people write it: "11", "2nd Berkshire", "Hampden, Hampshire and Worcester".
    public var districtName: String {
        let step = rawValue.split(separator: "/").last ?? ""
        return DistrictSlug.name(of: step.split(separator: ":").last.map(String.init) ?? "", in: state)
    }

    /// True if this is the other or lies inside it, as far as the ids tell.
    public func isWithin(_ other: DivisionID) -> Bool {
        rawValue == other.rawValue || rawValue.hasPrefix(other.rawValue + "/")
    }

    /// True if everything in the whole state votes there.
    public var isStatewide: Bool { rawValue.split(separator: "/").count <= 3 && part("place") == nil }

    /// The kind of its last step: `cd`, `county`, `place`.
    var kind: Substring { rawValue.split(separator: "/").last?.prefix { $0 != ":" } ?? "" }

    private func part(_ kind: String) -> Substring? {
        rawValue.split(separator: "/").first { $0.hasPrefix(kind + ":") }?.dropFirst(kind.utf8.count + 1)
    }
}

/// The chambers of a state legislature; Nebraska's only one counts as the upper.
public enum Chamber: String, Codable, Sendable {
    case upper, lower

    /// Those that a state has: Nebraska, D.C., Guam and the Virgin Islands have one.
    package static func all(of state: String) -> [Chamber] {
        ["NE", "DC", "GU", "VI"].contains(state) ? [.upper] : [.upper, .lower]
    }
}
