/// How much of people's words one message shows: as much as fits a small phone.
enum Fit {
    /// What is tried, from all of the words to the beginning of each.
    private static let most = [Int.max, 700, 500, 350, 250, 180, 120, 80, 50, 30]

    /// The text with people's words cut as little as it takes, and whether any were. `text` is given the most
    /// characters that it may show of what one person wrote.
    static func fit(_ text: (Int) -> String) -> (text: String, isCut: Bool) {
        var last = ""
        for most in most {
            last = text(most)
            if last.count <= Limits.pageCharacters { return (last, most < .max) }
        }
        return (last, true)
    }

    /// The same words in parts that fit, cut where a word ends if there is one.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var rest = text[...]
        while rest.count > Limits.partCharacters {
            let most = rest.prefix(Limits.partCharacters)
            let end = most.lastIndex(where: \.isWhitespace) ?? most.endIndex
            let cut = end == rest.startIndex ? most.endIndex : end
            parts.append(String(rest[..<cut]))
            rest = rest[cut...].drop(while: \.isWhitespace)
        }
        return parts + (rest.isEmpty && !parts.isEmpty ? [] : [String(rest)])
    }

    /// As many of the lines a page as fit, at least one.
    static func pages(of lines: [String]) -> [[String]] {
        var pages: [[String]] = []
        var left = 0
        for line in lines {
            left -= line.count + 1
            if left < 0 || pages.last?.count == Limits.pageSize {
                pages.append([])
                left = Limits.pageCharacters - line.count - 1
            }
            pages[pages.count - 1].append(line)
        }
        return pages
    }
}

extension String {
    /// The first characters, and a sign where there were more.
    func upTo(_ most: Int) -> String {
        guard count > most else { return self }
        let end = self[..<index(startIndex, offsetBy: most)].lastIndex { !$0.isWhitespace } ?? startIndex
        return self[...end] + "…"
    }
}
