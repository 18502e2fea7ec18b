public import CivicFacts
internal import ElectionResults

extension Sketch {
    /// A contest of whose votes nothing may be compared: those of two rounds, or of a copy that is wrong.
    public struct Incomparable: Error, Sendable {}

    /// Bars of a contest that lies in the program, by the ten letters of its name; nil where there is none of that name.
    public init?(contest name: String, in language: Language) throws(Incomparable) {
        guard let id = ContestID(name), let contest = PastResults.archive(for: Rules())?.contest(id) else {
            return nil
        }
        let lines = ContestLines(view: Speaker(language: language), contest: contest)
        guard let sketch = lines.sketch(as: .bars) else { throw Incomparable() }
        self = sketch
    }
}

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
        case .monogram(_, let name):
            return Sketch(language: language, content: .monogram(Monogram(name).letters), title: name)
        }
    }
}
