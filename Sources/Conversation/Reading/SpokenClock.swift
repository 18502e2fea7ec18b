internal import Understanding

/// Hours with spoken minutes, such as "half past eight", "quarter to 9", "ocho y media" and "at eight thirty", as digits.
enum SpokenClock {
    /// The same words with each such hour written as "8:30".
    static func digits(in words: [String]) -> [String] {
        var written: [String] = []
        var index = 0
        while index < words.count {
            let isFrom = index > 0 && ["from", "between", "entre"].contains(words[index - 1])
            if !isFrom, let found = clock(words[index...], behind: written.last) {
                written.append(found.text)
                index += found.length
            } else {
                written.append(words[index])
                index += 1
            }
        }
        return written
    }

    private typealias Found = (text: String, length: Int)

    private static func clock(_ words: ArraySlice<String>, behind last: String?) -> Found? {
        english(words) ?? spanish(words) ?? plain(words, isOpened: last.map(openers.contains) ?? false)
    }

    /// "half past eight", "20 minutes to 9".
    private static func english(_ words: ArraySlice<String>) -> Found? {
        var rest = words.drop { $0 == "a" }
        let first = rest.popFirst()
        guard var minutes = first.flatMap(minutes) else { return nil }
        if minutes == 20, let ones = rest.first.flatMap({ names[$0] }), ones < 10 {
            minutes += ones
            rest.removeFirst()
        }
        let isSaid = rest.first == "minutes"
        if isSaid { rest.removeFirst() }
        // "7 to 9" is from one hour to another.
        guard isSaid || minutes % 5 == 0 else { return nil }
        guard let way = rest.popFirst(), let hour = rest.popFirst().flatMap(hour) else { return nil }
        // "10 to 12 people" is no hour.
        guard rest.first.map(followers.contains) ?? true else { return nil }
        let length = words.count - rest.count
        switch way {
        case "past", "after": return (text(hour, minutes), length)
        case "to", "till", "til", "before": return (text(hour, -minutes), length)
        default: return nil
        }
    }

    /// "ocho y media", "9 menos cuarto".
    private static func spanish(_ words: ArraySlice<String>) -> Found? {
        if let found = spanishTo(words) { return found }
        let three = Array(words.prefix(3))
        guard three.count == 3, let hour = hour(three[0]), let minutes = minutes(three[2]) else { return nil }
        switch three[1] {
        case "y": return (text(hour, minutes), 3)
        case "menos": return (text(hour, -minutes), 3)
        default: return nil
        }
    }

    /// "Cuarto para las 10", "10 pa las 9".
    private static func spanishTo(_ words: ArraySlice<String>) -> Found? {
        let four = Array(words.prefix(4))
        guard four.count == 4, ["para", "pa"].contains(four[1]), ["las", "la"].contains(four[2]),
            let minutes = minutes(four[0]), let hour = hour(four[3])
        else { return nil }
        return (text(hour, -minutes), 4)
    }

    /// "7 til now" at its first word.
    static func isUntilNow(_ words: [String], at index: Int) -> Bool {
        index + 2 < words.count && hour(words[index]) != nil
            && ["til", "till", "until", "hasta"].contains(words[index + 1])
            && ["now", "ahora", "ahorita", "orita"].contains(words[index + 2])
    }

    /// "eight thirty" and "7 30" behind "at", or the first where nothing but half of the day can follow.
    private static func plain(_ words: ArraySlice<String>, isOpened: Bool) -> Found? {
        let three = Array(words.prefix(3))
        if isOpened, three.count > 1, three[1].count == 2, let hour = Int(three[0]),
            let minutes = Int(three[1]),
            (1...12).contains(hour), (0...59).contains(minutes),
            three.count == 2 || followers.contains(three[2])
        {
            return (text(hour, minutes), 2)
        }
        guard three.count > 1, let hour = names[three[0]], let minutes = names[three[1]], minutes >= 10,
            isOpened || three.count == 2 || ["am", "pm", "a", "p"].contains(three[2])
        else { return nil }
        return hour <= 12 ? (text(hour, minutes), 2) : nil
    }

    private static func text(_ hour: Int, _ minutes: Int) -> String {
        let (whole, rest) = minutes < 0 ? (hour == 1 ? 12 : hour - 1, 60 + minutes) : (hour, minutes)
        return "\(whole):\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func hour(_ word: String) -> Int? {
        (Int(word) ?? names[word]).flatMap { (1...12).contains($0) ? $0 : nil }
    }

    private static func minutes(_ word: String) -> Int? {
        parts[word] ?? (Int(word) ?? names[word]).flatMap { (1...59).contains($0) ? $0 : nil }
    }

    /// "7 to 9" at its first word: an hour, to which another one is the end.
    static func isRange(_ words: [String], at index: Int) -> Bool {
        guard index + 2 < words.count, hour(words[index]) != nil, isHour(words[index + 2]),
            index + 3 == words.count || followers.contains(words[index + 3])
        else { return false }
        let isOpened = index > 0 && ["from", "between", "de", "entre"].contains(words[index - 1])
        return ["to", "till", "until", "a", "hasta"].contains(words[index + 1])
            || isOpened && ["and", "y"].contains(words[index + 1])
    }

    /// "9" or "8:30".
    private static func isHour(_ word: String) -> Bool { hour(String(word.prefix { $0 != ":" })) != nil }

    private static let openers: Set<String> = [
        "at", "around", "about", "since", "las", "la", "until", "desde", "tipo",
    ]
    private static let followers: Set<String> = [
        "am", "pm", "a", "p", "oclock", "in", "this", "today", "yesterday", "on", "or", "at", "tonight",
        "when", "and", "hoy", "ayer", "de",
    ]
    private static let parts = ["half": 30, "media": 30, "quarter": 15, "cuarto": 15]
    private static let names: [String: Int] = {
        let words = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
            "fifteen", "twenty", "thirty", "forty", "fifty", "quince", "veinte", "treinta", "cuarenta",
            "cincuenta",
            "veinticinco",
        ]
        var names: [String: Int] = [:]
        for word in words { names[word] = NumberReading([word])?.value }
        return names
    }()
}
