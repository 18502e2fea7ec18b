internal import CivicFacts
internal import Understanding

/// A file of organisations: blocks of `field: value`, parted by empty lines; the first block says version and day.
package struct OrganisationFile: Sendable {
    package private(set) var organisations: [Organisation] = []
    /// What was refused, by its row and field; the other rows are there.
    package private(set) var faults: [RowFault] = []

    package init(_ text: String) {
        var blocks = text.split(separator: "\n\n").map { OrganisationFile.fields(of: $0) }.filter {
            !$0.isEmpty
        }
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
        organisations = distinct(found)
    }

    /// A number or an id in two rows names nobody, and a name that is nearly another's may be somebody else's trick.
    private mutating func distinct(_ found: [Organisation]) -> [Organisation] {
        let ids = Dictionary(grouping: found, by: \.id)
        let numbers = Dictionary(grouping: found, by: \.registration)
        return found.filter { one in
            if ids[one.id]?.count ?? 0 > 1 { return refuse(one, "id") }
            if numbers[one.registration]?.count ?? 0 > 1 { return refuse(one, "registration") }
            let isTwin = found.contains { other in
                other.id != one.id && other.registration != one.registration
                    && Likeness.areTwins(one.name, other.name)
            }
            return isTwin ? refuse(one, "name") : true
        }
    }

    private mutating func refuse(_ one: Organisation, _ field: String) -> Bool {
        faults.append(RowFault(row: one.id.description, field: field))
        return false
    }

    private static func fields(of block: Substring) -> [Field] {
        block.split(separator: "\n").compactMap { line in
            guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else {
                return line.hasPrefix("#") || line.allSatisfy(\.isWhitespace)
                    ? nil : Field(name: String(line), value: "")
            }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            return Field(name: String(line[..<colon]), value: String(value))
        }
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

/// How near two names are to each other.
enum Likeness {
    /// At most two letters apart, and not the same.
    static func areTwins(_ one: String, _ other: String) -> Bool {
        let (left, right) = (Plain(one).text, Plain(other).text)
        guard abs(left.utf8.count - right.utf8.count) <= 2 else { return false }
        return distance(Array(left.utf8), Array(right.utf8), limit: 3) <= 2
    }

    /// Letters that are put in, left out, exchanged or swapped with their neighbour, up to a limit.
    static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        guard abs(left.count - right.count) < limit else { return limit }
        var before = [Int](), row = Array(0...right.count)
        for i in left.indices {
            var next = [i + 1]
            next.reserveCapacity(right.count + 1)
            for j in right.indices {
                let same = left[i] == right[j]
                var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (same ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    least = min(least, before[j - 1] + 1)
                }
                next.append(least)
            }
            if next.min() ?? 0 >= limit { return limit }
            (before, row) = (row, next)
        }
        return min(limit, row[right.count])
    }
}
