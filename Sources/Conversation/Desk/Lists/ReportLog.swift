public import CivicFacts

/// `/log 12`: what was done about a report, when and by whom, from the audit log. It holds no words, so it is there for a
/// report that is gone as well.
enum ReportLog: ReportCommand {
    static let command: String? = "log"
    static let isReading = true

    static func follow(_ rest: String, on id: ReportID, _ visit: inout Visit) -> Outcome? {
        let page = DeskList.Page(rest, size: Limits.logged)
        let found = visit.facts.records.timeline(
            of: id, skipping: page.skipped, limit: Limits.logged + 1)
        guard !found.isEmpty else {
            return page.number == 1
                ? Desk.missing(id, visit) : .done(TimelineWords.noMore, id.slot)
        }
        visit.change(.log(.logRead, about: id))
        let report = visit.facts.records.report(id)
        let isGone = report?.isWithdrawn ?? true
        let head = report == nil ? TimelineWords.headGone : .head
        let session = report.flatMap { visit.facts.records.session(of: $0.author) }
        let wantsNotices = session?.wantsNotices ?? true
        let history = visit.facts.records.history(of: id)
        let zip = report?.place.zip
        let entries = found.prefix(Limits.logged).enumerated().flatMap { index, deed -> [(Moment, String)] in
            let entry = (deed.at, line(deed, in: zip, visit))
            // Whoever wants no notices reads it under their own reports.
            guard wantsNotices, isTold(history.dropFirst(page.skipped + index), of: report, visit) else {
                return [entry]
            }
            let told = deed.at + visit.facts.rules.secondThoughts
            return [entry, (told, toldLine(at: told, in: zip))]
        }
        let lines = entries.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
        return Outcome(
            note: ([Desk.words.text(head, id.slot)] + lines).joined(separator: "\n"),
            about: isGone ? nil : [id],
            rows: ListPages.buttons(
                .log, id.description, page: page.number, hasMore: found.count > Limits.logged))
    }

    /// A decision that nobody undid in time, once that time is over.
    private static func isTold(
        _ deeds: ArraySlice<PastDeed>, of report: Report?, _ visit: Visit
    ) -> Bool {
        guard let decision = deeds.first, [.approved, .rejected].contains(decision.deed) else { return false }
        let end = visit.facts.rules.toldAt(decision.deed, on: report, at: decision.at)
        let undone = deeds.dropFirst().first { $0.deed == .reopened || $0.deed == .withdrawn }
        return end <= visit.now && undone.map { $0.at >= end } ?? true
    }

    private static func toldLine(at moment: Moment, in zip: ZIP?) -> String {
        let words = Desk.words
        let times = TimeWords(language: Desk.language, at: zip)
        return words.text(
            TimelineWords.line,
            [
                .date: times.dateAndHour(moment), .name: words.text(TimelineWords.itself),
                .text: words.text(TimelineWords.told),
            ])
    }

    private static func line(_ deed: LoggedDeed, in zip: ZIP?, _ visit: Visit) -> String {
        let times = TimeWords(language: Desk.language, at: zip)
        let what = Deed(rawValue: deed.deed).map { Desk.words.text(DeedWords(deed: $0)) } ?? deed.deed
        return Desk.words.text(
            TimelineWords.line,
            [.date: times.dateAndHour(deed.at), .name: name(of: deed, visit), .text: what])
    }

    /// A moderator by name; who reports is nobody, also where that is a moderator too.
    private static func name(of deed: LoggedDeed, _ visit: Visit) -> String {
        let words = Desk.words
        if Deed(rawValue: deed.deed)?.isByReporter == true { return words.text(TimelineWords.reporter) }
        guard deed.actor.rawValue != 0 else { return words.text(TimelineWords.itself) }
        return visit.desk.names?[deed.actor] ?? words.text(DeskWords.somebody)
    }
}

/// A row of the audit log about one report.
public struct LoggedDeed: Equatable, Sendable {
    public let at: Moment
    public let actor: AccountID
    /// A `Deed`, as it is kept.
    public let deed: String

    public init(at: Moment, actor: AccountID, deed: String) {
        (self.at, self.actor, self.deed) = (at, actor, deed)
    }
}

extension Deed {
    /// What only the report's author does.
    fileprivate var isByReporter: Bool {
        switch self {
        case .sent, .withdrawn, .noted, .photoAdded, .answered, .skipped, .appealed, .banAppealed, .forgotten:
            true
        case .photoRefused, .taken, .approved, .rejected, .reopened, .asked, .banned, .unbanned, .backed,
            .cleared, .banKept, .verified, .unverified, .corrected, .retracted, .restored, .grouped,
            .ungrouped, .masked, .orphaned, .photosShown, .photoBacked, .photoHidden, .videoShown,
            .videoBacked, .videoHidden, .cut, .placeNamed, .placeHidden, .remarked, .held,
            .unasked, .tagged, .untagged, .moved, .assigned, .lookAgreed, .lookDiffered:
            false
        }
    }
}

/// The timeline of a report.
enum TimelineWords: Wording {
    case head, headGone, line, told, noMore, reporter, itself

    var text: Text {
        switch self {
        case .head: Text(en: "What was done about report {code}:", es: "Qué se hizo con el reporte {code}:")
        case .headGone:
            Text(
                en: "Report {code} is gone with all data of its author. What was done about it:",
                es: "El reporte {code} se borró con los datos de su autor. Qué se hizo:")
        case .line: Text(en: "{date} · {name}: {text}", es: "{date} · {name}: {text}")
        case .told: Text(en: "the reporter was told", es: "se avisó a quien reportó")
        case .noMore:
            Text(
                en: "Nothing more was done about report {code}.",
                es: "No se hizo nada más con el reporte {code}.")
        case .reporter: Text(en: "the reporter", es: "quien reportó")
        case .itself: Text(en: "by itself", es: "por sí solo")
        }
    }
}
