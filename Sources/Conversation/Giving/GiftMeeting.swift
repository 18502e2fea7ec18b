public import CivicFacts

/// An introduction: one sentence of a giver, checked like a post and read by one other giver of the same organisation, who is
/// introduced as well. Each is a report of the person who wrote it; what joins them is that each names the other.
public struct GiftMeeting: Codable, Equatable, Sendable {
    /// The sentence of the other; nil until there is one.
    public internal(set) var with: ReportID?
    /// When it ends.
    public internal(set) var until: Moment?
    /// What its giver wrote to the other last, for moderators if the other asks them.
    public internal(set) var letters: [String] = []
    /// How many there were in all.
    public internal(set) var count = 0
    /// Its giver heard that the other is gone.
    public internal(set) var isOverTold: Bool?
    /// The other asked moderators to look at it.
    public internal(set) var isReported: Bool?
}

/// How somebody's introduction stands.
enum MeetingState {
    case none
    /// A person has to check the sentence.
    case waiting(Report)
    /// It was checked; nobody else is there yet.
    case searching(Report)
    case met(own: Report, other: Report, until: Moment)
    /// Its time is over, or the other is not there any more.
    case ended(Report)
    /// Moderators did not let it pass.
    case refused

    init(_ view: View) {
        let now = view.facts.now
        guard let id = view.session.gifts.meeting, let own = view.current(id), !own.isWithdrawn,
            own.author == view.facts.account, let meeting = own.gift?.meeting
        else {
            self = .none
            return
        }
        guard own.isPublic(at: now) else {
            self = own.isOpen || own.publicAt != nil ? .waiting(own) : .refused
            return
        }
        guard let with = meeting.with, let until = meeting.until else {
            self = .searching(own)
            return
        }
        guard until > now, let other = view.current(with), other.isPublic(at: now),
            other.gift?.meeting?.with == own.id
        else {
            self = .ended(own)
            return
        }
        self = .met(own: own, other: other, until: until)
    }

    /// The own sentence, while there is one.
    var own: Report? {
        switch self {
        case .none, .refused: nil
        case .waiting(let own), .searching(let own), .met(let own, _, _), .ended(let own): own
        }
    }
}

extension View {
    /// The report as this turn leaves it.
    fileprivate func current(_ id: ReportID) -> Report? {
        let changed = changes.lazy.compactMap { change -> Report? in
            switch change {
            case .keep(let report, _) where report.id == id: report
            case .turn(let report) where report.id == id: report
            case _: nil
            }
        }
        return changed.last ?? facts.records.report(id)
    }
}
