/// The day of the federal general election, which follows from law without any download.
public enum ElectionRule {
    /// The Tuesday after the first Monday of November of an even year (2 U.S.C. 7); nil for an odd year.
    public static func general(in year: Int64) -> CivilDate? {
        year % 2 == 0 ? LawDay.afterMonday(month: 11, plus: 0).date(in: year) : nil
    }

    /// The first federal general election on this day or later.
    public static func nextGeneral(from day: CivilDate) -> CivilDate {
        for year in day.year...(day.year + 2) {
            if let date = general(in: year), date >= day { return date }
        }
        return CivilDate(year: day.year + 2, month: 11, day: 8)
    }

    /// True for the day of every fourth year on which electors of a President are chosen (3 U.S.C. 1).
    public static func isPresidential(_ day: CivilDate) -> Bool { day.year % 4 == 0 }
}
