internal import CivicFacts

/// The questions of a person's own pages.
struct OwnPrompt {
    let view: View

    private var session: Session { view.session }
    private var facts: Facts { view.facts }
    private var words: Catalogue { view.words }
    private var times: TimeWords { view.times }

    var profile: Prompt {
        let records = facts.records
        let text = words.text(
            SettingsWords.profile,
            [
                .place: session.placeOfZIP ?? words.text(SettingsWords.none),
                .n: "\(records.countOfReports(by: facts.account, since: Moment(milliseconds: 0)))",
                .likes: "\(records.countOfMarks(of: facts.account, .like))",
                .max: "\(records.countOfMarks(of: facts.account, .save))",
            ])
        return Prompt(
            text,
            [
                [.showMine, .showSaved, .showLiked], [.showSettings, .showPrivacy],
                [.close],
            ])
    }

    /// Reports that the person likes.
    func liked(_ page: Int) -> Prompt {
        let found = facts.records.marks(
            of: facts.account, .like, skipping: page * Limits.pageSize, limit: Limits.pageSize + 1)
        let shown = found.prefix(Limits.pageSize)
        guard !shown.isEmpty else { return Prompt(words.text(LikeWords.none), [[.showFeed, .close]]) }
        let text = Fit.fit { most in
            let lines = shown.enumerated().map { "\($0 + 1). \(line(of: $1, showing: most))" }
            return ([words.text(LikeWords.head)] + lines).joined(separator: "\n")
        }.text
        return Prompt(
            text,
            rows(of: Array(shown), less: page > 0, more: found.count > shown.count))
    }

    /// Whatever is saved, kind by kind, the newest of each first.
    func saved(_ page: Int, without removed: SaveTarget? = nil) -> Prompt {
        let all = facts.records.marks(of: facts.account, .save, skipping: 0, limit: Limits.saved)
            .filter { $0 != removed }
        let sorted = SaveTarget.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
        let shown = Paged(sorted, page: page)
        guard !shown.items.isEmpty else { return Prompt(words.text(SavedWords.none), [[.showFeed, .close]]) }
        let text = Fit.fit { savedLines(of: shown.items, showing: $0).joined(separator: "\n") }.text
        let labels = shown.items.compactMap { target in
            label(of: target).map { (Choice.openSaved(target), $0) }
        }
        return Prompt(
            text,
            rows(of: shown.items, less: shown.hasLess, more: shown.hasMore),
            labels: Dictionary(labels) { first, _ in first })
    }

    /// Numbered, each kind under its name.
    private func savedLines(of targets: [SaveTarget], showing most: Int) -> [String] {
        var lines = [words.text(SavedWords.head)]
        var kind: SaveTarget.Kind?
        for (index, target) in targets.enumerated() {
            if target.kind != kind { lines.append(words.text(SavedCards.phrase(of: target.kind))) }
            kind = target.kind
            lines.append("\(index + 1). \(line(of: target, showing: most))")
        }
        return lines
    }

    /// Two cards a row: their names are long.
    private func rows(of targets: [SaveTarget], less: Bool, more: Bool) -> [[Choice]] {
        let open = targets.map { Choice.openSaved($0) }
        let paging: [Choice] = (less ? [.newer] : []) + (more ? [.older] : [])
        let width = targets.contains { $0.report == nil } ? 2 : 3
        let rows = stride(from: 0, to: open.count, by: width).map {
            Array(open[$0..<min($0 + width, open.count)])
        }
        return rows + [paging + [.close]]
    }

    private func line(of target: SaveTarget, showing most: Int) -> String {
        guard let id = target.report else {
            if let title = target.page?.title(view) { return title }
            guard let kept = facts.records.keepsake(of: target, in: session.language) else {
                return target.key
            }
            return words.text(
                SavedWords.old,
                [
                    .name: kept.title,
                    .date: times.day(CivilDate(kept.savedAt, in: Zone(of: session.zip))),
                ])
        }
        return facts.records.publicReport(id, at: facts.now)
            .map { FeedDialog.line($0, showing: most, session: session, facts: facts) }
            ?? facts.records.report(id)?.takenBack(in: words)
            ?? words.text(FeedWords.gone, [.code: id.description])
    }

    /// The beginning of its name; nil for reports, which have a number.
    private func label(of target: SaveTarget) -> String? {
        guard target.report == nil else { return nil }
        let kept = facts.records.keepsake(of: target, in: session.language)?.title
        return (target.page?.title(view) ?? kept).map(view.label)
    }

    /// What was saved and is not to be had any more, with its age.
    func savedItem(_ target: SaveTarget) -> Prompt {
        guard let keepsake = facts.records.keepsake(of: target, in: session.language) else {
            return Prompt(words.text(SavedWords.none), [[.back, .close]])
        }
        var lines = [
            keepsake.text, words.text(SavedWords.since, [.date: times.dateAndHour(keepsake.savedAt)]),
        ]
        if target.page != nil { lines.insert(words.text(SavedWords.gone), at: 0) }
        let live: [Choice] = target.page != nil || keepsake.page == nil ? [] : [.openLive(target)]
        return Prompt(lines.joined(separator: "\n"), [live + [.unsave(target)], [.back, .close]])
    }

    var settings: Prompt {
        let style = session.chart ?? .bars
        let text = words.text(
            SettingsWords.settings,
            [
                .language: session.language.name,
                .zip: session.placeOfZIP ?? session.memory.canada.map { "\($0), Canada" }
                    ?? words.text(SettingsWords.none),
                .kind: words.text(Self.phrase(of: style)),
                .state: words.text(session.wantsNotices ? SettingsWords.on : SettingsWords.off),
                .n: "\(session.memory.reminders?.count ?? 0)",
            ])
        let second = session.nameOfSecondPlace.map { "\n" + words.text(ZIPWords.second, [.place: $0]) }
        return Prompt(
            text + (second ?? ""),
            [
                [.chooseLanguage, .changeZIP],
                [.chooseChart, .notices(isOn: !session.wantsNotices)],
                [.secondZIP, .topic(.reminders)], [.close],
            ])
    }

    static func phrase(of style: ChartStyle) -> SettingsWords {
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
