/// Times and spans in the reader's words.
struct TimeWords {
    let language: Language
    private let zone: Zone
    /// The zone is said where the reader could not know it.
    private let isZoneSaid: Bool

    /// Hours as clocks show them where a ZIP code is; without one, Eastern time, and it is said.
    init(language: Language, at zip: ZIP?, sayingZone: Bool = false) {
        self.language = language
        zone = Zone(of: zip)
        isZoneSaid = sayingZone || zip == nil
    }

    /// "Tue, Nov 3, 9:12 am" or "mar 3 nov, 9:12".
    func dateAndHour(_ moment: Moment) -> String {
        "\(date(moment)), \(hour(moment))"
    }

    /// "Tue, Nov 3" or "mar 3 nov".
    func date(_ moment: Moment) -> String {
        let time = LocalTime(moment, in: zone)
        let names = Self.names(language)
        let month = names.months[time.month - 1]
        return switch language {
        case .english: "\(names.days[time.weekday]), \(month) \(time.day)"
        case .spanish: "\(names.days[time.weekday]) \(time.day) \(month)"
        }
    }

    /// "Tue, Nov 7, 2028" or "mar 7 nov 2028".
    func day(_ date: CivilDate) -> String {
        let names = Self.names(language)
        let (day, month) = (names.days[date.weekday], names.months[date.month - 1])
        return switch language {
        case .english: "\(day), \(month) \(date.day), \(date.year)"
        case .spanish: "\(day) \(date.day) \(month) \(date.year)"
        }
    }

    /// "Nov 7, 2028" or "7 nov 2028".
    func shortDay(_ date: CivilDate) -> String {
        let month = Self.names(language).months[date.month - 1]
        return switch language {
        case .english: "\(month) \(date.day), \(date.year)"
        case .spanish: "\(date.day) \(month) \(date.year)"
        }
    }

    /// "Tuesday, November 7, 2028" or "martes 7 de noviembre de 2028".
    func wholeDay(_ date: CivilDate) -> String {
        let names = Self.wholeNames(language)
        let (day, month) = (names.days[date.weekday], names.months[date.month - 1])
        return switch language {
        case .english: "\(day), \(month) \(date.day), \(date.year)"
        case .spanish: "\(day) \(date.day) de \(month) de \(date.year)"
        }
    }

    /// "9:12 am" or "9:12".
    func hour(_ moment: Moment) -> String {
        let time = LocalTime(moment, in: zone)
        let place = isZoneSaid ? " \(zone.abbreviation(at: moment))" : ""
        let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        switch language {
        case .english:
            let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
            return "\(hour):\(minute) \(time.hour < 12 ? "am" : "pm")\(place)"
        case .spanish:
            return "\(time.hour):\(minute)\(place)"
        }
    }

    /// What the voter told, in words: "today, Tue, Nov 3".
    func told(_ time: ToldTime) -> String {
        let catalogue = Catalogue(language)
        return switch time {
        case .now(let moment): catalogue.text(.whenNow, [.when: hour(moment)])
        case .today(let moment): catalogue.text(.whenToday, [.when: date(moment)])
        case .earlier(let moment): catalogue.text(.whenEarlier, [.when: date(moment)])
        case .day(let moment): date(moment)
        case .hour(let moment): dateAndHour(moment)
        }
    }

    /// "5 minutes", rounded down; "a moment" under one minute.
    func age(_ span: Span) -> String {
        let minutes = span.milliseconds / 60_000
        let (count, one, many): (Int64, Phrase, Phrase) =
            if minutes < 60 { (minutes, .ageMinute, .ageMinutes) } else if minutes < 60 * 24 {
                (minutes / 60, .ageHour, .ageHours)
            } else { (minutes / (60 * 24), .ageDay, .ageDays) }
        guard count > 0 else { return Catalogue(language).text(.ageNow) }
        return Catalogue(language).text(count == 1 ? one : many, [.n: String(count)])
    }

    private static func wholeNames(_ language: Language) -> (days: [String], months: [String]) {
        switch language {
        case .english:
            (
                ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
                [
                    "January", "February", "March", "April", "May", "June", "July", "August", "September",
                    "October", "November", "December",
                ]
            )
        case .spanish:
            (
                ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
                [
                    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
                    "octubre", "noviembre", "diciembre",
                ]
            )
        }
    }

    private static func names(_ language: Language) -> (days: [String], months: [String]) {
        switch language {
        case .english:
            (
                ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
                ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
            )
        case .spanish:
            (
                ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
                ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"]
            )
        }
    }
}
