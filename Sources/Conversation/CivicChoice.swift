/// What a button on a page of facts means.
public enum CivicChoice: Hashable, Sendable {
    /// Opens a topic by its door.
    case topic(Topic)
    case election(String)
    case representative(String)
    case billsOf(String)
    /// Another page of the same list.
    case more, less

    /// The name and argument inside a button's token.
    var token: (name: String, argument: String?) {
        switch self {
        case .topic(let topic): ("top", topic.rawValue)
        case .election(let id): ("elec", id)
        case .representative(let id): ("who", id)
        case .billsOf(let id): ("bills", id)
        case .more: ("more", nil)
        case .less: ("less", nil)
        }
    }

    /// Nil for what names none of these, or carries an argument that none of ours has.
    init?(name: String, argument: String?) {
        guard let choice = Self.choice(name, argument) else { return nil }
        self = choice
    }

    private static func choice(_ name: String, _ argument: String?) -> CivicChoice? {
        guard let argument else { return name == "more" ? .more : name == "less" ? .less : nil }
        switch name {
        case "top": return Topic(rawValue: argument).map { .topic($0) }
        case "elec": return isID(argument) ? .election(argument) : nil
        case "who": return isID(argument) ? .representative(argument) : nil
        case "bills": return isID(argument) ? .billsOf(argument) : nil
        default: return nil
        }
    }

    /// Ids that fit into a button: letters, digits, `:` and `-`, at most 40 of them.
    static func isID(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 40
            && text.utf8.allSatisfy { 48...58 ~= $0 || 97...122 ~= $0 | 32 || $0 == 45 }
    }

    /// Opens something to read, however old the button is.
    var isHarmless: Bool {
        switch self {
        case .topic, .election, .representative, .billsOf: true
        case .more, .less: false
        }
    }
}
