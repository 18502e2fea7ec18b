import CivicFacts
import Conversation
import PlainJSON

/// A number that the homeserver keeps beside ours and that only goes up: where its copy is ahead, our rows are older than they were,
/// or somebody else goes on with a copy of them (E47).
struct KeyCounter: Equatable, Sendable {
    /// The account data that holds the homeserver's.
    static let name = "org.turnout.keys"

    var number: Int64 = 0
    /// The run that counted last, by a name by chance.
    var run = ""
    /// What lies on the homeserver from before this is not judged: rows of that time may be gone for good.
    var since: Moment
    /// When rows were found to be older than they had been.
    var rolledBackAt: Moment?
    /// The device is still the one whose keys others may have that are not here.
    var isUnmended = false

    /// A device whose place was taken, until it is gone.
    var former: String?

    init(since: Moment) { self.since = since }

    init?(_ json: JSON?) {
        guard let json, let number = json["number"]?.number, let run = json["run"]?.text,
            let since = json["since"]?.number
        else { return nil }
        (self.number, self.run, self.since) = (number, run, Moment(milliseconds: since))
        rolledBackAt = json["rolled_back"]?.number.map { Moment(milliseconds: $0) }
        isUnmended = json["unmended"]?.flag ?? false
        former = json["former"]?.text
    }

    var json: JSON {
        var json: [String: JSON] = [
            "number": .number(number), "run": .text(run), "since": .number(since.milliseconds),
            "unmended": .flag(isUnmended),
        ]
        json["rolled_back"] = rolledBackAt.map { .number($0.milliseconds) }
        json["former"] = former.map { .text($0) }
        return .object(json)
    }

    /// What the homeserver is told of a device.
    func shown(of device: String) -> JSON {
        ["device": .text(device), "number": .number(number), "run": .text(run)]
    }

    /// Whether what the homeserver keeps of this device is ahead.
    func isBehind(_ shown: JSON?, of device: String) -> Bool {
        guard let shown, shown["device"]?.text == device, let number = shown["number"]?.number else {
            return false
        }
        return number > self.number || number == self.number && shown["run"]?.text != run
    }
}
