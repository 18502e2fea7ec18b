internal import CivicFacts

/// `/stats`: the day so far, in numbers. Moderators are named in their own room only; the log counts, and names nobody.
enum DeskStats: DeskCommand {
    static let command: String? = "stats"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let words = Desk.words
        let zone = Zone(of: nil)
        let day = visit.facts.records.deskDay(since: midnight(visit.now))
        let sent = words.text(
            StatsWords.sent,
            [.when: zone.abbreviation(at: visit.now), .n: "\(day.sent.values.reduce(0, +))"])
        let lines =
            [sent] + kinds(of: day) + decisions(of: day, visit)
            + [DeskList.waiting(visit) ?? words.text(DeskWords.queueEmpty)]
        return Outcome(note: lines.joined(separator: "\n"))
    }

    /// When the day began where the rooms are.
    static func midnight(_ now: Moment) -> Moment {
        let zone = Zone(of: nil)
        let time = LocalTime(now, in: zone)
        let today = CivilDate(year: time.year, month: time.month, day: time.day)
        return Moment(day: today, hour: 0, minute: 0, in: zone)
    }

    private static func kinds(of day: DeskDay) -> [String] {
        let most = ReportKind.allCases.filter { (day.sent[$0] ?? 0) > 0 }
            .sorted { (day.sent[$0] ?? 0) > (day.sent[$1] ?? 0) }
        guard !most.isEmpty else { return [] }
        let named = most.map { "\(Desk.words.text(Catalogue.phrase(of: $0))) \(day.sent[$0] ?? 0)" }
        return [Desk.words.text(StatsWords.kinds, [.codes: named.joined(separator: ", ")])]
    }

    private static func decisions(of day: DeskDay, _ visit: Visit) -> [String] {
        let words = Desk.words
        let decided = words.text(
            StatsWords.decided,
            [.n: "\(day.decisions.count)", .max: "\(day.decisions.count(where: \.isApproval))"])
        guard let median = day.median else { return [decided] }
        let counts = Dictionary(grouping: day.decisions, by: \.by).mapValues(\.count)
        let named = counts.sorted { ($0.value, $1.key.rawValue) > ($1.value, $0.key.rawValue) }.map {
            "\(visit.desk.names?[$0.key] ?? words.text(DeskWords.somebody)) \($0.value)"
        }
        let age = TimeWords(language: .english, at: nil).age(median)
        return [
            decided, words.text(StatsWords.names, [.codes: named.joined(separator: ", ")]),
            words.text(StatsWords.median, [.age: age]),
        ]
    }
}
