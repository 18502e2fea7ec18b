/// Where clocks differ from those of most of a state, and those of Canada.
enum ZoneTable {
    /// The zone of a ZIP code that keeps other hours than most of its state (49 CFR part 71); nil for all others.
    static func exception(_ zip: ZIP, in state: String) -> String? {
        guard let rows = exceptions[state], let code = Int(zip.digits) else { return nil }
        return rows.first { $0.codes.contains { $0.contains(code) } }?.zone
    }

    /// By the first letter of a postal code of Canada, which is of a province or of a part of one.
    static func canadian(_ area: String) -> String? { area.first.flatMap { provinces[$0] } }

    static let names = exceptions.values.flatMap { $0.map(\.zone) } + provinces.values

    /// How many rows the file has, and how many of them are read.
    package static let counts = (rows: rows.count, read: exceptions.values.joined().count)

    private static let rows = FactTable(.zipZones).rows

    private static let exceptions: [String: [(zone: String, codes: [ClosedRange<Int>])]] = {
        var table: [String: [(zone: String, codes: [ClosedRange<Int>])]] = [:]
        for fields in rows where fields.count == 3 {
            let codes = fields[2].split(separator: " ").compactMap { run -> ClosedRange<Int>? in
                let ends = run.split(separator: "-").compactMap { Int($0) }
                guard let first = ends.first, let last = ends.last, first <= last else { return nil }
                return first...last
            }
            table[fields[0], default: []].append((zone: fields[1], codes: codes))
        }
        return table
    }()

    private static let provinces: [Character: String] = [
        "A": "America/St_Johns", "B": "America/Halifax", "C": "America/Halifax", "E": "America/Moncton",
        "G": "America/Toronto", "H": "America/Toronto", "J": "America/Toronto", "K": "America/Toronto",
        "L": "America/Toronto", "M": "America/Toronto", "N": "America/Toronto", "P": "America/Toronto",
        "R": "America/Winnipeg", "S": "America/Regina", "T": "America/Edmonton", "V": "America/Vancouver",
        "X": "America/Edmonton", "Y": "America/Whitehorse",
    ]
}
