internal import CivicFacts
internal import Understanding

/// What is a place among words: a code, a state, a town, and where none is meant.
extension PlaceWords {
    func code(at start: Int) -> (Int, [CivicPlace])? {
        if raw[start].contains(where: \.isNumber) {
            let codes = ZIPReading.codes(in: raw[start])
            if let zip = codes.first, plain[start].hasPrefix(zip.digits) {
                return (start + 1, [CivicPlace(zip: zip)])
            }
            for end in [start + 1, start + 2] where end <= count {
                let signs = raw[start..<end].joined(separator: " ")
                // Half a code is no code where nothing leads to it: "see you l8r".
                if signs.utf8.count >= 6, case .canadian(let area) = ZIPReading(signs) {
                    return (end, [CivicPlace(canada: area)])
                }
            }
            // "In R3C": half of a code, which nothing else is where a word leads to it.
            if isTownNext(at: start),
                let area = ZIPReading.canadianHalf(raw[start].filter { $0.isLetter || $0.isNumber })
            {
                return (start + 1, [CivicPlace(canada: area)])
            }
        }
        return nil
    }

    func state(at start: Int, _ lead: Range<Int>) -> (Int, [CivicPlace])? {
        if let town = townOfState(at: start) { return town }
        let words = Array(plain[start...])
        if let (state, count) = StateMention.name(opening: words) ?? possessive(words),
            !isBuilding(behind: start + count)
        {
            return (start + count, [CivicPlace(chosenState: state)])
        }
        guard let state = letters(at: start), !lead.isEmpty || stands(alone: start) else { return nil }
        return (start + 1, [CivicPlace(chosenState: state)])
    }

    /// "Voter ID TX", "TX early voting", "represents TX": capitals at an end that are no word, or behind a verb.
    func stands(alone index: Int) -> Bool {
        if index > 0, Self.representing.contains(plain[index - 1]) { return true }
        let word = raw[index].filter(\.isLetter)
        let isAtEnd = index == 0 || index == count - 1
        return count > 1 && word == word.uppercased()
            && (Self.abbreviations.contains(word) || isAtEnd && Self.shouted.contains(word))
    }

    /// "At Delaware elementary" is no place in Delaware; the "Georgia primary" is a vote there.
    func isBuilding(behind end: Int) -> Bool {
        guard end < count, Self.buildings.contains(plain[end]) else { return false }
        return plain[end] != "primary" || end + 1 < count && Self.buildings.contains(plain[end + 1])
    }

    /// Canada, its provinces, and Winnipeg: "in Winnipeg", "Toronto, Ontario", "Vancouver BC".
    func abroad(at start: Int) -> (Int, [CivicPlace])? {
        let isOfCountry = plain[start] != "canada" || asksElections
        if isOfCountry, let (place, length) = CanadianPlace.opening(plain[start...]),
            !isBuilding(behind: start + length)
        {
            return (start + length, [place])
        }
        if let (place, length) = CanadianPlace.city(opening: plain[start...], isLed: isTownNext(at: start)),
            stateBehind(start + length) == nil, !isBuilding(behind: start + length),
            !isProvince(behind: start + length)
        {
            return (start + length, [place])
        }
        // Few words open a province: looking for towns first would search a table for each word of everything that is said.
        for end in stride(from: min(start + 4, count - 1), to: start, by: -1) {
            let short = raw[end - 1].hasSuffix(",") || end + 1 == count ? raw[end] : nil
            guard let (letter, length) = CanadianPlace.province(opening: plain[end...], short),
                let name = name(of: start..<end),
                isCapital(start..<end) || TownReading(named: name, in: nil) != nil
            else { continue }
            let town = raw[start..<end].joined(separator: " ").filter { $0 != "," }
            return (end + length, [CivicPlace(town: town, canada: letter)])
        }
        return nil
    }

    /// "Kelowna BC": the province belongs to the name.
    private func isProvince(behind end: Int) -> Bool {
        end < count && CanadianPlace.province(opening: plain[end...], raw[end]) != nil
    }

    /// Those of Canada; whoever votes from there asks about the United States.
    private var asksElections: Bool {
        plain.contains { $0.hasPrefix("elect") || $0.hasPrefix("elecc") }
            && !plain.contains { $0.hasPrefix("vot") || $0 == "from" || $0 == "desde" }
    }

