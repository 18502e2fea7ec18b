/// What a place tells about House districts under one Congress's map.
public struct DistrictReading: Codable, Hashable, Sendable {
    /// What the reading rests on.
    public enum Basis: String, Codable, Sendable {
        /// A street address: exact.
        case address
        /// The Census area of a ZIP code: every district it touches, which may be more than the mail route does.
        case area
        /// The state alone: the ZIP code has no area (a PO box, a single building) or none was given.
        case state
        /// Military and diplomatic mail.
        case overseas
        /// No state is known.
        case unknown
    }

    public let basis: Basis
    public let congress: Congress
    /// Postal abbreviations, the likeliest first.
    public let states: [String]
    /// All of them are shown; none is picked.
    public let possible: [HouseDistrict]
    /// States whose lines under this Congress's map the ZIP code cannot tell: an address, or their own look-up, can.
    public let unsettled: [String]

    /// The one district, if there can be no other.
    public var only: HouseDistrict? {
        possible.count == 1 && unsettled.isEmpty && basis != .unknown ? possible.first : nil
    }

    /// A street address would tell more.
    public var wantsAddress: Bool {
        switch basis {
        case .address, .overseas: false
        case .area, .state, .unknown: only?.number != 0
        }
    }
}
