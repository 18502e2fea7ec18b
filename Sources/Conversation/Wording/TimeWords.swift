internal import CivicFacts

/// Times and spans in the reader's words.
struct TimeWords {
    let language: Language
    private let zone: Zone
    /// The zone is said where the reader could not know it.
    private let isZoneSaid: Bool

    /// Hours as clocks show them where a ZIP code is; without one, Eastern time, and it is said.
    init(language: Language, at zip: ZIP?, sayingZone: Bool = false) {
        self.init(language: language, at: CivicPlace(zip: zip), sayingZone: sayingZone)
    }

    /// By the clocks of a zone, which is said.
    init(language: Language, in zone: Zone) {
        (self.language, self.zone, isZoneSaid) = (language, zone, true)
    }

    /// The same of a place that may be a state, or in Canada.
    init(language: Language, at place: CivicPlace, sayingZone: Bool = false) {
        self.language = language
        zone = Zone(of: place)
        isZoneSaid = sayingZone || place.zip == nil && place.canada == nil
    }

    /// "Tue, Nov 3, 9:12 am" or "mar 3 nov, 9:12".
    func dateAndHour(_ moment: Moment) -> String { "\(date(moment)), \(hour(moment))" }

    /// "Tue, Nov 3" or "mar 3 nov".
    func date(_ moment: Moment) -> String {
        let time = LocalTime(moment, in: zone)
        return calendar.date(weekday: time.weekday, month: time.month, day: time.day)
    }

    /// "Tue, Nov 7, 2028" or "mar 7 nov 2028".
    func day(_ date: CivilDate) -> String {
        calendar.date(weekday: date.weekday, month: date.month, day: date.day, year: date.year)
    }

    /// "9:12 am" or "9:12".
    func hour(_ moment: Moment) -> String {
        let time = LocalTime(moment, in: zone)
        let hour = calendar.hour(time.hour, minute: time.minute)
        return isZoneSaid ? "\(hour) \(zone.abbreviation(at: moment))" : hour
    }

    /// "Tue, Nov 3, 9 am–10 am MST" or "mar 3 nov, 9:00–10:00 MST", of the moment at which an hour begins.
    func hours(from moment: Moment) -> String {
        let hours = [moment, moment + .hours(1)].map { moment in
            calendar.hour(LocalTime(moment, in: zone).hour, minute: 0).replacing(":00 ", with: " ")
        }
        return "\(date(moment)), \(hours.joined(separator: "–")) \(zone.abbreviation(at: moment))"
    }

    /// What the voter told, in words: "today, Tue, Nov 3".
    func told(_ time: ToldTime) -> String {
        let catalogue = Catalogue(language)
        return switch time {
        case .now(let moment): catalogue.text(WhenWords.now, [.when: hour(moment)])
        case .today(let moment): catalogue.text(WhenWords.today, [.when: date(moment)])
        case .earlier(let moment): catalogue.text(WhenWords.earlier, [.when: date(moment)])
        case .day(let moment): date(moment)
        case .hour(let moment): dateAndHour(moment)
        }
    }

    /// "5 minutes", rounded down; "a moment" under one minute.
    func age(_ span: Span) -> String {
        let minutes = span.milliseconds / 60_000
        let (count, one, many): (Int64, WhenWords, WhenWords) =
            if minutes < 60 { (minutes, .ageMinute, .ageMinutes) } else if minutes < 60 * 24 {
                (minutes / 60, .ageHour, .ageHours)
            } else { (minutes / (60 * 24), .ageDay, .ageDays) }
        guard count > 0 else { return Catalogue(language).text(WhenWords.ageNow) }
        return Catalogue(language).text(count == 1 ? one : many, [.n: String(count)])
    }

    private var calendar: CalendarWords { language.tongue.calendar }
}
