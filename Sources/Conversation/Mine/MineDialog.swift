/// A voter's own reports: the list, one report, withdrawing it, adding to it.
enum MineDialog {
    static func list(page: Int, session: Session, facts: Facts) -> Prompt {
        let words = Catalogue(session.language)
        let found = facts.records.reports(
            by: facts.account, skipping: page * Limits.pageSize, limit: Limits.pageSize + 1)
        let shown = found.prefix(Limits.pageSize)
        let isWaiting = page == 0 && session.draft == nil && session.idleDraft != nil
        let unsent = isWaiting ? [words.text(MineWords.unsent)] : []
        guard !shown.isEmpty else {
            return Prompt(
                unsent.first ?? words.text(MineWords.empty), [[isWaiting ? .resume : .startReport, .close]])
        }
        let lines =
            unsent + [words.text(MineWords.head)] + shown.map { line($0, session: session, facts: facts) }
        let open = shown.map { Choice.open($0.id) }
        let paging: [Choice] = (page > 0 ? [.newer] : []) + (found.count > shown.count ? [.older] : [])
        return Prompt(
            lines.joined(separator: "\n"),
            [
                isWaiting ? [.resume] : [], Array(open.prefix(3)), Array(open.dropFirst(3)),
                paging.isEmpty ? [.close] : paging,
            ].filter {
                !$0.isEmpty
            })
    }

    static func item(_ id: ReportID, session: Session, facts: Facts) -> Prompt {
        let words = Catalogue(session.language)
        guard let report = own(id, facts: facts) else {
            return Prompt(words.text(MineWords.gone), [[.showMine, .close]])
        }
        let shown = Fit.fit { text(of: report, showing: $0, session: session, facts: facts) }
        var first: [Choice] = report.isWithdrawn ? [] : [.withdraw(id), .note(id)]
        if AppealDialog.isAppealable(report, at: facts.now) { first.append(.appeal(id)) }
        if let open = facts.records.openQuestion(to: facts.account), open.id == id {
            first.insert(.answer(open.newestQuestion), at: 0)
        }
        return Prompt(
            shown.text,
            [first, shown.isCut ? [.words(id)] : [], [.showMine, .close]].filter { !$0.isEmpty })
    }

    /// Where the report stands, what was said, and what came of it.
    private static func text(of report: Report, showing most: Int, session: Session, facts: Facts) -> String {
        let words = Catalogue(session.language)
        let times = TimeWords(language: session.language, at: report.place.zip ?? session.zip)
        var lines = [line(report, session: session, facts: facts), report.text.upTo(most)]
        lines.append(words.text(LastLookWords.linePlace, [.place: report.place.words.upTo(most)]))
        if let time = report.time {
            lines.append(words.text(LastLookWords.lineTime, [.when: times.told(time)]))
        }
        lines += report.notes.map { "+ \($0.upTo(most))" }
        if case .rejected(let reason, _, _, let toldAt) = report.state, toldAt <= facts.now {
            lines.append(words.text(Catalogue.phrases(of: reason).told))
        }
        if let takenBack = report.takenBack(in: words) { lines.append(takenBack) }
        lines += report.notes(in: words, times, showing: most)
        if let note = report.rejectNote, AppealDialog.isAppealable(report, at: facts.now) {
            lines.append(words.text(OutcomeWords.rejectNote, [.text: note.upTo(most)]))
        }
        if let appeal = report.appeal {
            lines.append(words.text(AppealWords.line, [.text: appeal.words.upTo(most)]))
        }
        lines += ReportHistory(report, facts: facts).lines(words: words, times: times)
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The report, if it is this person's own.
    static func own(_ id: ReportID, facts: Facts) -> Report? {
        facts.records.report(id).flatMap { $0.author == facts.account ? $0 : nil }
    }

    private static func line(_ report: Report, session: Session, facts: Facts) -> String {
        let words = Catalogue(session.language)
        let times = TimeWords(language: session.language, at: report.place.zip ?? session.zip)
        return words.text(
            report.parent == nil ? MineWords.line : MineWords.commentLine,
            [
                .code: report.id.description, .date: times.dateAndHour(report.sentAt),
                .state: words.text(
                    state(of: report, facts: facts), [.n: report.grouping?.with.description ?? ""]),
                .n: report.parent?.description ?? "",
            ])
    }

    /// What the author is told: a decision only once the time for second thoughts is over.
    private static func state(of report: Report, facts: Facts) -> MineWords {
        switch report.state {
        case .withdrawn where report.isOrphaned == true: .stateOrphaned
        case .withdrawn: report.clearedBy == nil ? .stateWithdrawn : .stateRetracted
        case .retracted: .stateRetracted
        case .grouped where report.grouping.flatMap { facts.records.report($0.with) }?.retraction != nil:
            .stateRetracted
        case .grouped:
            report.grouping.flatMap { facts.records.publicReport($0.with, at: facts.now) } == nil
                ? .stateWaiting : .stateGrouped
        case .approved(_, _, let publicAt) where publicAt > facts.now: .stateWaiting
        case .approved: isAboutNothing(report, facts: facts) ? .stateOrphaned : .statePublic
        case .rejected(_, _, _, let toldAt): toldAt <= facts.now ? .stateNotPublic : .stateWaiting
        case .waiting, .taken: report.openQuestion == nil ? .stateWaiting : .stateQuestion
        }
    }

    /// A comment that nobody reads any more, because its report is not public.
    private static func isAboutNothing(_ comment: Report, facts: Facts) -> Bool {
        comment.parent.map { facts.records.publicReport($0, at: facts.now) == nil } ?? false
    }
}

extension Report {
    /// All that the author wrote about it.
    var wholeWords: String {
        ([text] + notes.map { "+ \($0)" } + [appeal?.words].compactMap(\.self)).joined(separator: "\n")
    }
}
