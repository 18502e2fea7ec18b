internal import CivicFacts

/// How long an urgent report may be in nobody's hands until the next are told.
public struct AlarmTimes: Equatable, Sendable {
    let duty: Span
    let leads: Span
    let all: Span

    /// `3,6,15`: minutes, each more than the one before, up to a day; nil for anything else.
    public init?(_ text: String) {
        let minutes = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Int64($0.filter { !$0.isWhitespace })
        }
        guard minutes.count == 3, let duty = minutes[0], let leads = minutes[1], let all = minutes[2],
            0 < duty, duty < leads, leads < all, all <= 1_440
        else { return nil }
        self.init(duty: .minutes(duty), leads: .minutes(leads), all: .minutes(all))
    }

    private init(duty: Span, leads: Span, all: Span) {
        (self.duty, self.leads, self.all) = (duty, leads, all)
    }

    public static let standard = AlarmTimes(duty: .minutes(3), leads: .minutes(6), all: .minutes(15))

    subscript(step: Untaken.Step) -> Span {
        switch step {
        case .duty: duty
        case .leads: leads
        case .all: all
        }
    }
}
