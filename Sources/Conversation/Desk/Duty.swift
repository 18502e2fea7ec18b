internal import CivicFacts

/// Whether anybody may be there to look: a reporter is told honestly when nobody has been for a while.
enum Duty {
    private static let hint = "duty"

    /// Adds it to the receipt, once until a moderator acts again.
    static func tell(_ visit: inout Visit) {
        guard let away = away(visit) else { return }
        visit.session.reminded[hint] = visit.now
        let age = visit.times.age(away)
        guard let opening = visit.facts.rules.deskHours?.next(after: visit.now) else {
            return visit.say(LastLookWords.sentNobody, [.age: age])
        }
        visit.say(LastLookWords.sentNobodyBefore, [.age: age, .date: visit.times.dateAndHour(opening)])
    }

    /// How long no moderator has done anything; nil if that is not long, or was said already. Where none ever has, it
    /// is how long the oldest report has waited.
    private static func away(_ visit: Visit) -> Span? {
        guard let patience = visit.facts.rules.duty else { return nil }
        let newest = visit.desk.acted.values.max()
        guard let last = newest ?? visit.facts.records.openCount(of: nil).oldest,
            visit.now.since(last) >= patience
        else { return nil }
        let isSaid = visit.session.reminded[hint].map { said in newest.map { said >= $0 } ?? true } ?? false
        return isSaid ? nil : visit.now.since(last)
    }
}

/// The hours of the day, in Eastern time, in which moderators are usually there.
public struct DeskHours: Equatable, Sendable {
    public let from: Int
    public let until: Int

    /// `8-22`, or over midnight `20-4`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let from = parts[0], let until = parts[1], (0...23).contains(from),
            (0...24).contains(until), from != until
        else { return nil }
        (self.from, self.until) = (from, until)
    }

    /// When they begin next; nil while they last.
    func next(after now: Moment) -> Moment? {
        let zone = Zone(of: nil)
        let time = LocalTime(now, in: zone)
        let isIn =
            from < until
            ? (from..<until).contains(time.hour) : time.hour >= from || time.hour < until
        guard !isIn else { return nil }
        let today = CivilDate(year: time.year, month: time.month, day: time.day)
        let day = time.hour < from ? today : CivilDate(days: today.days + 1)
        return Moment(day: day, hour: from, minute: 0, in: zone)
    }
}
