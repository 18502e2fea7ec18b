internal import ElectionResults

/// What a list of results is of: the buttons below a place, of which only those with contests are shown.
enum ResultType: String, Codable, CaseIterable, Spelled {
    case mayor, council, trustee, question
    case president, senate, house, governor
    case lieutenantGovernor = "lieutenant"
    case counties
    case byElections = "by"
    case primaries

    func holds(_ header: ContestHeader) -> Bool {
        if self == .primaries { return header.kind.isPrimary }
        if self == .byElections { return header.kind == .byElection }
        return !header.kind.isPrimary && office == header.office
            && (self == .counties) == (header.area.kind == .county)
    }

    var office: Office? {
        Office.allCases.first { ResultType($0, ofCounties: self == .counties) == self }
    }

    /// The kind of list that contests for an office stand in.
    init(_ office: Office, ofCounties isOfCounties: Bool) {
        switch office {
        case .mayor: self = .mayor
        case .council: self = .council
        case .trustee: self = .trustee
        case .question: self = .question
        case .president: self = isOfCounties ? .counties : .president
        case .senate: self = .senate
        case .house: self = .house
        case .governor: self = .governor
        case .lieutenantGovernor: self = .lieutenantGovernor
        }
    }

    var label: ResultLabels {
        switch self {
        case .mayor: .mayor
        case .council: .council
        case .trustee: .trustee
        case .question: .question
        case .president: .president
        case .senate: .senate
        case .house: .house
        case .governor: .governor
        case .lieutenantGovernor: .lieutenantGovernor
        case .counties: .counties
        case .byElections: .byElections
        case .primaries: .primaries
        }
    }
}

/// Contests that are shown together.
struct ResultSet: Codable, Hashable, Sendable {
    let place: ResultPlace
    /// Nil for all of them.
    var type: ResultType?
    /// Nil for all years.
    var year: Int?

    /// The round that decided stands for each contest.
    func contests(in archive: ResultsArchive) -> [ContestHeader] {
        let all = archive.contests(in: place, year: year).filter { type?.holds($0) ?? true }
        return all.indices.filter { index in
            guard all[index].round == .first, all.indices.contains(index + 1) else { return true }
            let next = all[index + 1]
            return
                !(next.round == .runoff && next.area == all[index].area
                && next.day.year == all[index].day.year && next.kind == all[index].kind)
        }.map { all[$0] }
    }
}

/// `winnipeg:mayor:2014`, with nothing for what is not named.
extension ResultSet: Spelled {
    init?(argument: String?) {
        let parts = argument?.split(separator: ":", omittingEmptySubsequences: false).map(String.init) ?? []
        guard parts.count == 3, !parts[0].isEmpty, parts[1].isEmpty || ResultType(rawValue: parts[1]) != nil,
            parts[2].isEmpty || Int(parts[2]).map({ 1...9999 ~= $0 }) == true
        else { return nil }
        self.init(
            place: ResultPlace(code: parts[0]), type: ResultType(rawValue: parts[1]), year: Int(parts[2]))
    }

    var argument: String? { "\(place.code):\(type?.rawValue ?? ""):\(year.map { "\($0)" } ?? "")" }
}
