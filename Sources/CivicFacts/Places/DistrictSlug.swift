/// How Open Civic Data writes the district of a state legislature, out of the ways in which others do: the file of members
/// ("Hampden, Hampshire and Worcester", "Belknap 5"), and the Census ("Hampden-Hampshire-Worcester", "Belknap 05").
enum DistrictSlug {
    static func of(_ name: String, in state: String) -> String {
        let plain = name.lowercased().replacing("&", with: " and ").replacing(",", with: " ")
        var words = plain.split(separator: " ").map(String.init)
        switch state {
        case "MA": words = counties(words)
        case "NH": words = words.filter { !["county", "no", "no."].contains($0) }.map(bare)
        case "VT": words = joined(words)
        case _: break
        }
        var slug = bare(words.joined(separator: "_"))
        // Idaho elects two members, A and B, from each district of its lower chamber.
        if state == "ID", let seat = slug.last, seat == "a" || seat == "b" { slug.removeLast() }
        // Vermont's districts within Chittenden are joined by a dash there.
        if state == "VT", slug.hasPrefix("chittenden_") { slug = slug.replacing("_", with: "-") }
        return slug
    }

    /// As people write it.
    static func name(of slug: String, in state: String?) -> String {
        let words = slug.split(separator: "_").map(String.init)
        let named = words.enumerated().map { index, word in
            // A list of counties: no comma behind a number, before "and", or at its end.
            let isListed =
                state == "MA" && index + 1 < words.count && words[index + 1] != "and" && word != "and"
                && word.first?.isNumber == false
            return capital(word) + (isListed ? "," : "")
        }
        return named.joined(separator: " ")
    }

    /// "Grand Isle-Chittenden"; numbers and "and" stay as they are.
    private static func capital(_ word: String) -> String {
        guard word != "and" else { return word }
        return word.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: "-")
    }

    /// Without zeros before a number.
    private static func bare(_ word: String) -> String { String(word.drop { $0 == "0" }) }

    /// Massachusetts names counties, numbered in words here and in figures there, in lists with dashes, commas or "and".
    private static func counties(_ words: [String]) -> [String] {
        var parts = words.flatMap { $0.split(separator: "-").map(String.init) }.filter { $0 != "and" }
        if let first = parts.first, let tens = tens[first], parts.count > 1 {
            let ones = ordinals.firstIndex(of: parts[1]).map { $0 + 1 }
            if let ones, ones < 10 { parts.replaceSubrange(...1, with: [counted(tens + ones)]) }
        } else if let first = parts.first, let place = ordinals.firstIndex(of: first) {
            parts[0] = counted(place + 1)
        }
        let isNumbered = parts.first?.first?.isNumber ?? false
        guard parts.count > (isNumbered ? 2 : 1), let last = parts.popLast() else { return parts }
        return parts + ["and", last]
    }

    /// "South East" is one word in Vermont.
    private static func joined(_ words: [String]) -> [String] {
        words.reduce(into: []) { told, word in
            if ["east", "west"].contains(word), let last = told.last, ["north", "south"].contains(last) {
                told[told.count - 1] = last + word
            } else {
                told.append(word)
            }
        }
    }

    private static func counted(_ number: Int) -> String {
        switch (number % 10, number % 100) {
        case (_, 11...13): "\(number)th"
        case (1, _): "\(number)st"
        case (2, _): "\(number)nd"
        case (3, _): "\(number)rd"
        case (_, _): "\(number)th"
        }
    }

    private static let tens = ["twenty": 20, "thirty": 30, "forty": 40]
    private static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
        "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
        "eighteenth", "nineteenth", "twentieth",
    ]
}
