internal import CivicFacts
internal import Understanding

/// A part of a list that somebody wants to see, or its order.
enum Narrowing: Equatable {
    case near, inZIP, everywhere
    /// By its postal abbreviation.
    case state(String)
    case at(ZIP)
    case kind(ReportKind)
    case anyKind, newest, oldest, liked, photos
}

/// "In Texas", "only long lines near me", "newest first", "solo con fotos": nothing but words that narrow or sort.
struct NarrowReading {
    private(set) var wishes: [Narrowing] = []
    /// Something says that a list is meant: "only", "show", "reports", a place or an order.
    private(set) var isMarked = false
    /// "Only", "show": a kind may stand in other words.
    private var isAsked = false

    /// Nil where a word is left that narrows nothing.
    init?(_ plain: Plain) {
        var rest = plain.words
        guard (1...8).contains(rest.count) else { return nil }
        var others: [String] = []
        while !rest.isEmpty {
            let taken = take(rest)
            if taken == 0 { others.append(rest[0]) }
            rest.removeFirst(max(1, taken))
        }
        let isAlone = others.count == plain.words.count
        guard others.isEmpty || addKind(others, isAlone: isAlone), !wishes.isEmpty else { return nil }
    }

    /// How many words the wish or filler takes with which these begin.
    private mutating func take(_ words: [String]) -> Int {
        for (wish, openings) in Self.named {
            guard let count = openings.count(in: words) else { continue }
            wishes.append(wish)
            isMarked = true
            return count
        }
        if let (wish, count) = Self.place(words) {
            wishes.append(wish)
            isMarked = true
            return count
        }
        if let kind = Self.kinds.first(where: { $0.openings.count(in: words) != nil }) {
            wishes.append(.kind(kind.kind))
            return kind.openings.count(in: words) ?? 1
        }
        if Self.marks.contains(words[0]) { (isMarked, isAsked) = (true, true) }
        return Self.marks.contains(words[0]) || Self.fillers.contains(words[0]) ? 1 : 0
    }

    /// "Only broken machines": what is left may name a kind in other words.
    private mutating func addKind(_ words: [String], isAlone: Bool) -> Bool {
        let kind = KindGuess.kind(of: words.joined(separator: " "))
        guard isAsked, !isAlone, words.count <= 3, kind != .other else { return false }
        if !wishes.contains(.kind(kind)) { wishes.append(.kind(kind)) }
        return true
    }

    /// "in Texas", "in TX", "near 78701", "texas".
    private static func place(_ words: [String]) -> (Narrowing, Int)? {
        let lead = leads.count(in: words) ?? 0
        let rest = Array(words[lead...])
        if let (state, count) = StateMention.name(opening: rest) { return (.state(state), lead + count) }
        guard lead > 0, let next = rest.first else { return nil }
        if next.count == 5, let zip = ZIP(next) { return (.at(zip), lead + 1) }
        let postal = next.uppercased()
        guard rest.dropFirst().allSatisfy(fillers.contains), !doubtful.contains(next),
            StateFacts.all[postal] != nil
        else { return nil }
        return (.state(postal), lead + 1)
    }

    private static let named: [(Narrowing, Openings)] = [
        (.near, Phrases.narrowNear.openings), (.inZIP, Phrases.narrowInZIP.openings),
        (.everywhere, Phrases.narrowEverywhere.openings), (.newest, Phrases.narrowNewest.openings),
        (.oldest, Phrases.narrowOldest.openings), (.liked, Phrases.narrowLiked.openings),
        (.photos, Phrases.narrowPhotos.openings), (.anyKind, Phrases.narrowAnyKind.openings),
    ]

    private static let kinds: [(kind: ReportKind, openings: Openings)] = [
        (.longLine, Phrases.narrowLongLine.openings), (.machine, Phrases.narrowMachine.openings),
        (.wrongInformation, Phrases.narrowWrongInformation.openings), (.moved, Phrases.narrowMoved.openings),
        (.access, Phrases.narrowAccess.openings), (.threats, Phrases.narrowThreats.openings),
        (.turnedAway, Phrases.narrowTurnedAway.openings),
    ]

    private static let leads = Phrases.narrowLeads.openings
    private static let marks = Phrases.narrowMarks.words
    private static let fillers = Phrases.narrowFillers.words
    /// Abbreviations that are words.
    private static let doubtful: Set<String> = [
        "me", "or", "ok", "hi", "in", "la", "de", "al", "oh", "id", "pa",
    ]
}
