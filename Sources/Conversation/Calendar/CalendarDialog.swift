internal import CivicFacts
internal import Understanding

/// Dates for a voter's own calendar.
enum CalendarDialog {
    /// Sends the coming dates as one file, or one of them; where none is open by that id, all.
    static func send(_ id: String?, _ visit: inout Visit) {
        let view = visit.view
        let coming = view.comingElections
        let wanted = coming.filter { id == nil || $0.value?.id == id }
        let file = CalendarFile(
            name: view.text(DateWords.name),
            entries: (wanted.isEmpty ? coming : wanted).compactMap { entry($0, view) },
            now: visit.now)
        guard !file.entries.isEmpty else { return visit.answer(ElectionWords.gone) }
        let order = Order.hand(
            file: TextFile(name: "election-dates.ics", mediaType: "text/calendar", text: file.text),
            caption: view.text(DateWords.caption), to: visit.inbound.room)
        visit.say(DateWords.coming)
        visit.deliver(Delivery(order))
        visit.askBriefly()
    }

    /// "add to my calendar": what is open, else everything that comes.
    static func sendOpen(_ visit: inout Visit) {
        if let page = visit.session.page as? ElectionPage { return send(page.id, &visit) }
        send(nil, &visit)
    }

    /// `/calendar`: a month may stand behind the command.
    static func command(_ rest: String, _ visit: inout Visit) {
        let today = CivilDate(visit.now, in: Zone(of: visit.session.civicPlace))
        guard let month = month(rest, today: today) else { return FactsDialog.open(.calendar, &visit) }
        FactsDialog.show(MonthPage(month: month), over: [CalendarPage()], &visit)
    }

    /// A month in words: `2026-12`, "december", "dic 2027"; without a year the next of that name. Nil for other words.
    static func month(_ text: String, today: CivilDate) -> CivilMonth? {
        if let month = CivilMonth(text) { return month }
        let words = Plain(text).words
        guard let number = words.lazy.compactMap(DateReading.month).first else { return nil }
        if let year = words.lazy.compactMap({ Int64($0) }).first(where: years.contains) {
            return CivilMonth(CivilDate(year: year, month: number, day: 1))
        }
        let this = CivilMonth(today)
        return this.adding((number - this.month + 12) % 12)
    }

    private static let years: ClosedRange<Int64> = 2000...2099

    /// On a page of dates: a day of the month that is shown ("8", "the 8th"), or a date ("Dec 8") of either page.
    static func hear(_ text: String, _ plain: Plain, _ visit: inout Visit) -> Bool {
        guard plain.words.count <= 6 else { return false }
        if hearMonth(plain, &visit) { return true }
        let view = visit.view
        guard isOpen(visit) else { return false }
        let month = (visit.session.page as? MonthPage)?.month
        let numbered = month.flatMap { number(in: plain, within: $0) }
        guard let day = numbered ?? DateReading(coming: text, from: view.today)?.date else { return false }
        let found = view.comingElections.compactMap(\.value).first { $0.day == day }
        guard let found else {
            visit.say(DateWords.noDay, [.date: visit.times.day(day)])
            visit.askBriefly()
            return true
        }
        FactsDialog.go(to: ElectionPage(id: found.id), &visit)
        return true
    }

    /// "calendar for december", "calendario de diciembre", "month view"; on a page of dates also "december" alone, and
    /// "next month".
    private static func hearMonth(_ plain: Plain, _ visit: inout Visit) -> Bool {
        guard visit.session.isFree else { return false }
        let today = visit.facts.civic.today(at: visit.session.civicPlace)
        let isView = ["month view", "vista del mes", "vista mensual"].contains(plain.text)
        let isCalendar = plain.words.contains { $0 == "calendar" || $0 == "calendario" }
        let isNamed = isCalendar || isOpen(visit) && plain.words.allSatisfy(isOfMonth)
        let named = isNamed ? month(plain.text, today: today) : nil
        guard let month = isView ? CivilMonth(today) : named ?? beside(plain, today, visit) else {
            return false
        }
        FactsDialog.show(MonthPage(month: month), over: [CalendarPage()], &visit)
        return true
    }

    private static func isOpen(_ visit: Visit) -> Bool { visit.session.page?.isOfCalendar ?? false }

    /// The month before or behind the one that is shown.
    private static func beside(_ plain: Plain, _ today: CivilDate, _ visit: Visit) -> CivilMonth? {
        guard isOpen(visit) else { return nil }
        let shown = (visit.session.page as? MonthPage)?.month ?? CivilMonth(today)
        switch plain.text {
        case "next month", "next", "mes siguiente", "siguiente", "siguiente mes", "proximo mes":
            return shown.adding(1)
        case "previous month", "last month", "mes anterior", "mes pasado": return shown.adding(-1)
        default: return nil
        }
    }

    /// A word in the name of a month: nothing else is said.
    private static func isOfMonth(_ word: String) -> Bool {
        DateReading.month(word) != nil || Int64(word).map(years.contains) ?? false
            || ["in", "for", "show", "me", "of", "en", "para", "de", "ver", "el", "mes"].contains(word)
    }

    /// "8", "8th", "the 8th", "el 8", "día 8".
    private static func number(in plain: Plain, within month: CivilMonth) -> CivilDate? {
        let words = plain.words.filter { !["the", "on", "day", "el", "dia"].contains($0) }
        guard words.count == 1, let word = words.first else { return nil }
        let digits = word.prefix { $0.isNumber }
        guard let day = Int(digits), (1...month.length).contains(day), digits.count <= 2,
            ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
        else { return nil }
        return CivilDate(year: month.year, month: month.month, day: day)
    }

    private static func entry(_ answer: Answer<Election>, _ view: View) -> CalendarFile.Entry? {
        guard let election = answer.value else { return nil }
        return CalendarFile.Entry(
            id: election.id, day: election.day, title: view.name(of: election),
            details: view.source(of: answer.provenance) + view.deadlines() + [view.text(DateWords.check)],
            page: answer.provenance.official, asOf: answer.provenance.asOf)
    }
}
