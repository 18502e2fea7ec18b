@testable import Conversation
@testable import Understanding

/// A language that nobody speaks, made from English by machine: every letter becomes a Cyrillic one. What is left in
/// plain letters was never translated.
enum PseudoLanguage {
    static let language = Language(
        Tongue(
            code: "xq", name: "Пыеуда", nameInEnglish: "Pseudo", hotline: .asian,
            calendar: CalendarWords(
                days: English.tongue.calendar.days.map(translated),
                months: English.tongue.calendar.months.map(translated),
                date: "{day}. {month} ({weekday})", dateWithYear: "{day}. {month} {year} ({weekday})",
                clock: .twentyFour),
            or: translated("or"),
            typing: TypedWords(verbs: [(translated("tap"), translated("type"))], sentences: []),
            read: { translated($0.en) }, lexicon: Lexicon(words)))

    /// English, Spanish and the third one; everything inside `body` speaks all three.
    static func spoken<Result>(_ body: () throws -> Result) rethrows -> Result {
        let all: [Language] = [.english, .spanish, language]
        return try Spoken.$languages.withValue(all) {
            try Spoken.$understanding.withValue(Spoken.understanding(of: all), operation: body)
        }
    }

    /// The whole file of words: what this language calls a few concepts.
    private static let words = """
        @language: xq
        @function: \(translated("do i to the who my is"))
        @danger emergency: \(translated("gun, fire"))
        @exact nav.skip: \(translated("pass"))
        g.how: \(translated("how"))
        vote: \(translated("vote"))
        register: \(translated("regist"))*
        rep: \(translated("represent"))*
        g.who: \(translated("who"))
        """

    /// Every letter outside `{slots}` in the letters of this language.
    static func translated(_ english: String) -> String {
        var isSlot = false
        return String(
            english.map { sign in
                if sign == "{" { isSlot = true }
                if sign == "}" { isSlot = false }
                return isSlot ? sign : letters[sign] ?? sign
            })
    }

    private static let letters: [Character: Character] = {
        let plain = Array("abcdefghijklmnopqrstuvwxyz")
        let other = Array("абцдефгхийклмнопярстувшщыз")
        var table = Dictionary(uniqueKeysWithValues: zip(plain, other))
        for (letter, translated) in zip(plain, other) {
            table[Character(letter.uppercased())] = Character(translated.uppercased())
        }
        return table
    }()
}
