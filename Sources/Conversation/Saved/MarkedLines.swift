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

    /// The beginning of its name; of a report what everybody calls it.
    func label(of target: SaveTarget) -> String? {
        if let id = target.report { return label(ofPublic: id) }
        let kept = facts.records.keepsake(of: target, in: session.language)?.title
        return (target.page?.title(self) ?? kept).map(label)
    }

    /// Of all of these.
    func labels(of targets: some Sequence<SaveTarget>) -> [Choice: String] {
        let labels = targets.compactMap { target in
            label(of: target).map { (Choice.openSaved(target), $0) }
        }
        return Dictionary(labels) { first, _ in first }
    }

    /// Two a row: their names are long.
    func rows(of targets: [SaveTarget], back: Bool, on: Bool) -> [[Choice]] {
        let open = targets.map { Choice.openSaved($0) }
        return open.rows(of: 2) + [Choice.turns(back: back, on: on) + [.close]]
    }
}
