/// Coming dates: as a list, and month by month.
struct CalendarPages {
    let view: View

    /// Dates that are listed at once: each with where it comes from.
    private static let pageSize = 3

    private var elections: ElectionPages { ElectionPages(view: view) }
    private var coming: [Answer<Election>] { elections.coming }

    func list(_ page: Int) -> Prompt {
        let shown = Paged(coming, page: page, size: Self.pageSize)
        var lines = [head] + entries(shown.items) + zone(of: shown.items)
        if !shown.hasLess { lines += elections.deadlines }
        lines += unknown
        let choices = shown.items.compactMap(\.value).map { Choice.election($0.id) }
        let month = Choice.month(shown.items.first?.value.map { CivilMonth($0.day) } ?? current)
        let second: [Choice] =
            view.state == nil
            ? [month, .changeZIP] : shown.hasLess ? [month] : [month, .calendarFile(nil)]
        return view.prompt(
            lines, choices.rows(of: 2) + [second], of: shown,
            labels: dateLabels)
    }

    /// A month with its dates in brackets. One before this month, or far away, shows this one.
    func month(_ wanted: CivilMonth) -> Prompt {
        let month = isShown(wanted) ? wanted : current
        let dates = coming.filter { $0.value.map { month.contains($0.day) } ?? false }
        let days = dates.compactMap { $0.value?.day.day }
        let grid = MonthGrid(month: month, marked: Set(days), words: view.session.language.tongue.calendar)
        var lines = [view.text(DateWords.month, [.when: grid.name, .place: whereabouts])]
        lines += dates.isEmpty ? [view.text(DateWords.empty)] : entries(dates) + zone(of: dates)
        lines += unknown
        let open = dates.compactMap(\.value).prefix(2).map { Choice.election($0.id) }
        let rows = [turns(from: month), Array(open), [.topic(.calendar)]]
        return view.prompt(
            lines, rows, labels: dateLabels + monthLabels, figure: grid.lines.joined(separator: "\n"))
    }

    /// The month before, the month behind, and the next one that has a date.
    private func turns(from month: CivilMonth) -> [Choice] {
        let next = month.adding(1)
        let marked = coming.compactMap { $0.value.map { CivilMonth($0.day) } }.filter { $0 > next }.min()
        return [month.adding(-1), next, marked].compactMap(\.self).filter(isShown).map { .month($0) }
    }

    /// From this month on, as far as a date could be known.
    private func isShown(_ month: CivilMonth) -> Bool {
        month >= current && month <= current.adding(Limits.calendarMonths)
    }

    private var current: CivilMonth { CivilMonth(view.today) }

    private var head: String { view.text(DateWords.head, [.place: whereabouts]) }

    private var whereabouts: String { view.session.placeOfZIP ?? view.text(DateWords.country) }

    /// Each date, with its source behind it; neighbors of one source share the line.
    func entries(_ answers: [Answer<Election>]) -> [String] {
        var lines: [String] = []
        for (index, answer) in answers.enumerated() {
            guard let election = answer.value else { continue }
            lines.append(elections.line(of: election))
            let source = view.source(of: answer.provenance)
            let following = answers.dropFirst(index + 1).first.map { view.source(of: $0.provenance) }
            if following != source { lines += source }
        }
        return lines
    }

    /// Whose clock the days are counted by.
    private func zone(of answers: [Answer<Election>]) -> [String] {
        guard view.session.zip != nil, let day = answers.first?.value?.day else { return [] }
        let zone = Zone(of: view.session.zip)
        let noon = Moment(day: day, hour: 12, minute: 0, in: zone)
        return [view.text(DateWords.zone, [.text: zone.abbreviation(at: noon)])]
    }

    /// What no source of ours tells, and who does.
    private var unknown: [String] {
        [view.text(ElectionWords.partly, [.official: view.pages(\.office)])]
    }

    private var dateLabels: [(Choice, String)] {
        coming.compactMap(\.value).map { (.election($0.id), view.label(view.times.day($0.day))) }
    }

    private var monthLabels: [(Choice, String)] {
        let words = view.session.language.tongue.calendar
        let months = (0...Limits.calendarMonths).map { current.adding($0) }
        return months.map { (.month($0), words.month($0)) }
    }
}
