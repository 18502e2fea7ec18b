internal import ElectionResults

extension Sketch {
    /// Bars of a contest that lies in the program, by the ten letters of its name; nil where there is none of that name.
    public init?(contest name: String, in language: Language) {
        guard let id = ContestID(name), let contest = PastResults.archive(for: Rules())?.contest(id) else {
            return nil
        }
        self = ContestLines(view: Speaker(language: language), contest: contest).sketch(as: .bars)
    }
}

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
