internal import CivicFacts

/// `/stats`: the day so far, in numbers; `/stats csv` as a file. By person only in a lead's own chat, which the log remembers; the
/// operator's log counts, and names nobody.
enum DeskStats: DeskCommand {
    static let command: String? = "stats"

    static func follow(_ rest: String, _ visit: inout Visit) -> Outcome? {
        let midnight = midnight(visit.now)
        let handled = visit.facts.records.handled(since: midnight)
        let figures = DeskFigures(handled, since: midnight)
        switch rest.trimmingSpaces.lowercased() {
        case "":
            let all = lines(figures, visit) + looks(figures, visit) + byPerson(figures, &visit)
            return Outcome(note: all.joined(separator: "\n"))
        case "csv":
            let file = TextFile(name: "stats.csv", mediaType: "text/csv", text: table(handled))
            let caption = Desk.words.text(StatsWords.csvCaption)
            visit.deliver(Delivery(.hand(file: file, caption: caption, to: visit.inbound.room)))
            visit.change(.log(.exported, about: nil))
            return nil
        default: return .refused(StatsWords.how)
        }
    }

    /// When the day began where the rooms are.
    static func midnight(_ now: Moment) -> Moment {
        let zone = Zone(of: nil)
        let time = LocalTime(now, in: zone)
        let today = CivilDate(year: time.year, month: time.month, day: time.day)
        return Moment(day: today, hour: 0, minute: 0, in: zone)
    }

    private static func lines(_ figures: DeskFigures, _ visit: Visit) -> [String] {
        let words = Desk.words
        let all = figures.all
        let zone = Zone(of: nil).abbreviation(at: visit.now)
        let spreads: [(StatsWords, DeskFigures.Spread?)] = [(.looked, all.look), (.decidedIn, all.decision)]
        return [
            words.text(StatsWords.sent, [.when: zone, .n: "\(all.sent)"]),
            words.text(StatsWords.decided, [.n: "\(all.decided)", .max: "\(all.approved)"]),
        ] + spreads.compactMap { wording, spread in spread.map { words.text(wording, values(of: $0)) } }
            + groups(figures) + [
                words.text(
                    StatsWords.reversed,
                    [
                        .n: "\(figures.count(of: [.retracted]))",
                        .max: "\(figures.count(of: [.appealed, .banAppealed]))",
                        .code: "\(figures.overturned)",
                    ])
            ] + waiting(visit)
    }

    private static func groups(_ figures: DeskFigures) -> [String] {
        let words = Desk.words
        let kinds = figures.rows { words.text(Catalogue.phrase(of: $0.kind)) }
        let languages = figures.rows { $0.language.tongue.nameInEnglish }
        let desks = figures.rows { $0.desk ?? "all" }
        // Where there is one desk, or one language, its line is the sum.
        let lines = (kinds + [languages, desks].filter { $0.count > 1 }.flatMap(\.self)).map(line)
        return lines.isEmpty ? [] : [words.text(StatsWords.groups)] + lines
    }

    private static func line(_ name: String, _ row: DeskFigures.Row) -> String {
        let parts: [(StatsWords, DeskFigures.Spread?)] = [
            (.groupLook, row.look), (.groupDecision, row.decision),
        ]
        let head = Desk.words.text(
            StatsWords.group, [.name: name, .n: "\(row.sent)", .max: "\(row.decided)"])
        return
            ([head]
            + parts.compactMap { wording, spread in
                spread.map { Desk.words.text(wording, values(of: $0)) }
            }).joined(separator: " · ")
    }

    private static func values(of spread: DeskFigures.Spread) -> [Slot: String] {
        let times = TimeWords(language: Desk.language, at: nil)
        return [.age: times.age(spread.median), .max: times.age(spread.most)]
    }

    private static func waiting(_ visit: Visit) -> [String] {
        let words = Desk.words
        let records = visit.facts.records
        let before = records.waitingCount(at: visit.now - .hours(1))
        let now = words.text(
            StatsWords.waiting, [.n: "\(records.openCount(of: nil).all)", .max: "\(before)"])
        guard
            let urgent = records.openReports(
                of: visit.facts.rules.desks.names, skipping: 0, limit: 1
            ).first, urgent.isUrgent
        else {
            return [now]
        }
        let age = TimeWords(language: Desk.language, at: nil).age(visit.now.since(urgent.waitsSince))
        return [now, words.text(StatsWords.urgent, [.code: urgent.id.description, .age: age])]
    }

    /// How often somebody else decided like whoever rejected, for leads.
    private static func looks(_ figures: DeskFigures, _ visit: Visit) -> [String] {
        let (agreed, differed) = (figures.count(of: [.lookAgreed]), figures.count(of: [.lookDiffered]))
        guard visit.isInPrivate, visit.isLead, agreed + differed > 0 else { return [] }
        let words = Desk.words
        let sum = words.text(SecondLookWords.stats, [.n: "\(agreed + differed)", .max: "\(agreed)"])
        let disputed = figures.disputed.map(\.description)
        guard let first = disputed.first else { return [sum] }
        let values: [Slot: String] = [.codes: disputed.joined(separator: ", "), .code: first]
        return [sum, words.text(SecondLookWords.statsDiffered, values)]
    }

    private static func byPerson(_ figures: DeskFigures, _ visit: inout Visit) -> [String] {
        let people = figures.byPerson
        guard visit.isInPrivate, visit.isLead, !people.isEmpty else { return [] }
        visit.change(.log(.countedByPerson, about: nil))
        let named = people.map { person, count in
            "\(visit.desk.names?[person] ?? Desk.words.text(DeskWords.somebody)) \(count)"
        }
        return [Desk.words.text(StatsWords.names, [.codes: named.joined(separator: ", ")])]
    }

    /// A row a report; nobody's name, and no words.
    private static func table(_ handled: [HandledReport]) -> String {
        let head = [
            "report", "desk", "kind", "language", "sent", "first_look_seconds", "decision_seconds",
            "decision",
        ]
        let rows = handled.map { report in
            let decision = report.decision
            return [
                report.id.description, report.desk ?? "all", report.kind.slug, report.language.rawValue,
                "\(report.sentAt.milliseconds / 1_000)", seconds(report.firstLook, report),
                seconds(decision?.at, report), decision?.deed ?? "",
            ]
        }
        let lines = ([head] + rows).map { row in row.map { "\"\($0.replacing("\"", with: "\"\""))\"" } }
        return lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
    }

    private static func seconds(_ moment: Moment?, _ report: HandledReport) -> String {
        moment.map { "\($0.since(report.sentAt).milliseconds / 1_000)" } ?? ""
    }
}
