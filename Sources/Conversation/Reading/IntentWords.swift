internal import Understanding

extension Intent {
    /// What is asked for in exact words; nil for everything that is not exactly one of the known phrases.
    init?(_ text: Plain) {
        let exact = Understanding.shared.exact
        guard let intent = exact[text.text] ?? exact[text.curt.text] else { return nil }
        self = intent
    }
}
