internal import Understanding

/// A sum of money in somebody's words.
package enum AmountReading: Equatable, Sendable {
    case amount(Money)
    /// "1,000": a thousand to some, one to others.
    case either(Money, Money)
    /// Meant as an amount, and none that can be given.
    case wrong

    /// Nil where the words are about no amount.
    package init?(_ text: String, in usual: Currency) {
        let words = AmountReading.words(of: text)
        if Self.vague.contains(words.joined(separator: " ")) {
            self = .wrong
            return
        }
        let named = words.compactMap { Currency.names[$0] }
        // "Canadian dollars", "dólares canadienses": the closer word wins.
        let currency = named.first { $0 != .usd } ?? named.first ?? usual
        let numbers = words.filter { $0.contains(where: \.isNumber) }
        if text.contains("%") && !numbers.isEmpty || AmountParts.areMeant(by: words, in: text) {
            self = .wrong
        } else if numbers.count == 1 {
            // "For 3 kids" names no amount.
            guard !named.isEmpty || words.allSatisfy({ $0 == numbers[0] || Self.around.contains($0) }) else {
                return nil
            }
            guard named.isEmpty || AmountParts.isBesideCurrency(numbers[0], in: words) else { return nil }
            self = AmountReading.read(numbers[0], currency)
        } else if numbers.isEmpty {
            let spoken = named.isEmpty ? AmountReading.spoken(text) : AmountParts.spoken(Plain(text).words)
            guard let spoken else { return nil }
            self = spoken > 0 ? .amount(Money(whole: spoken, currency)) : .wrong
        } else {
            self = .wrong
        }
    }

    /// The only number in words, where nothing else is said and no currency.
    private static func spoken(_ text: String) -> Int? {
        let kept = Plain(text).words.drop { around.contains($0) && NumberReading([$0]) == nil }
        return NumberReading(whole: Plain(kept.joined(separator: " ")).curt)?.value
    }

    private static let vague: Set<String> = [
        "a lot", "a little", "some", "some money", "lots", "much", "everything", "all", "all of it",
        "nothing",
        "a bit", "mucho", "un poco", "poco", "algo", "todo", "nada", "whatever", "lo que sea",
        "as much as i can",
    ]

    /// What is said around a bare number that is an amount.
    private static let around: Set<String> = {
        let words =
            "i ill id im well we want wanna would will like can could do give giving gave go put make makes it that lets let "
            + "us me my say just only about maybe please pls thanks ok okay yes then for now to them this one time once "
            + "pledge donate send change instead actually amount of is at least no not rather "
            + "quiero quisiera puedo daria dar doy dare dono donar prometo pon ponga pongo que sean sea solo unos unas mejor "
            + "mas bien a al de y por favor gracias si entonces ahora les le cambia cambie cambielo cantidad es"
        return Set(words.split(separator: " ").map(String.init))
    }()

    /// Signs of money apart from digits, and digits apart from words: "5usd" is two words.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isNumber = false
        func isOfNumber(_ sign: Character) -> Bool { sign.isASCII && sign.isNumber || ".,-".contains(sign) }
        for sign in text.lowercased() {
            if sign.isWhitespace {
                if !word.isEmpty { words.append(word) }
                (word, isNumber) = ("", false)
                continue
            }
            let opens = isOfNumber(sign)
            if !word.isEmpty, opens != isNumber, sign != "'" {
                // "1e9" is no amount, and not two words.
                if isNumber, sign == "e", word.allSatisfy(\.isNumber) {
                    word.append(sign)
                    continue
                }
                words.append(word)
                word = ""
            }
            isNumber = opens
            word.append(sign)
        }
        if !word.isEmpty { words.append(word) }
        return words.map { word in
            let isSign = Currency.names[word] != nil && word.count <= 3
            return isSign || word.contains(where: \.isNumber) ? trimmed(word) : Plain(word).text
        }.filter { !$0.isEmpty }
    }

    /// Without the full stop that ends a sentence.
    private static func trimmed(_ word: String) -> String {
        var word = word
        while let last = word.last, ".,!?".contains(last) { word.removeLast() }
        return word
    }

    /// The words without amounts that name their currency: what else somebody looks for.
    package static func rest(of text: String) -> String {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        let plain = tokens.map { Plain(String($0)).text[...] }
        var kept: [Substring] = []
        var index = 0
        while index < tokens.count {
            if let count = length(tokens[index...], plain[index...]) {
                index += count
            } else {
                kept.append(tokens[index])
                index += 1
            }
        }
        return kept.joined(separator: " ")
    }

    /// How many of the next words are an amount.
    private static func length(_ tokens: ArraySlice<Substring>, _ plain: ArraySlice<Substring>) -> Int? {
        guard let token = tokens.first, let first = plain.first else { return nil }
        if token.contains(where: { "$€£¥₹₩".contains($0) }) {
            let isSign = !token.contains(where: \.isNumber)
            return isSign && plain.dropFirst().first?.first?.isNumber == true ? 2 : 1
        }
        if first.first?.isNumber == true, Currency.names[String(first.drop(while: \.isNumber))] != nil {
            return 1
        }
        let numeric = token.allSatisfy { $0.isNumber || ".,".contains($0) } ? 1 : NumberReading(plain)?.length
        guard let numeric, let unit = plain.dropFirst(numeric).first, Currency.names[String(unit)] != nil
        else {
            return nil
        }
        return numeric + 1
    }

    private static func read(_ number: String, _ currency: Currency) -> AmountReading {
        let marks = number.filter { ".,".contains($0) }
        let parts = number.split(whereSeparator: { ".,".contains($0) }, omittingEmpty: false)
        guard marks.count <= 1 else { return grouped(number, marks, parts, currency) }
        guard let last = parts.last, marks.count == 1, last.count == 3 else {
            return amount(Money.minor(parts, currency), currency)
        }
        if currency.digits == 3 { return fils(parts, currency) }
        // Three digits behind one mark: thousands in one country, the smallest units in none of these currencies.
        guard (1...3).contains(parts[0].count), parts[0].first != "0",
            let thousands = Money.minor([parts.joined()], currency)
        else { return .wrong }
        guard currency.digits > 0, last == "000", let whole = Money.minor([parts[0]], currency) else {
            return currency.digits == 0 || marks == "," ? amount(thousands, currency) : .wrong
        }
        return .either(Money(whole, currency), Money(thousands, currency))
    }

    /// "1,500" of a currency with three digits behind the mark: one and a half, or fifteen hundred.
    private static func fils(_ parts: [String], _ currency: Currency) -> AmountReading {
        guard let small = Money.minor(parts, currency) else { return .wrong }
        guard parts[0].first != "0", let large = Money.minor([parts.joined()], currency) else {
            return amount(small, currency)
        }
        return .either(Money(small, currency), Money(large, currency))
    }

    /// "1,000.50" and "1.000,50": both marks tell which is which.
    private static func grouped(_ number: String, _ marks: String, _ parts: [String], _ currency: Currency)
        -> AmountReading
    {
        let thousands = parts.dropFirst().dropLast()
        guard let last = marks.last, thousands.allSatisfy({ $0.count == 3 }), (1...3).contains(parts[0].count)
        else {
            return .wrong
        }
        if marks.dropLast().contains(last) {
            // "1,000,000"
            guard Set(marks).count == 1, parts[parts.count - 1].count == 3 else { return .wrong }
            return amount(Money.minor([parts.joined()], currency), currency)
        }
        return amount(Money.minor([parts.dropLast().joined(), parts[parts.count - 1]], currency), currency)
    }

    private static func amount(_ minor: Int?, _ currency: Currency) -> AmountReading {
        guard let minor, minor > 0 else { return .wrong }
        return .amount(Money(minor, currency))
    }
}

extension String {
    fileprivate func split(whereSeparator isMark: (Character) -> Bool, omittingEmpty: Bool) -> [String] {
        split(omittingEmptySubsequences: omittingEmpty, whereSeparator: isMark).map(String.init)
    }
}
