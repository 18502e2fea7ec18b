internal import Understanding

/// A language the bot speaks completely. It is known and stored by its code alone (`"en"`).
public struct Language: Sendable {
    /// Its sentences and words.
    let tongue: Tongue

    init(_ tongue: Tongue) { self.tongue = tongue }

    /// What it calls itself: "Español".
    public var name: String { tongue.name }

    /// The language a platform's code (`es-MX`) names, nil if the bot does not speak it.
    public init?(code: String) {
        self.init(rawValue: String(code.lowercased().prefix { $0 != "-" && $0 != "_" }))
    }

    /// The language that calls itself so, or that English calls so; accents and case do not matter.
    init?(named name: Plain) {
        let curt = name.curt
        let found = Self.allCases.first { language in
            [language.tongue.name, language.tongue.nameInEnglish].contains { Plain($0) == curt }
        }
        guard let found else { return nil }
        self = found
    }
}

extension Language: RawRepresentable, Codable, Hashable, CaseIterable, CustomStringConvertible {
    public var rawValue: String { tongue.code }

    public init?(rawValue: String) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }

    /// Every language the bot speaks, in the order in which they are offered.
    public static var allCases: [Language] { Spoken.languages }

    public static func == (left: Language, right: Language) -> Bool { left.rawValue == right.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    public var description: String { rawValue }
}
