internal import CivicFacts
internal import ElectionResults
internal import Understanding

/// What words want to know of past results: everything that they name, in whatever order.
struct ResultWish: Codable, Equatable {
    var asked: ResultQuestion?
    var office: String?
    var year: Int?
    var kind: String?
    var round: String?
    var district: Int?
    var isOfCounties = false
    /// Postal abbreviations.
    var states: [String] = []
    var isOfWinnipeg = false
    /// "results", "who won": it is about results, whatever else is said.
    var isSurely = false
    /// How the one contest is to be drawn; nil as everywhere.
    var drawn: Picture.Kind?
    /// "since 2000": all years, and not one.
    var isOverTime: Bool?
    /// Those who were elected without a vote, or had nobody against them.
    var isOfAcclaimed: Bool?
    /// "ward 1", "distrito 2": a number may be a name.
    var isOfWards: Bool?
    /// "for King", "did King win": what follows is a name, although the word is also another.
    var isCalled: Bool?
    /// "results for …": what follows is a name, also where nothing is called so.
    var names: String = ""

    /// Nothing is named that a contest could be found by.
    var isBare: Bool {
        office == nil && year == nil && kind == nil && district == nil && states.isEmpty && !isOfWinnipeg
            && names.isEmpty
    }

    /// An office, a time or a place is named.
    var hasContext: Bool { office != nil || year != nil || !states.isEmpty || isOfWinnipeg }

    /// How many words the name has.
    var nameCount: Int { names.split(separator: " ").count }

    /// "Who wun mayor 2014": beside an office and a year one short word more is a slip, and no name.
    var withoutSlip: ResultWish {
        guard !isSurely, !isOfCounties, office != nil, year != nil, nameCount == 1, names.count < 5 else {
            return self
        }
        return withoutNames
    }

    var withoutNames: ResultWish {
        var wish = self
        wish.names = ""
        return wish
    }

    /// Without words that only stand around, such as "page" and "more", which are somebody's name as well.
    var withoutNoise: ResultWish {
        var wish = self
        wish.names = names.split(separator: " ").filter { !Self.noise.contains(String($0)) }
            .joined(separator: " ")
        return wish
    }

    /// All words that would be a name are ordinary ones, beside what surely asks for results: they are none.
    var asksBesideNames: Bool {
        guard !names.isEmpty, !isOfCounties, isCalled != true, isSurely, hasContext,
            TownReading(Plain(names)) == nil
        else { return false }
        return names.split(separator: " ").allSatisfy { Self.isOrdinary(String($0)) }
    }

    var officeNamed: Office? { office.flatMap { Office(rawValue: $0) } }
    var kindNamed: ElectionKind? { kind.flatMap { ElectionKind(rawValue: $0) } }
    /// A party's own election, of whichever party.
    var isOfPrimaries: Bool { kind?.hasPrefix(Self.primary) == true }

    static let primary = "primary"

    func fits(_ header: ContestHeader) -> Bool {
        let isAsked =
            kindNamed.map { $0 == header.kind } ?? (header.kind.isPrimary == isOfPrimaries)
        return isAsked && (officeNamed ?? header.office) == header.office
            && (year ?? header.day.year) == header.day.year
            && (round ?? header.round.rawValue) == header.round.rawValue
            && (header.area.kind == .county) == isOfCounties
            && (district.map { isDistrict($0, header) } ?? true)
    }

    /// A district of the House, or a ward by its number.
    private func isDistrict(_ number: Int, _ header: ContestHeader) -> Bool {
        header.area.kind == .district && header.area.code == "\(number)"
    }

}
