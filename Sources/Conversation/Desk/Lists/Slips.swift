/// How many slips of the finger lie between two words.
package enum Slips {
    package static func between(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (line, letter) in one.enumerated() {
            var corner = row[0]
            row[0] = line + 1
            for (column, wanted) in other.enumerated() {
                let change = corner + (letter == wanted ? 0 : 1)
                corner = row[column + 1]
                row[column + 1] = min(change, row[column] + 1, corner + 1)
            }
        }
        return row[other.count]
    }
}
