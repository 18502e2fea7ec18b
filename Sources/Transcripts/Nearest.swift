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
            if wanted.hasPrefix("{") { return misfit(word, slot: wanted) }
            let length = max(word.count, wanted.count)
            return edits(Array(word), Array(wanted), extra: 1) { $0 == $1 ? 0 : 1 } / Double(length)
        }
    }

    /// How badly a word fits into a slot: 0 is well, 1.5 hardly better than not at all.
    private static func misfit(_ word: String, slot: String) -> Double {
        switch slot {
        case "{PLATFORM}": Grammar.platforms[word] == nil ? 1.5 : 0
        case "{NAME}": Grammar.reserved.contains(word) ? 1.5 : 0.2
        default: word.contains(where: \.isPunctuation) ? 0.9 : 0.3
        }
    }

    /// The cheapest way to turn `from` into `to`; dropping an item costs `extra`, a missing one 1.
    private static func edits<Item>(
        _ from: [Item], _ to: [Item], extra: Double, change: (Item, Item) -> Double
    ) -> Double {
        var row = (0...to.count).map(Double.init)
        for item in from {
            let above = row
            row[0] += extra
            for column in to.indices {
                row[column + 1] = min(
                    above[column] + change(item, to[column]), above[column + 1] + extra, row[column] + 1)
            }
        }
        return row.last ?? 0
    }
}
