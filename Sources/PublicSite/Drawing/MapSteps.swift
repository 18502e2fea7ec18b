/// Five steps of one colour, and zero, which is none of them. // S15
struct MapSteps: Equatable, Sendable {
    /// The highest number of each step; none where nothing is above zero.
    let tops: [Int]

    init(highest: Int) {
        switch highest {
        case ...0: tops = []
        case ...5: tops = [1, 2, 3, 4, 5]
        case ...10: tops = [2, 4, 6, 8, 10]
        default:
            var round = [1, 2, 5]
            while round[round.count - 1] < highest { round.append(round[round.count - 3] * 10) }
            tops = Array(round.suffix(5))
        }
    }

    /// The class of an area: `s0` is zero, `none` is no data.
    func name(_ value: Int?) -> String {
        guard let value else { return "none" }
        return value <= 0 ? "s0" : "s\((tops.firstIndex { value <= $0 } ?? tops.count - 1) + 1)"
    }

    /// What each class means, from zero up.
    func legend(_ figure: MapFigure, _ language: SiteLanguage) -> [(name: String, words: String)] {
        let steps = tops.indices.map { index in
            (name: "s\(index + 1)", words: words(index, figure, language))
        }
        return [(name: "s0", words: figure.text(0, language))] + steps
    }

    private func words(_ index: Int, _ figure: MapFigure, _ language: SiteLanguage) -> String {
        let (below, top) = (index == 0 ? 0 : tops[index - 1], figure.text(tops[index], language))
        switch figure {
        case .reports: return tops[index] - below == 1 ? top : "\(language.number(below + 1))–\(top)"
        case .perResidents: return DrawingWords.between(figure.text(below, language), top, language)
        }
    }
}
