/// A U.S. ZIP code: five digits kept as text, so that 02139 stays 02139.
public struct ZIP: TextValue, Hashable, Sendable {
    public let digits: String

    /// The first three digits, which neighbours share.
    package var prefix: String { String(digits.prefix(3)) }

    /// Takes exactly five ASCII digits in the range in use (00501 Holtsville NY to 99950 Ketchikan AK, USPS).
    public init?(_ digits: String) {
        guard digits.utf8.count == 5, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        guard let number = Int(digits), (501...99950).contains(number) else { return nil }
        self.digits = digits
    }

    public var description: String { digits }
}
