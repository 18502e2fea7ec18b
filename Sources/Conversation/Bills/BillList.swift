/// Which bills a list shows, the latest update first.
public enum BillList: Codable, Hashable, Sendable {
    case latest
    /// By at least one chamber.
    case passed
    /// Put forward in the last two months; the status comes first.
    case new
    /// With these words in their title or topic.
    case about(String)
    /// Those of Congress in another order.
    case sorted(BillOrder)

    /// A state's list tells neither how new a bill is nor whether it passed.
    var mixesStates: Bool {
        switch self {
        case .latest, .about: true
        case .passed, .new, .sorted: false
        }
    }

    /// The order, where it is not that of the latest update.
    var order: BillOrder? {
        if case .sorted(let order) = self { order } else { nil }
    }
}

/// Whose bills: a choice that sticks.
public enum BillLevel: String, Codable, Sendable, CaseIterable {
    case federal, state
    /// The state of the second ZIP code.
    case secondState = "second"
}
