/// A voter's button as data: `c1.<turn in base 36>.<code>[.<argument>]`, ASCII, at most 64 bytes.
public struct ChoiceToken: Equatable, Sendable {
    public let choice: Choice
    /// The turn the button was shown in; 0 for a button that stays true for ever.
    public let turn: Int

    public init(_ choice: Choice, turn: Int) { (self.choice, self.turn) = (choice, turn) }

    /// Reads a token that came back from outside; nil for whatever is not ours.
    public init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 3, parts.count <= 4, parts[0] == "c1", parts[1].count <= 12,
            let turn = Int(parts[1], radix: 36), turn >= 0
        else { return nil }
        var (code, argument) = (parts[2], parts.count == 4 ? parts[3] : nil)
        if code == Self.folder, let words = argument?.split(separator: "_", maxSplits: 1).map(String.init) {
            (code, argument) = ("\(code).\(words.first ?? "")", words.count == 2 ? words[1] : nil)
        }
        guard let choice = Choice(code: code, argument: argument) else { return nil }
        self.init(choice, turn: turn)
    }

    public var text: String {
        let joint = choice.code.hasPrefix(Self.folder + ".") ? "_" : "."
        return "c1.\(String(turn, radix: 36)).\(choice.code)" + (choice.argument.map { joint + $0 } ?? "")
    }

    /// Under which the buttons of the feed and of own things stand.
    private static let folder = "f"
}
