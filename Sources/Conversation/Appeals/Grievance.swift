internal import CivicFacts
internal import Understanding

/// "Why?", or anger, of somebody who is banned or was just told that a report is not public: what happened, until when,
/// and how to appeal.
enum Grievance {
    static func hear(_ said: Said, _ visit: inout Visit) -> Bool {
        guard visit.session.draft == nil, visit.session.isFree, isMeant(said.plain) else { return false }
        if visit.isBanned {
            explainBan(&visit)
        } else if let report = justRejected(visit) {
            explain(report, &visit)
        } else {
            return false
        }
        visit.askAgain()
        return true
    }

    private static let wholes = Phrases.grievanceWhole.words
    private static let parts = Phrases.grievanceParts.set

    private static func isMeant(_ plain: Plain) -> Bool {
        guard (1...8).contains(plain.words.count) else { return false }
        return plain.isOne(of: wholes) || parts.isFound(in: plain)
    }

    /// Until when and why, and how somebody else looks at it.
    static func explainBan(_ visit: inout Visit) {
        guard let until = visit.bannedUntil else { return }
        visit.say(ReportWords.reportsOff, [.date: visit.times.dateAndHour(until)])
        guard let ban = visit.facts.records.fullBan(of: visit.facts.account) else { return }
        visit.say(AppealWords.why, [.reason: visit.words.text(Catalogue.phrases(of: ban.reason).told)])
        sayHow(ban.isAppealed ? .asked : .how, &visit)
    }

    /// The newest report, where its author heard within the last day that it is not public.
    private static func justRejected(_ visit: Visit) -> Report? {
        let newest = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 1).first
        guard let report = newest, let toldAt = AppealDialog.notice(of: report)?.toldAt, toldAt <= visit.now,
            visit.now.since(toldAt) < .days(1)
        else { return nil }
        return report
    }

    private static func explain(_ report: Report, _ visit: inout Visit) {
        guard let notice = AppealDialog.notice(of: report) else { return }
        let why = visit.words.text(Catalogue.phrases(of: notice.reason).told)
        visit.say(AppealWords.notPublic, [.code: report.id.description, .reason: why])
        guard AppealDialog.isAppealable(report, at: visit.now) else { return sayHow(.final, &visit) }
        let end = visit.times.dateAndHour(notice.toldAt + Limits.appealTime)
        sayHow(.howUntil, &visit, [.date: end])
    }

    /// What can be done about it is all that is said to whoever just heard the rest.
    private static func sayHow(_ how: AppealWords, _ visit: inout Visit, _ values: [Slot: String] = [:]) {
        visit.say(how, values)
        visit.again = visit.words.text(how, values)
    }
}
