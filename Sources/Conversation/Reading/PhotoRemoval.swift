internal import Understanding

/// Which of a report's photos a voter wants out: "quita la última", "the second pic shows a face, take it off".
enum PhotoRemoval: Equatable {
    case last, number(Int), all

    /// Nil where the words ask for nothing of the kind.
    init?(_ text: Plain) {
        let words = text.words
        guard (2...14).contains(words.count), !words.contains(where: Self.tellers.contains) else {
            return nil
        }
        let leads = words.prefix { Self.leads.contains($0) }.count
        let behind = Array(words[leads...])
        let isOrder = behind.first.map { Self.verbs.contains($0) || $0 == "take" || $0 == "get" } ?? false
        let isEnding =
            Self.endings.contains { words.suffix($0.count) == $0[...] }
            || words.last.map(Self.joined.contains) == true
        guard isOrder && Self.goesOut(behind) || isEnding else { return nil }
        guard let target = Self.target(isOrder ? Array(behind.prefix(5)) : words) else { return nil }
        let hasNoun = words.contains(where: Self.nouns.contains)
        // Elsewhere "it" may be anything; "the second one" is a photo there, too.
        let isCounted = words.contains { Self.lasts.contains($0) || Self.places[$0] != nil }
        let isThatOne = isEnding && words.count <= 5 && words.contains("one")
        guard hasNoun || isThatOne || isCounted && words.allSatisfy(Self.known.contains) else {
            return nil
        }
        self = target
    }

    /// "Take" alone takes no photo out: "take a photo", "take it off".
    private static func goesOut(_ words: [String]) -> Bool {
        switch words.first {
        case "take": words.dropFirst().contains { ["off", "out", "down", "away"].contains($0) }
        case "get": words.dropFirst().first == "rid"
        default: true
        }
    }

    private static func target(_ words: [String]) -> PhotoRemoval? {
        if words.contains(where: lasts.contains) { return .last }
        for (index, word) in words.enumerated() {
            if let place = places[word] { return .number(place) }
            guard index > 0, let number = Int(word), (1...Limits.photos).contains(number) else { continue }
            if nouns.contains(words[index - 1]) || signs.contains(words[index - 1]) { return .number(number) }
        }
        if words.contains(where: alls.contains) { return .all }
        let isOne = words.contains { ones.contains($0) || singles.contains($0) || joined.contains($0) }
        return isOne ? .last : words.contains(where: nouns.contains) ? .all : nil
    }

    /// "Quítala": the verb with its object.
    private static let joined: Set<String> = [
        "quitala", "quitela", "borrala", "borrela", "eliminala", "eliminela", "sacala", "saquela",
    ]
    private static let verbs = ReportWish.removes.union(joined).union(["quiten", "saca", "saque", "sacar"])
    private static let endings = [
        ["take", "it", "off"], ["take", "it", "out"], ["take", "it", "down"], ["take", "that", "off"],
        ["take", "that", "out"], ["take", "that", "one", "off"], ["take", "that", "one", "out"],
        ["remove", "it"],
        ["remove", "that"], ["remove", "that", "one"], ["delete", "it"], ["delete", "that", "one"],
        ["take", "it", "off", "please"], ["remove", "it", "please"], ["delete", "it", "please"],
    ]
    private static let singles: Set<String> = [
        "photo", "pic", "picture", "image", "selfie", "foto", "imagen",
    ]
    private static let nouns = singles.union(ReportWish.photos).union(["fotito", "pix"])
    private static let lasts: Set<String> = ["last", "latest", "ultima", "ultimo"]
    private static let alls: Set<String> = ["all", "both", "todas", "todos", "ambas"]
    private static let ones: Set<String> = ["that", "this", "it", "one", "esa", "esta", "ese", "este"]
    private static let signs: Set<String> = ["number", "numero"]
    private static let places: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4,
        "primera": 1, "segunda": 2, "tercera": 3, "cuarta": 4, "quinta": 5, "primer": 1, "primero": 1,
        "segundo": 2, "tercer": 3,
    ]
    /// Who speaks of them tells what happened, and orders nothing.
    private static let tellers = Phrases.photoRemovalTellers.words
    private static let leads = Phrases.photoRemovalLeads.words
    private static let known = verbs.union(lasts).union(alls).union(ones).union(signs).union(leads).union(
        places.keys
    )
    .union(Phrases.photoRemovalKnown.words)
}
