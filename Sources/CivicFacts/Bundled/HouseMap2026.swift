/// A state whose lines for the House election of 2026-11-03 differ from the sitting map, or may.
public struct HouseMap2026: Sendable {
    public let state: String
    /// The law, order or page that says so.
    public let source: OfficialLink
    /// The state's own look-up by address, where it has one.
    public let lookup: OfficialLink?

    /// The day to which the list was checked.
    public static let asOf = CivilDate(year: 2026, month: 9, day: 23)

    /// By postal abbreviation; a state that is not in it kept its map.
    public static let changed: [String: HouseMap2026] = {
        let maps = FactTable(.houseMaps2026).rows.compactMap {
            fields -> HouseMap2026? in
            guard fields.count == 4, let source = OfficialLink(fields[2]) else { return nil }
            return HouseMap2026(state: fields[0], source: source, lookup: OfficialLink(fields[3]))
        }
        return Dictionary(maps.map { ($0.state, $0) }) { first, _ in first }
    }()
}
