/// Plain words out of a piece of HTML: paragraphs become lines, tags go, named and numbered characters are read.
enum HTMLText {
    static func plain(_ html: String) -> String {
        var text = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            text += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ">") else {
                rest = rest[start...].dropFirst()
                continue
            }
            let tag = rest[start...end].lowercased()
            if ["</p", "<br", "</li", "</ul"].contains(where: tag.hasPrefix) { text += "\n" }
            rest = rest[rest.index(after: end)...]
        }
        let lines = decoded(text + rest).split(separator: "\n").map {
            $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The text with `&amp;`, `&#8217;`, `&#x2019;` and their like as characters; unknown ones stay as they are.
    static func decoded(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let after = rest.index(after: start)
            if let end = rest[after...].prefix(10).firstIndex(of: ";"),
                let letter = character(rest[after..<end])
            {
                result.append(letter)
                rest = rest[rest.index(after: end)...]
            } else {
                result.append("&")
                rest = rest[after...]
            }
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> Character? {
        let named: [Substring: Character] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
        ]
        if let letter = named[name] { return letter }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
