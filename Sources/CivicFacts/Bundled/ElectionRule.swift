/// Federal election days that follow from law, without any download.
public enum ElectionRule {
    /// The Tuesday after the first Monday of November of an even year (2 U.S.C. 7); nil for an odd year.
    public static func general(in year: Int64) -> CivilDate? {
        guard year % 2 == 0 else { return nil }
        let first = CivilDate(year: year, month: 11, day: 1)
        let monday = (8 - first.weekday) % 7
        return CivilDate(days: first.days + Int64(monday) + 1)
    }

    /// The first federal general election on this day or later.
    public static func nextGeneral(from day: CivilDate) -> CivilDate {
        for year in day.year...(day.year + 2) {
            if let date = general(in: year), date >= day { return date }
        }
        return CivilDate(year: day.year + 2, month: 11, day: 8)
    }

    /// The first day on this day or later on which electors of a President are chosen: every fourth year (3 U.S.C. 1).
    public static func nextPresidential(from day: CivilDate) -> CivilDate {
        let next = nextGeneral(from: day)
        return isPresidential(next)
            ? next : nextGeneral(from: CivilDate(year: next.year + 2, month: 1, day: 1))
    }

    public static func isPresidential(_ day: CivilDate) -> Bool { day.year % 4 == 0 }

    /// Known days that no rule gives, kept by hand. Louisiana votes again for the House (Act 2 of 2026).
    public static let byHand: [Election] = [
        Election(
            id: "hand:la-2026-12-12", name: "Louisiana U.S. House runoff",
            day: CivilDate(year: 2026, month: 12, day: 12), kind: .generalRunoff, level: .federal,
            division: DivisionID(state: "LA"), source: .louisianaLaw)
    ]

    /// The page and day behind `byHand`.
    public static let handProvenance = Provenance(
        source: .louisianaLaw, asOf: HouseMap2026.asOf.noon,
        official: "https://www.legis.la.gov/Legis/ViewDocument.aspx?d=1475788")

    public static func generalElection(on day: CivilDate) -> Election {
        Election(
            id: "rule:\(day)", name: "Federal general election", day: day, kind: .general, level: .federal,
            division: .unitedStates, source: .federalLaw)
    }
}
