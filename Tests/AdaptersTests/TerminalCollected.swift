import Foundation

/// A list that several tasks may add to.
final class Collected<Element: Sendable>: @unchecked Sendable {
    // Proof of @unchecked: the list is touched only while the lock is held.
    private let lock = NSLock()
    private var elements: [Element]

    init(_ elements: [Element] = []) { self.elements = elements }

    var all: [Element] { lock.withLock { elements } }

    func add(_ element: Element) { lock.withLock { elements.append(element) } }

    func takeFirst() -> Element? { lock.withLock { elements.isEmpty ? nil : elements.removeFirst() } }
}
