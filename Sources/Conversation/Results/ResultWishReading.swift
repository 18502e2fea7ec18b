internal import CivicFacts
internal import ElectionResults
internal import Understanding

extension ResultWish {
    /// Nil where nothing in the words is about results.
    init?(_ plain: Plain) {
        var words = plain.words
        guard (1...Self.longest).contains(words.count),
            !plain.hasWord(beginning: Self.elsewhere), !Self.otherMatter.isFound(in: plain)
        else { return nil }
        self.init()
        takePhrases(plain)
        // Who runs now is another matter, and how many ran is none.
        guard asked == .count || !plain.hasWord(beginning: ["candidat"]),
            !plain.words.contains("running") || plain.words.contains("were")
        else { return nil }
        if office != nil { words.removeAll { ["white", "blanca"].contains($0) } }
        takeStates(plain, &words)
        takeQuestion(&words)
        takeSpan(&words)
        takeDate(&words)
        takeDistrict(&words)
        words = words.filter { !takes($0) }
        if hasContext, Self.drawing.isFound(in: plain) { isSurely = true }
        if kind == ElectionKind.byElection.rawValue, isOfWinnipeg || office != nil { isSurely = true }
        if isOfAcclaimed == true || isOverTime == true, hasContext { isSurely = true }
        takeParty(&words)
        takeRivals(&words)
        names = Self.names(of: words)
        takeWard(plain)
        // Only the House has districts here.
        if district != nil, !isOfWinnipeg { office = office ?? Office.house.rawValue }
        isCalled = Self.isCalled(names, plain) ? true : nil
        guard isSurely || office != nil || year != nil || kind != nil && isOfWinnipeg else { return nil }
    }

    static let longest = 14

    /// "how close was", "who came second": phrases of which single words say nothing.
    private mutating func takePhrases(_ plain: Plain) {
        asked = Self.phrases.first { $0.0.isFound(in: plain) }?.1
        // "Did Ford carry Maine?"
        if asked == nil, plain.words.first == "did", plain.words.contains(where: ["win", "carry"].contains) {
            asked = .winner
        }
        isSurely = asked != nil || Self.named.isFound(in: plain)
        if asked == nil, Self.weakMargin.isFound(in: plain) { asked = .margin }
        if Self.acclaimed.isFound(in: plain) { isOfAcclaimed = true }
        if Self.byElection.isFound(in: plain) { kind = ElectionKind.byElection.rawValue }
        if Self.firstRound.isFound(in: plain) { round = Round.first.rawValue }
        if Self.runoff.isFound(in: plain) { round = Round.runoff.rawValue }
        if plain.words.contains(where: ["pie", "pastel", "torta"].contains) { drawn = .pie }
        if plain.words.contains(where: ["bars", "barras"].contains) { drawn = .bars }
        if plain.text.holds("white house") || plain.text.holds("casa blanca") {
            office = Office.president.rawValue
        }
    }

    private mutating func takeStates(_ plain: Plain, _ words: inout [String]) {
        isOfCounties = words.contains { $0 == "county" || $0 == "counties" || $0 == "condado" }
        states = StateMention.states(in: plain, besidesWashington: false)
        // "Primary results 30310": a code stands for its state.
        if states.isEmpty, let code = words.first(where: { ZIP($0) != nil }),
            let region = ZIP(code).flatMap({ Region($0) }), region.states.count == 1
        {
            states = region.states
            words.removeAll { $0 == code }
            return
        }
        if states.isEmpty, let place = ResultAbbreviation.place(in: words) {
            states = [words[place].uppercased()]
            words.remove(at: place)
            return
        }
        let spelled = Set(states.flatMap { StateMention.words(of: $0) })
        if !states.isEmpty { words.removeAll { spelled.contains($0) } }
    }

    /// "the 2018 question", "referendum": what was put to voters; "I have a question" is none.
    private mutating func takeQuestion(_ words: inout [String]) {
        let places = words.indices.filter { place in
            if ["referendum", "referendo", "plebiscite", "plebiscito"].contains(words[place]) { return true }
            guard ["question", "questions", "pregunta", "preguntas"].contains(words[place]) else {
                return false
            }
            return [place - 1, place + 1, place + 2].contains {
                words.indices.contains($0) && Self.year(words[$0]) != nil
            }
        }
        guard !places.isEmpty else { return }
        office = Office.question.rawValue
        words = words.indices.filter { !places.contains($0) }.map { words[$0] }
    }

    /// "since 2000": more than that year is meant.
    private mutating func takeSpan(_ words: inout [String]) {
        guard
            let place = words.indices.dropLast().first(where: { place in
                Self.spans.contains(words[place])
                    && (Self.year(words[place + 1]) != nil
                        || words.indices.contains(place + 2) && Self.year(words[place + 2]) != nil)
            })
        else { return }
        isOverTime = true
        words = words.indices.filter { $0 != place && Self.year(words[$0]) == nil }.map { words[$0] }
    }

