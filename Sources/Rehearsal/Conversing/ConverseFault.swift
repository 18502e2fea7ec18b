/// Why a line of a script cannot be played: one sentence that says what can.
package struct ConverseFault: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
