internal import CivicFacts
internal import Understanding

/// When something happened, in a voter's words: "just now", "yesterday", "ayer a las 8", "this morning around 7:30",
/// "two hours ago", "el martes", "Nov 3".
enum WhenReading: Equatable {
    case now
    case day(CivilDate)
    case moment(Moment)

    /// Nil where no time is named. Hours without a day are today's; days without a year are the latest before now.
    init?(_ text: String, now: Moment, in zone: Zone) {
        let text = Self.withHalves(text)
        let words = Plain(text).words
        if let ago = Self.ago(words, now: now, in: zone) {
            self = ago
            return
        }
        let today = LocalTime(now, in: zone).date
        let named = Self.day(words, today: today) ?? DateReading(text, before: today)?.date
        guard !Self.isLength(words), let hour = TimeReading(text) ?? Self.hour(words) else {
            if let named {
                self = .day(named)
            } else if Self.isNow(text) {
                self = .now
            } else {
                return nil
            }
            return
        }
        let isEvening = words.contains { Self.evenings.contains($0) } && (1..<12).contains(hour.hour)
        let isMorning = words.contains("morning") || words.contains("manana")
        guard hour.isEitherHalf, !isEvening, !isMorning else {
            let clock = isEvening ? hour.hour + 12 : hour.hour
            self = .moment(Moment(day: named ?? today, hour: clock, minute: hour.minute, in: zone))
            return
        }
        self = .moment(Self.likeliest(hour, on: named, now: now, in: zone))
    }

    private static func isNow(_ text: String) -> Bool {
        let words = " \(Plain(text).text) "
        return nows.contains(where: words.holds)
    }

    /// "1/2 hr ago" is half an hour, and no date.
    private static func withHalves(_ text: String) -> String {
        guard text.contains("1/2") || text.contains("½") else { return text }
        let words = Plain(text).words
        guard words.contains(where: { $0 == "ago" || $0 == "hace" }) else { return text }
        return text.replacing(" 1/2", with: " and half").replacing("1/2", with: "half")
            .replacing("½", with: " half")
    }

    /// The same where a time was asked for: a bare number is an hour too, such as "8" or "maybe 9ish".
    init?(answer said: String, now: Moment, in zone: Zone) {
        let text = ClockShapes.written(Self.behindSecondThought(said) ?? said)
        let words = Plain(text).words.filter { !Self.hedges.contains($0) }
        let bare = words.first.map { $0.hasSuffix("ish") ? String($0.dropLast(3)) : $0 }
        let hour = words.count == 1 ? bare.flatMap { NumberReading([$0])?.value } : nil
        self.init(hour.map { "at \($0)" } ?? text, now: now, in: zone)
    }

    /// "8:15 no wait 8:45": what was said last counts, if there is a number in it.
    private static func behindSecondThought(_ text: String) -> String? {
        let words = text.split { $0.isWhitespace || $0 == "," }
        let last = words.indices.dropFirst().dropLast().last { turns.contains(Plain(String(words[$0])).text) }
        guard let last else { return nil }
        let rest = words[(last + 1)...].joined(separator: " ")
        return rest.contains(where: \.isNumber) ? rest : nil
    }

    private static let turns: Set<String> = ["wait", "no", "sorry", "actually", "perdon", "digo", "espera"]

    /// Of the two hours that a clock shows, today's latest that is over, and never at night. Where no day was named and
    /// both are still to come, and on days gone by, the one at which polls are open.
    private static func likeliest(
        _ hour: TimeReading, on named: CivilDate?, now: Moment, in zone: Zone
    ) -> Moment {
        let today = LocalTime(now, in: zone).date
        let late = hour.hour + 12
        func moment(_ clock: Int, on day: CivilDate) -> Moment {
            Moment(day: day, hour: clock, minute: hour.minute, in: zone)
        }
        guard named == nil || named == today else {
            return moment(hour.hour < opening ? late : hour.hour, on: named ?? today)
        }
        let hours = [late, hour.hour].filter { $0 >= endOfNight }
        if let past = hours.map({ moment($0, on: today) }).first(where: { $0 <= now }) { return past }
        // By day an hour that is still to come is said to be; by night it is yesterday's.
        if named == nil, LocalTime(now, in: zone).hour >= opening {
            return moment(hours.contains(hour.hour) ? hour.hour : late, on: today)
        }
        guard named == nil else { return moment(late, on: today) }
        return moment(late < closing ? late : hour.hour, on: today.adding(-1))
    }

    private static let endOfNight = 5
    /// Polls open at six at the earliest, and close at nine in the evening at the latest.
    private static let opening = 6
    private static let closing = 21

    /// What stands around an hour without changing it.
    private static let hedges = Phrases.whenHedges.words

    /// Each with its borders.
    private static let nows = Phrases.whenNows.list.map { " \($0) " }
    private static let partsOfToday = Phrases.whenPartsOfToday.list
    private static let evenings: Set<String> = [
        "evening", "tonight", "night", "afternoon", "tarde", "noche", "anoche",
    ]
    private static let ofToday: Set<String> = ["today", "hoy", "tonight", "morning", "afternoon", "evening"]
    private static let weekdays: [[String]] = [
        ["sunday", "domingo", "sun"], ["monday", "lunes", "mon"], ["tuesday", "martes", "tue", "tues"],
        ["wednesday", "miercoles", "wed"], ["thursday", "jueves", "thu", "thurs"],
        ["friday", "viernes", "fri"],
        ["saturday", "sabado", "sat"],
    ]

