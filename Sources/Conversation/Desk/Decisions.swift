/// What moderators can do to a report. Every deed is judged against the report as it is now, so of two one wins.
enum Decisions {
    /// Acts, or says why not. A `version` is given by buttons: one of an older card only renews the card.
    static func decide(
        _ action: CardAction, on id: ReportID, version: Int?, note: String? = nil, _ visit: inout Visit
    ) -> Desk.Outcome {
        let words = Desk.words
        guard let report = visit.facts.records.report(id) else {
            return Desk.missing(id, visit)
        }
        if let refusal = refusal(of: action, on: report, visit) {
            if report.isWithdrawn { visit.notice(.late) }
            ReportKeeping.showCard(of: report, &visit)
            return refusal
        }
        if let version, version != report.version {
            ReportKeeping.showCard(of: report, &visit)
            return stale(report, visit)
        }
        switch action {
        case .take: return take(report, &visit)
        case .approve: return approve(report, &visit)
        case .reject(let reason): return reject(report, reason, note: note, &visit)
        case .undo: return reopen(report, &visit)
        case .ask: return Desk.Outcome(words.text(DoneWords.ask), isRefusal: true)
        case .turn(let face): return turn(report, to: face, &visit)
        case .ban(let days, let reason): return Bans.ban(report, days: days, because: reason, &visit)
        case .unban: return Bans.lift(report, &visit)
        case .clear: return Bans.clear(report, &visit)
        case .keepBan: return Bans.keep(report, &visit)
        case .verify: return Verifying.verify(report, source: note, &visit)
        case .unverify: return Verifying.unverify(report, &visit)
        case .retract(let reason): return Retracting.retract(report, reason, note: note, &visit)
        case .group(let id): return Groups.group(report, with: id, &visit)
        case .ungroup: return Groups.ungroup(report, &visit)
        }
    }

    /// Puts a moderator's question to the reporter.
    static func ask(_ text: String, about id: ReportID, _ visit: inout Visit) -> Desk.Outcome {
        let words = Desk.words
        let code: [Slot: String] = [.code: id.description, .max: "\(Limits.questionsAReport)"]
        guard var report = visit.facts.records.report(id) else {
            return Desk.missing(id, visit)
        }
        guard !report.isWithdrawn else {
            return Desk.Outcome(words.text(RefusalWords.withdrawn), isRefusal: true)
        }
        guard report.isAuthorReachable else {
            return Desk.Outcome(words.text(CardWords.unreachable), isRefusal: true)
        }
        guard report.openQuestion == nil else {
            return Desk.Outcome(words.text(RefusalWords.askOpen, code), isRefusal: true)
        }
        guard report.questions.count < Limits.questionsAReport else {
            return Desk.Outcome(words.text(RefusalWords.askLimit, code), isRefusal: true)
        }
        let question = String(text.trimmingSpaces.prefix(Limits.noteCharacters))
        report.questions.append(
            ModeratorQuestion(words: question, askedAt: visit.now, asker: moderator(visit), answer: nil))
        ReportKeeping.keep(&report, because: .asked, &visit)
        let language = visit.facts.records.language(of: report.author)
        let message = QuestionDialog.message(question, about: report.newestQuestion, in: language)
        guard visit.facts.records.session(of: report.author)?.wantsNotices ?? true else {
            return Desk.Outcome(words.text(DoneWords.askedQuietly, code))
        }
        visit.deliver(Delivery(.ask(message: message, of: report.author, about: id)))
        return Desk.Outcome(words.text(DoneWords.asked, code))
    }

    /// Points at the card: the words stay where they can be taken back.
    static func show(_ id: ReportID, _ visit: inout Visit) -> Desk.Outcome? {
        let code: [Slot: String] = [.code: id.description]
        guard let report = visit.facts.records.report(id), report.isPosted else {
            return Desk.missing(id, visit)
        }
        let message = Message(text: Desk.words.text(DeskWords.here, code))
        visit.deliver(Delivery(.point(message: message, atCardOf: id, in: visit.inbound.room)))
        return nil
    }

    static func moderator(_ visit: Visit) -> Moderator {
        Moderator(account: visit.facts.account, name: visit.inbound.name ?? "a moderator")
    }

