/// Which elections come.
extension CivicAnswers {
    /// Coming elections of a place, the next first, each with its own provenance; never one that is not the voter's.
    /// Local ones may be missing.
    public func elections(of place: CivicPlace) -> Answer<[Answer<Election>]> {
        let coming = voterElections(of: place).own.map(\.answer)
        let origin = coming.first?.provenance ?? nobody(.federalLaw)
        return Answer(coming, from: origin)
    }

    /// Levels whose elections are listed: the answer says aloud which are not. No free source lists local ones whole.
    public var coveredLevels: Set<Election.Level> {
        records.edition(of: .elections) == nil ? [.federal] : [.federal, .state]
    }

    /// In order of days. The same day in the same area is said once, by the first source that has it; the rule only
    /// speaks where no source has that day, and a House district only where its whole state is not listed.
    func merged(_ list: [Answer<Election>]) -> [Answer<Election>] {
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
