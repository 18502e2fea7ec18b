/// A card's button as data: `m1.<report>.<version>.<code>[.<argument>]` (numbers in base 36), at most 64 bytes.
public struct CardToken: Equatable, Sendable {
    public let report: ReportID
    /// The card's version when the button was shown; another version makes the button stale.
    public let version: Int
    let action: any Action

    init(report: ReportID, version: Int, action: any Action) {
        (self.report, self.version, self.action) = (report, version, action)
    }

    /// Reads a token that came back from outside; nil for whatever is not ours.
    public init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 4, parts.count <= 5, parts[0] == "m1", parts[1].count <= 13,
            parts[2].count <= 12,
            let number = Int64(parts[1], radix: 36), number > 0, let version = Int(parts[2], radix: 36),
            let action = Actions.action(coded: parts[3], argument: parts.count == 5 ? parts[4] : nil)
        else { return nil }
        self.init(report: ReportID(rawValue: number), version: version, action: action)
    }

    public var text: String {
        let argument = action.argument.map { ".\($0)" } ?? ""
        return Self.text("\(type(of: action).code)\(argument)", on: report, version: version)
    }

    /// The token of a deed that is given as it is spelled: `ok`, `no.unsafe`.
    public static func text(_ deed: String, on report: ReportID, version: Int) -> String {
        "m1.\(String(report.rawValue, radix: 36)).\(String(version, radix: 36)).\(deed)"
    }

    public static func == (one: CardToken, other: CardToken) -> Bool { one.text == other.text }
}
