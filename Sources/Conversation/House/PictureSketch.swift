internal import ElectionResults

extension Picture {
    /// What it shows; nil where the figures are others by now.
    public var sketch: Sketch? {
        let view = Speaker(language: language)
        switch subject {
        case .contest(let id, let figures, let kind):
            guard let contest = PastResults.archive(for: Rules())?.contest(id), contest.fingerprint == figures
            else { return nil }
            return ContestLines(view: view, contest: contest).sketch(as: kind)
        case .month(let month, let elections, let today, let source):
            return view.sketch(of: month, elections: elections, today: today, source: source)
        }
    }
}
