/// A table bundled with the program: lines of fields divided by `|`; `#` begins a line for people.
package struct FactTable {
    package let rows: [[String]]

    package init(_ file: FactFile) {
        rows = file.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
    }
}
