import Civic

/// Every setting there is, by what it is for. The README's table lists exactly these, and a test compares the two.
enum Setting: Hashable, CaseIterable {
    case house(HouseSetting)
    case telegram(TelegramSetting)
    case matrix(MatrixSetting)
    case civic(ProviderSetting)

    static let allCases =
        HouseSetting.allCases.map(Setting.house) + TelegramSetting.allCases.map(Setting.telegram)
        + MatrixSetting.allCases.map(Setting.matrix) + ProviderSetting.all.map(Setting.civic)

    /// Nil for a name that no setting has.
    init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    /// Its name in the environment and in files.
    var name: String {
        switch self {
        case .house(let setting): setting.rawValue
        case .telegram(let setting): setting.rawValue
        case .matrix(let setting): setting.rawValue
        case .civic(let setting): setting.name
        }
    }

    /// What holds when the setting is missing, as the README says it.
    var fallback: String { row.fallback }

    /// One sentence, as the README says it.
    var meaning: String { row.meaning }

    private var row: (fallback: String, meaning: String) {
        switch self {
        case .house(let setting): setting.row
        case .telegram(let setting): setting.row
        case .matrix(let setting): setting.row
        case .civic(let setting): setting.row
        }
    }
}
