/// Words in which numbers stand: a ZIP code, a bill's number and a sum of money become names for what they are.
enum NumberWords {
    static func named(_ words: [String]) -> [String] {
        guard words.contains(where: isNumber) || words.contains("dollars") else { return words }
        var result: [String] = []
        result.reserveCapacity(words.count)
        var index = 0
        while index < words.count {
            let word = words[index]
            if isNumber(word) {
                index += 1
                result.append(word.utf8.count == 5 || word.utf8.count == 9 ? "#zip" : word)
            } else if let end = bill(words, from: index) {
                result.append("#bill")
                index = end
            } else if word == "dollars" {
                result.append("#money")
                index += index + 1 < words.count && isNumber(words[index + 1]) ? 2 : 1
            } else if word == "report" || word == "reporte", index + 1 < words.count,
                isNumber(words[index + 1])
            {
                result += [word, "#report"]
                index += 2
            } else {
                result.append(word)
                index += 1
            }
        }
        return result
    }

    static func isNumber(_ word: String) -> Bool {
        !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Behind a bill's number: `hr 25`, `h r 25`, `s 2140`, `h j res 7`, `senate bill 12`.
    private static func bill(_ words: [String], from start: Int) -> Int? {
        var end = start
        while end < words.count, end - start < 4, isMark(words[end], isFirst: end == start) { end += 1 }
        guard end > start, end < words.count, isNumber(words[end]), words[end].utf8.count <= 5 else {
            return nil
        }
        return end + 1
    }

    private static func isMark(_ word: String, isFirst: Bool) -> Bool {
        switch word {
        case "hr", "h", "s", "hres", "sres", "hjres", "sjres", "hconres", "sconres", "sb", "hb", "ab": true
        case "r", "j", "res", "con", "bill", "b", "resolution", "no", "number", "numero": !isFirst
        case "senate", "house", "assembly": isFirst
        default: false
        }
    }
}
