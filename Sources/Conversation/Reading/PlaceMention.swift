internal import Understanding

/// A place named inside a sentence: "they are turning people away at Dunbar gym", "no hay boletas en la escuela Lincoln".
enum PlaceMention {
    /// Its name as written; nil where none is named.
    static func name(in text: String) -> String? {
        let isShouted = !text.contains(where: \.isLowercase)
        let words = text.split(whereSeparator: \.isWhitespace).map { Word($0, isShouted: isShouted) }
        let found = words.indices.filter { links.contains(words[$0].plain) && !words[$0].isEnd }.compactMap {
            start in
            span(words, from: start + 1, isOn: words[start].plain == "on").map { (link: start, words: $0) }
        }
        if let corner = corner(words) {
            let others = found.filter { isWithin($0.link, words) }.map(\.words)
            return joined(corner, with: town(in: others, words))
        }
        guard let exact = found.first(where: { isExact($0.words) }) else {
            return found.first.map { joined(before($0.link, words) + $0.words) } ?? address(words)
                ?? subject(words)
        }
        let others = found.filter { $0.link != exact.link && isWithin($0.link, words) }.map(\.words)
        let town = town(in: others, words)
        return joined(before(exact.link, words) + exact.words, with: town.isEmpty ? plainTown(words) : town)
    }

    /// "In savannah georgia", "en laredo": no capitals tell that it is a name.
    private static func plainTown(_ words: [Word]) -> [Word] {
        for link in words.indices.dropLast() where isWithin(link, words) {
            for length in [4, 3, 2, 1] where link + length < words.count {
                let span = Array(words[(link + 1)...(link + length)])
                let plain = Plain(span.map(\.plain).joined(separator: " "))
                guard !span.dropLast().contains(where: \.isEnd), !isExact(span),
                    let town = TownReading(plain), town.state != nil,
                    town.isWritten(plain.text) || plain.words.count > 1,
                    !PlaceWords.words.contains(plain.text)
                else { continue }
                return span
            }
        }
        return []
    }

    private static func isWithin(_ link: Int, _ words: [Word]) -> Bool {
        ["in", "en"].contains(words[link].plain)
    }

    /// A building, a street or a number, and no mere town.
    private static func isExact(_ words: [Word]) -> Bool {
        words.contains { $0.isPlace || $0.isStreet || $0.isNumber }
    }

    private static func joined(_ words: [Word], with town: [Word] = []) -> String {
        let parts = town.isEmpty ? [words] : [words, town]
        return parts.map { $0.map(\.text).joined(separator: " ") }.joined(separator: ", ")
    }

    /// "In Detroit", beside the building.
    private static func town(in others: [[Word]], _ words: [Word]) -> [Word] {
        others.first { !isExact($0) && $0.allSatisfy { $0.isName || $0.plain.count == 2 } } ?? []
    }

    /// "The fire station on Maple Avenue", "the Elks lodge in Bend": what the street or the town is said of.
    private static func before(_ link: Int, _ words: [Word]) -> [Word] {
        guard ["on", "in", "en", "near", "behind", "by"].contains(words[link].plain), link > 0,
            words[link - 1].isPlace, !words[link - 1].isEnd
        else { return [] }
        var first = link - 1
        while first > 0, link - first < 4, isOfName(words[first - 1]) { first -= 1 }
        let span = Array(words[first..<link])
        return span.allSatisfy { generics.contains($0.plain) } ? [] : span
    }

    private static func isOfName(_ word: Word) -> Bool {
        !word.isEnd && !stops.contains(word.plain) && !links.contains(word.plain)
            && (word.isName || word.isPlace || buildings.contains(word.plain))
    }

    /// "Corner of Main and 3rd", "esquina de Juárez y Hidalgo".
    private static func corner(_ words: [Word]) -> [Word]? {
        guard let start = words.firstIndex(where: { ["corner", "esquina"].contains($0.plain) }),
            start + 4 < words.count, ["of", "de"].contains(words[start + 1].plain)
        else { return nil }
        let rest = words[(start + 2)...].prefix(7)
        guard let and = rest.firstIndex(where: { ["and", "y", "e", "con", "with"].contains($0.plain) }),
            and > start + 2, and + 1 < words.count
        else { return nil }
        let second = words[(and + 1)...].prefix(3)
            .prefix { !links.contains($0.plain) && !stops.contains($0.plain) }
        let end =
            second.firstIndex { $0.isEnd || $0.isStreet }.map { $0 + 1 } ?? min(and + 2, second.endIndex)
        return second.isEmpty ? nil : Array(words[start..<end])
    }