    /// Each word begins with a capital letter.
    func isCapital(_ range: Range<Int>) -> Bool {
        range.allSatisfy { raw[$0].first?.isUppercase == true }
    }

    /// "Georgia's": the plain words have no apostrophe.
    func possessive(_ words: [String]) -> (state: String, count: Int)? {
        for count in 1...min(2, words.count) where words[count - 1].hasSuffix("s") {
            let name = Array(words[..<(count - 1)]) + [String(words[count - 1].dropLast())]
            if let found = StateMention.name(opening: name), found.count == count { return found }
        }
        return nil
    }

    /// "TX" in capitals, or two letters that are no word of English or Spanish.
    func letters(at index: Int) -> String? {
        let word = raw[index].filter(\.isLetter)
        guard word.utf8.count == 2, let state = StateFacts.all[word.uppercased()]?.postal else { return nil }
        let isShouted = raw.allSatisfy { $0 == $0.uppercased() }
        return word == state && !isShouted && state != "ID" || Self.abbreviations.contains(state)
            ? state : nil
    }

    /// A town with its state behind it.
    func townOfState(at start: Int) -> (Int, [CivicPlace])? {
        for end in stride(from: min(start + 4, count - 1), to: start, by: -1) {
            guard let (state, last) = stateBehind(end), let name = name(of: start..<end),
                let town = TownReading(named: name, in: state)
            else { continue }
            return (last, [CivicPlace(chosenState: state, town: town.town)])
        }
        return nil
    }

    /// A town alone, where a word leads to it, or where a name of several words opens the question.
    func bareTown(at start: Int) -> (Int, [CivicPlace])? {
        let isLed = isTownNext(at: start)
        let mayDo = start > 0 && Self.doing.contains(plain[start - 1])
        guard isLed || start == 0 || mayDo || isAskedOf(start),
            !(isSpanish && Self.articles.contains(plain[start]))
        else { return nil }
        for (end, name) in names(at: start)
        where isLed || end > 1 && start == 0 || does(start..<end) || isAtEnd(start..<end) {
            guard !Self.words.contains(name), !isBuilding(behind: end),
                !Self.buildings.contains(plain[end - 1]), let town = TownReading(named: name, in: nil),
                end == start + 1 || town.isWritten(name)
            else { continue }
            let places = town.states.map { CivicPlace(chosenState: $0, town: town.town) }
            let namesake = CanadianPlace.namesake(of: name, with: town.zips.count)
            return (end, places + [namesake].compactMap(\.self))
        }
        return nil
    }

    /// "Does Tulsa have a runoff", "Tulsa tiene segunda vuelta": a town that does something.
    private func does(_ range: Range<Int>) -> Bool {
        let (first, end) = (range.lowerBound, range.upperBound)
        guard end < count else { return false }
        if first > 0, Self.doing.contains(plain[first - 1]) { return Self.deeds.contains(plain[end]) }
        return first == 0 && Self.spanishDeeds.contains(plain[end])
    }

    /// A town with many ZIP codes, in capitals, before or behind what is asked of it.
    func isAtEnd(_ range: Range<Int>) -> Bool {
        let (first, end) = (range.lowerBound, range.upperBound)
        let isOpening = first == 0 || plain[first - 1] == "the"
        let isAsked =
            isOpening ? end < count && isThing(plain[end]) : end == count && isThing(plain[first - 1])
        guard isCapital(range), isAsked else { return false }
        let town = TownReading(named: plain[range].joined(separator: " "), in: nil)
        return town?.zips.count ?? 0 >= 5
    }

    /// "In", "represents", "senators of", "moved to".
    func isTownNext(at start: Int) -> Bool {
        guard start > 0 else { return false }
        let last = plain[start - 1]
        if Self.within.contains(last) || Self.representing.contains(last) { return true }
        if start == 1 { return ["for", "para"].contains(last) && raw[1].last == ":" }
        let before = plain[start - 2]
        if last == "a", Self.representing.contains(before) { return true }
        return Self.belonging.contains(last) && isNoun(before)
    }

    /// What belongs to a place stands before it, with or without "of", or behind it: "senadores de Tulsa", "early voting
    /// Tulsa", "Tulsa voter ID".
    func isAskedOf(_ start: Int) -> Bool {
        let last = start > 0 ? plain[start - 1] : nil
        if let last, Self.belonging.contains(last), start > 1 { return isNoun(plain[start - 2]) }
        guard let last, last != "the" else { return start + 1 < count && isThing(plain[start + 1]) }
        return isThing(last)
    }

