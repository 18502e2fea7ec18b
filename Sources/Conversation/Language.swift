/// A language the bot speaks completely.
public enum Language: String, Codable, Sendable, CaseIterable {
    case english = "en"
    case spanish = "es"

    /// The language a platform's code (`es-MX`) names, nil if the bot does not speak it.
    public init?(code: String) {
        self.init(rawValue: String(code.lowercased().prefix { $0 != "-" && $0 != "_" }))
    }
}
