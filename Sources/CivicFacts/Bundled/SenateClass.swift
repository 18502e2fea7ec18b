/// Which senators of a state are elected when: each of the three classes every sixth year.
/// Source: senate.gov, "Class I, II, III"; a state's two classes never change.
enum SenateClass: Int, CaseIterable {
    case first = 1, second, third

    /// The class that is elected in a year; nil in odd years.
    init?(in year: Int) {
        guard year % 2 == 0 else { return nil }
        self.init(rawValue: ((year - 2024) / 2 % 3 + 3) % 3 + 1)
    }

    func holds(_ state: String) -> Bool { Self.states[self]?.contains(state) ?? false }

    private static let states: [SenateClass: Set<String>] = [
        .first: set(
            """
            AZ CA CT DE FL HI IN MA MD ME MI MN MO MS MT ND NE NJ NM NV NY OH PA RI TN TX UT VA VT WA WI WV WY
            """),
        .second: set(
            """
            AK AL AR CO DE GA IA ID IL KS KY LA MA ME MI MN MS MT NC NE NH NJ NM OK OR RI SC SD TN TX VA WV WY
            """),
        .third: set(
            """
            AK AL AR AZ CA CO CT FL GA HI IA ID IL IN KS KY LA MD MO NC ND NH NV NY OH OK OR PA SC SD UT VT WA WI
            """),
    ]

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map(String.init))
    }
}
