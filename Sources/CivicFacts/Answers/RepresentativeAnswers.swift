/// Who represents a place now.
extension CivicAnswers {
    /// The sitting Congress for a place; absent only if no list of members is kept, or no state is known.
    public func representatives(of place: CivicPlace) -> Answer<Representation> {
        let origin = provenance(of: .congress)
        guard let edition = records.edition(of: .congress),
            let reading = districts(of: place).value, !reading.states.isEmpty
        else { return Answer(.unknown, from: origin) }
        let congress = Congress.sitting(at: now)
        var senate: [Seat] = []
        var house: [Seat] = []
        for state in reading.states {
            let members = all(on: .congress(state: state)).compactMap(\.official)
            let districts = reading.possible.filter { $0.state == state }
            house += districts.map { houseSeat($0, among: members, edition) }
            senate += senateSeats(of: state, among: members, edition)
        }
        return Answer(
            Representation(congress: congress, senate: senate, house: house, reading: reading), from: origin)
    }

    /// Who holds one seat of the House; absent where no list of members is kept.
    package func seat(of district: HouseDistrict) -> Answer<Seat> {
        let origin = provenance(of: .congress)
        guard let edition = records.edition(of: .congress) else { return Answer(.unknown, from: origin) }
        let members = all(on: .congress(state: district.state)).compactMap(\.official)
        return Answer(houseSeat(district, among: members, edition), from: origin)
    }

    /// One member of Congress by bioguide id.
    public func member(_ bioguide: String) -> Answer<Official> {
        let origin = provenance(of: .congress)
        let found = all(on: .member(bioguide: bioguide)).first?.official
        return found.map { Answer($0, from: origin.pointing(to: $0.website)) }
            ?? Answer(.unknown, from: origin)
    }

    /// One person in office by the id of the source: of Congress, a state legislature, or the council.
    public func person(_ id: String) -> Answer<Official> {
        guard id.hasPrefix("ocd-person/") else { return member(id) }
        let origin = provenance(of: .legislatures)
        let found = all(on: .person(id)).first?.official
        return found.map { Answer($0, from: origin.pointing(to: $0.website)) }
            ?? Answer(.unknown, from: origin)
    }

    /// State legislators of a resolved address; unknown without one, because ZIP codes do not tell.
    public func legislators(of place: CivicPlace) -> Answer<[Official]> {
        let origin = provenance(of: .legislatures)
        let today = today(at: place)
        let own =
            (place.resolved?.divisions ?? []) + (place.resolved.map { Self.everybodys(in: $0.state) } ?? [])
        let people = own.flatMap { all(on: .legislature($0)) }.compactMap(\.official)
            .filter { $0.ends.map { today <= $0 } ?? true }
        return people.isEmpty ? Answer(.unknown, from: origin) : Answer(people, from: origin)
    }

    /// Seats that the whole of D.C. and of Puerto Rico votes for.
    private static func everybodys(in state: String) -> [DivisionID] {
        switch state {
        case "DC": ["At-Large", "Chairman"].map { DivisionID(state: state, chamber: .upper, name: $0) }
        case "PR": [.upper, .lower].map { DivisionID(state: state, chamber: $0, name: "At-Large") }
        case _: []
        }
    }

    private func houseSeat(
        _ district: HouseDistrict, among members: [Official], _ edition: CivicEdition
    ) -> Seat {
        let holders = members.filter { $0.office == .representative(district) }
        let sitting = holders.first(where: isInOffice)
        return Seat(
            division: district.division,
            holder: sitting.map(Seat.Holder.held) ?? empty(after: holders.last, edition))
    }

    private func senateSeats(of state: String, among members: [Official], _ edition: CivicEdition) -> [Seat] {
        guard StateFacts.all[state]?.isState ?? false else { return [] }
        let all = members.filter { if case .senator = $0.office { true } else { false } }
        // Whoever was appointed serves until the elected one is sworn in: only a successor ends that.
        let senators = all.filter { senator in
            !all.contains {
                $0.office == senator.office && $0 != senator && isInOffice($0) && isAfter($0, senator)
            }
        }
        var seats = senators.map { senator in
            isInOffice(senator) ? Seat.Holder.held(senator) : empty(after: senator, edition)
        }
        // A successor stands beside the one whose term is over: two seats, and those held first.
        seats.sort { isHeld($0) && !isHeld($1) }
        while seats.count < 2 { seats.append(empty(after: nil, edition)) }
        return seats.prefix(2).map { Seat(division: DivisionID(state: state), holder: $0) }
    }

    private func isHeld(_ holder: Seat.Holder) -> Bool {
        if case .held = holder { true } else { false }
    }

    /// A seat without a sitting person is vacant only if the list is of the sitting Congress and names no former one.
    private func empty(after last: Official?, _ edition: CivicEdition) -> Seat.Holder {
        guard let covered = edition.congress, covered >= .sitting(at: now) else { return .notYetPublished }
        return last.map(Seat.Holder.ended) ?? .vacant
    }

    private func isAfter(_ one: Official, _ other: Official) -> Bool {
        guard let later = one.begins, let earlier = other.begins else { return false }
        return later > earlier
    }

    /// Terms begin and end on a January 3 at noon in Washington (20th Amendment). Another last day in a file is that of an
    /// election that fills the seat, and no event: an appointed senator goes on to that January.
    private func isInOffice(_ official: Official) -> Bool {
        let zone = Zone(of: nil)
        let noon = { (day: CivilDate) in Moment(day: day, hour: 12, minute: 0, in: zone) }
        if let ends = official.ends, now >= noon(Self.lawful(end: ends, of: official.office)) { return false }
        guard let begins = official.begins else { return true }
        let isConvening = begins.month == 1 && begins.day == 3
        return now >= (isConvening ? noon(begins) : Moment(day: begins, hour: 0, minute: 0, in: zone))
    }

    /// The January 3 of the next odd year, unless the day is one. The Resident Commissioner of Puerto Rico serves for
    /// four years, to the January after the next vote for President (48 U.S.C. 891), whatever a file of two-year terms says.
    private static func lawful(end day: CivilDate, of office: Official.Office) -> CivilDate {
        let convening = day.month == 1 && day.day == 3 ? day : Congress.filled(by: day).firstDay
        guard case .representative(let seat) = office, seat.state == "PR" else { return convening }
        return CivilDate(year: convening.year + (5 - convening.year % 4) % 4, month: 1, day: 3)
    }
}
