internal import CivicFacts

/// A seat and an office in words, for every page that names one.
extension View {
    /// One seat; nobody is guessed. Among several states a senator's is said, too.
    func line(
        of seat: Seat, isSenate: Bool, _ isOneOfSeveral: Bool, _ origin: Provenance
    ) -> String {
        let state = isOneOfSeveral ? seat.division.state : nil
        let senate =
            state.map { text(RepresentativeWords.officeSenate, [.place: $0]) }
            ?? text(RepresentativeWords.senate)
        let area = isSenate ? senate : self.area(of: seat.division)
        switch seat.holder {
        case .held(let official):
            let head =
                isSenate && isOneOfSeveral
                ? text(RepresentativeWords.state, [.text: area, .name: official.name])
                : text(
                    isSenate ? RepresentativeWords.senator : house(of: seat.division),
                    [.name: official.name, .place: area])
            let phone = official.phone.map { text(RepresentativeWords.phone, [.n: $0]) }
            return [head, phone].compactMap(\.self).joined(separator: " ")
        case .vacant where origin.isStale(at: civic.now):
            let day = origin.day(in: Zone(of: place))
            return text(RepresentativeWords.wasVacant, [.place: area, .date: times.day(day)])
        case .vacant: return text(RepresentativeWords.vacant, [.place: area])
        case .ended(let official):
            return text(RepresentativeWords.ended, [.place: area, .name: official.name])
        case .notYetPublished: return text(RepresentativeWords.notYet, [.place: area])
        }
    }

    /// Who comes from D.C. or a territory has no vote on the floor of the House.
    private func house(of division: DivisionID) -> RepresentativeWords {
        guard let state = division.state, StateFacts.all[state]?.isState == false else { return .house }
        return state == "PR" ? .commissioner : .delegate
    }

    private func area(of division: DivisionID) -> String {
        division.houseDistrict.map { self.district($0) } ?? division.state ?? ""
    }

    /// "House, TX, district 37", in words that also stand in the middle of a sentence.
    func office(of official: Official) -> String {
        switch official.office {
        case .senator(let state, _): text(RepresentativeWords.officeSenate, [.place: state])
        case .representative(let seat): office(of: seat)
        case .stateLegislator(let division, let chamber): office(of: division, chamber)
        case .mayor: text(RepresentativeWords.officeMayor)
        case .councillor(let ward): text(RepresentativeWords.officeCouncil, [.place: ward])
        }
    }

    /// A seat of the House: Puerto Rico elects a Resident Commissioner, other territories and D.C. a delegate.
    func office(of seat: HouseDistrict) -> String {
        guard StateFacts.all[seat.state]?.isState == false else {
            return text(RepresentativeWords.officeHouse, [.place: district(seat)])
        }
        let words: OfficeNameWords = seat.state == "PR" ? .commissioner : .delegate
        return text(words, [.place: district(seat)])
    }

    /// D.C. has a council; territories have chambers of their own, and no state's.
    private func office(of division: DivisionID, _ chamber: Chamber) -> String {
        let state = division.state ?? ""
        let part = self.part(of: division)
        guard state != "DC" else { return text(OfficeNameWords.council, [.place: part]) }
        let isUpper = chamber == .upper
        guard StateFacts.all[state]?.isState == false else {
            let words: RepresentativeWords = isUpper ? .officeUpper : .officeLower
            return text(words, [.place: "\(state), \(part)"])
        }
        let words: OfficeNameWords = isUpper ? .upperThere : .lowerThere
        return text(words, [.place: "\(name(of: state)), \(part)"])
    }

    private func part(of division: DivisionID) -> String {
        switch division.districtName.lowercased() {
        case "at-large": text(StateHouseWords.atLarge)
        case "chairman": text(StateHouseWords.chair)
        case _ where division.state == "DC": text(StateHouseWords.ward, [.n: division.districtName])
        case _: text(RepresentativeWords.district, [.n: division.districtName])
        }
    }

    /// That an address tells who speaks for the home there, too.
    var stateWanted: String {
        guard let state, StateFacts.all[state]?.isState == false else {
            return text(RepresentativeWords.stateWanted)
        }
        return text(
            state == "DC" ? StateHouseWords.councilWanted : .islandWanted, [.place: name(of: state)])
    }

    /// Where those are who were asked for among the members of Congress: in the legislature, or the council.
    var notCongress: String {
        let isState = state.flatMap { StateFacts.all[$0]?.isState } ?? true
        let words: StateHouseWords =
            isState ? .notCongress : state == "DC" ? .councilThere : .islandThere
        return text(words, [.place: nameOfStates, .official: legislatures])
    }
}
