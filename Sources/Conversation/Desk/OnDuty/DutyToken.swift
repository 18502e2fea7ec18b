/// The buttons below "Still there?", of the one who is asked: `u1.<verb>.<account>` (in base 36).
struct DutyToken: Equatable {
    enum Verb: String, CaseIterable {
        case yes, off
    }

    private static let mark = "u1"

    let verb: Verb
    let account: AccountID

    init(_ verb: Verb, of account: AccountID) { (self.verb, self.account) = (verb, account) }

    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == Self.mark, let verb = Verb(rawValue: String(parts[1])),
            let number = Int64(parts[2], radix: 36), number > 0
        else { return nil }
        self.init(verb, of: AccountID(rawValue: number))
    }

    var text: String { "\(Self.mark).\(verb.rawValue).\(String(account.rawValue, radix: 36))" }

    var button: Button {
        Button(label: Desk.words.text(verb == .yes ? DutyWords.labelYes : .labelOff), token: text)
    }
}
