internal import Understanding

extension Safety {
    /// The danger in a text, nil where there is none.
    init?(_ text: Plain) {
        guard let danger = Understanding.shared.danger(in: text.text) else { return nil }
        self = danger
    }
}
