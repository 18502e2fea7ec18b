import CivicFacts
import Conversation

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
        guard let zone = Zone(named: zone) else { throw .noTimeZones }
        let clock = time.split(separator: ":").compactMap { Int($0) }
        guard date.utf8.count == 10, time.utf8.count == 5, clock.count == 2, let wanted = CivilDate(date)
        else { throw .noSuchTime }
        let found = Moment(day: wanted, hour: clock[0], minute: clock[1], in: zone)
        let local = LocalTime(found, in: zone)
        // An hour that daylight saving skips, or that no day has, comes back as another one.
        guard CivilDate(found, in: zone) == wanted, [local.hour, local.minute] == clock
        else { throw .noSuchTime }
        guard weekdays[local.weekday] == day else { throw .wrongWeekday(is: weekdays[local.weekday]) }
        return found
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
}