    /// "yesterday", "anteayer", "last night", "on Tuesday": the latest such day, today among them.
    private static func day(_ words: [String], today: CivilDate) -> CivilDate? {
        let text = words.joined(separator: " ")
        let twoDaysBack = ["day before yesterday", "anteayer", "antes de ayer", "antier"]
        if twoDaysBack.contains(where: text.holds) { return today.adding(-2) }
        let isLastNight = text.holds("last night") || words.contains("anoche")
        if words.contains("yesterday") || words.contains("ayer") || isLastNight { return today.adding(-1) }
        for (index, names) in weekdays.enumerated()
        where words.contains(where: { names.contains($0) }) {
            let back = Int64((today.weekday - index + 7) % 7)
            // "Last Tuesday" on a Tuesday is no part of today.
            let isLast = words.contains { ["last", "pasado"].contains($0) }
            return today.adding(back == 0 && isLast ? -7 : -back)
        }
        if text.holds("last week") || text.holds("semana pasada") { return today.adding(-7) }
        if words.contains(where: { ofToday.contains($0) }) { return today }
        return partsOfToday.contains(where: text.holds) ? today : nil
    }

    /// "noon", "midnight" and their Spanish names.
    private static func hour(_ words: [String]) -> TimeReading? {
        let isNoon = words.contains("noon") || words.contains("mediodia")
        if isNoon || words.joined(separator: " ").holds("medio dia") {
            return TimeReading(hour: 12, minute: 0)
        }
        if words.contains("midnight") || words.contains("medianoche") {
            return TimeReading(hour: 0, minute: 0)
        }
        return nil
    }

    /// "20 minutes ago", "hace dos horas", "half an hour ago", "hace rato".
    private static func ago(_ words: [String], now: Moment, in zone: Zone) -> WhenReading? {
        let isAgo = words.contains("ago") || words.contains("hace")
        guard isAgo, let unit = words.firstIndex(where: { units[String($0)] != nil }),
            let span = units[String(words[unit])]
        else { return nil }
        let before = words[..<unit]
        // "A few" is no number.
        guard !before.contains(where: { vague.contains($0) }) else { return nil }
        let isMore = Self.addsHalf(words)
        let isHalf = !isMore && (before.contains("half") || before.contains("media"))
        let number = before.indices.lazy.compactMap { NumberReading(before[$0...])?.value }.first
        let count = before.contains("couple") || before.contains("par") ? 2 : number
        guard let count = count ?? (isHalf ? 1 : nil) else { return nil }
        let more = isMore ? span.milliseconds / 2 : 0
        let passed = Span(
            milliseconds: more
                + (isHalf ? span.milliseconds / 2 : span.milliseconds * Int64(min(count, 10_000))))
        let moment = now - passed
        return span < .days(1) ? .moment(moment) : .day(LocalTime(moment, in: zone).date)
    }

    /// "About an hour now", "2 hrs": how long it lasts, and no hour of the clock.
    private static func isLength(_ words: [String]) -> Bool {
        !words.contains("las")
            && words.indices.dropFirst().contains { index in
                guard let span = units[words[index]], span < .days(1),
                    words[(index + 1)...].allSatisfy(["now", "already", "ya", "ahora", "so", "far"].contains)
                else { return false }
                return ["a", "an", "un", "una"].contains(words[index - 1])
                    || NumberReading([words[index - 1]]) != nil
            }
    }

    /// "An hour and a half", "hora y media", "2 n a half hours".
    private static func addsHalf(_ words: [String]) -> Bool {
        words.indices.dropFirst().contains { index in
            guard words[index] == "half" || words[index] == "media" else { return false }
            let before = words[..<index].last { $0 != "a" }
            return before.map { ["and", "n", "y"].contains($0) } ?? false
        }
    }

    private static let vague: Set<String> = [
        "few", "some", "several", "many", "unos", "unas", "varios", "varias", "algunos", "algunas", "muchas",
    ]

    private static let units: [String: Span] = [
        "minute": .minutes(1), "minutes": .minutes(1), "min": .minutes(1), "mins": .minutes(1),
        "minuto": .minutes(1),
        "minutos": .minutes(1), "hour": .hours(1), "hours": .hours(1), "hr": .hours(1), "hrs": .hours(1),
        "hora": .hours(1), "horas": .hours(1), "day": .days(1), "days": .days(1), "dia": .days(1),
        "dias": .days(1), "night": .days(1), "nights": .days(1), "noches": .days(1),
        "week": .days(7), "weeks": .days(7), "semana": .days(7), "semanas": .days(7),
    ]
}

extension ToldTime {
    /// As a report keeps it; nil for a time that is still to come.
    init?(_ reading: WhenReading, now: Moment, in zone: Zone) {
        let today = LocalTime(now, in: zone).date
        switch reading {
        case .now: self = .now(at: now)
        case .day(let day) where day == today: self = .today(at: now)
        case .day(let day) where day.days < today.days:
            self = .day(at: Moment(day: day, hour: 12, minute: 0, in: zone))
        case .moment(let moment) where moment <= now: self = .hour(at: moment)
        case .day, .moment: return nil
        }
    }
}

extension ToldTime {
    /// The hour that clocks of one zone showed, by those of another; the same where it would be still to come.
    func moved(from former: Zone, to zone: Zone, before now: Moment) -> ToldTime {
        func moved(_ moment: Moment) -> Moment {
            let time = LocalTime(moment, in: former)
            let moved = Moment(day: time.date, hour: time.hour, minute: time.minute, in: zone)
            return moved <= now ? moved : moment
        }
        return switch self {
        case .now, .today, .earlier: self
        case .day(let moment): .day(at: moved(moment))
        case .hour(let moment): .hour(at: moved(moment))
        }
    }
}

extension LocalTime {
    /// The day alone.
    var date: CivilDate { CivilDate(year: year, month: month, day: day) }
}

extension CivilDate {
    /// The day so many days later.
    func adding(_ count: Int64) -> CivilDate { CivilDate(days: days + count) }
}
