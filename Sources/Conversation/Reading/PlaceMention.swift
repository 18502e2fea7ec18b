internal import Understanding

/// A place named inside a sentence: "they are turning people away at Dunbar gym", "no hay boletas en la escuela Lincoln".
enum PlaceMention {
    /// Its name as written; nil where none is named.
    static func name(in text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).map(Word.init)
        for start in words.indices where links.contains(words[start].plain) {
            if let name = name(words, from: start + 1, isOn: words[start].plain == "on") { return name }
        }
        return address(words) ?? subject(words)
    }

    private struct Word {
        let text: String
        let plain: String
        /// Nothing of the same name follows.
        let isEnd: Bool
        let isName: Bool
        let isNumber: Bool

        init(_ word: Substring) {
            text = word.filter { !",.;:!?\"()«»“”".contains($0) }
            plain = Plain(text).text
            isEnd = word.last.map { ",.;:!?)".contains($0) } ?? false
            isName = text.first?.isUppercase == true && !["I", "ID"].contains(text)
            isNumber = text.first?.isNumber == true
        }

        var isPlace: Bool { CorrectionReading.places.contains(plain) }
        var isStreet: Bool { PlaceMention.streets.contains(plain) }
        var isTime: Bool { PlaceReading.isOfTime(plain) && !isPlace && !isName }
    }

    /// The name behind "at" or "en": up to its last word that can only belong to one.
    private static func name(_ words: [Word], from start: Int, isOn: Bool) -> String? {
        var span: [Word] = []
        for (index, word) in zip(words.indices, words).dropFirst(start).prefix(longest) {
            guard !stops.contains(word.plain), !links.contains(word.plain) || word.plain == "on" else {
                break
            }
            let isTime = word.isTime && !word.isNumber && !generics.contains(word.plain)
            guard !isTime || isJoint(words[index...]) else { break }
            span.append(word)
            if word.isEnd { break }
        }
        while let last = span.last, !last.isPlace, !last.isName, !(last.isNumber && span.count > 1) {
            span.removeLast()
        }
        let isNamed =
            span.contains { $0.isName || $0.isPlace } && !span.allSatisfy { generics.contains($0.plain) }
        guard isNamed, !isOn || span.contains(where: { $0.isStreet || $0.isNumber || $0.isName }) else {
            return nil
        }
        return span.map(\.text).joined(separator: " ")
    }

    /// "La biblioteca de la 5ta", "el walmart de la 35": the number names the street, and no hour.
    private static func isJoint(_ words: ArraySlice<Word>) -> Bool {
        let rest = words.dropFirst()
        guard joints.contains(words.first?.plain ?? "") else { return false }
        let named = ["la", "las", "el", "the"].contains(rest.first?.plain) ? rest.dropFirst() : rest
        guard let name = named.first else { return false }
        guard name.isNumber else { return name.isName || name.isPlace }
        return Int(name.plain).map { $0 > 12 && named.count != rest.count } ?? !name.isTime
    }

    private static let joints: Set<String> = ["de", "del", "of"]

    /// "412 Oak St".
    private static func address(_ words: [Word]) -> String? {
        for start in words.indices where words[start].isNumber && words[start].plain.count <= 6 {
            let rest = words[(start + 1)...].prefix(4)
            guard let street = rest.firstIndex(where: \.isStreet), street > start + 1,
                !words[start..<street].contains(where: { $0.isEnd || stops.contains($0.plain) })
            else { continue }
            return words[start...street].map(\.text).joined(separator: " ")
        }
        return nil
    }

    /// "Lincoln School is closed": a name with what it is, at the beginning.
    private static func subject(_ words: [Word]) -> String? {
        let head = words.prefix(6).prefix { !stops.contains($0.plain) }
        guard let last = head.lastIndex(where: { $0.isPlace || $0.isName && $0.plain != head.first?.plain }),
            head[...last].contains(where: \.isPlace), head[...last].contains(where: isProper),
            !head[...last].dropLast().contains(where: \.isEnd)
        else { return nil }
        return head[...last].map(\.text).joined(separator: " ")
    }

    private static func isProper(_ word: Word) -> Bool {
        word.isName && !word.isPlace && !generics.contains(word.plain)
    }

    private static let longest = 8
    private static let links: Set<String> = [
        "at", "in", "inside", "outside", "near", "behind", "by", "on", "en", "afuera", "cerca", "frente",
        "dentro",
        "atras",
    ]
    static let streets: Set<String> = [
        "street", "st", "avenue", "ave", "road", "rd", "drive", "dr", "boulevard", "blvd", "lane", "ln",
        "way",
        "court", "ct", "highway", "hwy", "calle", "avenida",
    ]
    private static let stops = Phrases.placeMentionStops.words
    private static let generics = Phrases.placeMentionGenerics.words
}
