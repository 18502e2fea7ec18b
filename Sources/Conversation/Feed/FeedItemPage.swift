internal import CivicFacts

/// One report with everything that is public of it.
struct FeedItemPage: OpenedPage {
    static let name = "feed.item"
    static let formerly: String? = "live/item"

    let id: ReportID

    func prompt(_ view: View) -> Prompt {
        let facts = view.facts
        if let post = facts.records.giftPost(id, at: facts.now), let gift = post.gift {
            return view.prompt(for: post, about: gift)
        }
        guard let report = facts.records.publicReport(id, at: facts.now) else {
            return Prompt(view.gone(id), [[.back, .close]])
        }
        let target = SaveTarget(id)
        let isLiked = view.isMarked(target, .like)
        let isSaved = view.isMarked(target, .save)
        let photos = report.photos.isEmpty ? [] : [Choice.photos(id)]
        let shown = Fit.fit { text(of: report, showing: $0, view) }
        let whole = shown.isCut ? [Choice.words(id)] : []
        return Prompt(
            shown.text,
            [
                [isLiked ? .unlike(id) : .like(id), isSaved ? .unsave(target) : .save(target)],
                [.comments(id)] + photos + whole,
                [.share(id), .why(id)], [.back],
            ])
    }

    private func text(of report: PublicReport, showing most: Int, _ view: View) -> String {
        let count = view.facts.records.count(for: id, at: view.facts.now)
        var lines = [
            view.text(FeedWords.item, [.code: report.token, .when: report.hour(in: view.language)]),
            view.text(
                LastLookWords.linePlace, [.place: report.whereabouts(in: view.language, upTo: most)]),
        ]
        lines.append(
            view.text(LastLookWords.lineKind, [.kind: view.text(Catalogue.phrase(of: report.kind))]))
        if !report.photos.isEmpty {
            lines.append(view.text(LastLookWords.linePhotos, [.n: "\(report.photos.count)"]))
        }
        lines += report.marks(in: view.words, view.language, upTo: most)
        let others = view.facts.records.members(of: id, limit: Limits.groupMembers).count
        if others > 0 { lines.append(view.text(FeedWords.people, [.n: "\(others + 1)"])) }
        lines.append(
            view.text(FeedWords.counts, [.likes: "\(count.likes)", .comments: "\(count.comments)"]))
        lines += Quotation.of(report.text.upTo(most))
        return lines.joined(separator: "\n")
    }
}

/// All words of a report that is too long for its page, the author's own with all that was added to them; the part
/// counts from 0.
struct WordsPage: OpenedPage {
    static let name = "feed.words"
    static let formerly: String? = "live/words"

    let id: ReportID
    var part = 0

    var steps: [any Page] { [FeedItemPage(id: id)] }

    func prompt(_ view: View) -> Prompt {
        let isOwn = view.session.pagesBelow.last is ReportPage
        let told =
            isOwn
            ? MineDialog.own(id, facts: view.facts)?.wholeWords
            : view.facts.records.publicReport(id, at: view.facts.now).map {
                ([$0.text] + $0.notes(in: view.words, view.language)).joined(separator: "\n")
            }
        guard let told else { return Prompt(view.gone(id), [[.back, .close]]) }
        let parts = Fit.parts(of: told)
        let shown = min(part, parts.count - 1)
        let head = view.text(
            FeedWords.part,
            [
                .code: isOwn ? id.description : view.facts.records.publicName(of: id), .n: "\(shown + 1)",
                .max: "\(parts.count)",
            ])
        return Prompt(
            head + "\n" + parts[shown],
            [Choice.turns(back: shown > 0, on: shown + 1 < parts.count), [.back]],
            labels: [
                .newer: view.text(FeedWords.labelPartBefore), .older: view.text(FeedWords.labelPartAfter),
            ])
    }

    func turned(by pages: Int) -> (any Page)? { WordsPage(id: id, part: max(0, part + pages)) }
}

extension View {
    /// By the clocks of the place.
    func times(at place: Place) -> TimeWords {
        TimeWords(language: session.language, at: place.zip ?? session.zip)
    }

    /// Where and when a report says that it was.
    func circumstances(of report: Report, showing most: Int) -> [String] {
        if let gift = report.gift { return gift.lines(in: words) }
        let place = text(LastLookWords.linePlace, [.place: "«\(report.publicPlace.upTo(most))»"])
        let time = report.time.map {
            text(LastLookWords.lineTime, [.when: times(at: report.place).told($0)])
        }
        return [place, time].compactMap(\.self)
    }
}
