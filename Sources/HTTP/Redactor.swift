/// Takes secrets out of text that is about to be written down.
///
/// Known secrets go wherever they stand, also with `:` percent-encoded; so does every `/bot<digits>:<anything>`
/// path step, the form in which Telegram carries its token (T114).
public struct Redactor: Sendable, Redacted {
    /// What stands in the place of a secret.
    public static let mark = "[redacted]"

    private let secrets: [String]

    /// A redactor that knows these secrets; empty strings are ignored.
    public init(secrets: [String]) {
        let forms = secrets.flatMap { secret in
            [
                secret, secret.replacing(":", with: "%3A"), secret.replacing(":", with: "%3a"),
            ]
        }
        // Longest first, so that a secret inside another leaves no remainder of the longer one.
        self.secrets = Set(forms).filter { !$0.isEmpty }.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }

    /// The text without its secrets.
    public func redact(_ text: String) -> String {
        Self.withoutBotPaths(secrets.reduce(text) { $0.replacing($1, with: Self.mark) })
    }

    public var summary: String { "redactor of \(secrets.count) forms" }

    private static func withoutBotPaths(_ text: String) -> String {
        guard text.contains("/bot") else { return text }
        var rest = text.utf8[...]
        var clean: [UInt8] = []
        while !rest.isEmpty {
            if let length = tokenLength(rest) {
                clean += Array("/\(mark)".utf8)
                rest = rest.dropFirst(length)
            } else {
                clean.append(rest.removeFirst())
            }
        }
        return String(decoding: clean, as: UTF8.self)
    }

    /// The length of a `/bot<digits>:<anything>` at the start of `text`, up to the next `/`, `?`, quote or white
    /// space.
    private static func tokenLength(_ text: Substring.UTF8View) -> Int? {
        guard text.starts(with: "/bot".utf8) else { return nil }
        let digits = text.dropFirst(4).prefix { 0x30...0x39 ~= $0 }.count
        let tail = text.dropFirst(4 + digits)
        guard digits > 0, tail.first == UInt8(ascii: ":") || tail.starts(with: "%3".utf8) else { return nil }
        return 4 + digits + tail.prefix { $0 > 0x20 && !"/?#\"'<>".utf8.contains($0) }.count
    }
}
