/// Reports that moderators approved, the newest first, without any author.
enum FeedDialog {
    static func page(after mark: FeedMark?, session: Session, facts: Facts) -> Prompt {
        let words = Catalogue(session.language)
        let found = facts.records.publicReports(after: mark, at: facts.now, limit: Limits.pageSize + 1)
        let shown = found.prefix(Limits.pageSize)
        let home: [Choice] = [.startReport, .close]
        guard !shown.isEmpty else {
            return Prompt(
                words.text(mark == nil ? .feedEmpty : .feedEnd), [mark == nil ? home : [.newer, .close]])
        }
        let times = TimeWords(language: session.language, at: session.zip)
        let lines = shown.map { report in
            words.text(
                .feedLine,
                [
                    .age: times.age(facts.now.since(report.sentAt)), .place: report.place.words,
                    .text: shortened(report.text, language: session.language, photos: report.photos.count),
                ])
        }
        let paging: [Choice] = (mark == nil ? [] : [.newer]) + (found.count > shown.count ? [.older] : [])
        let text = ([words.text(.feedHead)] + lines).joined(separator: "\n")
        return Prompt(text, [paging, home].filter { !$0.isEmpty })
    }

    /// The mark of the last report on the page after `mark`, where the next page goes on; nil at the end.
    static func nextMark(after mark: FeedMark?, facts: Facts) -> FeedMark? {
        let found = facts.records.publicReports(after: mark, at: facts.now, limit: Limits.pageSize)
        guard let last = found.last, let publicAt = last.publicAt else { return nil }
        return FeedMark(publicAt: publicAt, report: last.id)
    }

    private static func shortened(_ text: String, language: Language, photos: Int) -> String {
        let line = text.split(separator: "\n").joined(separator: " ")
        let short = line.count > 200 ? line.prefix(200) + "…" : line
        guard photos > 0 else { return short }
        let count = Catalogue(language).text(.linePhotos, [.n: "\(photos)"])
        return short.isEmpty ? count : "\(short) (\(count))"
    }
}
