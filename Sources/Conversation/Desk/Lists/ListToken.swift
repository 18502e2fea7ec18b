/// A button that turns a list in the room to its next page or back: `l1.<page>.<which way>.<list>.<words>`. It holds all
/// that the list was asked for, so it works however old it is.
struct ListToken: Equatable {
    /// Which list; as its buttons spell it for ever.
    enum List: String, CaseIterable {
        case queue = "q"
        case find = "f"
        case log = "g"
        case views = "v"
    }

    enum Way: String, CaseIterable {
        case on = "n"
        case back = "b"

        var sign: String { self == .on ? "⏩" : "⏪" }
    }

    static let mark = "l1."
    static let signs = Way.allCases.map(\.sign)
    private static let longest = 64
    private static let most = 1_000

    let list: List
    /// What was asked for, as after the command.
    let words: String
    /// The page that it stands under, from 1.
    let page: Int
    let way: Way

    init(_ list: List, _ words: String, page: Int, _ way: Way) {
        (self.list, self.words, self.page, self.way) = (list, words, page, way)
    }

    init?(text: String) {
        let parts = text.split(separator: ".", maxSplits: 4, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 5, parts[0] + "." == Self.mark, let page = Int(parts[1], radix: 36),
            (1...Self.most).contains(page), let way = Way(rawValue: parts[2]),
            let list = List(rawValue: parts[3]), parts[4].utf8.allSatisfy(Self.isPlain)
        else { return nil }
        self.init(list, parts[4].replacing("_", with: " "), page: page, way)
    }

    /// What a sign means under a message whose first button this is.
    init?(sign: String, under button: String?) {
        guard let token = button.flatMap({ ListToken(text: $0) }),
            let way = Way.allCases.first(where: { CardReaction.isSame($0.sign, sign) })
        else { return nil }
        self.init(token.list, token.words, page: token.page, way)
    }

    /// Nil for words that no button can hold: then the next page is asked for in words.
    var text: String? {
        let words = words.replacing(" ", with: "_")
        let text = "\(Self.mark)\(String(page, radix: 36)).\(way.rawValue).\(list.rawValue).\(words)"
        guard text.utf8.count <= Self.longest, words.utf8.allSatisfy(Self.isPlain), page <= Self.most else {
            return nil
        }
        return text
    }

    /// The page that it leads to.
    var target: Int { way == .on ? page + 1 : max(1, page - 1) }

    /// Letters, digits and `_ : - + # "`.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3A, 0x2D, 0x2B, 0x23, 0x22: true
        default: false
        }
    }
}

/// Lists in the room, a page at a time.
enum ListPages {
    /// The buttons below a page; none where there is nothing besides it.
    static func buttons(_ list: ListToken.List, _ words: String, page: Int, hasMore: Bool) -> [[Button]] {
        let ways = (page > 1 ? [ListToken.Way.back] : []) + (hasMore ? [.on] : [])
        let row = ways.compactMap { way -> Button? in
            let token = ListToken(list, words, page: page, way)
            let label = way == .on ? ListWordsInRoom.labelOn : .labelBack
            return token.text.map {
                Button(label: Desk.words.text(label, [.n: "\(token.target)"]), token: $0)
            }
        }
        return row.isEmpty ? [] : [row]
    }

    /// The page that a button leads to takes the place of its own.
    static func turn(_ token: ListToken, at message: MessageID?, _ visit: inout Visit) -> Outcome? {
        let outcome = page(of: token, &visit)
        guard let outcome, !outcome.isRefusal, let message else { return outcome }
        visit.deliver(
            Delivery(
                .announce(
                    message: Message(text: outcome.note, rows: outcome.rows), in: visit.inbound.room,
                    replyTo: nil, about: outcome.about, instead: message)))
        return nil
    }

    private static func page(of token: ListToken, _ visit: inout Visit) -> Outcome? {
        let words = token.words.isEmpty ? "+\(token.target)" : "\(token.words) +\(token.target)"
        return switch token.list {
        case .queue: DeskList.follow(words, &visit)
        case .find: Finding.follow(words, &visit)
        case .log: ReportLog.follow(words, &visit)
        case .views: ShowView.follow(words, &visit)
        }
    }
}

/// Below lists in the room.
enum ListWordsInRoom: Wording {
    case labelOn, labelBack

    var text: Text {
        switch self {
        case .labelOn: Text(en: "Page {n} »", es: "Página {n} »")
        case .labelBack: Text(en: "« Page {n}", es: "« Página {n}")
        }
    }
}
