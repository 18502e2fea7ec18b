internal import CivicFacts
internal import Understanding

/// A file of organisations: blocks of `field: value`, parted by empty lines; the first block says version and day.
package struct OrganisationFile: Sendable {
    package private(set) var organisations: [Organisation] = []
    /// What was refused, by its row and field; the other rows are there.
    package private(set) var faults: [RowFault] = []

    /// Rows that clash with others which are listed already are refused, unless they take the place of the same id.
    package init(_ text: String, beside others: [Organisation] = []) {
        var blocks = OrganisationFile.blocks(of: text)
        guard let head = blocks.first, head.first?.name == "version",
            head.contains(where: { $0.name == "day" && CivilDate($0.value) != nil })
        else {
            faults.append(RowFault(row: "file", field: "version"))
            return
        }
        blocks.removeFirst()
        var found: [Organisation] = []
        for (index, fields) in blocks.enumerated() {
            do throws(RowFault) {
                found.append(try OrganisationRow(fields, number: index + 1).organisation())
            } catch {
                faults.append(error)
            }
        }
        let ids = Set(found.map(\.id))
        organisations = distinct(found, beside: others.filter { !ids.contains($0.id) })
    }

    /// A number or an id in two rows names nobody, and a name that is nearly another's may be somebody else's trick.
    private mutating func distinct(_ found: [Organisation], beside others: [Organisation]) -> [Organisation] {
        let ids = Dictionary(grouping: found, by: \.id)
        let numbers = Dictionary(grouping: found + others, by: \.registration)
        let twins = OrganisationFile.twins(among: found + others)
        return found.filter { one in
            if ids[one.id]?.count ?? 0 > 1 { return refuse(one, "id") }
            if numbers[one.registration]?.count ?? 0 > 1 { return refuse(one, "registration") }
            return twins.contains(one.id) ? refuse(one, "name") : true
        }
    }

    /// Rows whose names are at most two letters apart. Each is compared with those of about its length, and letter by letter
    /// only where the letters that they have differ little.
    private static func twins(among found: [Organisation]) -> Set<OrganisationID> {
        let names = found.map { one in
            let text = Plain(one.name).text
            return (one: one, text: text, count: text.count, letters: letters(of: text))
        }.sorted { $0.count < $1.count }
        var twins: Set<OrganisationID> = []
        for (index, left) in names.enumerated() {
            for right in names[(index + 1)...].prefix(while: { $0.count - left.count <= 2 })
            where (left.letters ^ right.letters).nonzeroBitCount <= 4
                && Slip.count(between: left.text, and: right.text, upTo: 2) != nil
            {
                twins.formUnion([left.one.id, right.one.id])
            }
        }
        return twins
    }

    /// Which of a to z stand in a plain text, a bit each.
    private static func letters(of text: String) -> UInt32 {
        text.utf8.reduce(0) { 97...122 ~= $1 ? $0 | 1 << UInt32($1 - 97) : $0 }
    }

    private mutating func refuse(_ one: Organisation, _ field: String) -> Bool {
        faults.append(RowFault(row: one.id.description, field: field))
        return false
    }

    /// Parted by lines on which nothing is written, however many spaces they have and whatever ends them.
    private static func blocks(of text: String) -> [[Field]] {
        var blocks: [[Field]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                if !blocks[blocks.count - 1].isEmpty { blocks.append([]) }
            } else if !line.hasPrefix("#") {
                blocks[blocks.count - 1].append(field(of: line))
            }
        }
        return blocks.filter { !$0.isEmpty }
    }

    private static func field(of line: Substring) -> Field {
        guard let colon = line.firstIndex(of: ":") else { return Field(name: String(line), value: "") }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return Field(name: String(line[..<colon]), value: String(value))
    }
}

/// One line of a row.
struct Field: Equatable {
    let name: String
    let value: String
}

/// Why a row was refused: its id, or its place where it has none, and the first field that is wrong. Never a value.
package struct RowFault: Error, Equatable, Sendable {
    package let row: String
    package let field: String

    package init(row: String, field: String) { (self.row, self.field) = (row, field) }
}
