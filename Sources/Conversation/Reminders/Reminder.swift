public import CivicFacts

/// A voter's wish to be told of an election before its day, or on it.
public struct Reminder: Codable, Equatable, Sendable {
    /// As its source had it when it was looked at last.
    public internal(set) var election: Election
    /// Where the election was asked for: a home that moves away does not call it off.
    public let zip: ZIP?
    /// 0 on the day itself.
    public let daysBefore: Int
    /// The hour that the voter named, on the clocks where they live.
    public internal(set) var time: ReminderHour
    /// When it is said.
    public internal(set) var due: Moment
    /// No source lists the election any more; the voter was told so.
    public internal(set) var isMissing: Bool
    /// It is about signing up to vote in time, not about the day itself.
    public internal(set) var isToRegister: Bool?
}

/// An hour of the day.
public struct ReminderHour: Codable, Hashable, Sendable {
    /// 0 to 23.
    public let hour: Int
    public let minute: Int

    public init(hour: Int, minute: Int = 0) { (self.hour, self.minute) = (hour, minute) }
}

/// When a reminder is said: at the hour that was named, on the clocks of the zone, and never at night.
struct ReminderTime: Equatable {
    let moment: Moment
    /// The hour that was named lies in the night.
    let isMoved: Bool

    /// Nil if that time is over. At night it is the next morning; where that would be after the day, the evening before
    /// the night.
    init?(of day: CivilDate, daysBefore: Int, at time: ReminderHour, in zone: Zone, now: Moment) {
        let date = CivilDate(days: day.days - Int64(daysBefore))
        let wanted = Moment(day: date, hour: time.hour, minute: time.minute, in: zone)
        let morning = QuietHours.next(from: wanted, in: zone)
        let isLate = CivilDate(morning, in: zone) > day
        let evening = Moment(day: date, hour: QuietHours.evening - 1, minute: 0, in: zone)
        moment = isLate ? evening : morning
        isMoved = moment != wanted
        guard moment > now else { return nil }
    }
}

extension CivicMemory {
    /// The earliest thing that reminders wait for.
    var reminderWake: Moment? {
        guard let reminders, !reminders.isEmpty else { return nil }
        return (reminders.map(\.due) + [reminderCheck].compactMap(\.self)).min()
    }
}
