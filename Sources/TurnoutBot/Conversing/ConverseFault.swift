/// Why a line of a script cannot be played: one sentence that says what can.
struct ConverseFault: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
