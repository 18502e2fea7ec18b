/// Rows for local charities out of the tax authority's master file of exempt organisations (IRS EO BMF, public domain). What the
/// file does not say stays empty, so that no row is shown before a person has filled it in.
package struct OrganisationDraft: Equatable, Sendable {
    package let registration: Registration
    /// As the file has it, in capitals.
    package let legal: String
    package let zip: String
    package let tags: [CharityTag]

    /// The columns that are read. Among the others is a person's name, which is not.
    private static let columns = [
        "EIN", "NAME", "ZIP", "GROUP", "SUBSECTION", "AFFILIATION", "DEDUCTIBILITY", "FOUNDATION", "STATUS",
        "NTEE_CD",
    ]

    /// Charities whose mail address begins with these digits; nil where the file has not the columns.
    package static func drafts(from text: String, zip prefix: String) -> [OrganisationDraft]? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
        guard let head = lines.popFirst().map(Self.fields) else { return nil }
        let places = columns.map { name in head.firstIndex(of: name) }
        guard !places.contains(nil) else { return nil }
        return lines.compactMap { line in
            let row = Self.fields(line)
            let values = places.compactMap { place in
                place.flatMap { row.indices.contains($0) ? row[$0] : nil }
            }
            guard values.count == columns.count else { return nil }
            return OrganisationDraft(
                Dictionary(uniqueKeysWithValues: Swift.zip(columns, values)), zip: prefix)
        }
    }

    /// Nil for what is no public charity that people can give to here.
    private init?(_ row: [String: String], zip prefix: String) {
        func value(_ name: String) -> String { row[name] ?? "" }
        let code = value("NTEE_CD").first
        // A leading 0 is lost where a spreadsheet had the file.
        let digits = String(repeating: "0", count: max(0, 9 - value("EIN").count)) + value("EIN")
        // Under a group ruling the row is one of many with the same name: whose page a gift goes to is not known.
        let isOfGroup = value("AFFILIATION") == "9" || Int(value("GROUP")) ?? 0 != 0
        guard Self.isNumber(value("SUBSECTION"), 3), Self.isNumber(value("DEDUCTIBILITY"), 1),
            Self.isNumber(value("STATUS"), 1), !(2...4).contains(Int(value("FOUNDATION")) ?? 2), !isOfGroup,
            code != "R", code != "W", value("ZIP").hasPrefix(prefix), !value("NAME").isEmpty,
            let registration = Registration("US \(digits.prefix(2))-\(digits.dropFirst(2))")
        else { return nil }
        self.registration = registration
        legal = value("NAME")
        zip = String(value("ZIP").prefix(5))
        tags = Self.tags(of: value("NTEE_CD"))
    }

    private static func isNumber(_ text: String, _ number: Int) -> Bool { Int(text) == number }

    /// Of the field's first letter, where one of our topics is meant by it.
    private static func tags(of code: String) -> [CharityTag] {
        switch code.first {
        case "B": [.education]
        case "D": [.animals]
        case "E", "F", "G", "H": [.health]
        case "K": [.food]
        case "L": [.housing]
        case "M": [.disaster]
        case "O": [.children]
        default: []
        }
    }

    /// The row to be filled in. The address is that of the mail, often an accountant's: whom it serves is to be looked up.
    package var row: String {
        """
        id: \(id)
        name: \(Self.written(legal))
        legal: \(Self.written(legal))
        kind: 501c3
        registration: \(registration.text)
        registration-source: 
        give: 
        hosts: 
        en.mission: 
        es.mission: 
        tags: \(tags.map(\.rawValue).joined(separator: ", "))
        area: zip \(zip)
        minimum: USD 1.00
        checked: 
        """
    }

    /// Its number tells it from others of the same name.
    private var id: String {
        let letters = Self.written(legal).lowercased().filter { $0.isASCII && $0.isLetter }
        return letters.prefix(11) + "-" + registration.number.suffix(4)
    }

    /// "HOUSTON FOOD BANK INC" as people write it.
    static func written(_ name: String) -> String {
        let small: Set<String> = ["of", "the", "and", "for", "in", "at", "to", "a", "an", "de", "la", "y"]
        let words = name.lowercased().split(separator: " ")
        return words.enumerated().map { index, word in
            index > 0 && small.contains(String(word))
                ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined(separator: " ")
    }

    /// Values between commas; quotes around them are taken off.
    private static func fields(_ line: Substring) -> [String] {
        var (fields, field, isQuoted) = ([String](), "", false)
        for sign in line where sign != "\r" {
            switch sign {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                fields.append(field)
                field = ""
            default: field.append(sign)
            }
        }
        return fields + [field]
    }
}
