internal import CivicFacts
internal import ElectionResults

/// One contest with everything that is held of it.
struct ResultPage: FactsPage {
    static let name = "res.item"

    let id: ContestID
    /// What the first line answers.
    var asked = ResultQuestion.winner
    /// The figures as they were when they were saved, by their fingerprint; nil where it was not opened from there.
    var saved: ContestID?
    /// It was opened as that of the voter's district, whose lines may have been others then.
    var isByStreet = false
    /// The voter asked for a city of their own, and only this one is held.
    var isElsewhere: Bool?
    /// How it is drawn here, whatever the setting says.
    var drawn: Picture.Kind?
    /// Whose votes the first line tells, as the contest has the name.
    var about: String?

    func told(_ view: View) -> Prompt {
        guard let past = view.facts.past, let contest = past.contest(id) else {
            return view.prompt([view.text(ResultWords.gone)])
        }
        let lines = ContestLines(view: view, contest: contest)
        let neighbours = past.neighbours(of: contest.header)
        let kind = drawn ?? view.session.kindOfPictures
        let picture = lines.picture(as: kind ?? .bars)
        let reason = kind == .pie && picture != nil ? lines.noPie.map { view.text($0) } : nil
        var told = fitting(lines)
        told.insert(
            contentsOf: notes(contest, neighbours, view) + [reason].compactMap(\.self), at: told.count - 1)
        let redraw: [Choice] =
            picture == nil ? [] : [kind == .bars ? .resultPie(id) : .resultBars(id)]
        let rows: [[Choice]] = [
            view.saving(current(contest)) + redraw + [.resultShare(id)],
            (contest.named.isEmpty ? [] : [.resultPeople(id)]) + [.resultOfficial(id)],
            Self.beside(neighbours, of: id) + rounds(past, contest.header),
        ]
        return view.prompt(
            told + changes(contest, view), rows, labels: labels(contest, neighbours, view),
            picture: kind == nil ? nil : picture)
    }

    /// Another contest, or another question about this one, asked for from here.
    func followed(by id: ContestID, asked: ResultQuestion = .winner) -> ResultPage {
        ResultPage(id: id, asked: asked, isByStreet: isByStreet, drawn: drawn)
    }

    /// As many people as a small phone shows.
    private func fitting(_ lines: ContestLines) -> [String] {
        for most in [Int.max, 20, 14, 10, 8, 5] {
            let told = lines.all(answering: asked, about: about, atMost: most)
            if told.reduce(0, { $0 + $1.count + 1 }) <= Limits.pageCharacters { return told }
        }
        return lines.all(answering: asked, about: about, atMost: 3)
    }

    private func notes(_ contest: PastContest, _ neighbours: Neighbours, _ view: View) -> [String] {
        var notes: [String] = []
        if isElsewhere == true {
            let own = view.official(of: view.state.map { .state($0) })
            notes.append(view.text(ResultWords.cityOnly, [.official: own]))
        }
        // No street lies outside of a state's one district.
        if isByStreet, contest.header.area.code != "0" {
            notes.append(view.text(ResultWords.street, [.n: "\(contest.header.day.year)"]))
        }
        if case .otherLines(let headers)? = neighbours.earlier, let year = headers.first?.day.year {
            notes.append(view.text(ResultWords.otherLinesBefore, [.n: "\(year)"]))
        }
        if case .otherLines(let headers)? = neighbours.later, let year = headers.first?.day.year {
            notes.append(view.text(ResultWords.otherLinesAfter, [.n: "\(year)"]))
        }
        return notes
    }

    /// Both, where the figures are others than those that were saved.
    private func changes(_ contest: PastContest, _ view: View) -> [String] {
        guard let saved, !view.facts.isSame(contest, as: saved), let target = SaveTarget(id, figures: saved),
            let kept = view.facts.records.keepsake(of: target, in: view.session.language)
        else { return [] }
        let day = view.times.day(CivilDate(kept.savedAt, in: Zone(of: view.session.civicPlace)))
        let figures = kept.text.split(separator: "\n").map(String.init).filter { line in
            line.first?.isNumber == true && line.contains(". ")
        }
        return [
            view.text(ResultWords.savedChanged), view.text(ResultWords.savedThen, [.date: day]),
        ] + figures.prefix(8)
    }

    /// The page that a save of today leads to.
    private func current(_ contest: PastContest) -> ResultPage {
        ResultPage(id: id, saved: contest.fingerprint)
    }

    static func beside(_ neighbours: Neighbours, of id: ContestID) -> [Choice] {
        let earlier: Choice? = neighbours.earlier.map { _ in .resultBefore(id) }
        let later: Choice? = neighbours.later.map { _ in .resultAfter(id) }
        return [earlier, later].compactMap(\.self)
    }

    /// The other rounds of the same contest.
    private func rounds(_ past: ResultsArchive, _ header: ContestHeader) -> [Choice] {
        past.rounds(of: header).filter { $0.id != id }.map { .result($0.id) }
    }

    private func labels(_ contest: PastContest, _ neighbours: Neighbours, _ view: View) -> [(Choice, String)]
    {
        var labels: [(Choice, String)] = []
        if let target = current(contest).card {
            labels += [
                (.save(target), view.text(ResultLabels.save)),
                (.unsave(target), view.text(ResultLabels.unsave)),
            ]
        }
        if let year = neighbours.earlier?.year {
            labels.append((.resultBefore(id), view.text(ResultLabels.earlier, [.n: "\(year)"])))
        }
        if let year = neighbours.later?.year {
            labels.append((.resultAfter(id), view.text(ResultLabels.later, [.n: "\(year)"])))
        }
        for round in view.facts.past?.rounds(of: contest.header) ?? [] where round.id != id {
            let label = round.round == .first ? ResultLabels.firstRound : .runoff
            labels.append((.result(round.id), view.text(label)))
        }
        return labels
    }

    var card: SaveTarget? { saved.flatMap { SaveTarget(id, figures: $0) } }

    func title(_ view: View) -> String? {
        guard let contest = view.contest(id) else { return nil }
        let lines = ContestLines(view: view, contest: contest)
        return "\(lines.title): \(lines.brief(withBar: false))"
    }
}

extension Session {
    /// How results are drawn; nil where words are enough.
    var kindOfPictures: Picture.Kind? {
        switch chart ?? .bars {
        case .bars: .bars
        case .pie: .pie
        case .text: nil
        }
    }
}

extension Neighbour {
    var headers: [ContestHeader] {
        switch self {
        case .sameLines(let header): [header]
        case .otherLines(let headers): headers
        }
    }

    var year: Int? { headers.first?.day.year }
}

extension SaveTarget {
    /// A result with the figures of the day on which it is saved.
    init?(_ id: ContestID, figures: ContestID) { self.init(.result, "\(id):\(figures)") }

    /// The page of a saved result.
    var resultPage: ResultPage? {
        let parts = key.split(separator: ":")
        guard kind == .result, parts.count == 2, let id = ContestID(parts[0]),
            let figures = ContestID(parts[1])
        else { return nil }
        return ResultPage(id: id, saved: figures)
    }
}
