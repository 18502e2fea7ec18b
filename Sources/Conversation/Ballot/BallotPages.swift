internal import CivicFacts

/// What is on the ballot: the races of a voter guide where one is at hand, else those for Congress, or Winnipeg's.
struct BallotPages {
    let view: View

    /// Four a page, so that every way on has its button.
    static let size = 4

    func list(_ page: Int) -> Prompt {
        if let answer = view.guide, let guide = answer.value, !guide.contests.isEmpty {
            return contests(of: guide, answer.provenance, page)
        }
        return federal(page, view.civic.federalBallot(of: view.place))
    }

    /// A later year's: who filed so far, and that it is early.
    func list(of year: Int, _ page: Int) -> Prompt {
        guard let day = ElectionRule.general(in: Int64(year)),
            view.civic.ruledElection("rule:\(day)", of: view.place) != nil
        else { return view.prompt([view.notThere] + view.next, [[.topic(.elections)]]) }
        return federal(page, view.civic.federalBallot(of: view.place, on: day))
    }

    // MARK: From a voter guide

    private func contests(of guide: VoterGuide, _ origin: Provenance, _ page: Int) -> Prompt {
        let head =
            [guide.notice.map { view.short($0, 300) }, guide.noticeLink?.url].compactMap(\.self)
            + [view.heading(guide.election.name, on: guide.election.day)]
            + view.over(guide.election.day) + view.others(in: guide) + [view.text(RaceWords.guideOrder)]
        let all = guide.contests.enumerated().map {
            (race: RaceID.guide($0.offset), contest: $0.element)
        }
        return listed(all, of: guide, origin, page, under: head)
    }

    /// Some of a guide's contests, and where the ballot itself can be seen.
    private func listed(
        _ all: [(race: RaceID, contest: Contest)], of guide: VoterGuide, _ origin: Provenance, _ page: Int,
        under head: [String], onward: [Choice] = []
    ) -> Prompt {
        let shown = Paged(all, page: page, size: Self.size)
        let isOfficial = all.allSatisfy(\.contest.isOfficial)
        let ballot = guide.links.ballot?.url ?? view.pages(\.lookup)
        let lines =
            head + shown.items.map { RacePages.title(of: $0.contest) }
            + (isOfficial ? [] : [view.text(RaceWords.unofficial)])
            + [view.text(RaceWords.sample, [.official: ballot])] + view.source(of: origin)
        let labels = shown.items.map { (Choice.race($0.race), RacePages(view: view).label(of: $0.race)) }
        return view.prompt(lines, labels.map { [$0.0] } + [onward], of: shown, labels: labels)
    }

    /// Measures of the ballot at hand; without one, how to get it. None found is not none there.
    func measures(_ page: Int) -> Prompt {
        guard let answer = view.guide, let guide = answer.value, !guide.contests.isEmpty else {
            let isKnown = view.guide?.value != nil
            let lines =
                [
                    view.text(isKnown ? MeasureWords.notYet : MeasureWords.how),
                    view.text(RaceWords.sample, sample),
                ]
                + view.states.flatMap { view.source(of: $0.provenance) }
            let ask: [Choice] = view.takesAddress ? [.address(.measures)] : []
            return view.prompt(lines, [ask])
        }
        let all = guide.contests.enumerated().compactMap { offset, contest in
            if case .measure = contest.question {
                (race: RaceID.guide(offset), contest: contest)
            } else {
                nil
            }
        }
        let head =
            [
                view.text(all.isEmpty ? MeasureWords.none : MeasureWords.head),
                view.heading(guide.election.name, on: guide.election.day),
            ] + view.over(guide.election.day)
        return listed(all, of: guide, answer.provenance, page, under: head, onward: [.topic(.candidates)])
    }

    // MARK: For Congress

    private func federal(_ page: Int, _ answer: Answer<CivicAnswers.FederalBallot>) -> Prompt {
        guard let ballot = answer.value, !ballot.reading.states.isEmpty else {
            let isAway = answer.value?.reading.basis == .overseas
            let lines =
                isAway ? view.overseas : view.told(answer) { _ in [view.text(RaceWords.sample, sample)] }
            return view.prompt(lines)
        }
        let second = ballot.day < view.today ? coming : nil
        let all = second?.value.map { election in ballot.races.filter(election.decides) } ?? ballot.races
        let shown = Paged(all, page: page, size: Self.size)
        let races = RacePages(view: view)
        var lines = [view.text(RaceWords.head, [.place: view.placeName])]
        let isLater = ballot.day > view.civic.ballotDay(of: view.place)
        if second == nil {
            lines.append(view.heading(view.text(ElectionNameWords.general), on: ballot.day))
            lines += view.over(ballot.day)
        }
        lines += isLater ? [view.text(RaceWords.early)] : runoff
        lines += president(ballot) + shown.items.map(races.title)
        lines += districtNote(ballot, answer.provenance.official)
        if !isLater, view.guide?.value != nil { lines.append(view.text(RaceWords.guideEmpty)) }
        lines += [view.text(RaceWords.only), view.text(RaceWords.sample, sample)]
        lines += view.source(of: answer.provenance)
        let labels = shown.items.map { (Choice.race($0), races.label(of: $0)) }
        let wantsAddress =
            !isLater && view.about == nil && (ballot.reading.wantsAddress || view.takesAddress)
        let rows = labels.map { [$0.0] } + (wantsAddress ? [[.address(.ballot)]] : [])
        return view.prompt(lines, rows, of: shown, labels: labels)
    }

