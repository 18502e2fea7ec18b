internal import CivicFacts

/// What vote.gov's words say of the last day to sign up: so many days before the election, or that day itself.
struct RegistrationLimit {
    private let words: RegistrationLimitWords
    /// So many days before the election day, which is never counted out to a date.
    private let days: Int
    /// When what was mailed by then must be there.
    private let received: Int?

    /// Nil for words of any other form.
    init?(_ text: String) {
        let parts = text.split(separator: " ").map(String.init)
        let numbers = parts.compactMap { Int($0) }
        received = numbers.count == 2 ? numbers[1] : nil
        days = numbers.first ?? 0
        let form = parts.filter { Int($0) == nil }.joined(separator: " ")
        guard let words = Self.forms[form], (words.numbers == numbers.count) else { return nil }
        self.words = words
    }

    /// Whether that is over for certain, so many days before the election.
    func isOver(daysBefore left: Int) -> Bool {
        switch words {
        case .onDay, .receivedOnDay, .earlyVoting: false
        // Business days are more days than their number.
        case .before, .businessBefore, .postmarkedBefore, .receivedBefore, .receivedBusinessBefore,
            .postmarkedAndReceived:
            left < days
        }
    }

    func said(by view: View) -> String {
        view.text(words, [.n: "\(days)", .max: received.map { "\($0)" } ?? ""])
    }

    private static let forms: [String: RegistrationLimitWords] = [
        "Available up to and including on Election Day": .onDay,
        "Must be received by or on Election Day": .receivedOnDay,
        "Same day registration available during early voting period": .earlyVoting,
        "days before Election Day": .before,
        "business days before Election Day": .businessBefore,
        "Must be postmarked days before Election Day": .postmarkedBefore,
        "Must be received days before Election Day": .receivedBefore,
        "Must be received business days before Election Day": .receivedBusinessBefore,
        "Must be postmarked days before and received days before Election Day": .postmarkedAndReceived,
    ]
}

/// Until when one can sign up: in English vote.gov's own words.
enum RegistrationLimitWords: Wording {
    case onDay, receivedOnDay, earlyVoting, before, businessBefore, postmarkedBefore, receivedBefore,
        receivedBusinessBefore, postmarkedAndReceived

    /// How many numbers stand in it.
    var numbers: Int {
        switch self {
        case .onDay, .receivedOnDay, .earlyVoting: 0
        case .before, .businessBefore, .postmarkedBefore, .receivedBefore, .receivedBusinessBefore: 1
        case .postmarkedAndReceived: 2
        }
    }

    var text: Text {
        switch self {
        case .onDay:
            Text(
                en: "Available up to and including on Election Day",
                es: "hasta el día de la elección, ese día también")
        case .receivedOnDay:
            Text(
                en: "Must be received by or on Election Day",
                es: "debe llegar a más tardar el día de la elección")
        case .earlyVoting:
            Text(
                en: "Same day registration available during early voting period",
                es: "también al votar durante el voto anticipado")
        case .before: Text(en: "{n} days before Election Day", es: "{n} días antes de la elección")
        case .businessBefore:
            Text(en: "{n} business days before Election Day", es: "{n} días hábiles antes de la elección")
        case .postmarkedBefore:
            Text(
                en: "Must be postmarked {n} days before Election Day",
                es: "con matasellos de {n} días antes de la elección")
        case .receivedBefore:
            Text(
                en: "Must be received {n} days before Election Day",
                es: "debe llegar {n} días antes de la elección")
        case .receivedBusinessBefore:
            Text(
                en: "Must be received {n} business days before Election Day",
                es: "debe llegar {n} días hábiles antes de la elección")
        case .postmarkedAndReceived:
            Text(
                en: "Must be postmarked {n} days before and received {max} days before Election Day",
                es: "con matasellos de {n} días antes de la elección, y debe llegar {max} días antes")
        }
    }
}
