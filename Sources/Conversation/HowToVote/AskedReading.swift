internal import Understanding

/// What words ask of the table of rules and rumours, for whoever hears them.
struct AskedReading {
    let topic: HowTopic
    /// The words themselves, where they pass on what somebody heard.
    let heard: String?
    /// Nothing was asked: it was said of oneself.
    private(set) var isTold = false

    /// Nil where they ask nothing of it. Beside a report that is open, whatever is asked is about voting or the report.
    init?(_ said: Said, inReport: Bool, mayBeBare: Bool = false) {
        let isAsked = QuestionReading.isAsked(said.text, said.plain)
        let found =
            HowTopic.asked(in: said.plain)
            ?? (inReport && isAsked || Self.opensLife(said.plain, inReport: inReport)
                ? HowTopic(said.plain) : nil)
        switch HearsayReading(said.plain) {
        case .sure?: self.init(found ?? Self.ofClosing(said.plain) ?? .unknown, heard: said.text)
        case .likely? where Self.passesOn(said.plain) || found != nil && Safety(said.plain) == nil:
            self.init(found ?? .unknown, heard: said.text)
        // "They say the machine is broken" may tell what happened, and "I heard of a vote" asks for something else.
        case .likely?:
            guard Safety(said.plain) == nil, Intent(meant: said.text) == nil else { return nil }
            self.init(.unknown, heard: said.text)
        case nil:
            if !isAsked, mayBeBare, let bare = Self.bare(said) {
                self.init(bare, heard: nil)
                return
            }
            let isTold = !isAsked && Self.isOfLife(said, found, inReport: inReport)
            guard isAsked && !Self.tellsWhy(said.plain) || isTold, let found,
                !HowTopic.isOfCitizen(said.plain),
                Intent(said.plain) == nil || inReport && HowTopic.asked(in: said.plain) == found,
                Self.fits(found, said, inReport: inReport)
            else { return nil }
            self.init(found, heard: nil)
            self.isTold = isTold
        }
    }

    private init(_ topic: HowTopic, heard: String?) {
        (self.topic, self.heard) = (topic, heard.map { String($0.prefix(Limits.reportCharacters)) })
    }

    var page: HowPage { HowPage(how: topic, heard: heard) }

    /// Something that goes around is passed on, and nothing that happens to the voter now: no danger, whatever it names.
    static func passesOn(_ plain: Plain) -> Bool {
        switch HearsayReading(plain) {
        case .sure?: true
        case .likely?:
            HowTopic.asked(in: plain) != nil && !HearsayReading.told(in: plain).contains(where: own.contains)
        case nil: false
        }
    }

    /// "Que mi firma no coincide" asks nothing: it tells why somebody may not vote.
    private static func tellsWhy(_ plain: Plain) -> Bool {
        plain.words.first == "que" && Safety(plain) == .cannotVote
    }

    /// "Absentee", "felon", "student id": the topic alone, by whoever is asked nothing else.
    private static func bare(_ said: Said) -> HowTopic? {
        guard said.plain.words.count <= 2, Intent(said.plain) == nil, Safety(said.plain) == nil,
            KindGuess.kind(of: said.text) == .other
        else { return nil }
        let topic = HowTopic(said.plain)
        return topic?.part == .rule && topic != .hours && topic != .help ? topic : nil
    }

    /// "I got married and my name changed", "my boss won't let me off to vote": nothing that happened at the polls, and a
    /// rule that helps.
    private static func isOfLife(_ said: Said, _ found: HowTopic?, inReport: Bool) -> Bool {
        let words = said.plain.words
        guard let found, words.count <= 18, opensLife(said.plain, inReport: inReport) else { return false }
        if found.isOfLifeAlone, !inReport { return !isTurnedAway(said.plain) }
        return found == .work && KindGuess.kind(of: said.text) != .threats || found == .ride
            || (words.count <= 10 && found.part == .rule || [.moved, .renamed].contains(found))
                && KindGuess.kind(of: said.text) == .other
    }

    /// Somebody may not vote now, whatever for.
    private static func isTurnedAway(_ plain: Plain) -> Bool {
        [
            "let me vote", "let us vote", "dejan votar", "dejaron votar", "turned me", "turned us",
            "sent me home",
        ]
        .contains(where: plain.text.contains)
    }

    /// The words name no turning away, only what a rule is held for: "my signature didnt match", "no selfies".
    static func isHarmless(_ plain: Plain) -> Bool {
        guard let topic = HowTopic.asked(in: plain) else { return false }
        if topic == .work { return true }
        let isOfSignature =
            topic == .cure && plain.hasWord(beginning: ["signatur", "firma"]) && !tellsWhy(plain)
        return (isOfSignature || [.phone, .summons, .pages, .overseas].contains(topic))
            && !isTurnedAway(plain)
    }

    /// "Polls close at 5", passed on: when they do is known.
    private static func ofClosing(_ plain: Plain) -> HowTopic? {
        plain.hasWord(beginning: ["poll", "voting", "casilla", "urna", "votacion", "centro"])
            && plain.hasWord(beginning: ["close", "closing", "open", "cierra", "abren", "abre"])
            ? .hours : nil
    }

    /// "I forgot my ID", "my boss": what somebody says of themselves; more of it where no report is open, to which it may
    /// belong.
    static func opensLife(_ plain: Plain, inReport: Bool) -> Bool {
        let words = Array(plain.words.drop(while: lifeLeads.contains))
        return life.count(in: words) != nil || !inReport && lifeAlone.count(in: words) != nil
    }

    private static let life = Phrases.askedLife.openings
    private static let lifeAlone = Phrases.askedLifeAlone.openings
    private static let lifeLeads = Phrases.askedLifeLeads.words

    /// Whoever speaks of themselves, or of here and now, is in the middle of it.
    private static let own: Set<String> = [
        "me", "us", "here", "outside", "now", "my", "i", "we", "im", "our", "aqui", "afuera", "ahora", "nos",
        "mi",
        "estoy", "ahorita", "yo",
    ]

    /// Whoever is surely asked for something else answers that.
    private static func fits(_ topic: HowTopic, _ said: Said, inReport: Bool) -> Bool {
        // Whoever writes much in a report tells, and asks at the end.
        let isTold = inReport && said.plain.words.count > 12 && !QuestionReading.begins(said.plain)
        guard !isTold, !inReport || said.plain.words.count <= 16 else { return false }
        // Where no report is open, whoever asks how to report begins one.
        guard inReport || topic != .fraud else { return false }
        let understood = Understanding.shared(said.text)
        guard understood.confidence >= Understood.actFrom else { return true }
        switch understood.kind {
        case .refuse? where understood.intent == .offTopic:
            return inReport || topic.isOfLifeAlone || [.ride, .workers, .counting].contains(topic)
        // "Do you work for the democrats" is a question about the program, and no opinion is asked for.
        // Who votes in the place of another breaks a law: what may be done is told.
        case .refuse?:
            return topic.isCrime || topic == .proxy || topic.isOfLifeAlone
                || topic.part == .program && (inReport || topic == .bot)
        case .answer? where understood.intent == .human:
            return topic.part != .program || topic == .come || topic == .noCall
        case .answer?:
            return inReport || HowTopic.precise.contains(topic) || exact.contains(understood.intent)
        case .set?, .startWork?, .end?, .control?, .safety?, nil: return true
        }
    }

    /// What the table answers more exactly.
    private static let exact: Set<Intent> = [
        .rules, .mail, .registration, .help, .privacy, .myReports,
    ]
}
