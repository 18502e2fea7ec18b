internal import Understanding

/// The words of a text that say something, each cut to its beginning, so that "line" and "lines" are one.
struct Stems: Equatable {
    /// In the order of the text, each as often as it stands there.
    let all: [String]

    init(_ text: String) { all = Plain(text).words.compactMap(Self.stem) }

    /// Enough of a word to know it by, in English and Spanish.
    private static let length = 5

    private static func stem(_ word: String) -> String? {
        if word.utf8.contains(where: { $0 > 0x7F || (0x30...0x39).contains($0) }),
            word.contains(where: \.isNumber)
        {
            return String(word.prefix(8))
        }
        if word == "id" || word == "ids" { return "id" }
        guard word.utf8.count >= 3, word.count >= 3, !empty.contains(word) else { return nil }
        let single = word.count > 3 && word.hasSuffix("s") ? word.dropLast() : word[...]
        return String(single.prefix(length))
    }

    /// Words that stand in every text.
    private static let empty: Set<String> = Set(
        """
        the and for are was were has had have been being this that these those there here they them their its his \
        her she him you your our ours who whom which what when where why how all any some but not too very can could \
        will would should may might from into onto with without about over under after before just only also than \
        then now out off did does doing done got get gets getting one two
        los las les una unos unas del que con por para sin sobre entre desde hasta muy mas pero como cuando donde \
        porque este esta estos estas ese esa esos esas eso esto hay han fue fueron ser son era eran estar estan esta \
        tiene tienen hace hacen nos sus mis tus ella ellos ellas usted ustedes aqui alli ahi todo toda todos todas \
        uno dos ya
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
