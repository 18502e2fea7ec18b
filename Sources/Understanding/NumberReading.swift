/// A number in a voter's words: "7", "seven", "siete", "twenty two", "veintidós".
package struct NumberReading: Equatable {
    package let value: Int
    /// How many words it took.
    package let length: Int

    /// Reads the number that begins at a word; nil if there is none, or it is larger than 9,999,999.
    package init?<Word: StringProtocol>(_ words: some Collection<Word>) {
        guard let first = words.first else { return nil }
        if first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            guard first.utf8.count <= 7, let number = Int(first) else { return nil }
            (value, length) = (number, 1)
            return
        }
        var sum = 0
        var count = 0
        var last = Int.max
        for word in words.prefix(6) {
            if let number = Self.names[String(word)], count == 0 || (last >= 20 && number < last) {
                sum += number
                last = number
            } else if let unit = Self.scales[String(word)], sum < unit {
                sum = max(1, sum) * unit
                last = unit
            } else if count == 0 || word != "and" && word != "y" {
                break
            }
            count += 1
        }
        guard count > 0 else { return nil }
        (value, length) = (sum, count)
    }

    /// The whole text is a number.
    package init?(whole text: Plain) {
        let words = text.words
        guard let number = NumberReading(words), number.length == words.count else { return nil }
        self = number
    }

    private static let scales = [
        "dozen": 12, "docena": 12, "hundred": 100, "cien": 100, "ciento": 100, "thousand": 1000, "mil": 1000,
    ]

    private static let names: [String: Int] = {
        let lists = [
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
                + "seventeen eighteen nineteen twenty",
            "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis "
                + "diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco "
                + "veintiseis veintisiete veintiocho veintinueve treinta",
        ]
        var names = ["an": 1, "un": 1, "una": 1, "par": 2, "doscientos": 200, "quinientos": 500]
        for list in lists {
            for (value, name) in list.split(separator: " ").enumerated() { names[String(name)] = value }
        }
        for (index, tens) in ["thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"].enumerated()
        {
            names[tens] = 30 + index * 10
        }
        for (index, tens) in ["cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"]
            .enumerated()
        {
            names[tens] = 40 + index * 10
        }
        names["a"] = 1
        return names
    }()
}
