import CivicFacts

/// Days and hours as pages write them.
struct SiteTimes {
    let language: SiteLanguage

    /// "November 3, 2026", "3 de noviembre de 2026"
    func day(_ day: CivilDate) -> String {
        let month = Self.months[language == .english ? 0 : 1][day.month - 1]
        return language == .english
            ? "\(month) \(day.day), \(day.year)" : "\(day.day) de \(month) de \(day.year)"
    }

    /// "between 4 and 5 pm", "entre las 16 y las 17 h"
    func hour(_ hour: Int) -> String {
        guard language == .english else { return "\(hour):00–\((hour + 1) % 24):00" }
        return "\(clock(hour))–\(clock((hour + 1) % 24))"
    }

    /// "November 3, 2026, 4 pm–5 pm EST"
    func line(_ hour: PublicHour) -> String {
        "\(day(hour.day)), \(self.hour(hour.hour))" + (hour.zone.isEmpty ? "" : " \(hour.zone)")
    }

    private func clock(_ hour: Int) -> String {
        "\(hour % 12 == 0 ? 12 : hour % 12) \(hour < 12 ? "am" : "pm")"
    }

    private static let months = [
        [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ],
        [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
            "noviembre", "diciembre",
        ],
    ]
}

extension Moment {
    /// `2026-11-03T16:00:00Z`
    var universal: String {
        let seconds = milliseconds.floored(by: 1_000)
        let days = seconds.floored(by: 86_400)
        let rest = Int(seconds - days * 86_400)
        return "\(CivilDate(days: days))T\(two(rest / 3_600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
    }
}

/// At least two digits.
func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
