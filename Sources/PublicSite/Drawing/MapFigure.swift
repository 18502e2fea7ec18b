/// What the numbers of a map are.
enum MapFigure: String, CaseIterable, Sendable {
    case reports
    /// Reports per 100,000 residents, in thousandths: one report in California is not zero.
    case perResidents = "rate"

    /// Nil where nobody counted the residents: no data, which is not zero. // S15
    func value(_ count: Int, residents: Int?) -> Int? {
        switch self {
        case .reports: return count
        case .perResidents:
            guard let residents, residents > 0 else { return nil }
            let rate = (count * 100_000_000 + residents / 2) / residents
            return count > 0 ? max(1, rate) : 0
        }
    }

    func text(_ value: Int, _ language: SiteLanguage) -> String {
        switch self {
        case .reports: language.number(value)
        case .perResidents: Self.decimal(value, language)
        }
    }

    /// About two digits that matter: 1,234 · 12 · 1.2 · 0.12 · 0.012
    private static func decimal(_ thousandths: Int, _ language: SiteLanguage) -> String {
        let grain = thousandths >= 10_000 ? 1_000 : thousandths >= 1_000 ? 100 : thousandths >= 100 ? 10 : 1
        let rounded = (thousandths + grain / 2) / grain * grain
        var digits = String(String(1_000 + rounded % 1_000).dropFirst())
        while digits.hasSuffix("0") { digits.removeLast() }
        return language.number(rounded / 1_000) + (digits.isEmpty ? "" : ".\(digits)")
    }
}
