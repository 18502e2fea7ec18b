/// A word of a text as the tables see it.
struct Seen: Sendable {
    /// Its number in the glossary.
    let number: Int32
    /// Numbers of the stems that it begins with, the shortest first.
    let stems: [Int32]

    /// In the place of words that are not to be looked at.
    static let hidden = Seen(number: Glossary.unknown, stems: [])
}

/// A word of the files or the beginning of words, in one whole number.
struct Term: Sendable {
    let code: Int32

    init(code: Int32) { self.code = code }

    init(number: Int32, isStem: Bool) { code = number << 1 | (isStem ? 1 : 0) }

    /// Its number in the glossary.
    var number: Int32 { code >> 1 }

    var isStem: Bool { code & 1 == 1 }

    func fits(_ word: Seen) -> Bool { isStem ? word.stems.contains(number) : word.number == number }
}
