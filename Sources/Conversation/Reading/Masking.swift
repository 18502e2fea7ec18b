/// Hides what points at a private person: telephone numbers, e-mail addresses, card and social security numbers.
enum Masking {
    /// The text with such shapes replaced by dots, and whether there were any.
    static func masked(_ text: String) -> (text: String, found: Bool) {
        // Whatever is hidden has an @ or nine digits, and most of what people say has neither.
        guard text.utf8.contains(0x40) || text.utf8.count(where: { (0x30...0x39).contains($0) }) >= 9 else {
            return (text, false)
        }
        var result = ""
        var found = false
        var rest = Substring(text)
        while let first = rest.first {
            if let shape = address(at: rest) ?? number(at: rest, after: result.last) {
                result += "•••"
                found = true
                rest = rest.dropFirst(shape)
            } else {
                // A whole word at once: an address begins where its word begins.
                let word = isWordly(first) ? rest.prefix(while: isWordly) : rest.prefix(1)
                let step = first.isNumber || first == "+" || first == "(" ? rest.prefix(1) : word
                result += step
                rest = rest.dropFirst(step.count)
            }
        }
        return (result, found)
    }

    /// The same for everybody: names and links by which people can be written to go as well.
    static func masked(publicly text: String) -> String { ChatTraces.masked(masked(text).text) }

    private static func isWordly(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "._%+-@".contains(character)
    }

    /// The length of an e-mail address that begins here.
    private static func address(at rest: Substring) -> Int? {
        let word = rest.prefix(while: isWordly)
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return nil }
        let labels = parts[1].split(separator: ".")
        guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter) else {
            return nil
        }
        return word.count
    }

    /// The length of a telephone, card or social security number that begins here.
    private static func number(at rest: Substring, after last: Character?) -> Int? {
        guard let first = rest.first, first.isNumber || first == "+" || first == "(" else { return nil }
        guard last.map({ !$0.isNumber && !$0.isLetter }) ?? true else { return nil }
        let run = rest.prefix { ($0.isNumber && $0.isASCII) || "+-(). ".contains($0) }
        let shape = run.reversed().drop { !$0.isNumber }.reversed()
        let digits = shape.compactMap(\.wholeNumberValue)
        guard isPrivate(digits, shape: String(shape)) else { return nil }
        return shape.count
    }

    private static func isPrivate(_ digits: [Int], shape: String) -> Bool {
        switch digits.count {
        case 9: hasParts(shape, [3, 2, 4])
        case 10: digits[0] > 1 && digits[3] > 1 || hasParts(shape, [3, 3, 4])
        case 11: digits[0] == 1 && digits[1] > 1 && digits[4] > 1
        case 13...19: passesLuhn(digits)
        default: false
        }
    }

    /// Written in parts as such numbers are, whatever the digits.
    private static func hasParts(_ shape: String, _ lengths: [Int]) -> Bool {
        shape.split { !$0.isNumber }.map(\.count) == lengths
    }

    private static func passesLuhn(_ digits: [Int]) -> Bool {
        let sum = digits.reversed().enumerated().reduce(0) { sum, entry in
            let doubled = entry.offset.isMultiple(of: 2) ? entry.element : entry.element * 2
            return sum + (doubled > 9 ? doubled - 9 : doubled)
        }
        return sum.isMultiple(of: 10)
    }
}
