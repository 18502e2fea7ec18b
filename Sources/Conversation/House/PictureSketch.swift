public import CivicFacts
internal import ElectionResults

extension Picture {
    /// What it shows, of what lies in the program and, where the figures are others there, of what is kept; nil where they are others by
    /// now.
    public func sketch(keeping kept: @autoclosure () -> KeptResults?) -> Sketch? {
        let view = Speaker(language: language)
        switch subject {
        case .contest(let id, let figures, let kind):
            guard let contest = PastResults.contest(id, figures: figures, keeping: kept()) else { return nil }
            return ContestLines(view: view, contest: contest).sketch(as: kind)
        case .month(let month, let elections, let today, let source):
            return view.sketch(of: month, elections: elections, today: today, source: source)
        }
    }
}
