/// What is asked of a provider on behalf of one person. Where a street address is needed it travels beside the
/// question, never inside it.
public enum LookQuestion: Codable, Hashable, Sendable {
    /// A bill with its sponsors.
    case bill(BillID)
    /// What a member of Congress sponsored and cosponsored, by bioguide id.
    case billsOf(bioguide: String)
    /// The bills of a state's legislature that changed last.
    case stateBills(state: String, about: String?)
    /// Who filed for a House seat.
    case houseFilings(HouseDistrict, on: CivilDate)
    /// Who filed for the Senate in a state.
    case senateFilings(state: String, on: CivilDate)
    case filingsNamed(String)
    /// One candidate's file.
    case filing(id: String)
    /// The districts of an address.
    case place(near: ZIP?)
    /// Where and on what an address votes.
    case guide(near: ZIP?)
    /// The ward of an address in Winnipeg.
    case ward

    /// Where a person can look instead.
    public var official: OfficialLink {
        switch self {
        case .bill(let id): id.page
        case .billsOf: CivicSource.congressGov.home
        case .stateBills(let state, _): Legislature.pages(of: state)[0]
        case .houseFilings, .senateFilings, .filingsNamed: CivicSource.openFEC.home
        case .filing(let id): Filing.page(of: id)
        case .place: CivicSource.censusGeocoder.home
        case .guide(let zip):
            zip.flatMap(Region.init).flatMap { StateFacts.office(of: $0.states) }
                ?? CivicSource.googleCivic.home
        case .ward: CivicSource.winnipeg.home
        }
    }

    /// Nothing can be asked without a street address.
    public var needsAddress: Bool {
        switch self {
        case .place, .guide, .ward: true
        case .bill, .billsOf, .stateBills, .houseFilings, .senateFilings, .filingsNamed, .filing: false
        }
    }

    /// The name under which an answer that is the same for everybody is kept.
    public var name: String {
        switch self {
        case .bill(let id): "bill:\(id)"
        case .billsOf(let bioguide): "bills:of:\(bioguide)"
        case .stateBills(let state, let words): "bills:\(state):\(words?.lowercased() ?? "")"
        case .houseFilings(let district, let day): "filings:\(district):\(day)"
        case .senateFilings(let state, let day): "filings:\(state):\(day)"
        case .filingsNamed(let words): "filings:named:\(words.lowercased())"
        case .filing(let id): "filing:\(id)"
        case .place: "place"
        case .guide: "guide"
        case .ward: "ward"
        }
    }
}

/// What a look-up found that is the same for everybody who asks.
public enum LookedValue: Codable, Hashable, Sendable {
    case bill(Bill)
    case bills([Bill])
    case stateBills([StateBill])
    case filings([Filing])
    case filing(Filing)
}

/// What a street address came to: never the address, nor what belongs to its precinct alone.
public struct AddressFinding: Codable, Equatable, Sendable {
    /// Its districts; nil where nobody could tell them.
    public let reading: AddressReading?
    /// Its voter guide is at hand for a while, in memory only.
    public let hasGuide: Bool
    /// Why nobody could be asked for its voter guide; nil where somebody answered.
    public let trouble: Referral?

    public init(reading: AddressReading?, hasGuide: Bool, trouble: Referral? = nil) {
        self.reading = reading
        self.hasGuide = hasGuide
        self.trouble = trouble
    }
}

/// What a look-up came to, as the conversation hears of it.
public enum LookOutcome: Codable, Equatable, Sendable {
    /// The answer is kept and can be read.
    case kept
    case address(AddressFinding)
    /// The words could not be read as an address.
    case notAnAddress
    case ward(WinnipegWard)
    /// Nobody could be asked.
    case referred(Referral)
    /// The house stopped in between, and with it went the address.
    case lost
}
