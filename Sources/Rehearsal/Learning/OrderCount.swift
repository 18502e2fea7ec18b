package import Understanding

/// How orders about a report are heard that were never learned.
package struct OrderCount {
    private(set) var orders = 0
    private(set) var missed = 0
    /// Heard, but taken for another order.
    private(set) var confused = 0
    private(set) var others = 0
    /// Taken for an order, and none.
    private(set) var wrong = 0

    package init() {}

    /// Counts one line; what went wrong with it, if anything did.
    package mutating func count(_ line: OrderFile.Line, _ found: ReportOrder?) -> String? {
        if line.order == nil { others += 1 } else { orders += 1 }
        guard found != line.order else { return nil }
        if line.order == nil {
            wrong += 1
        } else if found == nil {
            missed += 1
        } else {
            confused += 1
        }
        return "\(line.order?.rawValue ?? "none") <- \(found?.rawValue ?? "none"): \(line.text)"
    }

    /// What was counted, in one line.
    package var summary: String {
        "\(orders) orders, \(missed) missed, \(confused) taken for another; \(others) others, \(wrong) taken for one"
    }
}
