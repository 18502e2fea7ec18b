public import FoundationEssentials

/// The ceremony of making what the bot says now the text of record; its diff is then reviewed like code.
public enum Acceptance {
    /// Why nothing, or not everything, was accepted.
    public enum Refusal: Error, Equatable, Sendable, CustomStringConvertible {
        /// On a build machine nobody reviews.
        case underCI
        case unwritable(file: String)

        public var description: String {
            switch self {
            case .underCI:
                "transcripts are accepted by people, not where CI is set; run `make transcripts` at your desk"
            case .unwritable(let file): "\(file) cannot be written"
            }
        }
    }

    /// Rewrites the file of every performance whose text differs and returns their paths; throws `.underCI`,
    /// with nothing touched, where the environment has a `CI` that is not empty.
    public static func accept(
        _ performances: [Performance], environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(Refusal) -> [String] {
        guard environment["CI", default: ""].isEmpty else { throw .underCI }
        var rewritten: [String] = []
        for performance in performances where !performance.isSame {
            let file = performance.transcript.file
            do {
                try Data(performance.text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
            } catch {
                throw .unwritable(file: file)
            }
            rewritten.append(file)
        }
        return rewritten
    }
}
