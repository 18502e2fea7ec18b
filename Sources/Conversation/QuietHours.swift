internal import CivicFacts

/// From 9 pm to 8 am, where a person lives, the bot does not write unasked.
enum QuietHours {
    static let morning = 8
    static let evening = 21

    static func allow(_ moment: Moment, in zone: Zone) -> Bool {
        (morning..<evening).contains(LocalTime(moment, in: zone).hour)
    }

    /// The moment itself, or the next morning.
    static func next(from moment: Moment, in zone: Zone) -> Moment {
        let time = LocalTime(moment, in: zone)
        guard !allow(moment, in: zone) else { return moment }
        let today = CivilDate(year: time.year, month: time.month, day: time.day)
        let day = time.hour < morning ? today : CivilDate(days: today.days + 1)
        return Moment(day: day, hour: morning, minute: 0, in: zone)
    }
}
