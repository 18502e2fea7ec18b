/// From a place to its districts.
extension CivicAnswers {
    /// Districts under the sitting Congress's map: who represents me.
    public func districts(of place: CivicPlace) -> Answer<DistrictReading> {
        districts(of: place, under: .sitting(at: now))
    }

    /// Districts under the map of the Congress that an election fills: whose ballot am I on.
    public func ballotDistricts(of place: CivicPlace, on day: CivilDate) -> Answer<DistrictReading> {
        districts(of: place, under: .filled(by: day))
    }

    func districts(of place: CivicPlace, under congress: Congress) -> Answer<DistrictReading> {
        if let resolved = place.resolved, let district = resolved.district(under: congress) {
            let reading = DistrictReading(
                basis: .address, congress: congress, states: [district.state], possible: [district],
                unsettled: [])
            return Answer(
                reading,
                from: Provenance(
                    source: resolved.resolver, asOf: resolved.resolvedOn.noon,
                    official: resolved.resolver.home))
        }
        let area = area(of: place)
        let states = states(of: place, area: area)
        guard !states.isEmpty else { return unplaced(place, congress) }
        return read(states, place: place, area: area, under: congress)
    }

    private func read(_ states: [String], place: CivicPlace, area: ZIPArea?, under congress: Congress)
        -> Answer<DistrictReading>
    {
        var possible: [HouseDistrict] = []
        var unsettled: [String] = []
        for state in states {
            let inArea = area?.districts.filter { $0.state == state } ?? []
            if HouseDistrict.single.contains(state) {
                possible += [HouseDistrict(state: state, number: 0)].compactMap(\.self)
            } else if let area, isValid(area.congress, under: congress, in: state), !inArea.isEmpty {
                possible += inArea
            } else {
                unsettled.append(state)
            }
        }
        let reading = DistrictReading(
            basis: area == nil ? .state : .area, congress: congress, states: states,
            possible: possible.sorted(), unsettled: unsettled)
        let origin = area == nil ? StateFacts.all[states[0]]?.provenance : nil
        return Answer(
            reading, from: (origin ?? provenance(of: .zipDistricts)).pointing(to: Self.page(for: reading)))
    }

    /// Where lines are not settled: the state's own look-up, else its election office.
    private static func page(for reading: DistrictReading) -> OfficialLink? {
        let lookup = reading.unsettled.lazy.compactMap { HouseMap2026.changed[$0]?.lookup }.first
        return lookup ?? reading.unsettled.first.flatMap { StateFacts.all[$0]?.office }
    }

    /// Whether lines read from one Congress's map hold under another's: between the 119th and the 120th they do where
    /// the state kept its map for the election of 2026. Nothing is known of other pairs.
    private func isValid(_ map: Congress, under congress: Congress, in state: String) -> Bool {
        if map == congress { return true }
        let isPairOf2026 = Set([map.rawValue, congress.rawValue]) == [119, 120]
        return isPairOf2026 && StateFacts.all[state]?.houseMap == .unchanged
    }

    private func unplaced(_ place: CivicPlace, _ congress: Congress) -> Answer<DistrictReading> {
        let isMilitary = place.zip.flatMap(Region.init)?.states.first.map(Self.military.contains) ?? false
        let reading = DistrictReading(
            basis: isMilitary ? .overseas : .unknown, congress: congress, states: [], possible: [],
            unsettled: [])
        return Answer(
            reading,
            from: provenance(of: .zipDistricts).pointing(to: isMilitary ? "https://www.fvap.gov" : nil))
    }

    /// Abbreviations of military and diplomatic mail.
    static let military: Set<String> = ["AA", "AE", "AP"]

    /// The area of a place's ZIP code; of a town those of all its ZIP codes together.
    private func area(of place: CivicPlace) -> ZIPArea? {
        if let zip = place.zip { return area(of: zip) }
        guard let town = place.town, let state = place.chosenState else { return nil }
        let areas = ZIPTable.shared.zips(inTown: town).filter { $0.entry.states.first == state }
            .compactMap { area(of: $0.zip) }
        guard let first = areas.first else { return nil }
        let districts = areas.filter { $0.congress == first.congress }.flatMap(\.districts)
        return ZIPArea(
            zip: first.zip, congress: first.congress,
            districts: Set(districts.filter { $0.state == state }).sorted())
    }

    func area(of zip: ZIP) -> ZIPArea? {
        guard case .area(let area)? = records.rows(on: .area(zip), skipping: 0, limit: 1).first else {
            return nil
        }
        return area
    }

    /// Postal abbreviations, the likeliest first: the address's, the chosen one, those of the Census area, those
    /// that the table of ZIP codes tells. Military mail has none.
    public func states(of place: CivicPlace) -> [String] { states(of: place, area: place.zip.flatMap(area)) }

    /// Whether what is said of a home is said of a place that somebody names, too: its ZIP code, town or state.
    public func isSame(_ place: CivicPlace, as home: CivicPlace) -> Bool {
        if place.canada != nil || place.zip != nil {
            return place.canada == home.canada && place.zip == home.zip
        }
        let states = states(of: home)
        guard let state = place.chosenState, states.contains(state) else { return false }
        return place.town == nil || place.town == home.zip.flatMap(Region.init)?.town
    }

    private func states(of place: CivicPlace, area: ZIPArea?) -> [String] {
        if let state = place.resolved?.state ?? place.chosenState { return [state] }
        guard let zip = place.zip else { return [] }
        if let area, !area.states.isEmpty { return area.states }
        let region = Region(zip)
        let states = (region?.states ?? []).filter { StateFacts.all[$0] != nil }
        // A code that is newer than the table may be kept already.
        guard region?.isKnown == false, let known = point(of: zip)?.state, states.contains(known) else {
            return states
        }
        return [known]
    }
}
