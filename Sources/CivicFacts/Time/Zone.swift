/// A time zone, for reading and saying the hours of the place where something happened.
public struct Zone: Hashable, Sendable {
    private let name: String
    private let file: ZoneFile

    /// Nil when the machine does not know the name (it then lacks the tz database).
    public init?(named name: String) {
        guard let file = Self.known[name] ?? ZoneFolder.file(named: name) else { return nil }
        self.name = name
        self.file = file
    }

    /// The zone most people of this ZIP code live in; Eastern time where nothing is known.
    public init(of zip: ZIP?) { self = Zone(named: zip.map(Self.name(of:)) ?? "America/New_York") ?? .utc }

    /// The zone of most people of a state, by its two letters.
    public init(ofMost state: String) { self = Zone(named: Self.name(ofMost: state)) ?? .utc }

    /// The zone of a place: of its ZIP code, of most of its state, or of its Canadian code; Eastern time where nothing is
    /// known.
    public init(of place: CivicPlace) {
        if place.zip == nil, let state = place.resolved?.state ?? place.chosenState {
            self.init(ofMost: state)
        } else if place.zip == nil, let name = place.canada.flatMap(ZoneTable.canadian) {
            self = Zone(named: name) ?? .utc
        } else {
            self.init(of: place.zip)
        }
    }

    private init(name: String, file: ZoneFile) {
        self.name = name
        self.file = file
    }

    private static let utc = Zone(name: "UTC", file: .utc)

    /// Milliseconds that local clocks are ahead of UTC at a moment.
    public func offset(at moment: Moment) -> Span { .seconds(hours(at: moment).offset) }

    /// The short name in use at a moment, such as `MST`.
    public func abbreviation(at moment: Moment) -> String { hours(at: moment).abbreviation }

    private func hours(at moment: Moment) -> ZoneFile.Hours {
        file.hours(at: moment.milliseconds.floored(by: 1_000))
    }

    /// Zones are the same if their names are.
    public static func == (left: Zone, right: Zone) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The zones of ZIP codes, each read once.
    private static let known: [String: ZoneFile] = {
        let names = Set(zones.map(\.zone) + ZoneTable.names + ["America/New_York"])
        return Dictionary(uniqueKeysWithValues: names.map { ($0, ZoneFolder.file(named: $0)) })
            .compactMapValues(\.self)
    }()

    private static func name(of zip: ZIP) -> String {
        guard let state = Region(zip)?.states.first else { return "America/New_York" }
        return ZoneTable.exception(zip, in: state) ?? name(ofMost: state)
    }

    private static func name(ofMost state: String) -> String {
        zones.first { $0.states.contains(state) }?.zone ?? "America/New_York"
    }

    /// The zone of most of each state's people; every state not named keeps Eastern time (49 CFR part 71).
    private static let zones: [(zone: String, states: Set<String>)] = [
        (
            "America/Chicago",
            ["AL", "AR", "IA", "IL", "KS", "LA", "MN", "MO", "MS", "ND", "NE", "OK", "SD", "TN", "TX", "WI"]
        ),
        ("America/Denver", ["CO", "ID", "MT", "NM", "UT", "WY"]),
        ("America/Phoenix", ["AZ"]),
        ("America/Los_Angeles", ["CA", "NV", "OR", "WA"]),
        ("America/Anchorage", ["AK"]),
        ("Pacific/Honolulu", ["HI"]),
        ("America/Puerto_Rico", ["PR", "VI"]),
        ("Pacific/Guam", ["GU", "MP"]),
        ("Pacific/Pago_Pago", ["AS"]),
    ]
}
