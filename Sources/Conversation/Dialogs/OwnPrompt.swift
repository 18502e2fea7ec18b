/// The questions of a person's own pages.
struct OwnPrompt {
    let session: Session
    let facts: Facts

    private var words: Catalogue { Catalogue(session.language) }
    private var times: TimeWords { TimeWords(language: session.language, at: session.zip) }

    func prompt(for page: OwnPage) -> Prompt {
        switch page {
        case .profile: profile
        case .liked(let page): list(.like, page: page)
        case .saved(let page): list(.save, page: page)
        case .savedItem(let target, _): savedItem(target)
        case .settings: settings
        case .chart:
            Prompt(words.text(.chartAsk), [ChartStyle.allCases.map { .feed(.chart($0)) }, [.back]])
        case .stop: stop
        }
    }

    private var stop: Prompt {
        guard session.draft != nil else { return Prompt(words.text(.stopAsk), [[.feed(.stopAll), .back]]) }
        return Prompt(words.text(.stopWhich), [[.feed(.stopReport), .feed(.stopAll)], [.back]])
    }

    private var profile: Prompt {
        let records = facts.records
        let text = words.text(
            .profile,
            [
                .place: session.placeOfZIP ?? words.text(.settingNone),
                .n: "\(records.countOfReports(by: facts.account, since: Moment(milliseconds: 0)))",
                .likes: "\(records.countOfMarks(of: facts.account, .like))",
                .max: "\(records.countOfMarks(of: facts.account, .save))",
            ])
        return Prompt(
            text,
            [
                [.showMine, .feed(.showSaved), .feed(.showLiked)], [.feed(.showSettings), .showPrivacy],
                [.close],
            ])
    }

    /// Reports that are liked, or whatever is saved.
    private func list(_ kind: MarkKind, page: Int) -> Prompt {
        let found = facts.records.marks(
            of: facts.account, kind, skipping: page * Limits.pageSize, limit: Limits.pageSize + 1)
        let shown = found.prefix(Limits.pageSize)
        guard !shown.isEmpty else {
            return Prompt(words.text(kind == .like ? .likedNone : .savedNone), [[.showFeed, .close]])
        }
        let lines = shown.enumerated().map { index, target in "\(index + 1). \(line(of: target))" }
        let open = shown.map { Choice.feed(.openSaved($0)) }
        let paging: [Choice] = (page > 0 ? [.newer] : []) + (found.count > shown.count ? [.older] : [])
        return Prompt(
            ([words.text(kind == .like ? .likedHead : .savedHead)] + lines).joined(separator: "\n"),
            [Array(open.prefix(3)), Array(open.dropFirst(3)), paging + [.close]].filter { !$0.isEmpty })
    }

    private func line(of target: SaveTarget) -> String {
        guard let id = target.report else {
            return facts.records.keepsake(of: target, in: session.language)?.title ?? target.key
        }
        return facts.records.publicReport(id, at: facts.now)
            .map { FeedDialog.line($0, session: session, facts: facts) }
            ?? facts.records.report(id)?.takenBack(in: words)
            ?? words.text(.feedGone, [.code: id.description])
    }

    private func savedItem(_ target: SaveTarget) -> Prompt {
        guard let keepsake = facts.records.keepsake(of: target, in: session.language) else {
            return Prompt(words.text(.savedNone), [[.back, .close]])
        }
        let live: [Choice] = keepsake.page == nil ? [] : [.feed(.openLive(target))]
        return Prompt(
            keepsake.text + "\n" + words.text(.savedOn, [.date: times.dateAndHour(keepsake.savedAt)]),
            [live + [.feed(.unsave(target))], [.back, .close]])
    }

    private var settings: Prompt {
        let style = session.chart ?? .bars
        let text = words.text(
            .settings,
            [
                .language: session.language.name,
                .zip: session.placeOfZIP ?? words.text(.settingNone),
                .kind: words.text(Self.phrase(of: style)),
                .state: words.text(session.wantsNotices ? .settingOn : .settingOff),
                .n: "\(session.memory.reminders?.count ?? 0)",
            ])
        return Prompt(
            text,
            [
                [.chooseLanguage, .changeZIP],
                [.feed(.chooseChart), .feed(.notices(isOn: !session.wantsNotices))],
                [.facts(.topic(.reminders))], [.close],
            ])
    }

    static func phrase(of style: ChartStyle) -> Phrase {
        switch style {
        case .bars: .chartBars
        case .pie: .chartPie
        case .text: .chartText
        }
    }
}

extension Session {
    /// Whether the bot may write first.
    public var wantsNotices: Bool { hasNotices ?? true }
}
