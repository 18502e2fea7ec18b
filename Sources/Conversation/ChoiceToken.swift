internal import Understanding

/// A voter's button as data: `c1.<turn in base 36>.<choice>[.<argument>]`, ASCII, at most 64 bytes.
public struct ChoiceToken: Equatable, Sendable {
    public let choice: Choice
    /// The turn the button was shown in; 0 for a button that stays true for ever.
    public let turn: Int

    public init(_ choice: Choice, turn: Int) {
        self.choice = choice
        self.turn = turn
    }

    /// Reads a token that came back from outside; nil for whatever is not ours.
    public init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, parts.count <= 4, parts[0] == "c1", parts[1].count <= 12,
            let turn = Int(parts[1], radix: 36), turn >= 0,
            let choice = Self.choice(named: parts[2], argument: parts.count == 4 ? parts[3] : nil)
        else { return nil }
        self.init(choice, turn: turn)
    }

    public var text: String {
        let (name, argument) = Self.name(of: choice)
        let head = "c1.\(String(turn, radix: 36)).\(name)"
        return argument.map { "\(head).\($0)" } ?? head
    }

    private static let plain: [(name: String, choice: Choice)] = [
        ("skip", .skip), ("done", .done), ("yes", .yes), ("no", .no), ("back", .back), ("stop", .cancel),
        ("undo", .undo), ("close", .close), ("rep", .startReport), ("mine", .showMine), ("feed", .showFeed),
        ("help", .showHelp), ("info", .showInfo), ("prv", .showPrivacy), ("langs", .chooseLanguage),
        ("zip", .changeZIP),
        ("rmph", .removePhoto), ("here", .usePlace), ("zonce", .zipOnce), ("zhome", .zipHome), ("now", .now),
        ("today", .today), ("early", .earlier), ("send", .send), ("chg", .change), ("kinds", .moreKinds),
        ("go", .resume), ("drop", .discard), ("older", .older), ("newer", .newer), ("addl", .addLate),
        ("newr", .newReport), ("ansn", .answerNow), ("addr", .addToReport), ("askdel", .askDelete),
        ("del", .delete), ("exp", .export), ("nota", .notAsked), ("aplban", .appealBan),
    ]

    private static let plainNames = Dictionary(uniqueKeysWithValues: plain.map { ($0.choice, $0.name) })

    private static func name(of choice: Choice) -> (String, String?) {
        if let name = plainNames[choice] { return (name, nil) }
        return switch choice {
        case .language(let language): ("lang", language.rawValue)
        case .field(let field): ("edit", field.rawValue)
        case .kind(let kind): ("kind", kind.rawValue)
        case .open(let report): ("open", report.description)
        case .withdraw(let report): ("wdr", report.description)
        case .note(let report): ("note", report.description)
        case .appeal(let report): ("apl", report.description)
        case .answer(let question): ("ans", question.description)
        case .skipQuestion(let question): ("skipq", question.description)
        case .topic(let intent): ("topic", intent.token)
        case .facts(let choice): choice.token
        case .feed(let choice): ("f", choice.argument)
        case .skip, .done, .yes, .no, .back, .cancel, .undo, .close, .startReport, .showMine, .showFeed,
            .showHelp, .showInfo,
            .showPrivacy, .chooseLanguage, .changeZIP, .removePhoto, .usePlace, .zipOnce, .zipHome, .now,
            .today,
            .earlier, .send, .change, .moreKinds, .resume, .discard, .older, .newer, .addLate, .newReport,
            .answerNow, .addToReport, .askDelete, .delete, .export, .notAsked, .appealBan:
            ("unnamed", nil)
        }
    }

    private static func choice(named name: String, argument: String?) -> Choice? {
        if let choice = CivicChoice(name: name, argument: argument) { return .facts(choice) }
        guard let argument else { return plain.first { $0.name == name }?.choice }
        let report = Int64(argument).flatMap { $0 > 0 ? ReportID(rawValue: $0) : nil }
        switch name {
        case "lang": return Language(rawValue: argument).map { .language($0) }
        case "edit": return Choice.Field(rawValue: argument).map { .field($0) }
        case "kind": return ReportKind(rawValue: argument).map { .kind($0) }
        case "open": return report.map { .open($0) }
        case "wdr": return report.map { .withdraw($0) }
        case "note": return report.map { .note($0) }
        case "apl": return report.map { .appeal($0) }
        case "ans": return QuestionID(argument).map { .answer($0) }
        case "topic": return Intent(token: argument).map { .topic($0) }
        case "skipq": return QuestionID(argument).map { .skipQuestion($0) }
        case "f": return FeedChoice(argument: argument).map { .feed($0) }
        default: return nil
        }
    }
}

/// A choice is stored as its token of turn 0, so that stored sessions and buttons share one spelling.
extension Choice: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let token = ChoiceToken(text: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a choice")
        }
        self = token.choice
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(ChoiceToken(self, turn: 0).text)
    }
}
