/// Winnipeg: who runs and who sits on the council.
extension CivicAnswers {
    /// Candidates for one office; withdrawn ones apart, so that nobody votes for one.
    public struct CityBallot: Codable, Hashable, Sendable {
        public let day: CivilDate
        public let running: [Candidate]
        public let withdrawn: [Candidate]
    }

    /// Races of the latest city election: the mayor, wards, then school divisions.
    public struct CityRaces: Hashable, Sendable {
        public let day: CivilDate
        public let races: [RaceID]
    }

    /// Which races the city's table has; two school divisions keep their own lists.
    public func cityRaces() -> Answer<CityRaces> {
        let origin = provenance(of: .winnipeg)
        guard records.edition(of: .winnipeg) != nil else { return Answer(.unknown, from: origin) }
        let all = all(on: .candidacies).compactMap(\.candidacy)
        guard let day = all.map(\.day).max() else { return Answer(.notCovered, from: origin) }
        var seen: Set<RaceID> = []
        let latest = all.filter { $0.day == day && ($0.office == .mayor || $0.area != nil) }.map {
            (race: $0.race, name: $0.area ?? "")
        }
        let races = latest.filter { seen.insert($0.race).inserted }
            .sorted { ($0.race.rank, $0.name, $0.race.token) < ($1.race.rank, $1.name, $1.race.token) }
        return Answer(CityRaces(day: day, races: races.map(\.race)), from: origin)
    }

    /// The name of a ward or school division in the city's own spelling.
    package func cityArea(_ office: CityCandidacy.Office, _ key: String) -> String? {
        all(on: .candidacies).lazy.compactMap(\.candidacy)
            .filter { $0.office == office }.compactMap(\.area).first { RaceID.key(of: $0) == key }
    }

    /// The same for keys of a race; a school division's wards apart.
    package func cityBallot(for office: CityCandidacy.Office, area: String?, ward: String?) -> Answer<
        CityBallot
    > {
        guard let name = area.map({ cityArea(office, $0) ?? $0 }) else { return candidates(for: office) }
        return candidates(for: office, in: name, ward: ward)
    }

    /// Candidates for mayor, for a ward's councillor, or for a school division's trustees. `notCovered` for a ward or
    /// division that the city's table does not have: two divisions keep their own lists.
    public func candidates(
        for office: CityCandidacy.Office, in area: String? = nil, ward: String? = nil
    ) -> Answer<CityBallot> {
        let origin = provenance(of: .winnipeg)
        guard records.edition(of: .winnipeg) != nil else { return Answer(.unknown, from: origin) }
        let wanted = area.map(CityCandidacy.wardKey)
        let found = all(on: .candidacies).compactMap(\.candidacy).filter { row in
            let isThere = office == .mayor || row.area.map(CityCandidacy.wardKey) == wanted
            return row.office == office && isThere && (ward == nil || row.schoolWardKey == ward)
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

extension CityCandidacy {
    /// The ward, or for trustees the school division.
    var area: String? { office == .trustee ? schoolDivision : ward }
    /// Trustees are elected by wards of their own.
    var schoolWardKey: String? { office == .trustee ? ward.map(RaceID.key) : nil }

    var race: RaceID {
        .city(office, area: office == .mayor ? nil : area.map(RaceID.key), ward: schoolWardKey)
    }
}

extension RaceID {
    fileprivate var rank: Int {
        switch self {
        case .city(.mayor, _, _): 0
        case .city(.councillor, _, _): 1
        case .city(.trustee, _, _): 2
        case .guide, .house, .senate: 3
        }
    }
}