    /// "October 22 2014", "22 de octubre de 2014", "2014 10 22": the year is enough, no two votes for one thing lie in one.
    private func takeDate(_ words: inout [String]) {
        guard let year = words.firstIndex(where: { Self.year($0) != nil }) else { return }
        let isDay = words.map { word in
            Int(word.prefix { $0.isNumber }).map { 1...31 ~= $0 && word.count <= 4 } ?? false
        }
        var gone: Set<Int> = []
        for pair in [[year + 1, year + 2], [year - 2, year - 1]]
        where pair.allSatisfy({ words.indices.contains($0) && isDay[$0] }) {
            gone.formUnion(pair)
        }
        for month in words.indices where Self.months.contains(words[month]) {
            let days = [month - 1, month + 1].filter { words.indices.contains($0) && isDay[$0] }
            let behind = month - 2
            let before = behind >= 0 && words[month - 1] == "de" && isDay[behind] ? [behind] : []
            let isBesideYear = [month + 1, month + 2].contains(year)
            if !days.isEmpty || !before.isEmpty || isBesideYear { gone.formUnion(days + before + [month]) }
        }
        words = words.indices.filter { !gone.contains($0) }.map { words[$0] }
    }

    /// "district 5", "5th district", "distrito 5"; behind a state or the House its number alone.
    private mutating func takeDistrict(_ words: inout [String]) {
        let marks = ["district", "districts", "distrito", "distritos", "cd"]
        if let place = words.firstIndex(where: marks.contains) {
            isOfWards = true
            let beside = [place + 1, place - 1].first {
                words.indices.contains($0) && Self.district(words[$0]) != nil
            }
            district = beside.flatMap { Self.district(words[$0]) }
            words = words.indices.filter { $0 != place && $0 != beside }.map { words[$0] }
            return
        }
        let isOfHouse = words.contains { Self.meaning(of: $0, in: Self.offices) == Office.house.rawValue }
        let hasOther = words.contains { Self.meaning(of: $0, in: Self.offices) != nil } && !isOfHouse
        guard isOfHouse || !states.isEmpty && !hasOther, !words.contains("ward"),
            let place = words.firstIndex(where: { Self.district($0) != nil })
        else { return }
        district = Self.district(words[place])
        words.remove(at: place)
    }

    private static func district(_ word: String) -> Int? {
        let digits = word.prefix { $0.isNumber }
        guard ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)), digits.count <= 2 else {
            return nil
        }
        return Int(digits).flatMap { 0...60 ~= $0 ? $0 : nil }
    }

    /// Of a city "district 1" is a ward, as it is in Spanish; "Winnipeg School Division" names the city's own.
    private mutating func takeWard(_ plain: Plain) {
        if plain.words.contains(where: ["ward", "wards", "division", "divisions"].contains) {
            isOfWards = true
        }
        if plain.text.holds("winnipeg school") {
            names = names.isEmpty ? "winnipeg school" : "winnipeg school \(names)"
        }
        guard let number = district, states.isEmpty, office != Office.house.rawValue,
            isOfWinnipeg || !names.isEmpty
        else { return }
        names = names.isEmpty ? "\(number)" : "\(names) \(number)"
        district = nil
    }

    /// What may be a name. "Old" is one before another word that is.
    private static func names(of words: [String]) -> String {
        words.indices.filter { place in
            guard fillers.contains(words[place]) else { return true }
            return words[place] == "old" && words.indices.contains(place + 1)
                && !fillers.contains(words[place + 1]) && !noise.contains(words[place + 1])
        }.map { words[$0] }.joined(separator: " ")
    }

    /// Somebody is named behind "for" or "did".
    private static func isCalled(_ names: String, _ plain: Plain) -> Bool {
        guard let first = names.split(separator: " ").first.map(String.init),
            let place = plain.words.firstIndex(of: first), place > 0
        else { return false }
        return leads.contains(plain.words[place - 1])
    }

    /// "Democratic primary"; in a general election a party is no name of anybody.
    private mutating func takeParty(_ words: inout [String]) {
        guard isSurely || isOfPrimaries else { return }
        let parties = words.compactMap { Self.meaning(of: $0, in: Self.parties) }
        if isOfPrimaries, Set(parties).count == 1 { kind = parties.first }
        words.removeAll { Self.meaning(of: $0, in: Self.parties) != nil }
    }

    /// "Clinton vs Trump": who is named first leads to the contest of both.
    private mutating func takeRivals(_ words: inout [String]) {
        guard let between = words.firstIndex(where: ["vs", "versus"].contains) else { return }
        let first = words[..<between].filter { !Self.fillers.contains($0) }
        words = first.isEmpty ? Array(words[(between + 1)...]) : first
    }

    /// True if the word is about the contest and no part of a name.
    private mutating func takes(_ word: String) -> Bool {
        if let number = Self.year(word) {
            year = year ?? number
            return true
        }
        if word == "winnipeg" {
            isOfWinnipeg = true
            return true
        }
        if let found = Self.meaning(of: word, in: Self.offices) {
            office = office ?? found
        } else if let found = Self.meaning(of: word, in: Self.kinds) {
            kind = kind ?? found
        } else if let found = Self.meaning(of: word, in: Self.rounds) {
            round = found
        } else {
            return Self.isAsking(word, &isSurely)
        }
        return true
    }

    private static func isAsking(_ word: String, _ isSurely: inout Bool) -> Bool {
        guard let found = meaning(of: word, in: asking) else { return false }
        if found == "sure" { isSurely = true }
        return true
    }
}
