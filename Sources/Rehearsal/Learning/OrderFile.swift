package import Understanding

/// Lines of voters, and what they order about a report: blocks under the names of `ReportOrder`, and `[none]`.
package struct OrderFile {
    /// One line, and what it orders; nil is nothing.
    package struct Line {
        package let text: String
        package let order: ReportOrder?
    }

    /// All lines, in order.
    package let lines: [Line]

    /// A block of another name is a fault.
    package init(path: String) throws {
        let labelled = try LabelledLines<ReportOrder?>(path: path) { name in
            name == "none" ? .some(nil) : ReportOrder(rawValue: String(name)).map { $0 }
        }
        lines = labelled.lines.map { Line(text: $0.text, order: $0.label) }
    }
}
