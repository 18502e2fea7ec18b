import Conversation

/// Orders as they were written lately, by the numbers of their rows: most leave a moment later, and are not read again.
final class OrderMemory {
    private var orders: [EntryID: Order] = [:]
    private static let most = 500

    func order(of id: EntryID) -> Order? { orders[id] }

    func keep(_ order: Order, of id: EntryID) {
        if orders.count >= Self.most { orders = [:] }
        orders[id] = order
    }

    func forget(_ id: EntryID) { orders[id] = nil }

    /// What was written may be undone or changed.
    func forget() { orders = [:] }
}
