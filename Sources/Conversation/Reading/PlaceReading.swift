internal import CivicFacts
internal import Understanding

/// A place in a voter's words, and the time behind it: "Zilker School, around 9", "la biblioteca esta mañana".
struct PlaceReading {
    /// The words of the place, as written; empty where only a time was told.
    let place: String
    let when: WhenReading?
    /// Words stood around the time, and none of them named a place: "it started at 8".
    let isFiller: Bool

    /// Words that can be nothing but a time end the text, if a place stands before them.
    init(_ text: String, now: Moment, in zone: Zone) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let behind = words.reversed().prefix {
            Self.isOfTime(Plain(String($0)).text) || Self.isClock($0.lowercased())
        }.count
        let first = words.count - behind
        if first == 0, text.contains(where: { $0.isLetter || $0 == ":" }) {
            when = WhenReading(text, now: now, in: zone)
            place = when == nil ? text : ""
            isFiller = false
            return
        }
        for start in first..<words.count where first > 0 {
            let tail = words[start...].joined(separator: " ")
            let head = words[..<start].joined(separator: " ").trimmingPunctuation
            guard let when = WhenReading(tail, now: now, in: zone), Self.isPlace(head) else { continue }
            let plain = words[start...].map { Plain(String($0)).text }
            let isAddressed = Self.isAddressed(plain, behind: head, as: when) {
                WhenReading($0.joined(separator: " "), now: now, in: zone)
            }
            guard !isAddressed else { continue }
            place = TimeFiller.without(head)
            isFiller = place.isEmpty
            self.when = isFiller ? WhenReading(text, now: now, in: zone) ?? when : when
            return
        }
        place = text
        when = nil
        isFiller = false
    }

    private static func isPlace(_ text: String) -> Bool {
        if case .zip = ZIPReading(text) { true } else { text.contains(where: \.isLetter) }
    }

    /// The number at the beginning belongs to the place: "calle 7 hace una hora", "el walmart de la 35 como a las 8".
    private static func isAddressed(
        _ tail: [String], behind head: String, as when: WhenReading, reading: ([String]) -> WhenReading?
    ) -> Bool {
        // "Hall 2 today": without the number it is the same time.
        if Int(tail[0]) != nil, tail.count > 1, when == reading(Array(tail.dropFirst())) { return true }
        let article = tail.prefix { ["de", "la", "el", "the"].contains($0) }
        guard article.count < tail.count, let number = Int(tail[article.count]) else { return false }
        let rest = tail[(article.count + 1)...]
        guard let opener = rest.first, openers.contains(opener) else { return false }
        let before = Plain(head).words.last ?? ""
        let isStreet = streets.contains(before)
        // "De la 1 a las 3" is from one hour to another.
        let isRange = opener == "a" && number <= 12 && !article.isEmpty && !isStreet
        return isStreet || (before == "la" || article.contains("la")) && number > 1 && !isRange
    }

    private static let openers = Phrases.placeOpeners.words
    private static let streets: Set<String> = [
        "calle", "avenida", "av", "ave", "avenue", "street", "st", "ruta", "route", "highway", "hwy", "road",
        "rd", "carretera", "numero", "number", "ps", "station", "precinct", "estacion", "district", "ward",
    ]

    static func isOfTime(_ word: String) -> Bool {
        vocabulary.contains(word) || NumberReading([word]).map { $0.value < 10_000 } ?? false
    }

    /// "8", "8:30", "830am", and not "5th" or a ZIP code.
    private static func isClock(_ word: String) -> Bool {
        guard word.first?.isNumber == true, word.count <= 7 else { return false }
        let rest = word.drop { $0.isNumber || $0 == ":" }
        return ["", "am", "pm", "a", "p"].contains(rest)
            && word.count - rest.count <= (word.contains(":") ? 5 : 4)
    }

    private static let vocabulary = Phrases.placeVocabulary.words
}
