internal import CivicFacts
internal import Understanding

/// A place and an hour in one line, and nothing else: "fue como a las 8 en la iglesia", "broke at 8 at Grant school", "PS 19 in
/// Corona, since 6".
struct WhereWhen {
    /// As written.
    let place: String
    let when: WhenReading

    /// Nil where one of them is missing, or where more is told.
    init?(_ text: String, now: Moment, in zone: Zone) {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (3...14).contains(words.count), !text.hasSuffix("?") else { return nil }
        for run in Self.runs(words).reversed() {
            let told = words[run].joined(separator: " ")
            guard let when = WhenReading(Self.plainly(told), now: now, in: zone), case .moment = when,
                let place = Self.place(words[..<run.lowerBound], words[run.upperBound...])
            else { continue }
            (self.place, self.when) = (place, when)
            return
        }
        return nil
    }

    /// Words in a row that can be nothing but a time, up to a comma; a link at the end leads to the place.
    private static func runs(_ words: [String]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for index in words.indices {
            let isTime = isOfTime(Plain(words[index]).text)
            if isTime, start == nil { start = index }
            let ends = words[index].last.map { ",.;".contains($0) } ?? false
            guard let first = start, !isTime || ends || index == words.count - 1 else { continue }
            var end = isTime ? index + 1 : index
            while end > first, leadsOn(Plain(words[end - 1]).text) { end -= 1 }
            let begun = behindNumbers(words[first..<end])
            if end > begun { runs.append(begun..<end) }
            start = nil
        }
        return runs
    }

    /// "In", "en la": the place's first words.
    private static func leadsOn(_ word: String) -> Bool {
        links.contains(word) || ["la", "el", "las", "los", "the"].contains(word)
    }

    /// "De la 35 como a las 8": the first number is the street's.
    private static func behindNumbers(_ run: ArraySlice<String>) -> Int {
        let numbers = run.indices.filter { run[$0].contains(where: \.isNumber) }
        guard let last = numbers.last, let earlier = numbers.last(where: { $0 < last - 1 }) else {
            return run.startIndex
        }
        return run[earlier + 1] == "y" ? run.startIndex : earlier + 1
    }

    private static func isOfTime(_ word: String) -> Bool {
        PlaceReading.isOfTime(word) || around.contains(word)
            || word.first?.isNumber == true && TimeReading("at \(word)") != nil
    }

    /// "Bout 8:45" is "about 8:45".
    private static func plainly(_ told: String) -> String {
        told.split(separator: " ").map { abouts.contains(Plain(String($0)).text) ? "about" : String($0) }
            .joined(separator: " ")
    }

    /// What is left is a name, with nothing but a verb and a link before it.
    private static func place(_ before: ArraySlice<String>, _ behind: ArraySlice<String>) -> String? {
        let behind = behind.drop { opens.contains(Plain($0).text) }
        guard behind.isEmpty || before.allSatisfy({ leads.contains(Plain($0).text) }) || isNothing(behind)
        else {
            return nil
        }
        let kept = behind.isEmpty || isNothing(behind) ? before : behind
        let led = kept.drop { leads.contains(Plain($0).text) || links.contains(Plain($0).text) }
        let name = behindLink(led)
        let text = TimeFiller.without(PlaceNaming.name(in: name.joined(separator: " ").trimmingPunctuation))
        return PartReading.isName(text) || isNumbered(name.map { Plain($0).text }) ? text : nil
    }

    /// "Y cachito en la iglesia": the name begins behind the link, where nothing before it is of one.
    private static func behindLink(_ words: ArraySlice<String>) -> ArraySlice<String> {
        guard let link = words.firstIndex(where: { ["at", "en"].contains(Plain($0).text) }),
            !words[..<link].contains(where: {
                CorrectionReading.places.contains(Plain($0).text) || $0.first?.isUppercase == true
            })
        else { return words }
        return words[(link + 1)...]
    }

    /// "PS 19 in Corona", "ward 9".
    private static func isNumbered(_ words: [String]) -> Bool {
        (2...5).contains(words.count) && numbered.contains(words[0]) && Int(words[1]) != nil
            && words.dropFirst(2).first.map(links.contains) ?? true
    }

    private static let numbered: Set<String> = [
        "ps", "is", "ward", "precinct", "distrito", "precinto", "district",
    ]

    /// "Que abrieron", behind the hour.
    private static func isNothing(_ words: ArraySlice<String>) -> Bool {
        words.allSatisfy { trailing.contains(Plain($0).text) }
    }

    private static let links: Set<String> = ["at", "in", "en", "inside", "outside", "afuera", "de", "to"]
    private static let abouts: Set<String> = ["bout", "abt", "arnd", "aprox"]
    private static let around = abouts.union([
        "like", "y", "and", "media", "cuarto", "since", "desde", "como",
    ])
    private static let leads: Set<String> = [
        "this", "it", "its", "was", "is", "that", "thats", "fue", "es", "era", "esto", "eso", "paso", "broke",
        "happened", "started", "empezo", "im", "we", "were", "and", "y", "so", "estoy", "estamos", "i",
    ]
    private static let opens: Set<String> = ["que", "when"]
    private static let trailing: Set<String> = [
        "que", "abrieron", "opened", "when", "they", "abren", "open", "it", "llegue", "got", "here", "i",
    ]
}
