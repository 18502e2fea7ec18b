/// Some of the numbers of a glossary.
struct NumberSet: Sendable {
    private var isIn: [Bool]

    init(count: Int) { isIn = Array(repeating: false, count: count) }

    func contains(_ number: Int32) -> Bool { number >= 0 && isIn[Int(number)] }

    /// False if it was there before.
    @discardableResult mutating func insert(_ number: Int32) -> Bool {
        guard number >= 0, !isIn[Int(number)] else { return false }
        isIn[Int(number)] = true
        return true
    }
}
