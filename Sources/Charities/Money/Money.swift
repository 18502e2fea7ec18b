/// An amount in the smallest units of its currency: 250 US cents, 500 yen.
public struct Money: Codable, Hashable, Sendable, LosslessStringConvertible {
    public let minor: Int
    public let currency: Currency

    public init(_ minor: Int, _ currency: Currency) { (self.minor, self.currency) = (minor, currency) }

    /// So many whole units.
    package init(whole: Int, _ currency: Currency) { self.init(whole * currency.unit, currency) }

    /// Reads `USD 2.50`, as files have it; nil for more digits than the currency has, or none before the point.
    package init?(written text: String) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let currency = Currency(rawValue: String(parts[0])) else { return nil }
        let digits = parts[1].replacing(",", with: "").split(separator: ".", omittingEmptySubsequences: false)
        guard let minor = Money.minor(digits, currency) else { return nil }
        self.init(minor, currency)
    }

    /// Reads `USD250`, the spelling in buttons; the smallest units behind the code.
    public init?(_ description: String) {
        guard let currency = Currency(rawValue: String(description.prefix(3))),
            let minor = Int(description.dropFirst(3)), minor >= 0,
            description == "\(currency.rawValue)\(minor)"
        else { return nil }
        self.init(minor, currency)
    }

    public var description: String { "\(currency.rawValue)\(minor)" }

    /// "$2.50", "$5", "¥500": without digits behind the point where they are all 0, with commas between thousands.
    package var text: String {
        let (whole, rest) = minor.quotientAndRemainder(dividingBy: currency.unit)
        let behind = rest == 0 ? "" : "." + String(String(currency.unit + rest).dropFirst())
        return currency.sign + Money.grouped(whole) + behind
    }

    /// With commas between thousands.
    package static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return text
    }

    /// Digits before and behind the point; nil for what is no amount of the currency, or beyond a billion.
    static func minor(_ parts: [some StringProtocol], _ currency: Currency) -> Int? {
        guard (1...2).contains(parts.count), (1...9).contains(parts[0].count),
            parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }), let whole = Int(parts[0])
        else { return nil }
        guard parts.count == 2 else { return whole * currency.unit }
        guard (1...max(1, currency.digits)).contains(parts[1].count), currency.digits > 0 else { return nil }
        let padded = parts[1] + String(repeating: "0", count: currency.digits - parts[1].count)
        return Int(padded).map { whole * currency.unit + $0 }
    }
}
