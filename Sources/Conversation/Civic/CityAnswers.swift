/// Winnipeg: who runs and who sits on the council.
extension CivicDesk {
    /// Candidates for one office; withdrawn ones apart, so that nobody votes for one.
    public struct CityBallot: Codable, Hashable, Sendable {
        public let day: CivilDate
        public let running: [Candidate]
        public let withdrawn: [Candidate]
    }

    /// Candidates for mayor, for a ward's councillor, or for a school division's trustees. `notCovered` for a ward or
    /// division that the city's table does not have: two divisions keep their own lists.
    public func candidates(for office: CityCandidacy.Office, in area: String? = nil) -> Answer<CityBallot> {
        let origin = provenance(of: .winnipeg)
        guard records.edition(of: .winnipeg) != nil else { return Answer(.unknown, from: origin) }
        let wanted = area.map(CityCandidacy.wardKey)
        let found = all(on: .candidacies).compactMap(\.candidacy).filter { row in
            let name = office == .trustee ? row.schoolDivision : row.ward
            return row.office == office && (office == .mayor || name.map(CityCandidacy.wardKey) == wanted)
        }
        guard let day = found.map(\.day).max() else { return Answer(.notCovered, from: origin) }
        let latest = Candidate.inFairOrder(found.filter { $0.day == day }.map(\.candidate))
        return Answer(
            CityBallot(
                day: day, running: latest.filter { $0.standing != .withdrawn },
                withdrawn: latest.filter { $0.standing == .withdrawn }),
            from: origin)
    }

    /// The city council as it sits; an official without a name never is in it.
    public func council() -> Answer<[Official]> {
        let origin = provenance(of: .winnipeg)
        let members = all(on: .council).compactMap(\.official)
        return members.isEmpty ? Answer(.unknown, from: origin) : Answer(members, from: origin)
    }
}
