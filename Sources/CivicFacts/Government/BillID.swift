/// A bill of Congress: `119/hr/25`.
public struct BillID: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The eight kinds of measures, as Congress.gov abbreviates them.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case hr, s, hres, sres, hjres, sjres, hconres, sconres

        /// As people write it.
        public var label: String {
            switch self {
            case .hr: "H.R."
            case .s: "S."
            case .hres: "H.Res."
            case .sres: "S.Res."
            case .hjres: "H.J.Res."
            case .sjres: "S.J.Res."
            case .hconres: "H.Con.Res."
            case .sconres: "S.Con.Res."
            }
        }

        /// As congress.gov's addresses spell it.
        var path: String {
            switch self {
            case .hr: "house-bill"
            case .s: "senate-bill"
            case .hres: "house-resolution"
            case .sres: "senate-resolution"
            case .hjres: "house-joint-resolution"
            case .sjres: "senate-joint-resolution"
            case .hconres: "house-concurrent-resolution"
            case .sconres: "senate-concurrent-resolution"
            }
        }
    }

    public let congress: Congress
    public let kind: Kind
    public let number: Int

    /// Nil for numbers that no bill has.
    public init?(congress: Congress, kind: Kind, number: Int) {
        guard (1...99_999).contains(number), (93...200).contains(congress.rawValue) else { return nil }
        self.congress = congress
        self.kind = kind
        self.number = number
    }

    /// Reads what people type: `HR 25`, `s.2140`, `hjres 3`, `H.R. 21`; nil if it is no bill's number.
    public init?(typed text: String, congress: Congress) {
        let bare = text.lowercased().filter { !$0.isWhitespace && $0 != "." && $0 != "#" }
        let letters = bare.prefix { $0.isLetter }
        guard let kind = Kind(rawValue: String(letters)), let number = Int(bare.dropFirst(letters.count))
        else { return nil }
        self.init(congress: congress, kind: kind, number: number)
    }

    /// `H.R. 25`
    public var label: String { "\(kind.label) \(number)" }

    /// `119/hr/25`
    public var description: String { "\(congress.rawValue)/\(kind.rawValue)/\(number)" }

    /// The bill's page at congress.gov.
    public var page: OfficialLink {
        let place = "\(congress.ordinal)-congress/\(kind.path)/\(number)"
        return OfficialLink("https://www.congress.gov/bill/\(place)") ?? CivicSource.congressGov.home
    }
}
