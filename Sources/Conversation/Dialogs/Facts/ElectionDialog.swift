/// Elections that are asked for by what is voted on, or by their year: their days follow from a rule.
enum ElectionDialog {
    /// "when is the next presidential election", "midterms", "election 2028"; true if the words ask for such a day.
    static func hear(_ plain: Plain, _ visit: inout Visit) -> Bool {
        if visit.session.overlay == nil, visit.session.draft?.step.takesWords == true { return false }
        guard visit.session.overlay?.page.isRead ?? true, plain.words.count <= 12 else { return false }
        let today = visit.facts.desk.today(in: visit.session.zip)
        guard let day = day(in: plain, from: today) else { return false }
        FactsDialog.show(.election(id: "rule:\(day)"), trail: [], &visit)
        return true
    }

    private static func day(in plain: Plain, from today: CivilDate) -> CivilDate? {
        guard !has(others, plain) else { return nil }
        let isMidterm = has(["midterm", "intermedia"], plain)
        let isElection = has(["election", "eleccion", "comicio"], plain) || isMidterm
        let isWhen = has(["when", "cuando", "date", "fecha"], plain) && has(["vot", "elect", "elig"], plain)
        guard isElection || isWhen else { return nil }
        if has(["presiden"], plain) { return ElectionRule.nextPresidential(from: today) }
        if isMidterm {
            let next = ElectionRule.nextGeneral(from: today)
            guard ElectionRule.isPresidential(next) else { return next }
            return ElectionRule.nextGeneral(from: CivilDate(year: next.year + 1, month: 1, day: 1))
        }
        return year(in: plain, from: today).flatMap(ElectionRule.general).flatMap { $0 >= today ? $0 : nil }
    }

    /// An even year that is named, of this year and the next ten.
    static func year(in plain: Plain, from today: CivilDate) -> Int64? {
        plain.words.lazy.compactMap { $0.utf8.count == 4 ? Int64($0) : nil }
            .first { $0 % 2 == 0 && (today.year...today.year + 10).contains($0) }
    }

    /// Questions about people, outcomes and troubles, which a day does not answer.
    private static let others = [
        "candidat", "running", "ballot", "boleta", "postul", "compit", "who", "quien", "win", "won", "gan",
        "result", "rigged", "best", "should", "think", "fraud", "steal", "stole", "robar", "report",
        "problem",
        "primar", "runoff", "local", "mayor", "alcald", "winnipeg", "remind", "record", "calendar",
    ]

    private static func has(_ stems: [String], _ plain: Plain) -> Bool {
        plain.words.contains { word in stems.contains { word.hasPrefix($0) } }
    }
}