    private struct Word {
        let text: String
        let plain: String
        /// Nothing of the same name follows.
        let isEnd: Bool
        let isName: Bool
        let isNumber: Bool

        /// Where every letter is a capital, they make no names of ordinary words.
        init(_ word: Substring, isShouted: Bool) {
            text = word.filter { !",.;:!?\"()«»“”".contains($0) }
            plain = Plain(text).text
            isEnd = word.last.map { ",.;:!?)".contains($0) } ?? false
            isName =
                text.first?.isUppercase == true && !["I", "ID"].contains(text) && !text.hasPrefix("I'")
                && !text.hasPrefix("I’") && !Self.months.contains(plain)
                && !(isShouted && Understanding.shared.isOrdinary(plain))
            isNumber = text.first?.isNumber == true
        }

        private static let months: Set<String> = [
            "january", "february", "march", "april", "june", "july", "august", "september", "october",
            "november",
            "december", "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto",
            "septiembre",
            "octubre", "noviembre", "diciembre",
        ]

        var isPlace: Bool { CorrectionReading.places.contains(plain) }
        var isJoint: Bool { ["de", "del", "of"].contains(plain) }
        var isStreet: Bool { PlaceMention.streets.contains(plain) }
        var isTime: Bool { PlaceReading.isOfTime(plain) && !isPlace && !isName }
    }

    /// The name behind "at" or "en": up to its last word that can only belong to one.
    private static func span(_ words: [Word], from start: Int, isOn: Bool) -> [Word]? {
        var span: [Word] = []
        for (index, word) in zip(words.indices, words).dropFirst(start).prefix(longest) {
            guard !stops.contains(word.plain), !links.contains(word.plain) || word.plain == "on" else {
                break
            }
            let isTime = word.isTime && !word.isNumber && !generics.contains(word.plain)
            guard !isTime || isJoint(words[index...]), !isAmount(words[index...]) else { break }
            span.append(word)
            if word.isEnd { break }
        }
        let told = start + span.count
        if let joint = span.first, joint.isJoint || isBefore(span) { span.removeFirst() }
        let whole = named(span, before: words.indices.contains(told) ? words[told] : nil)
        while span.count > whole, let last = span.last, !last.isPlace, !last.isName,
            !(last.isNumber && span.count > 1), !isWrittenApart(Array(span.suffix(2)))
        {
            span.removeLast()
        }
        let isNamed =
            (span.contains { $0.isName || $0.isPlace } || isWrittenApart(span))
            && !span.allSatisfy { generics.contains($0.plain) }
        guard isNamed, !isOn || span.contains(where: { $0.isStreet || $0.isNumber || $0.isName }) else {
            return nil
        }
        return span
    }

    /// "City hall 3 hours", "la escuela Juárez 2h": how long or how many, and no part of the name.
    private static func isAmount(_ words: ArraySlice<Word>) -> Bool {
        guard let number = words.first, number.isNumber else { return false }
        let unit = number.plain.drop { $0.isNumber || $0 == " " }
        return units.contains(String(unit))
            || unit.isEmpty && units.contains(words.dropFirst().first?.plain ?? "")
    }

    private static let units: Set<String> = [
        "h", "hr", "hrs", "hour", "hours", "hora", "horas", "min", "mins", "minute", "minutes", "minuto",
        "minutos", "people", "persons", "personas", "voters", "votantes", "dias", "days", "am", "pm",
    ]

    /// "Frente a la iglesia", "frente al gimnasio": that word leads to the name.
    private static func isBefore(_ span: [Word]) -> Bool {
        span[0].plain == "al" || span[0].plain == "a" && span.count > 1 && articles.contains(span[1].plain)
    }

    /// "Fire house", "court house": one word in two.
    private static func isWrittenApart(_ span: [Word]) -> Bool {
        zip(span, span.dropFirst()).contains { CorrectionReading.places.contains($0.plain + $1.plain) }
    }

    private static let articles: Set<String> = ["la", "las", "el", "los", "mi", "una", "un", "esta", "este"]