    private static func take(_ report: Report, _ visit: inout Visit) -> Desk.Outcome {
        let me = moderator(visit)
        if case .taken(let holder, let until) = report.state, holder.account != me.account, until > visit.now
        {
            let age = TimeWords(language: .english, at: nil)
                .age(visit.now.since(until - Limits.lease))
            return Desk.Outcome(
                Desk.words.text(DoneWords.takenBy, [.name: holder.name, .age: age]), isRefusal: true)
        }
        var taken = report
        taken.state = .taken(by: me, until: visit.now + Limits.lease)
        ReportKeeping.keep(&taken, because: .taken, &visit)
        return Desk.Outcome(Desk.words.text(DoneWords.taken, [.code: report.id.description]))
    }

    /// The card was an older one: who has the report now, if anybody, and that it is to be looked at again.
    private static func stale(_ report: Report, _ visit: Visit) -> Desk.Outcome {
        guard case .taken(let holder, let until) = report.state, holder.account != moderator(visit).account,
            until > visit.now
        else { return Desk.Outcome(Desk.words.text(RefusalWords.stale), isRefusal: true) }
        let age = TimeWords(language: .english, at: nil).age(visit.now.since(until - Limits.lease))
        return Desk.Outcome(
            Desk.words.text(DoneWords.takenBy, [.name: holder.name, .age: age]), isRefusal: true)
    }

    /// Where one is not enough, the first of two approvals is only noted.
    private static func approve(_ report: Report, _ visit: inout Visit) -> Desk.Outcome {
        if let parent = report.parent,
            visit.facts.records.publicReport(parent, at: visit.now) == nil
        {
            ReportKeeping.showCard(of: report, &visit)
            let code: [Slot: String] = [.code: parent.description]
            return Desk.Outcome(Desk.words.text(RefusalWords.parentNotPublic, code), isRefusal: true)
        }
        var approved = report
        let me = moderator(visit)
        if report.kind == .threats, visit.facts.rules.wantsTwo, report.firstApproval?.account != me.account,
            report.firstApproval == nil
        {
            approved.firstApproval = me
            approved.state = .waiting
            ReportKeeping.keep(&approved, because: .backed, &visit)
            return Desk.Outcome(Desk.words.text(DoneWords.second))
        }
        if report.kind == .threats, visit.facts.rules.wantsTwo, report.firstApproval?.account == me.account {
            return Desk.Outcome(Desk.words.text(RefusalWords.secondOwn), isRefusal: true)
        }
        let publicAt = visit.now + visit.facts.rules.secondThoughts
        approved.state = .approved(by: me, at: visit.now, publicAt: publicAt)
        approved.publicPhotos = report.shownPhotos
        ReportKeeping.keep(&approved, because: .approved, &visit)
        let wording: OutcomeWords = report.appeal == nil ? .approved : .appealApproved
        tell(report, wording, [:], after: visit.facts.rules.secondThoughts, &visit)
        PublicPost.show(approved, after: visit.facts.rules.secondThoughts, &visit)
        Groups.approved(approved, &visit)
        return Desk.Outcome(Desk.words.text(DoneWords.done))
    }

    private static func reject(
        _ report: Report, _ reason: RejectReason, note: String?, _ visit: inout Visit
    ) -> Desk.Outcome {
        var rejected = report
        let toldAt = visit.now + visit.facts.rules.secondThoughts
        rejected.state = .rejected(because: reason, by: moderator(visit), at: visit.now, toldAt: toldAt)
        rejected.face = .actions
        rejected.firstApproval = nil
        rejected.rejectNote = note.map { String($0.prefix(Limits.noteCharacters)) }
        ReportKeeping.keep(&rejected, because: .rejected, &visit)
        for one in [rejected] + Groups.follow(rejected, because: .rejected, &visit) {
            tellRejection(of: one, reason, &visit)
        }
        return Desk.Outcome(Desk.words.text(DoneWords.done))
    }

    private static func tellRejection(of report: Report, _ reason: RejectReason, _ visit: inout Visit) {
        let words = Catalogue(visit.facts.records.language(of: report.author))
        let why = words.text(Catalogue.phrases(of: reason).told)
        let added = report.rejectNote.map { "\n" + words.text(OutcomeWords.rejectNote, [.text: $0]) } ?? ""
        // The second word is the last one.
        let isFinal = report.appeal != nil
        tell(
            report, isFinal ? OutcomeWords.appealRejected : OutcomeWords.rejected, [.reason: why],
            more: added,
            choices: isFinal ? [] : [.appeal(report.id)], after: visit.facts.rules.secondThoughts, &visit)
    }

