/// A table bundled with the program: lines of fields divided by `|`; `#` begins a line for people.
package struct FactTable {
    package let rows: [[String]]

    package init(_ bytes: [UInt8]) {
        rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    }
}