    /// "La escuela juarez", "el salón benito juarez": in Spanish the name follows what it is, and where the sentence ends
    /// behind it, it needs no capitals. How many words of the span are of the place; none where something else is told.
    private static func named(_ span: [Word], before next: Word?) -> Int {
        guard span.last?.isEnd == true || sequels.contains(next?.plain ?? "y"),
            let noun = span.lastIndex(where: { nouns.contains($0.plain) })
        else { return 0 }
        let name = span[(noun + 1)...]
        let isTold = name.contains {
            $0.isName || $0.isTime || unnamed.contains($0.plain) || $0.plain.hasSuffix("ndo")
        }
        return (1...3).contains(name.count) && !isTold ? span.count : 0
    }

    /// "La biblioteca de la 5ta", "el walmart de la 35": the number names the street, and no hour.
    private static func isJoint(_ words: ArraySlice<Word>) -> Bool {
        let rest = words.dropFirst()
        guard words.first?.isJoint == true else { return false }
        let named = ["la", "las", "el", "the"].contains(rest.first?.plain) ? rest.dropFirst() : rest
        guard let name = named.first else { return false }
        guard name.isNumber else { return name.isName || name.isPlace }
        return Int(name.plain).map { $0 > 12 && named.count != rest.count } ?? !name.isTime
    }

    /// Whether the words are the name of a building or a street, and nothing else: "the Eagles hall", "la escuela juarez".
    static func isWhole(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map { Plain(String($0)).text }
        return words.contains { CorrectionReading.places.contains($0) || streets.contains($0) }
            && words.allSatisfy { !links.contains($0) && !["not", "no"].contains($0) }
            && name(in: "at \(text)").map { Plain($0).text == words.joined(separator: " ") } == true
    }

    /// "At the union", "en el Publix": a thing behind a word that leads to a place, and nothing else told of it.
    static func isLed(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map { Plain(String($0)).text }
        guard (2...6).contains(words.count), ["at", "in", "en", "inside"].contains(words[0]) else {
            return false
        }
        let name = words[1...].drop { generics.contains($0) }
        let isTold = name.contains {
            stops.contains($0) || unnamed.contains($0) || nowhere.contains($0) || PlaceReading.isOfTime($0)
        }
        return !name.isEmpty && !isTold && (name.count < words.count - 1 || words[0] == "at")
    }

    private static let nowhere = Phrases.placeMentionNowhere.words

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
        // "La máquina de la primaria Garfield": what stands there is no part of its name.
        let joint = head[...last].firstIndex { ["de", "of", "at"].contains($0.plain) }
        let isThing = joint.map { !head[..<$0].contains { $0.isPlace || isProper($0) } } ?? false
        return head[(isThing ? (joint ?? -1) + 1 : 0)...last].map(\.text).joined(separator: " ")
    }

    private static func isProper(_ word: Word) -> Bool {
        word.isName && !word.isPlace && !generics.contains(word.plain)
    }

    /// What stands before a building's kind: "fire station", "rec center".
    private static let buildings: Set<String> = [
        "fire", "rec", "recreation", "community", "senior", "police", "bus", "train", "civic", "youth",
        "elks",
        "moose", "vfw", "masonic", "legion", "american", "public", "city", "town", "county", "high", "middle",
        "elementary", "the", "elk",
    ]
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
    /// A street and no building: "fulton st brooklyn".
    static func isStreet(_ text: String) -> Bool {
        let words = Plain(text).words
        return words.contains(where: streets.contains) && !isBuilding(words)
    }

    /// A building whose street was not told: "cvs arena".
    static func isBuilding(_ text: String) -> Bool {
        let words = Plain(text).words
        return isBuilding(words) && !words.contains { streets.contains($0) || $0 == "on" }
    }

    private static func isBuilding(_ words: [String]) -> Bool {
        words.contains { CorrectionReading.places.contains($0) && !streets.contains($0) }
    }

    /// What may go on behind a name.
    private static let sequels: Set<String> = ["y", "pero", "porque", "en", "desde"]
    private static let nouns = Phrases.placeMentionNouns.words
    private static let unnamed = Phrases.partSentences.words.union(Phrases.partTellings.words)
        .union(Phrases.placeMentionUnnamed.words)
    private static let stops = Phrases.placeMentionStops.words
    private static let generics = Phrases.placeMentionGenerics.words
}
