public import CivicFacts
internal import Understanding

/// A row of the table of what people ask about voting: the words that ask for it, one fact, and where that is from.
/// Whether somebody may vote it never says.
public struct HowTopic: Sendable {
    /// What the table holds, each part in a file of its own.
    enum Part: Sendable {
        /// A rule of the whole country, or that states differ.
        case rule
        /// What is passed on and is wrong, or half of the truth.
        case rumour
        /// This program and what becomes of a report.
        case program
    }

    /// Where the rule stands.
    enum Reach: Sendable {
        /// Federal law, by title and section of the U.S. Code.
        case national(String)
        case states
    }

    /// Its name in buttons, sessions and saved cards for ever.
    public let rawValue: String
    let part: Part
    let button: Text
    let fact: Text
    let reach: Reach
    let source: CivicSource
    let official: OfficialLink
    /// The day to which it was looked up.
    let asOf: CivilDate
    /// The form at Vote.org, a private group that helps with it; always named after the state's own page.
    public let voteOrg: OfficialLink?
    /// Where more of it can be read.
    let leads: Intent?
    /// It is a crime, and nobody is told how it is done.
    let isCrime: Bool
    /// Words that leave no doubt, and words that only hint at it where rules are asked for anyway.
    let asked: TopicMarks
    let hints: TopicMarks

    init(
        _ name: String, _ part: Part = .rule, button: Text, fact: Text, reach: Reach = .states,
        source: CivicSource? = nil, official: OfficialLink? = nil, asOf: CivilDate = Self.asOf,
        voteOrg: OfficialLink? = nil, leads: Intent? = nil, isCrime: Bool = false, asked: TopicMarks,
        hints: TopicMarks = ""
    ) {
        (rawValue, self.part, self.button, self.fact, self.reach) = (name, part, button, fact, reach)
        self.source = source ?? (reach.law == nil ? .usaGov : .usCode)
        self.official = official ?? self.source.home
        (self.asOf, self.voteOrg, self.leads, self.isCrime) = (asOf, voteOrg, leads, isCrime)
        (self.asked, self.hints) = (asked, hints)
    }

    /// The day on which most rules were looked up, whatever the clock says: no other day is named for it.
    public static let asOf = CivilDate(year: 2026, month: 11, day: 25)

    /// The law behind it; nil where states differ.
    public var law: String? { reach.law }

    /// Nil where the program speaks of itself.
    var origin: Provenance? {
        part == .program ? nil : Provenance(source: source, asOf: asOf.noon, official: official)
    }
}

extension HowTopic.Reach {
    var law: String? {
        switch self {
        case .national(let section): section
        case .states: nil
        }
    }
}

extension HowTopic: RawRepresentable, Codable, Hashable, CaseIterable, CustomStringConvertible {
    public static let allCases = rules + rumours + ofProgram

    public init?(rawValue: String) {
        guard let topic = Self.named[rawValue] else { return nil }
        self = topic
    }

    public static func == (one: HowTopic, other: HowTopic) -> Bool { one.rawValue == other.rawValue }
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    public var description: String { rawValue }

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}

extension HowTopic {
    /// What words ask about where rules are asked for; nil where they do not tell.
    init?(_ plain: Plain) {
        guard let topic = Self.asked(in: plain) ?? Self.likeliest(in: plain, \.hints) else { return nil }
        self = topic
    }

    /// What words ask about without any doubt.
    static func asked(in plain: Plain) -> HowTopic? {
        let topic = likeliest(in: plain, \.asked)
        // "Is it too late to register" asks for no closing time.
        return topic == .hours && plain.hasWord(beginning: ["regist", "inscri", "empadron"]) ? nil : topic
    }

    /// The row of which the most is found in the words; of two that are alike the first.
    private static func likeliest(
        in plain: Plain, _ marks: (HowTopic) -> TopicMarks
    ) -> HowTopic? {
        let words = PlainWords(plain)
        var best: (topic: HowTopic, weight: Int)?
        for topic in allCases {
            let weight = marks(topic).weight(in: words)
            if weight > best?.weight ?? 0 { best = (topic, weight) }
        }
        return best?.topic
    }
}

/// The facts of the table as sentences.
struct RuleWords: Wording {
    let topic: HowTopic
    static let allCases = HowTopic.allCases.map { RuleWords(topic: $0) }
    var text: Text { topic.fact }
}

/// What the buttons of the table read.
struct RuleLabels: Wording {
    let topic: HowTopic
    static let allCases = HowTopic.allCases.map { RuleLabels(topic: $0) }
    var text: Text { topic.button }
}

extension HowTopic {
    /// Whether the words say that somebody is a citizen, naturalized or not, and nothing against it.
    static func isOfCitizen(_ plain: Plain) -> Bool {
        let isEnded = ["am not", "im not", "isnt", "yo no"].contains(where: plain.text.hasSuffix)
        return !isEnded && beingCitizen.contains(where: plain.text.contains)
            && !doubts.contains { " \(plain.text) ".contains(" \($0)") }
    }

    private static let beingCitizen = [
        "i am a citizen", "im a citizen", "i am a us citizen", "im a us citizen", "i am an american citizen",
        "became a citizen", "became a us citizen", "became an american citizen", "naturalized citizen",
        "naturalised citizen", "naturalized us citizen", "naturalized american", "was naturalized",
        "got naturalized", "got my citizenship", "have my citizenship", "mi ciudadania", "la ciudadania",
        "am naturalized", "im naturalized", "soy ciudadan", "me hice ciudadan", "ciudadana naturalizada",
        "ciudadano naturalizado", "me naturalice", "soy naturalizad", "estoy naturalizad",
    ]

    /// Not a citizen, or not yet.
    private static let doubts = [
        "not a ", "not naturaliz", "not yet", "isnt ", "arent ", "non ", "noncitizen", "waiting to ",
        "in the process",
        "want to be", "how do i become", "how can i become", "get naturalized", "if i become", "if i get",
        "soon ",
        "will be a ", "will be naturalized", "will become", "going to be", "about to be", "next month",
        "next year",
        "next week", "green card", "no soy ", "no estoy ", "no me ", "todavia ", "aun no", "en proceso",
        "quiero ser",
        "quiero naturaliz", "si me hago", "si me naturaliz", "voy a ser", "pronto ", "proximo mes",
        "proximo ano",
        "residente ",
    ]
}

extension HowTopic {
    /// The rule that is nearest to what is told, and asked behind it: the one that the words name, else that for its kind.
    init?(near told: String, asked: String = "") {
        let named = HowTopic(Plain("\(told) \(asked)")).flatMap {
            $0.part == .program || $0 == .unknown ? nil : $0
        }
        guard let topic = named ?? HowTopic(helpingWith: KindGuess.kind(of: told)) else { return nil }
        self = topic
    }

    /// The rule that helps whoever tells of this right now.
    init?(helpingWith kind: ReportKind) {
        switch kind {
        case .turnedAway: self = .provisional
        case .threats: self = .scared
        case .moved: self = .precinct
        case .machine: self = .broken
        case .longLine: self = .hours
        case .access: self = .access
        case .wrongInformation, .other: return nil
        }
    }
}
