internal import CivicFacts

/// What a session does when one of its times comes.
enum Timers {
    static func fire(_ visit: inout Visit) {
        postHeldCard(&visit)
        LookDialog.giveUp(&visit)
        for feature in Features.all { feature.wake(&visit) }
        replyToPhotos(&visit)
        parkIdleDraft(&visit)
        dropOldDrafts(&visit)
    }

    private static func dropOldDrafts(_ visit: inout Visit) {
        let oldest = visit.now - Limits.draftLife
        for parked in visit.session.parked where parked.at <= oldest {
            for photo in parked.draft.photos { visit.change(.drop(photo.id)) }
            // Who threw it away knows.
            if parked.reason == .idle { visit.session.lostDraft = parked.draft.startedAt }
        }
        visit.session.parked.removeAll { $0.at <= oldest }
        if visit.session.idleDraft == nil, visit.session.page is ReturningPage { visit.session.overlay = nil }
    }

    private static func postHeldCard(_ visit: inout Visit) {
        guard let held = visit.session.heldCard, held.at <= visit.now else { return }
        visit.session.heldCard = nil
        guard var report = visit.facts.records.report(held.report), !report.isPosted, !report.isWithdrawn
        else { return }
        Posting.post(&report, isPatient: false, &visit)
        visit.change(.turn(report))
    }

    private static func replyToPhotos(_ visit: inout Visit) {
        guard let reply = visit.session.photoReply, reply.due <= visit.now else { return }
        visit.session.photoReply = nil
        if visit.session.page is LatePage || visit.session.page is GiftPostPage { return visit.askAgain() }
        if let page = visit.session.page as? AnswerPage, !QuestionDialog.takesWords(page.id, visit) {
            visit.session.overlay = nil
            return visit.answer(QuestionWords.sent, [.code: page.id.description])
        }
        // Words about a report that was sent are asked for, and its photos may come with them.
        if visit.session.page is AnswerPage || visit.session.page is AppealPage {
            return visit.answer(ReportWords.added)
        }
        guard let draft = visit.session.draft else { return }
        visit.isCounter = visit.isSilent
        if reply.startedReport {
            visit.say(draft.photos.first?.isVideo == true ? VideoWords.started : ReportWords.startedFromPhoto)
        }
        visit.say(lines: reply.lines ?? [])
        // Something else was asked for meanwhile, and answered.
        let isAside = visit.session.page.map { !($0 is AddedPage) } ?? false
        if isAside || draft.step != .look, !draft.photos.isEmpty {
            visit.say(PhotoWords.have, [.n: "\(draft.photos.count)", .max: "\(Limits.photos)"])
        }
        visit.askAgain()
    }

    /// A draft without a word for half an hour is put aside; its writer is told once, if there is anything in it.
    private static func parkIdleDraft(_ visit: inout Visit) {
        guard let draft = visit.session.draft, visit.now.since(draft.touchedAt) >= Limits.draftIdle else {
            return
        }
        visit.session.draft = nil
        visit.session.overlay = nil
        visit.session.misses = 0
        guard !draft.isEmpty else { return }
        visit.session.parked.append(ParkedDraft(draft: draft, at: visit.now, reason: .idle))
        visit.session.overlay = Overlay(ReturningPage(), since: visit.now)
        visit.say(DraftWords.nudge)
        visit.ask(Prompt("", [[.resume, .discard]]))
    }
}
