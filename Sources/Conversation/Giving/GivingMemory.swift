public import Charities
public import CivicFacts

/// What somebody said that they give: promises, and what is done by their word. What was paid stands in the ledger.
public struct GivingMemory: Codable, Equatable, Sendable {
    /// The newest last.
    public internal(set) var pledges: [Pledge] = []
    /// The number of the newest one that there ever was.
    public internal(set) var lastNumber = 0

    /// When the next invoice ends.
    public internal(set) var invoiceEnds: Moment?

    /// Whose news is told; nil for nobody's.
    public internal(set) var news: [NewsWish]?
    /// When news is looked for next.
    public internal(set) var newsAt: Moment?

    /// The sentence of an introduction; nil where none was asked for.
    public internal(set) var meeting: ReportID?
    /// When that is looked after next.
    public internal(set) var meetingAt: Moment?
    /// The other's sentence was shown.
    public internal(set) var isMet: Bool?

    /// When a promise is asked after, news looked for, or an introduction looked after.
    var wake: Moment? { (pledges.map(\.askAt) + [newsAt, meetingAt]).compactMap(\.self).min() }

    subscript(number: Int) -> Pledge? {
        get { pledges.first { $0.number == number } }
        set {
            guard let index = pledges.firstIndex(where: { $0.number == number }) else { return }
            if let newValue { pledges[index] = newValue } else { pledges.remove(at: index) }
        }
    }
}

/// A promise to give an organisation something on its own page.
public struct Pledge: Codable, Equatable, Sendable {
    public let number: Int
    public let day: CivilDate
    public let organisation: OrganisationID
    /// As it was called then: history keeps the name of who is not listed any more.
    public let name: String
    public internal(set) var amount: Money
    /// The day on which it was said to be done; nil for a promise.
    public internal(set) var doneOn: CivilDate?
    /// When to ask after it, once; nil: never.
    public internal(set) var askAt: Moment?
    /// It was asked after.
    public internal(set) var wasAsked: Bool?
}

extension Session {
    /// The same, empty where nothing was pledged.
    var gifts: GivingMemory {
        get { giving ?? GivingMemory() }
        set { giving = newValue == GivingMemory() ? nil : newValue }
    }

    /// Words of danger came within the hour: nobody is asked for money then.
    func isAfterDanger(at now: Moment) -> Bool {
        draft?.alarm != nil || reminded["danger"].map { now.since($0) < Limits.givingPause } ?? false
    }
}

extension Visit {
    /// When somebody can be written to about giving; nil for now. Never at night, over a report or after words of danger.
    var laterForGiving: Moment? {
        let isBusy = session.draft != nil || session.isAfterDanger(at: now)
        return QuietHours.allow(now, in: Zone(of: session.civicPlace)) && !isBusy ? nil : anHourLater
    }

    /// In an hour, or the morning after.
    var anHourLater: Moment {
        QuietHours.next(from: now + .minutes(60), in: Zone(of: session.civicPlace))
    }
}

extension GivingMemory {
    /// With what the same person promised elsewhere, under new numbers.
    func joined(with other: GivingMemory) -> GivingMemory {
        var joined = self
        joined.invoiceEnds = [invoiceEnds, other.invoiceEnds].compactMap(\.self).min()
        let more = (other.news ?? []).filter { wish in
            !(news ?? []).contains { $0.organisation == wish.organisation }
        }
        if !more.isEmpty { joined.news = (news ?? []) + more }
        joined.newsAt = newsAt ?? other.newsAt
        if meeting == nil {
            (joined.meeting, joined.meetingAt, joined.isMet) = (other.meeting, other.meetingAt, other.isMet)
        }
        for pledge in other.pledges.prefix(max(0, Limits.pledges - pledges.count)) {
            joined.lastNumber += 1
            joined.pledges.append(
                Pledge(
                    number: joined.lastNumber, day: pledge.day, organisation: pledge.organisation,
                    name: pledge.name,
                    amount: pledge.amount, doneOn: pledge.doneOn, askAt: pledge.askAt,
                    wasAsked: pledge.wasAsked))
        }
        return joined
    }
}
