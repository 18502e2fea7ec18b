internal import CivicFacts
internal import Understanding

/// A town that stands where a ZIP code was asked for: "Atlanta", "I live in Phoenix, AZ", "vivo en Houston", "12 Oak St,
/// Boise".
struct TownReading: Equatable {
    let town: String
    /// The state that is named, or where nearly all of its ZIP codes are; nil where several have a town of that name.
    let state: String?
    /// The ZIP codes of its post offices there, in order.
    let zips: [ZIP]
    /// The state, or all that have a town of that name, that of most ZIP codes first.
    let states: [String]

    /// "Atlanta, Georgia"
    func name(in language: Language) -> String {
        state.map { "\(town), \(Region.name(of: [$0], in: language))" } ?? town
    }

    /// Whether its words are these: "no me" is not Nome.
    func isWritten(_ words: String) -> Bool {
        Plain(town).text.hasSuffix(words) || Self.others[words] != nil || words.hasPrefix("st ")
    }

    /// Nil where the words are no town's name.
    init?(_ plain: Plain) {
        var words = plain.words
        words = Self.behindStreet(words) ?? words
        words = Array(words.dropFirst(Self.leads.count(in: words) ?? 0))
        guard (1...5).contains(words.count), Intent(plain) == nil else { return nil }
        let (town, state) = Self.parts(words)
        guard Intent(Plain(town)) == nil else { return nil }
        self.init(named: town, in: state)
    }

    /// What stands behind "450 Oak Ave": a street and its number are of no use here, and kept nowhere.
    private static func behindStreet(_ words: [String]) -> [String]? {
        let lead = addressLeads.count(in: words) ?? 0
        guard words.dropFirst(lead).first?.first?.isNumber == true,
            let street = words[lead...].prefix(5).lastIndex(where: streets.contains), street > lead + 1,
            words[lead..<street].allSatisfy({ !["on", "at", "in", "en", "de", "la", "the"].contains($0) })
        else { return nil }
        return Array(words[(street + 1)...].drop { $0 == "in" || $0 == "en" })
    }

    private static let addressLeads = Openings([
        "im at", "i am at", "i live at", "live at", "my address is", "vivo en", "estoy en", "mi direccion es",
    ])
    /// A way, a court and a drive are other things, too.
    private static let streets = PlaceMention.streets.subtracting(["way", "court", "drive"])

    /// A town by its plain name; nil where there is none, or none in that state.
    init?(named town: String, in state: String?) {
        guard town.count >= 3 else { return nil }
        let found = ZIPTable.shared.zips(inTown: Self.others[town] ?? town).filter {
            state == nil || $0.entry.states.first == state
        }
        guard let place = found.first?.entry.town else { return nil }
        let states = Dictionary(grouping: found) { $0.entry.states.first ?? "" }
        let largest = states.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        let isClear = (largest?.value.count ?? 0) * 4 > found.count * 3
        self.town = place
        self.state = isClear ? largest?.key : nil
        zips = (isClear ? largest?.value ?? [] : found).map(\.zip)
        let ranked = states.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
        self.states = self.state.map { [$0] } ?? ranked
    }

    /// The town, and the state behind it where one is named in full or by its two letters.
    private static func parts(_ words: [String]) -> (town: String, state: String?) {
        for length in stride(from: min(3, words.count - 1), through: 1, by: -1) {
            let tail = words.suffix(length).joined(separator: " ")
            let named = StateMention.states(in: Plain(tail), besidesWashington: false).first
            let isWhole = named.flatMap { StateFacts.all[$0]?.name }.map { Plain($0).text == tail } ?? false
            let short = StateFacts.all[tail.uppercased()]?.postal
            if let state = isWhole ? named : short {
                return (words.dropLast(length).joined(separator: " "), state)
            }
        }
        return (words.joined(separator: " "), nil)
    }

    /// What some are called besides.
    private static let others = [
        "new york city": "new york", "nyc": "new york", "nueva york": "new york", "philly": "philadelphia",
        "filadelfia": "philadelphia", "vegas": "las vegas", "nueva orleans": "new orleans",
        "nola": "new orleans",
        "dc": "washington", "the bronx": "bronx",
    ]

    private static let leads = Phrases.zipTownLeads.openings
}
