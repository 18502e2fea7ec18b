internal import CivicFacts
internal import Understanding

/// A district of the U.S. House that words name: "TX-23", "the 5th district of Ohio", "distrito 5 de Ohio".
struct DistrictMention: Equatable {
    let state: String
    let number: Int

    /// Nil where none is named, and for districts of other bodies.
    init?(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if let short = Self.short(words) {
            self = short
            return
        }
        let plain = Plain(text)
        guard let place = plain.words.firstIndex(where: { Self.nouns.contains($0) }),
            !plain.hasWord(beginning: Self.others), let number = Self.number(at: place, in: plain.words)
        else { return nil }
        // A number in letters is no state: only the whole name is, or its two letters in capitals.
        let named = StateMention.states(in: Plain(text.replacing("'s ", with: " ")), besidesWashington: false)
        let letters = words.map { $0.filter(\.isLetter) }.filter {
            $0.utf8.count == 2 && $0 == $0.uppercased() && StateFacts.all[$0] != nil
        }
        guard let state = named.count == 1 ? named[0] : named.isEmpty ? letters.first : nil else {
            return nil
        }
        (self.state, self.number) = (state, number)
    }

    private init(state: String, number: Int) { (self.state, self.number) = (state, number) }

    /// The seat; nil for a number that the state does not have.
    var district: HouseDistrict? {
        guard (1...HouseDistrict.seats(of: state)).contains(number) else { return nil }
        return HouseDistrict(state: state, number: HouseDistrict.single.contains(state) ? 0 : number)
    }

    /// "TX-23", "tx23"; where letters and number are two words, the letters are capitals.
    private static func short(_ words: [String]) -> DistrictMention? {
        for (index, word) in words.enumerated() {
            let token = word.filter { $0.isLetter || $0.isNumber || $0 == "-" }
            let letters = token.prefix(2).uppercased()
            guard letters.utf8.count == 2, StateFacts.all[letters] != nil, token.utf8.count <= 5 else {
                continue
            }
            let rest = token.dropFirst(2)
            let digits = rest.first == "-" ? rest.dropFirst() : rest
            if (1...2).contains(digits.count), digits.allSatisfy(\.isNumber), let number = Int(digits) {
                return DistrictMention(state: letters, number: number)
            }
            guard rest.isEmpty, token == letters, index + 1 < words.count, words[index + 1].count <= 2,
                letters != "HR", let number = Int(words[index + 1])
            else { continue }
            return DistrictMention(state: letters, number: number)
        }
        return nil
    }

    /// The number before or behind "district".
    private static func number(at place: Int, in words: [String]) -> Int? {
        let before = words[max(0, place - 3)..<place].reversed()
        let behind = words.dropFirst(place + 1).prefix(2)
        return (Array(before) + Array(behind)).lazy.compactMap(value).first
    }

    private static func value(_ word: String) -> Int? {
        let digits = word.prefix { $0.isNumber }
        if let number = Int(digits), digits.count <= 2 {
            return ["", "st", "nd", "rd", "th", "o", "er"].contains(word.dropFirst(digits.count))
                ? number : nil
        }
        return ordinals[word]
    }

    private static let nouns: Set<String> = ["district", "distrito"]
    private static let others = [
        "state", "estat", "senat", "senad", "school", "escol", "ward", "assembl", "asamble", "city", "ciudad",
        "council", "concej", "precinct", "county", "condado", "court", "corte", "water", "judicial",
        "columbia",
        "legislat", "police",
    ]
    private static let ordinals: [String: Int] = {
        let english = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
            "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
        ]
        let spanish = [
            "primer", "segundo", "tercer", "cuarto", "quinto", "sexto", "septimo", "octavo", "noveno",
            "decimo",
        ]
        let pairs = [english, spanish].flatMap { $0.enumerated().map { ($0.element, $0.offset + 1) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