    /// Everybody who can vote in a state or in D.C. votes for President, every fourth year.
    private func president(_ ballot: CivicAnswers.FederalBallot) -> [String] {
        return ElectionRule.isPresidential(ballot.day) && view.civic.votesForPresident(view.place)
            ? [view.text(RaceWords.presidentToo)] : []
    }

    private var sample: [Slot: String] { [.official: view.pages(\.lookup)] }

    /// A second vote for Congress that is still ahead.
    private var coming: Answer<Election>? {
        view.civic.runoff(of: view.place).flatMap { ($0.value?.day ?? view.today) >= view.today ? $0 : nil }
    }

    /// Louisiana votes again: its second ballot has fewer names than filed.
    var runoff: [String] {
        guard let answer = coming, let election = answer.value else { return [] }
        let name = view.name(of: election)
        let values: [Slot: String] = [.name: name, .date: view.times.day(election.day)]
        return [view.text(RaceWords.runoff, values), view.text(RaceWords.runoffNames)]
            + view.source(of: answer.provenance)
    }

    private func districtNote(_ ballot: CivicAnswers.FederalBallot, _ page: OfficialLink) -> [String] {
        let reading = ballot.reading
        if !reading.unsettled.isEmpty {
            // An address that was looked up tells nothing of a map that nobody has yet.
            let isKnown =
                view.place.resolved != nil || ballot.day > view.civic.ballotDay(of: view.place)
            let words: RaceWords =
                isKnown ? .noLines : view.about == nil ? .unsettled : .unsettledThere
            return [view.text(words, [.url: page.url, .place: view.placeName])]
        }
        if ballot.races.isEmpty { return [view.text(RaceWords.noRace)] }
        guard reading.possible.count > 1 else { return [] }
        let words: RaceWords = view.about == nil ? .many : .manyThere
        return [view.text(words, [.n: "\(reading.possible.count)", .place: view.placeName])]
    }

    // MARK: Winnipeg

    func city(_ page: Int) -> Prompt {
        let answer = view.civic.cityRaces()
        let shown = Paged(answer.value?.races ?? [], page: page, size: Self.size)
        let lines = view.told(answer) { ballot in
            [view.text(WinnipegWords.head, [.date: view.times.day(ballot.day)])]
                + view.over(ballot.day, at: CanadaDialog.city)
                + shown.items.map { RacePages(view: view).title(of: $0) } + [view.text(WinnipegWords.partly)]
        }
        let labels = shown.items.map { (Choice.race($0), RacePages(view: view).label(of: $0)) }
        let council: [Choice] = shown.hasLess || view.isDeep ? [] : [.cityCouncil]
        let address: [[Choice]] = [(answer.value == nil ? [] : [.address(.ward)]) + council]
        return view.prompt(lines, labels.map { [$0.0] } + address, of: shown, labels: labels)
    }

    /// Who sits there now; seats without a name are not in the city's list.
    func council(_ page: Int) -> Prompt {
        let answer = view.civic.council()
        let mayor = (answer.value ?? []).filter { $0.office == .mayor }
        let others = (answer.value ?? []).filter { $0.office != .mayor }
        let shown = Paged(mayor + others, page: page, size: 8)
        let lines = view.told(answer) { _ in
            [view.text(RepresentativeWords.councilHead)] + shown.items.map(line)
        }
        return view.prompt(
            lines, [[.cityRaces]], of: shown, labels: [(.cityRaces, view.text(RaceWords.labelCandidates))])
    }

    private func line(of member: Official) -> String {
        let office: String =
            if case .councillor(let ward) = member.office { ward } else { view.text(WinnipegWords.mayor) }
        let phone = member.phone.map { view.text(RepresentativeWords.phone, [.n: $0]) }
        let who = view.text(RepresentativeWords.state, [.text: office, .name: member.name])
        return [who, phone].compactMap(\.self).joined(separator: " ")
    }
}
