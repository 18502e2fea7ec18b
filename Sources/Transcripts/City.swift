import Conversation
import Foundation

/// The cities a transcript can happen in, and what their clocks mean.
enum City {
    private static let zones = [
        "Anchorage": "America/Anchorage", "Atlanta": "America/New_York", "Boston": "America/New_York",
        "Chicago": "America/Chicago", "Denver": "America/Denver", "Detroit": "America/Detroit",
        "Honolulu": "Pacific/Honolulu", "Houston": "America/Chicago",
        "Indianapolis": "America/Indiana/Indianapolis", "Las Vegas": "America/Los_Angeles",
        "Los Angeles": "America/Los_Angeles", "Miami": "America/New_York",
        "New York": "America/New_York", "Philadelphia": "America/New_York", "Phoenix": "America/Phoenix",
        "San Juan": "America/Puerto_Rico", "Seattle": "America/Los_Angeles", "Winnipeg": "America/Winnipeg",
    ]

    static func zone(of city: String) throws(TranscriptError.Complaint) -> String {
        guard let zone = zones[city] else { throw .unknownCity(known: zones.keys.sorted()) }
        return zone
    }

    /// The moment of a date like `2026-11-03` and a time like `09:12`, whose weekday must be `day` (`Tue`).
    static func moment(
        day: String, date: String, time: String, zone: String
    ) throws(TranscriptError.Complaint) -> Moment {
        // All zones in the table are known, unless the system came without its time zone files.
        guard let timeZone = TimeZone(identifier: zone) else { throw .noTimeZones }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        guard date.utf8.count == 10, time.utf8.count == 5, let wanted = components(date: date, time: time),
            let found = calendar.date(from: wanted),
            // A day that the month lacks, or an hour that daylight saving skips, comes back as another one.
            calendar.dateComponents([.year, .month, .day, .hour, .minute], from: found) == wanted
        else { throw .noSuchTime }
        let weekday = weekdays[calendar.component(.weekday, from: found) - 1]
        guard weekday == day else { throw .wrongWeekday(is: weekday) }
        return Moment(milliseconds: Int64(found.timeIntervalSince1970) * 1_000)
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    private static func components(date: String, time: String) -> DateComponents? {
        let days = date.split(separator: "-").compactMap { Int($0) }
        let hours = time.split(separator: ":").compactMap { Int($0) }
        guard days.count == 3, hours.count == 2 else { return nil }
        return DateComponents(year: days[0], month: days[1], day: days[2], hour: hours[0], minute: hours[1])
    }
}
