internal import CivicFacts
internal import Understanding

/// States that words name in full, in English or Spanish. Abbreviations say too little: "in", "or" and "me" are words.
enum StateMention {
    /// Postal abbreviations, in the order of the words.
    static func states(in plain: Plain, besidesWashington: Bool) -> [String] {
        let words = plain.words
        var found: [String] = []
        var index = 0
        while index < words.count {
            guard let (state, end) = state(at: index, in: words) else {
                index += 1
                continue
            }
            if !(besidesWashington && state == "WA"), !isOfStreet(words, end) { found.append(state) }
            index = end
        }
        return found
    }

    /// The state whose name these words begin with, and how many of them it takes.
    static func name(opening words: [String]) -> (state: String, count: Int)? {
        guard !words.isEmpty, let (state, end) = state(at: 0, in: words), !isOfStreet(words, end) else {
            return nil
        }
        return (state, end)
    }

    /// The words of every name of a state.
    static func words(of state: String) -> Set<String> {
        Set(names.filter { $0.value == state }.flatMap { $0.key.split(separator: " ").map(String.init) })
    }

    /// The longest name that begins here, and where it ends.
    private static func state(at start: Int, in words: [String]) -> (state: String, end: Int)? {
        guard firsts.contains(words[start].prefix { $0 != " " }) else { return nil }
        for length in stride(from: min(longest, words.count - start), through: 1, by: -1) {
            let end = start + length
            if let state = names[words[start..<end].joined(separator: " ")] { return (state, end) }
        }
        return nil
    }

    /// "Texas Street", "Delaware County", "Kansas City".
    private static func isOfStreet(_ words: [String], _ end: Int) -> Bool {
        words.indices.contains(end) && places.contains(words[end])
    }

    private static let places: Set<String> = [
        "street", "st", "avenue", "ave", "road", "rd", "drive", "dr", "lane", "ln", "blvd", "county", "city",
        "parish",
    ]

    private static let longest = 4
    private static let firsts = Set(names.keys.map { $0.prefix { $0 != " " } })

    private static let names: [String: String] = {
        let english = StateFacts.all.values.map { (Plain($0.name).text, $0.postal) }
        return Dictionary(english + others.map { ($0.key, $0.value) }) { first, _ in first }
    }()

    private static let others = [
        "washington dc": "DC", "washington d c": "DC", "new york city": "NY", "oklahoma city": "OK",
        "nueva york": "NY", "nuevo mexico": "NM", "nueva jersey": "NJ", "nuevo hampshire": "NH",
        "nueva hampshire": "NH", "carolina del norte": "NC", "carolina del sur": "SC",
        "dakota del norte": "ND",
        "dakota del sur": "SD", "virginia occidental": "WV", "pensilvania": "PA", "luisiana": "LA",
        "tejas": "TX",
        "misisipi": "MS", "misuri": "MO", "distrito de columbia": "DC", "hawai": "HI",
        "virgin islands": "VI", "us virgin islands": "VI", "u s virgin islands": "VI", "usvi": "VI",
        "islas virgenes": "VI", "islas virgenes estadounidenses": "VI", "samoa americana": "AS",
        "northern marianas": "MP", "cnmi": "MP", "islas marianas": "MP", "marianas del norte": "MP",
        "islas marianas del norte": "MP", "marshall islands": "MH", "islas marshall": "MH",
    ]
}
