internal import CivicFacts

/// The questions of the feed's other pages.
struct FeedPrompt {
    let view: View

    private var session: Session { view.session }
    private var facts: Facts { view.facts }
    private var words: Catalogue { view.words }
    private var times: TimeWords { view.times }

    /// Everything that is public of one report.
    func item(_ id: ReportID) -> Prompt {
        guard let report = facts.records.publicReport(id, at: facts.now) else {
            return Prompt(gone(id), [[.back, .close]])
        }
        let target = SaveTarget(id)
        let isLiked = facts.records.isMarked(target, .like, by: facts.account)
        let isSaved = facts.records.isMarked(target, .save, by: facts.account)
        let photos = report.publicPhotos?.isEmpty ?? true ? [] : [Choice.photos(id)]
        let shown = Fit.fit { text(of: report, showing: $0) }
        let whole = shown.isCut ? [Choice.words(id)] : []
        return Prompt(
            shown.text,
            [
                [isLiked ? .unlike(id) : .like(id), isSaved ? .unsave(target) : .save(target)],
                [.comments(id)] + photos + whole,
                [.share(id), .why(id)], [.back],
            ])
    }

    private func text(of report: Report, showing most: Int) -> String {
        let count = facts.records.count(for: report.id, at: facts.now)
        let age = times.age(facts.now.since(report.sentAt))
        let told = TimeWords(language: session.language, at: report.place.zip ?? session.zip)
        var lines = [words.text(FeedWords.item, [.code: report.id.description, .age: age])]
        lines.append(report.text.upTo(most))
        lines.append(words.text(LastLookWords.linePlace, [.place: report.place.words.upTo(most)]))
        if let time = report.time {
            lines.append(words.text(LastLookWords.lineTime, [.when: told.told(time)]))
        }
        lines.append(
            words.text(LastLookWords.lineKind, [.kind: words.text(Catalogue.phrase(of: report.kind))]))
        if let photos = report.publicPhotos, !photos.isEmpty {
            lines.append(words.text(LastLookWords.linePhotos, [.n: "\(photos.count)"]))
        }
        lines += report.marks(in: words, told, showing: most)
        let others = facts.records.members(of: report.id, limit: Limits.groupMembers).count
        if others > 0 { lines.append(words.text(FeedWords.people, [.n: "\(others + 1)"])) }
        lines.append(
            words.text(FeedWords.counts, [.likes: "\(count.likes)", .comments: "\(count.comments)"]))
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The words of a report that do not fit its page, one part after the other; the author's own with all that was
    /// added to them.
    func whole(_ id: ReportID, part: Int, from origin: FeedOrigin?) -> Prompt {
        let told =
            origin == .mine
            ? MineDialog.own(id, facts: facts)?.wholeWords
            : facts.records.publicReport(id, at: facts.now).map {
                ([$0.text] + $0.notes(in: words, times)).joined(separator: "\n")
            }
        guard let told else { return Prompt(gone(id), [[.back, .close]]) }
        let parts = Fit.parts(of: told)
        let shown = min(part, parts.count - 1)
        let head = words.text(
            FeedWords.part, [.code: id.description, .n: "\(shown + 1)", .max: "\(parts.count)"])
        let paging: [Choice] = (shown > 0 ? [.newer] : []) + (shown + 1 < parts.count ? [.older] : [])
        return Prompt(
            head + "\n" + parts[shown], [paging, [.back]].filter { !$0.isEmpty },
            labels: [
                .newer: words.text(FeedWords.labelPartBefore), .older: words.text(FeedWords.labelPartAfter),
            ])
    }

    private func gone(_ id: ReportID) -> String {
        facts.records.report(id)?.takenBack(in: words) ?? words.text(FeedWords.gone, [.code: id.description])
    }

    func filter(_ view: FeedView) -> Prompt {
        let text = words.text(FeedWords.filter, [.text: FeedDialog.head(of: view.scope, session: session)])
        guard session.zip != nil else { return Prompt(text, [[.kinds, .changeZIP], [.back]]) }
        let areas = FeedArea.allCases.map { Choice.area($0) }
        return Prompt(text, [Array(areas.prefix(2)), Array(areas.suffix(2)), [.kinds, .back]])
    }

    /// Four kinds at a time, so that a phone shows them all.
    func kinds(isMore: Bool) -> Prompt {
        let kinds = isMore ? ReportKind.allCases.suffix(4) : ReportKind.allCases.prefix(4)
        let choices = kinds.map { Choice.only($0) }
        return Prompt(
            words.text(FeedWords.kinds),
            [
                Array(choices.prefix(2)), Array(choices.suffix(2)),
                [.allKinds, .moreFeedKinds, .back],
            ])
    }

    func comments(on id: ReportID, page: Int) -> Prompt {
        guard facts.records.publicReport(id, at: facts.now) != nil else {
            return Prompt(words.text(FeedWords.gone, [.code: id.description]), [[.back, .close]])
        }
        let found = facts.records.comments(on: id, at: facts.now, skipping: 0, limit: Limits.commentsRead)
        let pages = Fit.pages(
            of: found.map {
                words.text(CommentWords.line, [.age: times.age(facts.now.since($0.sentAt)), .text: $0.text])
            })
        let shown = min(page, max(0, pages.count - 1))
        let head = words.text(pages.isEmpty ? CommentWords.none : CommentWords.head, [.code: id.description])
        let paging: [Choice] = (shown > 0 ? [.newer] : []) + (shown + 1 < pages.count ? [.older] : [])
        return Prompt(
            ([head] + (pages.isEmpty ? [] : pages[shown])).joined(separator: "\n"),
            [paging, [.comment(id), .back]].filter { !$0.isEmpty })
    }
}
