public import CivicFacts
internal import Understanding

/// Which reports a list shows: what its words ask for, read once for all lists.
struct ReportFilter: Equatable {
    /// In the order in which it was said, each as the bot understood it: `state:GA`.
    private(set) var said: [String] = []
    private(set) var traces: [Trace] = []
    private(set) var sentSince: Moment?
    private(set) var sentBefore: Moment?
    private(set) var isUntaken = false
    private(set) var isMine = false
    private(set) var words: [String] = []
    /// A place of which nothing was ever told: a slip, or simply early in the day.
    private(set) var strange: String?

    var isEmpty: Bool { said.isEmpty }
    /// As it can be asked for again.
    var text: String { said.joined(separator: " ") }

    /// A word that it does not know, and the nearest that it does.
    struct Unknown: Error, Equatable {
        let word: String
        let nearest: String?
        /// It may be meant as a word to look for.
        var isPlain = false
        var cause = Cause.word

        enum Cause {
            case word, noTags, sign
            /// Nothing is near: the nearest is only how it is written.
            case example
        }
    }

    init() {}

    /// Reads what stands behind a command.
    init(_ text: String, _ visit: Visit) throws(Unknown) {
        for part in Self.parts(of: text) { try take(part, visit) }
        guard !words.isEmpty else { return }
        let found = Trace.words(of: words.joined(separator: " "))
        // Words that say nothing are in no report.
        traces += found.isEmpty ? [Trace.facet("none", "")] : found
    }

    /// Words in quotation marks are one part, which is looked for and means nothing else.
    private static func parts(of text: String) -> [(words: String, isQuoted: Bool)] {
        let pieces = text.replacing("“", with: "\"").replacing("”", with: "\"")
            .split(separator: "\"", omittingEmptySubsequences: false)
        return pieces.enumerated().flatMap { index, piece -> [(String, Bool)] in
            guard index.isMultiple(of: 2) || index == pieces.count - 1 else {
                return piece.isEmpty ? [] : [(String(piece), true)]
            }
            return piece.split(whereSeparator: \.isWhitespace).map { (String($0), false) }
        }
    }

    private mutating func take(_ part: (words: String, isQuoted: Bool), _ visit: Visit) throws(Unknown) {
        let word = part.words
        guard !part.isQuoted else { return look(for: word, as: "\"\(word)\"") }
        if let zip = ZIP(word) { return put("zip:\(zip.digits)", Trace(zip)) }
        guard let colon = word.firstIndex(of: ":") else { return try takeBare(word, visit) }
        let name = word[..<colon].lowercased()
        let value = String(word[word.index(after: colon)...])
        guard let field = Field(rawValue: name) else {
            throw Unknown(
                word: word, nearest: Self.nearest(to: name, among: Field.names, within: 2).map { "\($0):" })
        }
        try take(field, value, word, visit)
    }

    private mutating func takeBare(_ word: String, _ visit: Visit) throws(Unknown) {
        let plain = word.lowercased()
        if let flag = Flag(rawValue: plain) { return take(flag) }
        guard !plain.hasPrefix("-"), !plain.hasPrefix("+") else {
            throw Unknown(word: word, nearest: nil, cause: .sign)
        }
        if let flag = Self.meant[plain] { throw Unknown(word: word, nearest: flag.rawValue, isPlain: true) }
        // Whoever means the word itself puts it into quotation marks.
        let flags = Flag.allCases.map(\.rawValue).filter { $0.first == plain.first }
        if let near = Self.nearest(to: plain, among: flags, within: 1)
            ?? flags.first(where: { Self.areTurnedRound(plain, $0) })
        {
            throw Unknown(word: word, nearest: near, isPlain: true)
        }
        look(for: word, as: word)
    }

    /// What people call what a mark is for.
    private static let meant: [String: Flag] = [
        "unassigned": .untaken, "free": .untaken, "open": .untaken, "waiting": .untaken, "taken": .mine,
        "assigned": .mine, "my": .mine, "danger": .urgent, "alarm": .urgent, "asking": .asked,
        "question": .asked, "picture": .photos, "pictures": .photos, "photo": .photos,
    ]

    /// Two letters of it changed places.
    static func areTurnedRound(_ one: String, _ other: String) -> Bool {
        one.count == other.count && zip(one, other).count { $0 != $1 } == 2 && one.sorted() == other.sorted()
    }

    private mutating func look(for word: String, as text: String) {
        words.append(word)
        said.append(text)
    }

    private mutating func put(_ text: String, _ trace: Trace) {
        said.append(text)
        traces.append(trace)
    }

    private mutating func take(_ flag: Flag) {
        switch flag {
        case .urgent, .asked, .photos: traces.append(.facet("flag", flag.rawValue))
        case .untaken: isUntaken = true
        case .mine: isMine = true
        }
        said.append(flag.rawValue)
    }

