internal import CivicFacts
internal import Understanding

/// No reports from the author of this one, for a while and for a reason.
struct BanAuthor: Action {
    static let (code, sign) = ("ban", "🚫")
    static let label = Text(en: "Ban", es: "Bloquear")
    /// In days.
    static let lengths = [1, 7, 30]
    /// Longer ones are for leads.
    static let daysOfAnybody = 7

    let days: Int
    let reason: BanReason

    static func forms(on report: Report) -> [any Action] { [TurnCard(face: .bans)] }

    static func follow(_ words: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        guard let ban = BanAuthor(words: words) else {
            return .refused(DeskWords.banHow, [.reasons: BanReason.list])
        }
        return Decisions.decide(ban, on: id, &visit)
    }

    /// "Other" is not spelled.
    var argument: String? { reason == .other ? "\(days)" : "\(days)-\(reason.rawValue)" }
    var label: String { reason.label }
    var sign: String { reason.sign }

    func row(on card: Card) -> Int? { card.report.isOpen ? 2 : nil }

    func refusal(on report: Report, _ visit: Visit) -> Outcome? {
        if days > Self.daysOfAnybody, !visit.isLead { return .refused(FilterWords.leadsOnly) }
        // Nobody is told the same twice; another length is another ban.
        guard let until = report.bannedUntil, visit.facts.records.ban(of: report.author) == until,
            case let wanted = visit.now + .days(Int64(days)),
            (Span.zero...Span.hours(12)).contains(wanted.since(until))
        else { return nil }
        let times = TimeWords(language: Desk.language, at: nil, sayingZone: true)
        return .refused(RefusalWords.bannedAlready, [.date: times.dateAndHour(until)])
    }

    func act(on report: Report, _ visit: inout Visit) -> Outcome {
        var kept = report
        kept.face = .actions
        let until = visit.now + .days(Int64(days))
        kept.bannedUntil = until
        let ban = Ban(
            at: visit.now, until: until, reason: reason, by: visit.moderator, report: report.id,
            isAppealed: false)
        visit.change(.impose(ban, on: report.author))
        ReportKeeping.keep(&kept, because: .banned, &visit)
        let language = visit.facts.records.language(of: report.author)
        let why = Catalogue(language).text(Catalogue.phrases(of: reason).told)
        Decisions.tell(
            report, BanWords.banned, [.date: report.date(until, visit), .reason: why], choices: [.appealBan],
            after: .zero, &visit)
        return .done(DoneWords.banned, [.n: Desk.words.days(days)])
    }
}

extension BanAuthor {
    /// `7`, or `7-spam`.
    init?(argument: String?) {
        let parts = argument?.split(separator: "-", omittingEmptySubsequences: false).map(String.init) ?? []
        guard parts.count <= 2, let days = parts.first.flatMap({ Int($0) }), Self.lengths.contains(days),
            let reason = parts.count == 2 ? BanReason(rawValue: parts[1]) : .other,
            parts.count == 1 || reason != .other
        else { return nil }
        self.init(days: days, reason: reason)
    }

    /// How long and why; a ban is never guessed from less.
    init?(words: String) {
        let words = Plain(words).words.map { String($0) }
        let why = words.dropFirst().drop { ["day", "days"].contains($0) }.joined(separator: " ")
        guard let days = words.first.flatMap({ Int($0) }), Self.lengths.contains(days),
            let reason = BanReason.named(why)
        else { return nil }
        self.init(days: days, reason: reason)
    }
}

extension Report {
    /// As its author is told it.
    func date(_ moment: Moment, _ visit: Visit) -> String {
        let language = visit.facts.records.language(of: author)
        return TimeWords(language: language, at: place.zip).dateAndHour(moment)
    }
}
