internal import Understanding

/// The team's own ready questions: one a line, `name | English | español`, and where there are choices
/// `| Yes / No | Sí / No`. Lines that begin with `#` say nothing.
public struct ReadyFile: Error, Equatable, Sendable {
    /// The line that is wrong, from 1, and why.
    public let line: Int
    public let why: String

    static let most = 40
    static let mostWords = 160
    static let mostChoices = 4
    static let mostLetters = 30

    public static func read(_ text: String) throws(ReadyFile) -> [ReadyQuestion] {
        var found: [ReadyQuestion] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = String(line).trimmingSpaces
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            let question = try question(in: line, at: index + 1)
            guard !found.contains(where: { $0.name == question.name }) else {
                throw ReadyFile(line: index + 1, why: "the name stands in another line already")
            }
            guard found.count < most else {
                throw ReadyFile(line: index + 1, why: "there are more than \(most) questions")
            }
            found.append(question)
        }
        return found
    }

    private static func question(in line: String, at number: Int) throws(ReadyFile) -> ReadyQuestion {
        func wrong(_ why: String) -> ReadyFile { ReadyFile(line: number, why: why) }
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map {
            String($0).trimmingSpaces
        }
        guard fields.count == 3 || fields.count == 5 else {
            throw wrong("it takes a name and both languages, and then no choices or those of both")
        }
        guard isName(fields[0]) else {
            throw wrong("the name must be one word of a to z, 0 to 9 and -, a letter first, 20 at most")
        }
        guard fields[1...2].allSatisfy({ isSentence($0) }) else {
            throw wrong("both languages must have words, \(mostWords) characters at most")
        }
        let choices = fields.dropFirst(3).map { field in
            field.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
        }
        guard choices.allSatisfy(areChoices), choices.first?.count == choices.last?.count else {
            throw wrong(
                "both languages need the same 2 to \(mostChoices) choices, \(mostLetters) letters each")
        }
        return ReadyQuestion(
            name: fields[0], words: Text(en: fields[1], es: fields[2]),
            choices: choices.isEmpty ? [] : zip(choices[0], choices[1]).map { Text(en: $0, es: $1) })
    }

    private static func isName(_ text: String) -> Bool {
        let letters = text.utf8
        return (1...20).contains(letters.count) && (97...122).contains(letters.first ?? 0)
            && letters.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    }

    private static func isSentence(_ text: String) -> Bool {
        !text.isEmpty && text.count <= mostWords && Clean.line(text) == text && !text.contains("{")
    }

    private static func areChoices(_ all: [String]) -> Bool {
        (2...mostChoices).contains(all.count) && Set(all.map { Plain($0).text }).count == all.count
            && all.allSatisfy { isSentence($0) && $0.count <= mostLetters && Int($0) == nil }
    }
}
