/// A table bundled with the program: lines of fields divided by `|`; `#` begins a line for people.
struct FactTable {
    let rows: [[String]]

    init(_ bytes: [UInt8]) {
        rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    }
}