    /// Within the time for second thoughts nobody outside notices; for five minutes the reporter is corrected.
    private static func reopen(_ report: Report, _ visit: inout Visit) -> Desk.Outcome {
        let code: [Slot: String] = [.code: report.id.description]
        let told: Moment
        switch report.state {
        case .approved(_, _, let publicAt): told = publicAt
        case .rejected(_, _, _, let toldAt): told = toldAt
        case .waiting, .taken:
            guard report.firstApproval != nil else {
                return Desk.Outcome(Desk.words.text(RefusalWords.nothingToUndo, code), isRefusal: true)
            }
            var reopened = report
            reopened.firstApproval = nil
            ReportKeeping.keep(&reopened, because: .reopened, &visit)
            return Desk.Outcome(Desk.words.text(DoneWords.reopened, code))
        case .retracted(let retraction) where report.grouping == nil:
            return Retracting.restore(report, retraction, &visit)
        case .grouped, .retracted: return Groups.ungroup(report, &visit)
        case .withdrawn:
            return Desk.Outcome(Desk.words.text(RefusalWords.nothingToUndo, code), isRefusal: true)
        }
        guard visit.now < told + Limits.correction else {
            return Desk.Outcome(Desk.words.text(RefusalWords.tooLate, code), isRefusal: true)
        }
        var reopened = report
        reopened.reopen(as: .waiting)
        (reopened.firstApproval, reopened.grouping) = (nil, nil)
        visit.change(.recall(tag: report.id.decisionTag))
        ReportKeeping.keep(&reopened, because: .reopened, &visit)
        PublicPost.remove(report, &visit)
        Orphans.hold(commentsOn: reopened, &visit)
        if visit.now >= told { tell(report, OutcomeWords.reopened, [:], after: .zero, &visit) }
        Groups.reopened(report, wasTold: visit.now >= told, &visit)
        return Desk.Outcome(Desk.words.text(DoneWords.reopened, code))
    }

    private static func turn(_ report: Report, to face: CardFace, _ visit: inout Visit) -> Desk.Outcome {
        var turned = report
        turned.face = face
        turned.turner = face == .actions ? nil : moderator(visit)
        visit.change(.turn(turned))
        ReportKeeping.showCard(of: turned, &visit)
        switch face {
        case .actions: return Desk.Outcome(Desk.words.text(DoneWords.done))
        case .reasons: return Desk.Outcome(Desk.words.text(CardWords.reasons))
        case .retractions: return Desk.Outcome(Desk.words.text(CardWords.retractions))
        case .bans: return Desk.Outcome(Desk.words.text(CardWords.bans))
        case .whyBan1, .whyBan7, .whyBan30: return Desk.Outcome(Desk.words.text(CardWords.whyBan))
        }
    }

    /// Says something to the reporter, in their language; these choices stay true until they are used.
    static func tell(
        _ report: Report, _ wording: any Wording, _ values: [Slot: String], more: String = "",
        choices: [Choice] = [], after span: Span, _ visit: inout Visit
    ) {
        // With notices off it stands under "my reports".
        guard visit.facts.records.session(of: report.author)?.wantsNotices ?? true else { return }
        let words = Catalogue(visit.facts.records.language(of: report.author))
        let wording = report.parent == nil ? wording : (wording as? OutcomeWords)?.ofComment ?? wording
        let values = values.merging([.code: report.id.description]) { given, _ in given }
        let buttons = choices.map {
            Button(label: $0.label(words), token: ChoiceToken($0, turn: 0).text)
        }
        let message = Message(
            text: words.text(wording, values) + more, rows: buttons.isEmpty ? [] : [buttons])
        visit.deliver(
            Delivery(
                .say(message: message, to: report.author), after: span,
                tag: span > .zero ? report.id.decisionTag : nil))
    }
}

extension OutcomeWords {
    /// The same for the author of a comment.
    fileprivate var ofComment: OutcomeWords {
        switch self {
        case .approved: .commentApproved
        case .rejected: .commentRejected
        case .reopened: .commentReopened
        case _: self
        }
    }
}
