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

    /// A district of a state legislature; the name becomes lower case with `_`, as Open Civic Data writes it.
    public init(state: String, chamber: Chamber, name: String) {
        var words = name.lowercased().replacing(" & ", with: " and ").replacing(",", with: "")
            .split(separator: " ").map(String.init)
        // Massachusetts counts its districts in words here and in figures there.
        if state == "MA", let first = words.first, let place = Self.ordinals.firstIndex(of: first) {
            words[0] = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"][place]
        }
        var slug = String(words.joined(separator: "_").drop { $0 == "0" })
        // Idaho elects two members, A and B, from each district of its lower chamber.
        if state == "ID", let seat = slug.last, seat == "a" || seat == "b" { slug.removeLast() }
        // Vermont's districts within Chittenden are joined by a dash there.
        if state == "VT", slug.hasPrefix("chittenden_") { slug = slug.replacing("_", with: "-") }
        let base = DivisionID(state: state).rawValue
        if state == "DC" {
            rawValue = slug.hasPrefix("ward_") ? "\(base)/ward:\(slug.dropFirst(5))" : "\(base)/ward:\(slug)"
        } else {
            rawValue = "\(base)/\(chamber == .upper ? "sldu" : "sldl"):\(slug)"
        }
    }

    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]

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

    /// The name of its last step, as people write it: "11", "ward 3".
    public var districtName: String {
        let step = rawValue.split(separator: "/").last ?? ""
        return (step.split(separator: ":").last.map(String.init) ?? "").replacing("_", with: " ")
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
