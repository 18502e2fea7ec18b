internal import CivicFacts
internal import Understanding

/// Elections that are asked for by what is voted on, or by their year: their days follow from a rule.
enum ElectionDialog {
    /// "when is the next presidential election", "midterms", "election 2028"; true if the words ask for such a day.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isFree, plain.words.count <= 12 else { return false }
        let today = visit.facts.civic.today(in: visit.session.zip)
        guard let day = day(in: plain, from: today) else { return false }
        FactsDialog.show(ElectionPage(id: "rule:\(day)"), over: [], &visit)
        return true
    }

    private static func day(in plain: Plain, from today: CivilDate) -> CivilDate? {
        guard !plain.hasWord(beginning: others) else { return nil }
        let isMidterm = plain.hasWord(beginning: ["midterm", "intermedia"])
        let isElection = plain.hasWord(beginning: ["election", "eleccion", "comicio"]) || isMidterm
        let isWhen =
            plain.hasWord(beginning: ["when", "cuando", "date", "fecha"])
            && plain.hasWord(beginning: ["vot", "elect", "elig"])
        guard isElection || isWhen else { return nil }
        if plain.hasWord(beginning: ["presiden"]) { return ElectionRule.nextPresidential(from: today) }
        if isMidterm {
            let next = ElectionRule.nextGeneral(from: today)
            guard ElectionRule.isPresidential(next) else { return next }
            return ElectionRule.nextGeneral(from: CivilDate(year: next.year + 1, month: 1, day: 1))
        }
        return year(in: plain, from: today).flatMap(ElectionRule.general).flatMap { $0 >= today ? $0 : nil }
    }

    /// The year whose ballot is asked for: the one that is named, or that of the next vote for President.
    static func ballotYear(in plain: Plain, from today: CivilDate) -> Int64? {
        if let year = year(in: plain, from: today) { return year }
        return plain.hasWord(beginning: ["presiden"]) ? ElectionRule.nextPresidential(from: today).year : nil
    }

    /// An even year that is named, of this year and the next ten.
    static func year(in plain: Plain, from today: CivilDate) -> Int64? {
        plain.words.lazy.compactMap { $0.utf8.count == 4 ? Int64($0) : nil }
            .first { $0 % 2 == 0 && (today.year...today.year + 10).contains($0) }
    }

    /// Questions about people, outcomes and troubles, which a day does not answer.
    private static let others = Phrases.electionOthers.list
}
