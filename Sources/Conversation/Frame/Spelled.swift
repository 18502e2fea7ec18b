internal import CivicFacts
internal import Understanding

/// What a button's token can name, in ASCII without dots.
protocol Spelled: Hashable, Sendable {
    /// Nil for what names nothing of ours.
    init?(argument: String?)
    var argument: String? { get }
}

extension Spelled where Self: RawRepresentable, RawValue == String {
    init?(argument: String?) {
        guard let argument, let found = Self(rawValue: argument) else { return nil }
        self = found
    }

    var argument: String? { rawValue }
}

extension Spelled where Self: LosslessStringConvertible {
    init?(argument: String?) {
        guard let found = argument.flatMap({ Self($0) }) else { return nil }
        self = found
    }

    var argument: String? { description }
}

extension QuestionID: Spelled {}
extension QuestionPick: Spelled {}
extension CivilMonth: Spelled {}
extension Language: Spelled {}
extension ReportKind: Spelled {}
extension Choice.Field: Spelled {}
extension AddressPurpose: Spelled {}
extension HowTopic: Spelled {}
extension FeedArea: Spelled {}
extension ChartStyle: Spelled {}

extension ZIP: Spelled {
    init?(argument: String?) {
        guard let zip = argument.flatMap({ ZIP($0) }) else { return nil }
        self = zip
    }

    var argument: String? { digits }
}

extension Optional: Spelled where Wrapped: Spelled {
    init?(argument: String?) {
        guard let argument else {
            self = .none
            return
        }
        guard let thing = Wrapped(argument: argument) else { return nil }
        self = thing
    }

    var argument: String? { self?.argument }
}

extension ReportID: Spelled {
    init?(argument: String?) {
        guard let number = argument.flatMap({ Int64($0) }), number > 0 else { return nil }
        self.init(rawValue: number)
    }

    var argument: String? { description }
}

extension Topic: Spelled {
    init?(argument: String?) {
        guard let argument, Topic(rawValue: argument).door != nil else { return nil }
        self.init(rawValue: argument)
    }

    var argument: String? { rawValue }
}

/// Dots part a token's fields, so they are dashes in it.
extension Intent: Spelled {
    init?(argument: String?) {
        guard let argument else { return nil }
        self.init(rawValue: argument.replacing("-", with: "."))
        guard wish != nil else { return nil }
    }

    var argument: String? { rawValue.replacing(".", with: "-") }
}

extension SaveTarget: Spelled {
    init?(argument: String?) {
        guard let found = argument.flatMap({ SaveTarget(text: $0) }) else { return nil }
        self = found
    }

    var argument: String? { text }
}

extension RaceID: Spelled {
    init?(argument: String?) {
        guard let found = argument.flatMap({ RaceID(token: $0) }) else { return nil }
        self = found
    }

    var argument: String? { token }
}

/// `119-hr-25`
extension BillID: Spelled {
    init?(argument: String?) {
        let parts = argument?.split(separator: "-", omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, let congress = Int(parts[0]),
            let kind = BillID.Kind(rawValue: String(parts[1])), let number = Int(parts[2])
        else { return nil }
        self.init(congress: Congress(rawValue: congress), kind: kind, number: number)
    }

    var argument: String? { key }

    /// The same without slashes.
    var key: String { description.replacing("/", with: "-") }
}

/// An id of a source that fits into a button: letters, digits, `:` and `-`, at most 40 of them.
struct FactKey: Spelled {
    let text: String

    init(text: String) { self.text = text }

    init?(argument: String?) {
        guard let argument, Self.fits(argument) else { return nil }
        text = argument
    }

    var argument: String? { text }

    static func fits(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 40
            && text.utf8.allSatisfy { 48...58 ~= $0 || 97...122 ~= $0 | 32 || $0 == 45 }
    }
}

/// Whether something is on.
struct Switch: Spelled {
    let isOn: Bool

    init(isOn: Bool) { self.isOn = isOn }

    init?(argument: String?) {
        guard let argument, ["on", "off"].contains(argument) else { return nil }
        isOn = argument == "on"
    }

    var argument: String? { isOn ? "on" : "off" }
}

/// So many days, 0 to 90.
struct Days: Spelled {
    let count: Int

    init(count: Int) { self.count = count }

    init?(argument: String?) {
        guard let count = argument.flatMap({ Int($0) }), 0...90 ~= count, argument == "\(count)" else {
            return nil
        }
        self.count = count
    }

    var argument: String? { "\(count)" }
}

/// An hour of the day, 0 to 23.
struct HourOfDay: Spelled {
    let hour: Int

    init(hour: Int) { self.hour = hour }

    init?(argument: String?) {
        guard let hour = argument.flatMap({ Int($0) }), 0...23 ~= hour, argument == "\(hour)" else {
            return nil
        }
        self.hour = hour
    }

    var argument: String? { "\(hour)" }
}

/// Whose bills; nil for all.
struct LevelKey: Spelled {
    let level: BillLevel?

    init(level: BillLevel?) { self.level = level }

    init?(argument: String?) {
        guard let argument, argument == "all" || BillLevel(rawValue: argument) != nil else { return nil }
        level = BillLevel(rawValue: argument)
    }

    var argument: String? { level?.rawValue ?? "all" }
}

/// Somebody in a race, by a key of that race.
struct RunnerKey: Spelled {
    let race: RaceID
    let key: String

    init(race: RaceID, key: String) { (self.race, self.key) = (race, key) }

    init?(argument: String?) {
        let parts = argument?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, let race = RaceID(token: String(parts[0])), FactKey.fits(String(parts[1]))
        else { return nil }
        self.init(race: race, key: String(parts[1]))
    }

    var argument: String? { "\(race.token):\(key)" }
}

/// A bill of a state: `AZ:SB-113`.
struct StateBillKey: Spelled {
    let state: String
    let number: String

    init(state: String, number: String) { (self.state, self.number) = (state, number) }

    init?(argument: String?) {
        let parts = argument?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) ?? []
        guard parts.count == 2, StateFacts.all[String(parts[0])] != nil, FactKey.fits(String(parts[1])) else {
            return nil
        }
        self.init(state: String(parts[0]), number: String(parts[1]).replacing("-", with: " "))
    }

    var argument: String? { "\(state):\(number.replacing(" ", with: "-"))" }
    var page: StateBillPage { StateBillPage(home: state, number: number) }
}

/// The lists of bills that need no words.
extension BillList: Spelled {
    private static let named: [String: BillList] = ["latest": .latest, "passed": .passed, "new": .new]

    init?(argument: String?) {
        guard let found = argument.flatMap({ Self.named[$0] }) else { return nil }
        self = found
    }

    var argument: String? { Self.named.first { $0.value == self }?.key }
}
