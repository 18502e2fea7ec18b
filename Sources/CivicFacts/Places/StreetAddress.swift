/// A street address on its way to one look-up. It cannot be encoded, so no session, outbox or log can keep it, and
/// every printed form is the word "address".
public struct StreetAddress: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// The words as the person wrote them, on one line.
    public let line: String

    /// Nil for what cannot be a street address: no digit, no letter, or longer than 200 characters.
    public init?(_ text: String) {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.count <= 200, line.contains(where: \.isNumber), line.contains(where: \.isLetter) else {
            return nil
        }
        self.line = line
    }

    public var description: String { "address" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
