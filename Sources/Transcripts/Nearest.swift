/// Finds the form that somebody may have meant.
enum Nearest {
    static func form(to sentence: String) -> Form {
        let words = Array(tokens(of: sentence).prefix(30))
        let ranked = Grammar.forms.map { ($0, distance(words, tokens(of: $0.pattern))) }
        return ranked.min { $0.1 < $1.1 }?.0 ?? Grammar.forms[0]
    }

    /// Words and single punctuation marks; a slot keeps its braces.
    private static func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var isOpen = false
        for character in text where character != "," && character != "…" {
            let isPart = character.isLetter || character.isNumber || "{}'".contains(character)
            if isPart && isOpen {
                tokens[tokens.count - 1].append(character)
            } else if !character.isWhitespace {
                tokens.append(String(character))
            }
            isOpen = isPart
        }
        return tokens
    }

    private static func distance(_ words: [String], _ pattern: [String]) -> Double {
        edits(words, pattern, extra: 0.6) { word, wanted in
            if wanted.hasPrefix("{") { return word.contains(where: \.isPunctuation) ? 0.9 : 0.3 }
            let length = max(word.count, wanted.count)
            return edits(Array(word), Array(wanted), extra: 1) { $0 == $1 ? 0 : 1 } / Double(length)
        }
    }

    /// The cheapest way to turn `from` into `to`; dropping something of `from` costs `extra`, missing something 1.
    private static func edits<Item>(
        _ from: [Item], _ to: [Item], extra: Double, change: (Item, Item) -> Double
    ) -> Double {
        var row = (0...to.count).map(Double.init)
        for item in from {
            var above = row
            row[0] += extra
            for column in to.indices {
                row[column + 1] = min(
                    above[column] + change(item, to[column]), above[column + 1] + extra, row[column] + 1)
            }
            above = row
        }
        return row.last ?? 0
    }
}
