/// Which elections come.
extension CivicAnswers {
    /// Coming elections for a place, the next first, each with its own provenance; those of a part of the state are in
    /// it too. Never empty: the next federal general election follows from law. Local ones may be missing.
    public func elections(of place: CivicPlace) -> Answer<[Answer<Election>]> {
        let today = today(in: place.zip)
        let states = states(of: place)
        let kept = (["us"] + states).flatMap { all(on: .elections(state: $0)) }.compactMap(\.election)
        let byHand = ElectionRule.byHand.filter { $0.division.state.map(states.contains) ?? true }
        let general = ElectionRule.nextGeneral(from: today)
        let office = StateFacts.office(of: states)
        let editions = records.editions()
        var list = kept.map { election in
            let edition = editions.first { $0.source == election.source }
            return Answer(
                election, from: (edition?.provenance ?? nobody(election.source)).pointing(to: office))
        }
        list += byHand.map { Answer($0, from: ElectionRule.handProvenance) }
        list.append(ruled(general, office))
        let coming = merged(list).filter { ($0.value?.day ?? today) >= today && concerns($0.value, place) }
        return Answer(coming, from: coming.first?.provenance ?? ElectionRule.handProvenance)
    }

    /// A federal general election by the id that the rule gives it, however far ahead; nil where it is over or none.
    public func ruledElection(_ id: String, of place: CivicPlace) -> Answer<Election>? {
        guard id.hasPrefix("rule:"), let day = CivilDate(String(id.dropFirst("rule:".count))),
            ElectionRule.general(in: day.year) == day, day >= today(in: place.zip)
        else { return nil }
        return ruled(day, StateFacts.office(of: states(of: place)))
    }

    private func ruled(_ day: CivilDate, _ office: OfficialLink?) -> Answer<Election> {
        let official = office ?? CivicSource.federalLaw.home
        return Answer(
            ElectionRule.generalElection(on: day),
            from: Provenance(source: .federalLaw, asOf: now, official: official))
    }

    /// Levels whose elections are listed: the answer says aloud which are not. No free source lists local ones whole.
    public var coveredLevels: Set<Election.Level> {
        records.edition(of: .elections) == nil ? [.federal] : [.federal, .state]
    }

    /// Whether a place lies where an election is held; without an address, a part of its state counts.
    private func concerns(_ election: Election?, _ place: CivicPlace) -> Bool {
        guard let division = election?.division, let district = division.houseDistrict,
            let resolved = place.resolved,
            let own = resolved.district(under: .filled(by: election?.day ?? today(in: place.zip)))
        else { return true }
        return own == district
    }

    /// In order of days. The same day in the same area is said once, by the first source that has it; the rule only
    /// speaks where no source has that day, and a House district only where its whole state is not listed.
    private func merged(_ list: [Answer<Election>]) -> [Answer<Election>] {
        let wide = list.filter { $0.value?.division.isStatewide ?? false }
        let narrow = list.filter { !($0.value?.division.isStatewide ?? true) }
        var seen: Set<String> = []
        var days: Set<CivilDate> = []
        var result: [Answer<Election>] = []
        for answer in wide + narrow {
            guard let election = answer.value else { continue }
            let state = DivisionID(state: election.division.state ?? "US")
            let isInState =
                election.division.houseDistrict != nil && seen.contains("\(election.day) \(state)")
            let isRule = election.id.hasPrefix("rule:") && days.contains(election.day)
            guard !isInState, !isRule, seen.insert("\(election.day) \(election.division)").inserted else {
                continue
            }
            days.insert(election.day)
            result.append(answer)
        }
        return result.enumerated().sorted { left, right in
            let days = (left.element.value?.day.days ?? 0, right.element.value?.day.days ?? 0)
            return days.0 == days.1 ? left.offset < right.offset : days.0 < days.1
        }.map(\.element)
    }
}