    func isThing(_ word: String) -> Bool { Self.things.contains(where: word.hasPrefix) }

    func isNoun(_ word: String) -> Bool { Self.nouns.contains(where: word.hasPrefix) }

    /// "Boise, ID", "bangor, me": behind a town's comma also letters that are a word, in capitals or at the end.
    private func behindComma(at index: Int) -> String? {
        let word = raw[index].filter(\.isLetter)
        guard index > 0, raw[index - 1].hasSuffix(","), word == word.uppercased() || index == count - 1
        else { return nil }
        return word.utf8.count == 2 ? StateFacts.all[word.uppercased()]?.postal : nil
    }

    /// What may be a town's name here, the longest first, with where it ends.
    func names(at start: Int) -> [(end: Int, name: String)] {
        stride(from: min(start + 4, count), to: start, by: -1).compactMap { end in
            name(of: start..<end).map { (end, $0) }
        }
    }

    /// Nil where these words are no name.
    private func name(of range: Range<Int>) -> String? {
        let name = plain[range].joined(separator: " ")
        return name.count >= 3 && name.allSatisfy { $0.isLetter || $0 == " " } ? name : nil
    }

    func stateBehind(_ start: Int) -> (state: String, end: Int)? {
        guard start < count else { return nil }
        if let found = StateMention.name(opening: Array(plain[start...])) {
            return (found.state, start + found.count)
        }
        return (behindComma(at: start) ?? letters(at: start)).map { ($0, start + 1) }
    }

    // MARK: Words

    static let leads = Phrases.placeLeads.words
    /// Words that stand behind "in" or "de" and are names of towns, too.
    static let words = Phrases.placeWords.words
    static let within: Set<String> = ["in", "en", "around", "near"]
    static let belonging: Set<String> = ["for", "from", "of", "de", "para", "to"]
    static let nouns = [
        "rep", "senat", "senad", "diput", "congres", "elect", "elecc", "candidat", "ballot", "bolet",
        "regist",
        "city", "ciudad", "mov", "calend", "hour", "deadline", "date", "runoff", "primar", "measure",
        "medida",
        "guide", "guia", "hora", "fecha", "vuelta", "mayor", "alcald", "governor", "gobernador", "sheriff",
    ]
    static let things = [
        "voting", "voter", "id", "ballot", "poll", "hour", "deadline", "date", "regist", "election", "runoff",
        "primar", "measure", "early", "midterm", "absentee", "next", "urnas", "horario", "elecciones",
    ]
    static let doing: Set<String> = ["does", "did", "will", "tiene", "tendra", "hay"]
    static let deeds: Set<String> = [
        "have", "has", "hold", "vote", "elect", "require", "allow", "use", "offer", "do", "need", "accept",
    ]
    static let spanishDeeds: Set<String> = ["tiene", "tendra", "vota", "elige", "pide", "permite"]
    static let articles: Set<String> = ["the", "el", "la", "los", "las"]
    static let buildings = Phrases.placeBuildings.words
    static let representing: Set<String> = ["represents", "represent", "representa", "representan"]
    static let living: Set<String> = ["live", "living", "moved", "am"]
    static let persons: Set<String> = ["i", "we"]
    static let vivir: Set<String> = ["vivo", "vivimos", "mude", "mudamos", "im", "soy", "estoy"]
    static let own: Set<String> = ["my", "mi", "home", "new", "moved", "mude", "mudamos"]
    static let homely = living.union(persons).union(vivir).union(own).union(["is", "es", "now"])
    static let spanish: Set<String> = [
        "quien", "quienes", "cuando", "donde", "como", "que", "cual", "cuales", "es", "son", "el", "los",
        "las",
    ]
    static let abbreviations: Set<String> = [
        "AK", "AZ", "CT", "DC", "FL", "GA", "KS", "KY", "MD", "MN", "MT", "NC", "ND", "NH", "NJ", "NM", "NV",
        "NY", "RI", "SC", "SD", "TN", "TX", "UT", "VA", "VT", "WI", "WV", "WY",
    ]
    /// Words in small letters, and states in capitals.
    static let shouted: Set<String> = ["CA", "IL", "WA", "MO", "AR", "IA", "MS", "NE", "PR"]
}
