public import CivicFacts

/// Something that is wrong with the house itself: its moderators hear of it once, and once when it is over.
public enum HouseAlarm: Sendable, Equatable {
    /// So many of a hundred parts of the disk are free.
    case disk(percent: Int)
    case copies(hours: Int)
    /// No copy was ever made in so many hours.
    case noCopy(hours: Int)
    case platform(Platform, minutes: Int)
    case civic(CivicEdition, days: Int)

    /// What it is kept under: the same whatever its numbers are.
    public var name: String {
        switch self {
        case .disk: "disk"
        case .copies, .noCopy: "copies"
        case .platform(let platform, _): "platform \(platform.rawValue)"
        case .civic(let edition, _): "civic \(edition.feed.name)"
        }
    }

    /// What review rooms hear of it.
    public var raised: Message {
        switch self {
        case .disk(let percent): said(.disk, [.n: "\(percent)"])
        case .copies(let hours): said(.copies, [.n: "\(hours)"])
        case .noCopy(let hours): said(.noCopy, [.n: "\(hours)"])
        case .platform(let platform, let minutes):
            said(.platform, [.name: platform.name, .n: "\(minutes)"])
        case .civic(let edition, let days):
            said(.civic, [.source: edition.source.name, .name: edition.feed.name, .n: "\(days)"])
        }
    }

    /// What they hear when it is over.
    public var over: Message {
        switch self {
        case .disk: said(.diskOver)
        case .copies, .noCopy: said(.copiesOver)
        case .platform(let platform, _): said(.platformOver, [.name: platform.name])
        case .civic(let edition, _):
            said(.civicOver, [.source: edition.source.name, .name: edition.feed.name])
        }
    }

    private func said(_ wording: HouseAlarmWords, _ values: [Slot: String] = [:]) -> Message {
        Message(text: Desk.words.text(wording, values))
    }
}