    private mutating func take(
        _ field: Field, _ value: String, _ word: String, _ visit: Visit
    ) throws(Unknown) {
        let plain = value.lowercased()
        func unknown(_ values: [String], like example: String? = nil) -> Unknown {
            let near = Self.nearest(to: plain, among: values, within: plain.count < 4 ? 1 : 3)
            return Unknown(
                word: word, nearest: (near ?? example).map { "\(field.rawValue):\($0)" },
                cause: near == nil ? .example : .word)
        }
        switch field {
        case .kind:
            guard let kind = ReportKind(slug: plain) else {
                throw unknown(ReportKind.allCases.map(\.slug), like: "machine")
            }
            put("kind:\(kind.slug)", .facet("kind", kind.rawValue))
        case .state:
            guard let state = StateFacts.named(plain.replacing("-", with: " "))?.postal else {
                throw unknown(StateFacts.all.keys.sorted(), like: "GA")
            }
            put("state:\(state)", .facet("state", state))
        case .county:
            guard !plain.isEmpty else { throw unknown([], like: "fulton") }
            let trace = Trace.facet("county", plain)
            if !isKnown(trace, visit) { strange = "county:\(plain)" }
            put("county:\(plain)", trace)
        case .zip:
            guard (3...5).contains(value.count), value.utf8.allSatisfy({ 48...57 ~= $0 }), value.count != 4
            else { throw unknown([], like: value.count > 5 ? String(value.prefix(5)) : "85003") }
            put("zip:\(value)", ZIP(value).map { Trace($0) } ?? .facet("zip", value))
        case .lang:
            let language = Language(code: plain) ?? Language(named: Plain(plain))
            guard let language else { throw unknown(Language.allCases.map(\.rawValue), like: "es") }
            put("lang:\(language.rawValue)", .facet("lang", language.rawValue))
        case .tag:
            let tags = visit.desk.tags ?? []
            guard !tags.isEmpty else { throw Unknown(word: word, nearest: nil, cause: .noTags) }
            guard tags.contains(plain) else { throw unknown(tags, like: tags.first) }
            put("tag:\(plain)", .facet("tag", plain))
        case .by:
            let names = visit.desk.names ?? [:]
            let meant = names.filter { Plain($0.value).text == Plain(value).text }
            guard let account = meant.keys.min(by: { $0.rawValue < $1.rawValue }) else {
                let all = names.values.map { $0.lowercased() }.sorted()
                throw unknown(all, like: all.first)
            }
            put("by:\(value)", .facet("by", "\(account.rawValue)"))
        case .older, .newer:
            guard let span = Self.span(plain) else { throw unknown([], like: "2h") }
            let moment = visit.now - span
            if field == .older { sentBefore = moment } else { sentSince = moment }
            said.append("\(field.rawValue):\(plain)")
        }
    }

    private func isKnown(_ trace: Trace, _ visit: Visit) -> Bool {
        let query = ReportQuery(
            traces: [trace], sentSince: nil, sentBefore: nil, isOpen: false, isUntaken: false, holder: nil,
            desks: [])
        return !visit.facts.records.reports(matching: query, at: visit.now, skipping: 0, limit: 1).isEmpty
    }

    /// `30m`, `2h`, `3d`.
    private static func span(_ text: String) -> Span? {
        guard let unit = text.last, let number = Int64(text.dropLast()), (1...10_000).contains(number) else {
            return nil
        }
        switch unit {
        case "m": return .minutes(number)
        case "h": return .hours(number)
        case "d": return .days(number)
        default: return nil
        }
    }

    /// The one that takes the fewest slips to become this word, if they are few.
    static func nearest(to word: String, among all: [String], within most: Int = 3) -> String? {
        let letters = Array(word.utf8)
        let ranked = all.map { (word: $0, slips: Slips.between(letters, Array($0.lowercased().utf8))) }
        guard let best = ranked.min(by: { $0.slips < $1.slips }), best.slips <= most,
            best.slips < max(2, letters.count)
        else { return nil }
        return best.word
    }

    enum Field: String, CaseIterable {
        case kind, state, county, zip, lang, tag, by, older, newer

        static let names = allCases.map(\.rawValue)
    }

    enum Flag: String, CaseIterable {
        case urgent, untaken, mine, asked, photos
    }
}

/// Reports to be looked up, all at once.
public struct ReportQuery: Equatable, Sendable {
    /// All of these are borne.
    public let traces: [Trace]
    public let sentSince: Moment?
    public let sentBefore: Moment?
    /// Open ones alone, in the order in which they are handed out; else the newest first.
    public let isOpen: Bool
    /// In nobody's hands.
    public let isUntaken: Bool
    /// In the hands of this moderator.
    public let holder: AccountID?
    /// At one of these desks; empty: at whichever.
    public let desks: [DeskName]
}

extension ReportFilter {
    /// Of the desks that lists tell of here, where others are not named.
    func query(
        isOpen: Bool, isFree: Bool = false, of desks: [DeskName]? = nil, _ visit: Visit
    ) -> ReportQuery {
        ReportQuery(
            traces: traces, sentSince: sentSince, sentBefore: sentBefore, isOpen: isOpen,
            isUntaken: isUntaken || isFree, holder: isMine ? visit.facts.account : nil,
            // What is in one's own hands is listed wherever one asks.
            desks: isOpen && !isMine ? desks ?? visit.desksHere : [])
    }
}

extension ReportFilter.Unknown {
    var outcome: Outcome {
        switch cause {
        case .noTags: return .refused(FilterWords.tagsNone)
        case .sign: return .refused(FilterWords.noSign, [.text: shown])
        case .word, .example: break
        }
        guard let nearest else { return .refused(FilterWords.unknownAlone, [.text: shown]) }
        let wording: FilterWords = isPlain ? .unknownWord : cause == .example ? .unknownLike : .unknown
        return .refused(wording, [.text: shown, .command: nearest])
    }

    private var shown: String { ShownWords.inRoom(line: word, upTo: 40) }
}
