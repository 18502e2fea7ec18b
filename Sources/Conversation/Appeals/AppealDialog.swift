internal import CivicFacts
internal import Understanding

/// An appeal: one message, and then somebody else than the first moderator looks at it again.
enum AppealDialog {
    /// `/appeal`, or words for it: a ban first, else the newest report that can be appealed.
    static func start(_ visit: inout Visit) {
        if appealableBan(visit) != nil { return visit.open(AppealBanPage()) }
        let recent = visit.facts.records.reports(by: visit.facts.account, skipping: 0, limit: 20)
        guard let report = recent.first(where: { isAppealable($0, at: visit.now) }) else {
            return visit.answer(AppealWords.none)
        }
        visit.open(AppealPage(id: report.id))
    }

    static func open(_ id: ReportID, _ visit: inout Visit) {
        guard let report = MineDialog.own(id, facts: visit.facts), isAppealable(report, at: visit.now) else {
            return visit.answer(AppealWords.none)
        }
        visit.open(AppealPage(id: id))
    }

    static func openBan(_ visit: inout Visit) {
        guard appealableBan(visit) != nil else { return visit.answer(AppealWords.none) }
        visit.open(AppealBanPage())
    }

    /// A rejection that its reporter was told, once, for a while.
    static func isAppealable(_ report: Report, at now: Moment) -> Bool {
        guard let toldAt = notice(of: report)?.toldAt, report.appeal == nil else { return false }
        return toldAt <= now && now.since(toldAt) < Limits.appealTime
    }

    /// What was decided against a report, by whom, and when its reporter was told.
    static func notice(
        of report: Report
    ) -> (reason: RejectReason, decider: Moderator, toldAt: Moment)? {
        switch report.state {
        case .rejected(let reason, let decider, _, let toldAt): (reason, decider, toldAt)
        case .retracted(let retraction): (retraction.reason, retraction.by, retraction.at)
        case .waiting, .taken, .approved, .withdrawn, .grouped: nil
        }
    }

    /// The ban that holds, if nobody was asked to look at it again yet and there is a report to show it on.
    private static func appealableBan(_ visit: Visit) -> (ban: Ban, report: Report)? {
        guard let ban = visit.facts.records.fullBan(of: visit.facts.account), ban.until > visit.now,
            !ban.isAppealed, let report = ban.report.flatMap(visit.facts.records.report),
            report.author == visit.facts.account
        else { return nil }
        return (ban, report)
    }

    /// The notices that offered an appeal, even if it is too late for one by now, with the choice of each and when it
    /// was told.
    static func notices(about reports: [Report], _ visit: Visit) -> [(choice: Choice, at: Moment)] {
        let rejections = reports.compactMap { report -> (choice: Choice, at: Moment)? in
            guard report.appeal == nil, let toldAt = notice(of: report)?.toldAt, toldAt <= visit.now
            else { return nil }
            return (.appeal(report.id), toldAt)
        }
        let ban = visit.facts.records.fullBan(of: visit.facts.account)
        let bans = ban.map { $0.isAppealed ? [] : [(Choice.appealBan, $0.at)] } ?? []
        return rejections + bans
    }

    /// A whole message that is one of the global words, such as "help", is no appeal.
    static func isAppeal(_ said: Said) -> Bool { Intent(said.plain) == nil && !said.plain.text.isEmpty }

    /// The report whose appeal is being written, if it has room for a photo.
    static func reportForPhoto(_ visit: Visit) -> Report? {
        guard let id = (visit.session.page as? AppealPage)?.id, !visit.isBanned,
            let report = MineDialog.own(id, facts: visit.facts), isAppealable(report, at: visit.now)
        else { return nil }
        return report.photos.count < Limits.photos ? report : nil
    }

    /// A photo of the appeal joins the report, and its caption is the appeal. Of an album more is to come, so the words
    /// are asked for after it.
    static func add(_ photo: DraftPhoto, _ words: String, to found: Report, _ visit: inout Visit) {
        var report = found
        PhotoDialog.add([photo.id], to: &report, &visit)
        if !words.isEmpty, photo.album == nil {
            send(words, about: report, &visit)
        } else {
            if !words.isEmpty { report.add(note: words, &visit) }
            ReportKeeping.keep(&report, because: .photoAdded, &visit)
        }
    }

    /// Cut where an appeal ends, and without what is private.
    private static func kept(_ text: String, _ visit: inout Visit) -> String {
        Masking.masked(visit.cut(text, to: Limits.appealCharacters)).text
    }

    static func send(_ text: String, about found: Report?, _ visit: inout Visit) {
        visit.session.overlay = nil
        guard var report = found, isAppealable(report, at: visit.now),
            let (reason, decider, _) = notice(of: report)
        else { return visit.answer(AppealWords.none) }
        report.appeal = Appeal(words: kept(text, &visit), at: visit.now, against: decider, reason: reason)
        // What was settled by the decision stays settled: somebody else looks at it, with questions of their own.
        report.state = .waiting
        report.grouping = nil
        Posting.postAnew(&report, because: .appealed, &visit)
        visit.answer(AppealWords.sent)
    }

    /// The appeal is shown on the card of the report that led to the ban, whatever became of that report.
    static func sendAboutBan(_ text: String, _ visit: inout Visit) {
        visit.session.overlay = nil
        guard let (ban, found) = appealableBan(visit) else { return visit.answer(AppealWords.none) }
        var report = found
        report.banAppeal = BanAppeal(words: kept(text, &visit), at: visit.now, ban: ban, decider: nil)
        report.version += 1
        visit.change(.impose(ban.appealed, on: visit.facts.account))
        visit.change(.repost(report.id))
        Posting.show(&report, photos: [], &visit)
        visit.change(.keep(report, because: .banAppealed))
        visit.answer(AppealWords.sent)
    }
}
