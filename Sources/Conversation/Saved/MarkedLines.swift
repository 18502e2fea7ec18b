internal import CivicFacts

/// Marked things in a list: a line and a button for each.
extension View {
    func line(of target: SaveTarget, showing most: Int) -> String {
        guard let id = target.report else {
            if let title = target.page?.title(self) { return title }
            guard let kept = facts.records.keepsake(of: target, in: session.language) else {
                return target.key
            }
            let day = times.day(CivilDate(kept.savedAt, in: Zone(of: session.civicPlace)))
            return text(SavedWords.old, [.name: kept.title, .date: day])
        }
        return facts.records.publicReport(id, at: facts.now).map { line(of: $0, showing: most) } ?? gone(id)
    }

    /// The beginning of its name; nil for reports, which have a number.
    func label(of target: SaveTarget) -> String? {
        guard target.report == nil else { return nil }
        let kept = facts.records.keepsake(of: target, in: session.language)?.title
        return (target.page?.title(self) ?? kept).map(label)
    }

    /// Two cards a row: their names are long.
    func rows(of targets: [SaveTarget], back: Bool, on: Bool) -> [[Choice]] {
        let width = targets.contains { $0.report == nil } ? 2 : 3
        let open = targets.map { Choice.openSaved($0) }
        return open.rows(of: width) + [Choice.turns(back: back, on: on) + [.close]]
    }
}
