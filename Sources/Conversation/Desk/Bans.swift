/// Bans: imposed on a report's card with a length and a reason, lifted, and looked at again by somebody else.
enum Bans {
    static func ban(
        _ report: Report, days: Int, because reason: BanReason, _ visit: inout Visit
    ) -> Desk.Outcome {
        // Whoever decides in this room is no voter to be kept out of it.
        guard visit.desk.acted[report.author] == nil else {
            visit.notice(.banRefused)
            return Desk.Outcome(Desk.words.text(RefusalWords.banModerator), isRefusal: true)
        }
        var kept = report
        kept.face = .actions
        let until = visit.now + .days(Int64(days))
        kept.bannedUntil = until
        let ban = Ban(
            at: visit.now, until: until, reason: reason, by: Decisions.moderator(visit), report: report.id,
            isAppealed: false)
        visit.change(.impose(ban, on: report.author))
        ReportKeeping.keep(&kept, because: .banned, &visit)
        let language = visit.facts.records.language(of: report.author)
        let why = Catalogue(language).text(Catalogue.phrases(of: reason).told)
        Decisions.tell(
            report, BanWords.banned, [.date: date(until, of: report, visit), .reason: why],
            choices: [.appealBan],
            after: .zero, &visit)
        return Desk.Outcome(Desk.words.text(DoneWords.banned, [.n: Desk.words.days(days)]))
    }

    /// Takes back whatever the person still has in the queue.
    static func clear(_ report: Report, _ visit: inout Visit) -> Desk.Outcome {
        guard visit.facts.records.ban(of: report.author).map({ $0 > visit.now }) ?? false else {
            return Desk.Outcome(Desk.words.text(RefusalWords.clearNoBan), isRefusal: true)
        }
        let open = openReports(of: report.author, visit)
        for var one in open {
            one.clearedBy = Decisions.moderator(visit)
            WithdrawDialog.clear(one, because: .cleared, &visit)
        }
        if !open.isEmpty {
            let codes = open.map(\.id.description).joined(separator: ", ")
            Decisions.tell(report, BanWords.cleared, [.codes: codes], after: .zero, &visit)
        }
        return Desk.Outcome(Desk.words.text(DoneWords.cleared, [.n: "\(open.count)"]))
    }

    static func openReports(of author: AccountID, _ visit: Visit) -> [Report] {
        visit.facts.records.reports(by: author, skipping: 0, limit: Limits.openReportsCleared)
            .filter(\.isOpen).reversed()
    }

    static func lift(_ report: Report, _ visit: inout Visit) -> Desk.Outcome {
        guard let until = visit.facts.records.ban(of: report.author), until > visit.now else {
            // The buttons of an appeal that nobody decided in time go.
            if report.isBanAppealUndecided { ReportKeeping.showCard(of: report, &visit) }
            return Desk.Outcome(Desk.words.text(RefusalWords.notBanned), isRefusal: true)
        }
        var kept = report
        kept.bannedUntil = nil
        let me = Decisions.moderator(visit)
        let appeal = report.openBanAppeal(visit.facts)
        if appeal != nil { kept.banAppeal?.decider = me }
        // Whoever imposed it may lift it, but is nobody else who looked again.
        let isSecondLook = appeal.map { $0.ban.by.account != me.account } ?? false
        visit.change(.endBan(of: report.author, at: visit.now))
        ReportKeeping.keep(&kept, because: .unbanned, &visit)
        Decisions.tell(report, isSecondLook ? BanWords.lifted : BanWords.unbanned, [:], after: .zero, &visit)
        return Desk.Outcome(Desk.words.text(DoneWords.unbanned))
    }

    /// Another moderator looked at the ban again, and it stays.
    static func keep(_ report: Report, _ visit: inout Visit) -> Desk.Outcome {
        guard let appeal = report.openBanAppeal(visit.facts) else {
            guard report.isBanAppealUndecided else {
                return Desk.Outcome(Desk.words.text(RefusalWords.noAppeal), isRefusal: true)
            }
            ReportKeeping.showCard(of: report, &visit)
            return Desk.Outcome(Desk.words.text(RefusalWords.banOver), isRefusal: true)
        }
        guard appeal.ban.by.account != Decisions.moderator(visit).account else {
            return Desk.Outcome(Desk.words.text(RefusalWords.appealOwn), isRefusal: true)
        }
        var kept = report
        kept.banAppeal?.decider = Decisions.moderator(visit)
        ReportKeeping.keep(&kept, because: .banKept, &visit)
        Decisions.tell(
            report, BanWords.stays, [.date: date(appeal.ban.until, of: report, visit)], after: .zero, &visit)
        return Desk.Outcome(Desk.words.text(DoneWords.done))
    }

    private static func date(_ moment: Moment, of report: Report, _ visit: Visit) -> String {
        let language = visit.facts.records.language(of: report.author)
        return TimeWords(language: language, at: report.place.zip).dateAndHour(moment)
    }
}
