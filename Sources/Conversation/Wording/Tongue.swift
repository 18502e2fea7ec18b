internal import Understanding

/// Everything that a language is made of: its sentences, its way with dates and hours, and the words of its voters.
final class Tongue: Sendable {
    /// ISO 639 code.
    let code: String
    /// What it calls itself, as its button reads.
    let name: String
    /// What moderators call it.
    let nameInEnglish: String
    /// The line that answers in it.
    let hotline: Hotline
    let calendar: CalendarWords
    /// Between two names of which either may be right: "or".
    let or: String
    /// What it says where there are no buttons.
    let typing: TypedWords
    /// Names of states and the like, by their postal abbreviations, where they differ from those in English.
    let places: [String: String]
    /// Names of parties, by their plain English ones.
    let parties: [String: String]
    /// A sentence in this language.
    let read: @Sendable (Text) -> String
    let lexicon: Lexicon

    init(
        code: String, name: String, nameInEnglish: String, hotline: Hotline, calendar: CalendarWords,
        or: String, typing: TypedWords, places: [String: String] = [:], parties: [String: String] = [:],
        read: @escaping @Sendable (Text) -> String, lexicon: Lexicon
    ) {
        self.code = code
        self.name = name
        self.nameInEnglish = nameInEnglish
        self.hotline = hotline
        self.calendar = calendar
        self.or = or
        self.typing = typing
        self.places = places
        self.parties = parties
        self.read = read
        self.lexicon = lexicon
    }
}

/// How a language writes days and hours.
struct CalendarWords: Sendable {
    /// Short names, from Sunday.
    let days: [String]
    /// Short names, from January.
    let months: [String]
    /// `{weekday}`, `{month}` and `{day}` in their order.
    let date: String
    /// The same with `{year}`.
    let dateWithYear: String
    let clock: Clock

    /// Hours as clocks show them.
    enum Clock: Sendable {
        /// 9:12 am.
        case twelve(morning: String, afternoon: String)
        /// 21:12.
        case twentyFour
    }

    /// A day in words; without a year where none is given.
    func date(weekday: Int, month: Int, day: Int, year: Int64? = nil) -> String {
        Template(text: year == nil ? date : dateWithYear).filled { slot in
            switch slot {
            case "weekday": days[weekday]
            case "month": months[month - 1]
            case "day": "\(day)"
            case "year": year.map { "\($0)" }
            default: nil
            }
        }
    }

    /// An hour in figures.
    func hour(_ hour: Int, minute: Int) -> String {
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        switch clock {
        case .twelve(let morning, let afternoon):
            return "\(hour % 12 == 0 ? 12 : hour % 12):\(minutes) \(hour < 12 ? morning : afternoon)"
        case .twentyFour: return "\(hour):\(minutes)"
        }
    }
}
