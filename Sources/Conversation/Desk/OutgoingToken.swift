internal import CivicFacts

/// A button below words that may leave the room: `w1.<report>.<which>.<verb>` (numbers in base 36).
enum OutgoingToken: Equatable {
    /// `which` is the time at which the words leave: a button of other words does nothing to these.
    case now(ReportID, leaving: Moment)
    case stop(ReportID, leaving: Moment)
    /// Words in another language than their reader's: they go all the same, or make place for a ready question.
    case yes(ReportID, leaving: Moment)
    case ready(ReportID, leaving: Moment)
    /// A note to the team, counted from 1.
    case send(ReportID, note: Int)

    private static let mark = "w1"

    var report: ReportID {
        switch self {
        case .now(let report, _), .stop(let report, _), .yes(let report, _), .ready(let report, _),
            .send(let report, _):
            report
        }
    }

    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, parts[0] == Self.mark, let number = Int64(parts[1], radix: 36), number > 0,
            let which = Int64(parts[2], radix: 36), which > 0
        else { return nil }
        let report = ReportID(rawValue: number)
        switch parts[3] {
        case "now": self = .now(report, leaving: Moment(milliseconds: which))
        case "stop": self = .stop(report, leaving: Moment(milliseconds: which))
        case "yes": self = .yes(report, leaving: Moment(milliseconds: which))
        case "ready": self = .ready(report, leaving: Moment(milliseconds: which))
        case "send": self = .send(report, note: Int(which))
        default: return nil
        }
    }

    private var text: String {
        switch self {
        case .now(let report, let at): Self.text(report, at.milliseconds, "now")
        case .stop(let report, let at): Self.text(report, at.milliseconds, "stop")
        case .yes(let report, let at): Self.text(report, at.milliseconds, "yes")
        case .ready(let report, let at): Self.text(report, at.milliseconds, "ready")
        case .send(let report, let note): Self.text(report, Int64(note), "send")
        }
    }

    private static func text(_ report: ReportID, _ which: Int64, _ verb: String) -> String {
        "\(mark).\(String(report.rawValue, radix: 36)).\(String(which, radix: 36)).\(verb)"
    }

    private var wording: any Wording {
        switch self {
        case .now: ToVoterWords.labelNow
        case .stop: ToVoterWords.labelStop
        case .yes: ReadyWords.buttonSend
        case .ready: ReadyWords.buttonReady
        case .send: ToVoterWords.labelSend
        }
    }

    var button: Button { Button(label: Desk.words.text(wording), token: text) }

    static let nowSign = "📨"
    static let stopSign = "✋"
    static let readySign = AskReady.sign
    static let signs = [nowSign, stopSign, readySign]

    /// What does the same where there are no buttons: a sign to react with, or words to write.
    var sign: String {
        switch self {
        case .now, .yes: Self.nowSign
        case .stop: Self.stopSign
        case .ready: Self.readySign
        case .send(let report, let note): "/send \(report) \(note)"
        }
    }
}
