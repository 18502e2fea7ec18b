internal import CivicFacts

/// Coming dates, the next first.
struct CalendarPage: FactsPage, ListPage {
    static let name = "cal.list"
    static let formerly: String? = "facts/calendar"

    var page = 0

    var sorting: ListWords? { .nextFirst }

    var isOfPlace: Bool { true }

    /// Three are listed at once, each with where it comes from; where to check all of them is said at the end.
    func told(_ view: View) -> Prompt {
        let shown = Paged(view.comingElections, page: page, size: 3)
        var lines = [view.text(DateWords.head, [.place: view.whereabouts])]
        let office = view.electionOffice
        lines += view.entries(shown.items, checkedBelow: office) + view.clock(of: shown.items)
        if !shown.hasLess { lines += view.deadlines(checkedBelow: office) }
        lines.append(view.partly)
        let choices = shown.items.compactMap(\.value).map { Choice.election($0.id) }
        let month = Choice.month(
            shown.items.first?.value.map { CivilMonth($0.day) } ?? CivilMonth(view.today))
        let second: [Choice] =
            view.state == nil
            ? [month, .changeZIP]
            : shown.hasLess || view.about != nil ? [month] : [month, .calendarFile(nil)]
        return view.prompt(lines, choices.rows(of: 2) + [second], of: shown, labels: view.dateLabels)
    }
}

/// Coming dates of one month, in brackets. One before this month, or far away, shows this one.
struct MonthPage: FactsPage {
    static let name = "cal.month"
    static let formerly: String? = "facts/month"

    let month: CivilMonth

    private enum CodingKeys: String, CodingKey { case month = "_0" }

    func told(_ view: View) -> Prompt {
        let month = isShown(self.month, view) ? self.month : CivilMonth(view.today)
        let dates = view.comingElections.filter { $0.value.map { month.contains($0.day) } ?? false }
        let days = dates.compactMap { $0.value?.day.day }
        let grid = MonthGrid(month: month, marked: Set(days), words: view.session.language.tongue.calendar)
        var lines = [view.text(DateWords.month, [.when: grid.name, .place: view.whereabouts])]
        lines +=
            dates.isEmpty
            ? [view.text(DateWords.empty)]
            : view.entries(dates, checkedBelow: view.electionOffice) + view.clock(of: dates)
        lines.append(view.partly)
        let open = dates.compactMap(\.value).prefix(2).map { Choice.election($0.id) }
        let rows = [turns(from: month, view), Array(open), [.topic(.calendar)]]
        return view.prompt(
            lines, rows, labels: view.dateLabels + monthLabels(view),
            figure: grid.lines.joined(separator: "\n"), picture: view.picture(of: month, dates))
    }

    /// The month before, the month behind, and the next one that has a date.
    private func turns(from month: CivilMonth, _ view: View) -> [Choice] {
        let next = month.adding(1)
        let marked = view.comingElections.compactMap { $0.value.map { CivilMonth($0.day) } }.filter {
            $0 > next
        }.min()
        return [month.adding(-1), next, marked].compactMap(\.self).filter { isShown($0, view) }.map {
            .month($0)
        }
    }

    /// From this month on, as far as a date could be known.
    private func isShown(_ month: CivilMonth, _ view: View) -> Bool {
        let current = CivilMonth(view.today)
        return month >= current && month <= current.adding(Limits.calendarMonths)
    }

    private func monthLabels(_ view: View) -> [(Choice, String)] {
        let words = view.session.language.tongue.calendar
        let months = (0...Limits.calendarMonths).map { CivilMonth(view.today).adding($0) }
        return months.map { (.month($0), words.month($0)) }
    }
}
