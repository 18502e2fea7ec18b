internal import Understanding

/// The digits of a code that stand apart, or as words: "3 0 3 1 0", "303 10", "three oh three one oh", "tres cero tres diez".
enum SpelledDigits {
    /// The same tokens with each run of digits that comes to a code written as one.
    static func joined(_ tokens: [String]) -> [String] {
        let parts = tokens.map(digits)
        var result: [String] = []
        var index = 0
        while index < tokens.count {
            var end = index
            while end < tokens.count, parts[end] != nil { end += 1 }
            // "Oh" before a number is a sigh.
            if end > index, ["o", "oh"].contains(tokens[index].lowercased()) {
                result.append(tokens[index])
                index += 1
                continue
            }
            if let code = code(parts[index..<end].compactMap(\.self), isAlone: tokens.count <= 4) {
                result.append(code)
                index = end
            } else {
                result += tokens[index..<max(end, index + 1)]
                index = max(end, index + 1)
            }
        }
        return result
    }

    /// Whether so many numbers stand as words that they may be a code.
    static func mayStand(in text: String) -> Bool {
        guard text.utf8.count <= 120 else { return false }
        return Plain(text).words.count { names[String($0)] != nil } >= 3
    }

    /// A word that stands for digits of a code.
    static func isOne(_ word: String) -> Bool { digits(word) != nil }

    /// Five digits or nine; "twenty three" is 23, and 20 3 where only that makes a code.
    private static func code(_ parts: [String], isAlone: Bool) -> String? {
        guard parts.count >= 3 || isAlone && (parts.count == 2 || parts.first?.contains("-") == true) else {
            return nil
        }
        var summed: [String] = []
        for part in parts {
            if let last = summed.last, last.count == 2, last.hasSuffix("0"), last != "10", part.count == 1,
                part != "0"
            {
                summed[summed.count - 1] = String(last.prefix(1)) + part
            } else {
                summed.append(part)
            }
        }
        return [summed, parts].map { $0.joined().filter { $0 != "-" } }.first { [5, 9].contains($0.count) }
    }

    /// Up to three digits, or such with hyphens between them.
    private static func digits(_ token: String) -> String? {
        if let name = names[Plain(token).text] { return name }
        let parts = token.split(separator: "-", omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { part in
            (1...3).contains(part.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        }
        return isNumber ? token : nil
    }

    private static let names: [String: String] = {
        let ones = [
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
                + "seventeen eighteen nineteen",
            "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis "
                + "diecisiete dieciocho diecinueve",
        ]
        let tens = [
            "twenty thirty forty fifty sixty seventy eighty ninety",
            "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
        ]
        var names = ["o": "0", "oh": "0", "un": "1"]
        for list in ones {
            for (value, name) in list.split(separator: " ").enumerated() { names[String(name)] = "\(value)" }
        }
        for list in tens {
            for (value, name) in list.split(separator: " ").enumerated() {
                names[String(name)] = "\((value + 2) * 10)"
            }
        }
        return names
    }()
}
